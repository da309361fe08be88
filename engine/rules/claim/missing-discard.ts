import type { TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { nextSeat, type Seat } from '../../model/seats.ts'
import { mayChow } from '../../table/claims.ts'
import type { Table } from '../../table/table.ts'
import { recordedClaimFault } from '../record/claim-fault.ts'
import type { Amendment, EventStep } from '../rule.ts'
import { newestDraw, owesWinningDiscard } from '../win/missing-discard.ts'

/**
 * A discard that is missing is missing for all who call it: findings against a bare call since the draw fall away once another player’s set or
 * win shows that the line of the discard after that draw was left out.
 */
export const settleIfDiscardMissing = (findings: readonly Finding[], { before, event, rules }: EventStep): readonly Amendment[] => {
  const drawer = leftOutDiscardOf(before, rules, event)
  const since = newestDraw(before)?.event
  if (drawer === null || since === undefined) return []
  return findings
    .filter(({ seat, state, decision, event: called }) => {
      const claim = before.claims.find((one) => one.called === called && one.by === seat)
      if (!claim || state !== 'open' || decision || seat === drawer || claim.by === event.actor) return false
      const isBare = claim.shownAt === undefined && claim.takenAt === undefined
      return isBare && since < called && (claim.call !== 'chii' || mayChow(before, drawer, claim.by))
    })
    .map((finding) => ({ finding, settled: true }))
}

/** The player whose discard a claim in short form, or the hand shown for a ron, shows to be missing; null if none is. */
const leftOutDiscardOf = (table: Table, rules: RuleSet, event: TableEvent): Seat | null => {
  if (event.verb === 'reveal') return owesWinningDiscard(table, event)
  if (event.verb !== 'call' || recordedClaimFault(table, rules, event) === null) return null
  const drawn = newestDraw(table)
  return drawn && table.lastDiscard && drawn.seat === nextSeat(table.lastDiscard.seat, table.form.seats) ? drawn.seat : null
}
