import type { Seat } from '../../model/seats.ts'
import { extendsUntaken } from '../../table/kongs.ts'
import type { Table, UndeclaredFault } from '../../table/table.ts'
import { isQuickChange } from '../claim/quick-change.ts'
import { type Raised, rule } from '../rule.ts'

/**
 * A player declares something although a fault has cost the hand, and nobody has declared it dead. Where a hand is dead from its
 * declaration, what is declared before it is valid.
 */
export const deadHandUndeclared = rule({
  id: 'dead-hand.undeclared',
  on: ['call', 'ankan', 'kakan'],
  remedies: [],
  house: { replacedBy: ({ deadFrom }) => (deadFrom === 'act' ? 'dead-hand.act' : undefined) },

  judge: ({ table, rules, number }, event): Raised | null => {
    const fault = undeclaredFault(table, event.actor)
    // "Pon, no: ron" in riichi corrects the very call that would cost the hand.
    if (fault?.rule === 'claim.under-riichi' && event.verb === 'call' && event.call === 'ron' && isQuickChange(table, event, rules))
      return null
    if (fault?.rule === 'claim.not-taken' && event.verb !== 'call' && extendsUntaken(table, event)) return null
    const act = event.verb === 'call' ? event.call : event.verb
    return fault && { seat: event.actor, because: [fault.event, number], facts: { act, call: act, called: fault.event } }
  },

  examples: [
    [
      'nobody has declared the hand dead after a swap-call',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; N discard 2p; W call pon; W show 2p2p; W discard 9m',
      'W',
      'ema-2025',
      'info',
    ],
    [
      'declared dead before the call',
      '@from middle; E discard 5p; W pon 5p5p; W discard 5p; * dead W; N discard 2p; W call pon',
      'nobody',
      'ema-2025',
    ],
    [
      'no fault has cost the hand',
      '@from middle; E discard 5p; W pon 5p5p; W discard 1z; N discard 2p; W call pon; W show 2p2p; W discard 9m',
      'nobody',
      'ema-2025',
    ],
    ['the hand is dead from the fault', '@from middle; * dead W; S discard 2p; W call pon', 'nobody'],
  ],
})

/** The oldest fault that costs the player's hand and that nobody has declared. */
const undeclaredFault = (
  { players }: Table,
  seat: Seat,
): { readonly event: number; readonly rule: UndeclaredFault['rule'] | null } | null => {
  const { dead, undeclared } = players[seat]
  return undeclared[0] ?? (dead && dead.rule !== null ? dead : null)
}
