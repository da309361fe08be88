import { isPaid } from '../../hand/declared-win.ts'
import type { Seat } from '../../model/seats.ts'
import { isExhaustiveDraw } from '../../table/moments.ts'
import { rule } from '../rule.ts'

/** A player in riichi declares no waiting hand at an exhaustive draw, instead of showing the hand. */
export const riichiNotShown = rule({
  id: 'riichi.not-shown',
  on: ['noten'],
  remedies: ['put-right'],
  afterTheHand: true,

  judge: ({ table, number }, { actor: seat }) => {
    const { riichi, revealed } = table.players[seat]
    if (!riichi || revealed !== undefined || !isExhaustiveDraw(table)) return null
    return { seat, because: [...(riichi.event > 0 ? [riichi.event] : []), number], facts: { called: riichi.event } }
  },

  // The hand is shown after all, and nothing is left to put right; or its player is paid for it, so it was shown, and the word is wrong in the record.
  amend: (findings, { before, event }) => {
    const isSettled = (seat: Seat): boolean => (event.verb === 'scores' ? isPaid(before, event, seat) : seat === event.actor)
    return event.verb === 'reveal' || event.verb === 'scores'
      ? findings
          .filter(({ seat, state, decision }) => seat !== null && isSettled(seat) && state === 'open' && !decision)
          .map((finding) => ({ finding, settled: true }))
      : []
  },

  examples: [
    ['noten in riichi', '@from middle; @riichi S; @wall 1; S draw; S discard 1z; * end exhaustive; S noten', 'S'],
    [
      'noten in riichi, with a hand that was declared dead',
      '@from middle; @riichi S; @wall 1; S draw; S discard 1z; * dead S; * end exhaustive; S noten',
      'S',
    ],
    [
      'noten in riichi, and the hand is shown all the same',
      '@from middle; @riichi S; @wall 1; S draw; S discard 1z; * end exhaustive; S noten; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      'nobody',
      'rrc-1.5',
    ],
    [
      'noten in riichi, and paid as tenpai',
      '@from middle; @riichi S; @wall 1; @scores 25000 25000 25000 25000; S draw; S discard 1z; * end exhaustive; S noten; * scores 24000 28000 24000 24000',
      'nobody',
      'rrc-1.5',
    ],
    [
      'noten in riichi, and not paid',
      '@from middle; @riichi S; @wall 1; @scores 25000 25000 25000 25000; S draw; S discard 1z; * end exhaustive; S noten; * scores 28000 24000 24000 24000',
      'S',
      'rrc-1.5',
    ],
    ['tenpai in riichi', '@from middle; @riichi S; @wall 1; S draw; S discard 1z; * end exhaustive; S tenpai', 'nobody'],
    ['noten without a riichi', '@from middle; @riichi S; @wall 1; W draw; W discard 1z; * end exhaustive; E noten', 'nobody'],
    [
      'noten, where the page does not ask for the hand',
      '@from middle; @riichi S; @wall 1; S draw; S discard 1z; * end exhaustive; S noten',
      'nobody',
      'riichi-wiki',
    ],
  ],
})
