import type { Remedy } from '../../model/penalties.ts'
import type { Seat } from '../../model/seats.ts'
import { isRiichiAfterDiscard, isStickPaid } from '../../table/acts/riichi.ts'
import type { Table } from '../../table/table.ts'
import { recordedInstead } from '../record/instead.ts'
import { type Raised, rule } from '../rule.ts'

const VOID: readonly Remedy[] = ['riichi-void', 'stick-back']

/** The steps of a riichi come in another order: the stick before the discard or after the next player's, or the word after the own discard. */
export const riichiOrder = rule({
  id: 'riichi.order',
  on: ['stick', 'call'],
  needs: { call: 'riichi' },
  remedies: ['point-out'],
  effects: ['riichi-doubted'],
  firstOf: 'act',
  ofRiichi: true,

  judge: ({ table, rules, number }, event): Raised | null => {
    const seat = event.actor
    const { riichiAfterDiscard, riichiStick } = rules.practice
    if (event.verb === 'call') {
      const discard = table.players[seat].river.at(-1)
      if (event.call !== 'riichi' || !discard || riichiAfterDiscard !== 'asked' || !isRiichiAfterDiscard(table, event)) return null
      const facts = { kind: 'word', tile: discard.tile, discard: discard.event }
      return { seat, level: 'question', remedies: VOID, because: [discard.event, number], facts }
    }
    const { riichi, riichiCall, riichiDiscard } = table.players[seat]
    if (!riichi || riichi.event === 0) return null
    // The stick of a further call: that call is the fault.
    if (riichiCall ? riichiCall.event !== riichi.event : riichiDiscard !== riichi.declared) return null
    if (riichi.declared === undefined)
      return riichiStick !== 'not-late'
        ? { seat, because: [riichi.event, number], facts: { kind: 'stick-early', called: riichi.event } }
        : null
    const next = discardAfter(table, seat, riichi.declared)
    return next !== undefined && riichiStick !== 'not-early' && !isStickPaid(table, seat)
      ? { seat, because: [riichi.event, next, number], facts: { kind: 'stick-late', called: riichi.event } }
      : null
  },
  // A stick before the word: the word shows what it is for.
  judgeAfter: ({ after, rules, number }, { verb, actor: seat }): Raised | null => {
    const { riichi, stick } = after.players[seat]
    if (verb !== 'call' || riichi?.event !== number || riichi.declared !== undefined || !stick || !isStickPaid(after, seat)) return null
    return rules.practice.riichiStick !== 'not-late'
      ? { seat, at: stick, because: [stick, number], facts: { kind: 'stick-early', called: number } }
      : null
  },
  // The line of the discard is missing: nobody knows whether the stick came before it.
  amend: (findings, { before, after }) =>
    findings
      .filter(
        ({ seat, facts, decision }) => seat !== null && facts.kind === 'stick-early' && !decision && isDiscardLeftOut(before, after, seat),
      )
      .map((finding) => ({ finding, settled: true })),
  answer: recordedInstead('record', 'riichi-order'),

  examples: [
    ['the stick before the discard', '@from middle; S draw; S call riichi; S stick; S discard 9m rotated', 'S', 'rrc-1.5', 'question'],
    ['the stick before the word', '@from middle; S draw; S stick; S call riichi; S discard 9m rotated', 'S', 'rrc-1.5', 'question'],
    [
      'the stick after the next player’s discard',
      '@from middle; S draw; S call riichi; S discard 9m rotated; W draw; W discard 1z; S stick',
      'S',
      'wrc-2025',
      'advice',
    ],
    ['the word after the own discard', '@from middle; S draw; S discard 9m; S call riichi', 'S', 'rrc-1.5', 'question'],
    [
      'the stick after the next player’s draw',
      '@from middle; S draw; S call riichi; S discard 9m rotated; W draw; S stick; W discard 1z',
      'nobody',
      'wrc-2025',
    ],
    ['the discard before the riichi, written with “&” after it', '@from middle; E draw; S riichi 9m; & E discard 1z', 'nobody', 'wrc-2025'],
    ['word, discard, stick', '@from middle; S draw; S call riichi; S discard 9m rotated; S stick', 'nobody', 'rrc-1.5'],
    [
      'the stick before the discard, where it does not matter',
      '@from middle; S draw; S call riichi; S stick; S discard 9m rotated',
      'nobody',
    ],
    [
      'the word after the own discard, where any of the steps declares a riichi',
      '@from middle; S draw; S discard 9m; S call riichi',
      'nobody',
      'wrc-2025',
    ],
  ],
})

const isDiscardLeftOut = (before: Table, after: Table, seat: Seat): boolean => {
  const { riichi } = after.players[seat]
  return before.players[seat].riichi?.declared === undefined && riichi?.declared !== undefined && riichi.changed === true
}

/** The first discard of another player after the discard of a riichi, in the order tried: numbers tell none within a moment (`&`). */
const discardAfter = (table: Table, seat: Seat, declared: number): number | undefined => {
  let after: number | undefined
  for (let one = table.lastDiscard; one; one = one.before) {
    if (one.event === declared) return after
    if (one.seat !== seat) after = one.event
  }
  return undefined
}
