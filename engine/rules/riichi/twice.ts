import { recordedInstead } from '../record/instead.ts'
import { rule } from '../rule.ts'

/** Riichi called by a player in riichi. */
export const riichiTwice = rule({
  id: 'riichi.twice',
  on: ['call'],
  needs: 'riichi',
  remedies: ['referee-discretion'],
  firstOf: 'act',

  judge: ({ table, number }, { actor: seat, call }) => {
    const { riichi } = table.players[seat]
    return call === 'riichi' && riichi
      ? { seat, because: [riichi.event, number].filter((n) => n > 0), facts: { call, called: riichi.event } }
      : null
  },
  answer: recordedInstead('record', 'riichi-twice'),

  examples: [
    ['a second riichi', '@from middle; @riichi S; S draw; S call riichi', 'S', 'wrc-2015', 'question'],
    ['a first riichi', '@from middle; S draw; S call riichi', 'nobody'],
  ],
})
