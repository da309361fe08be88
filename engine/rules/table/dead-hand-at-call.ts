import { declaredWinOf } from '../../hand/declared-win.ts'
import type { Seat } from '../../model/seats.ts'
import { claimOn } from '../../table/claims.ts'
import { declaredBy } from '../../table/declarations.ts'
import type { Table } from '../../table/table.ts'
import { type Raised, rule } from '../rule.ts'
import { VOID_REMEDIES, voidRemedyOf } from '../void-remedies.ts'

/**
 * A hand is declared dead after its player has called something, and before that call is carried through: the call is cancelled, and costs
 * nothing. A win that was shown by then is for the referee.
 */
export const deadHandAtCall = rule({
  id: 'dead-hand.at-call',
  on: ['dead', 'ruling'],
  remedies: VOID_REMEDIES,
  effects: ['call-cancelled'],
  house: { replacedBy: ({ deadFrom }) => (deadFrom === 'act' ? 'dead-hand.act' : undefined) },

  judge: ({ table, number }, event): Raised | null => {
    const seat = declaredBy(table, event, number)
    const call = seat === null || table.players[seat].dead ? null : callAtStake(table, seat)
    if (seat === null || call === null) return null
    const { act, called, shown } = call
    const { undeclared } = table.players[seat]
    const fault = undeclared.find((one) => one.event < called)
    // The hand is dead for the call itself, such as a win taken back.
    if (!fault && undeclared.some((one) => one.event > called)) return null
    const raised: Raised = {
      seat,
      because: [...(fault ? [fault.event] : []), called, number],
      facts: { act, call: act, called },
      remedies: [voidRemedyOf(act)],
    }
    return shown === undefined ? raised : { ...raised, at: shown, because: [...raised.because, shown], level: 'question' }
  },
  answer: (word, { raised, event }) => (word === 'void' ? { ...raised, rule: 'dead-hand.at-call', level: 'advice', at: event } : 'settled'),

  examples: [
    [
      'declared dead before the discard',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; N discard 2p; W call pon; W show 2p2p; * dead W',
      'W',
      'ema-2025',
      'advice',
    ],
    [
      'declared dead once the player has discarded',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; N discard 2p; W pon 2p2p; W discard 9m; * dead W',
      'nobody',
      'ema-2025',
    ],
    [
      'declared dead by a ruling, before the replacement tile',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; N discard 2p; W call kan; * ruling 5 swap.same-tile upheld',
      'W',
      'ema-2025',
      'advice',
    ],
    [
      'declared dead once the winning hand was shown: the app asks',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; N discard 2p; W call ron; W reveal 2p2p5z5z5z6s6s6s7s8s; * dead W',
      'W',
      'ema-2025',
      'question',
    ],
    [
      'dead from the fault, and not from the declaration',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; N discard 2p; W call pon; W show 2p2p; * dead W',
      'nobody',
    ],
  ],
})

/** A declaration that its player has not carried through. `shown`: the event that showed the hand of a win. */
type CallAtStake = { readonly act: string; readonly called: number; readonly shown?: number }

/** The player's newest declaration: until the discard, a kong until the replacement tile or the win on it. */
const callAtStake = (table: Table, seat: Seat): CallAtStake | null => {
  const { turn, players, kongs, ended } = table
  const { riichi, revealed = 0 } = players[seat]
  if (ended && ended.how !== 'win') return null
  const win = declaredWinOf(table, seat)
  if (win) return { act: win.selfDraw ? 'tsumo' : 'ron', called: win.called, ...(revealed > win.called && { shown: revealed }) }
  if (ended) return null
  const claim = claimOn(table, seat)
  if (claim && claim.standing === 'good' && !claim.yields) {
    const isCarriedThrough = claim.call === 'kan' && turn.claim === claim.called && turn.due === 'discard'
    return isCarriedThrough ? null : { act: claim.call, called: claim.called }
  }
  const kong = turn.seat === seat && turn.due === 'replace' ? kongs.find(({ event }) => event === turn.kong) : undefined
  if (kong) return kong.unmade ? null : { act: kong.kind, called: kong.event }
  return riichi && riichi.event > 0 && riichi.discard === undefined ? { act: 'riichi', called: riichi.event } : null
}
