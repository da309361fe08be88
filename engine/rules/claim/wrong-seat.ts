import type { Seat } from '../../model/seats.ts'
import { claimedTile, mayChow } from '../../table/claims.ts'
import type { Table } from '../../table/table.ts'
import { seatAskedAbout } from '../../table/turn.ts'
import { CLAIM_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'
import { settleIfDiscardMissing } from './missing-discard.ts'
import { settleIfChangedQuickly } from './quick-change.ts'
import { settleIfAnothers } from './wrong-caller.ts'

/** Chow (chii) called by a player who does not sit to the right of the discarder. */
export const claimWrongSeat = rule({
  id: 'claim.wrong-seat',
  on: ['call'],
  needs: 'group',
  remedies: ['claim-void'],
  isNeverOpen: true,
  effects: ['caller-doubted'],
  onCall: 'void-if-violation',
  mends: CLAIM_MISTAKES,
  firstOf: 'act',

  judge: ({ table, number }, event) => {
    if (event.call !== 'chii' || event.short) return null
    const { target } = claimedTile(table, event)
    if (!target || mayChow(table, target.seat, event.actor)) return null
    // One wrong seat in the line of the discard explains both.
    const due = seatAskedAbout(table, target.event)
    if (due !== undefined && mayChow(table, due, event.actor)) return null
    return {
      seat: event.actor,
      because: [target.event, number],
      facts: { call: 'chii', tile: target.tile, from: target.seat, discard: target.event },
      ...laidAlready(table, event.actor),
    }
  },

  amend: (findings, step) => [
    ...settleIfAnothers(findings, step),
    ...settleIfDiscardMissing(findings, step),
    ...settleIfChangedQuickly(findings, step),
  ],

  examples: [
    [
      'the player on the right shows and takes: the line of the call has the wrong seat',
      '@from middle; E discard 5p; N call chii; S show 4p6p; S take; S discard 9m',
      'nobody',
    ],
    [
      'from the right of the player whose turn it was: the discard has the wrong seat',
      '@from middle; N draw; S discard 1p; E call chii; E show 2p3p; E take left; E discard 9s; S draw',
      'nobody',
    ],
    ['from across', '@from middle; E discard 5p; W call chii', 'W'],
    ['from across, corrected at once into a pung', '@from middle; E discard 5p; W call chii; W call pon', 'nobody', 'ema-2025'],
    ['from across, corrected at once, where the first call counts', '@from middle; E discard 5p; W call chii; W call pon', 'W', 'wrc-2025'],
    ['from the right', '@from middle; E discard 5p; N call chii', 'N'],
    ['from the left, as it must be', '@from middle; E discard 5p; S call chii', 'nobody'],
    ['a pung may be called from anywhere', '@from middle; E discard 5p; N call pon', 'nobody'],
  ],
})

/** A call whose tiles lie on the table already, shown before it was said: where it is void, the group was laid (rule book, Penalties). */
export const laidAlready = (table: Table, seat: Seat): Pick<Raised, 'penalty'> => (table.players[seat].shown ? { penalty: 'laid' } : {})
