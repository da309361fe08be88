import type { EventOf, TableEvent } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import { calledUnderOtherSeat } from '../../table/claims.ts'
import type { Claim, Table } from '../../table/table.ts'
import { misfitDiscard } from '../../table/turn.ts'
import { findingOfRecord } from '../record/instead.ts'
import type { Amendment, EventStep } from '../rule.ts'

/** Findings against a caller fall away when another player, who has called nothing, goes on with the call: its line names the wrong seat. */
export const settleIfAnothers = (findings: readonly Finding[], { before, event }: EventStep): readonly Amendment[] => {
  const claim = continuedByAnother(before, event)
  if (!claim) return []
  return findings
    .filter(({ event: called, seat, state }) => called === claim.called && seat === claim.by && state === 'open')
    .map((finding) => ({ finding, instead: findingOfRecord('record.seat', finding, { actor: claim.by }) }))
}

const continuedByAnother = (table: Table, event: TableEvent): Claim | undefined => {
  if (event.verb === 'show') return calledUnderOtherSeat(table, event.actor, event.tiles)
  if (event.verb === 'take') return calledUnderOtherSeat(table, event.actor)
  return event.verb === 'discard' || event.verb === 'replace' ? lineOfAnother(table, event) : undefined
}

/** A void claim in one line, or of the caller's own discard, after which another player discards out of turn, or takes the replacement tile. */
const lineOfAnother = (table: Table, event: EventOf<'discard' | 'replace'>): Claim | undefined => {
  const { claims, target } = table
  const claim = claims.findLast(
    ({ short, by, from, standing, discardedAt }) => (short || by === from) && standing === 'void' && discardedAt === undefined,
  )
  if (!claim || !target || target.drawn || claim.target !== target.event || claim.by === event.actor) return undefined
  // Whoever takes the own discard as well discards next.
  const isTaken = claim.by === claim.from && claim.takenAt !== undefined
  const goesOn = event.verb === 'replace' ? claim.call === 'kan' : isTaken || misfitDiscard(table, event) !== null
  return goesOn ? claim : undefined
}
