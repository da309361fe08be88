import type { TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { Seat } from '../model/seats.ts'
import { isSameKind, type Tile } from '../model/tiles.ts'
import type { EventStep } from '../rules/rule.ts'
import { claimContinuedBy } from '../table/claims.ts'
import { isGroupCall, type Table } from '../table/table.ts'

/** The findings with the event at which the record shows that the player has put the fault right, as `righted` among their facts: no step tells it again. */
export const withPutRight = (findings: readonly Finding[], { event, after }: Pick<EventStep, 'event' | 'after'>): readonly Finding[] =>
  PUTS_RIGHT.has(event.verb)
    ? findings.map((finding) =>
        isPutRight(finding, event, after) ? { ...finding, facts: { ...finding.facts, righted: after.number } } : finding,
      )
    : findings

const PUTS_RIGHT: ReadonlySet<TableEvent['verb']> = new Set(['return', 'retract', 'discard', 'show'])

const isPutRight = ({ seat, state, event: raised, facts, remedies }: Finding, event: TableEvent, after: Table): boolean => {
  if (seat === null || seat !== event.actor || state !== 'open' || facts.righted !== undefined || raised >= after.number) return false
  const { verb } = event
  if (verb === 'return' && remedies.includes('return-tile')) return true
  if (verb === 'return' || verb === 'retract') return remedies.includes('revert') && isAllBack(after, seat, raised)
  if (verb === 'discard') return remedies.includes('discard-stands') && isSameKind(event.tile, facts.tile as Tile | undefined)
  return remedies.includes('put-right') && hasRightSet(after, seat, facts.called)
}

/** Whether nothing is left of a turn that goes back: no tile drawn out of turn, and no discard since. */
const isAllBack = ({ players, toReturn }: Table, seat: Seat, since: number): boolean =>
  toReturn?.seat !== seat && !players[seat].extra && !players[seat].river.some(({ event }) => event >= since)

/** Whether the tiles of a wrong set were shown anew, and are right. */
const hasRightSet = ({ claims }: Table, seat: Seat, called: unknown): boolean =>
  claims.some((claim) => claim.by === seat && claim.called === called && isGroupCall(claim.call) && claim.standing === 'good')

/**
 * The findings with the discard by which a player has gone on with a wrong set or kong, as `kept` among their facts: then its tiles stay on the
 * table (rule book, Penalties). For a call that is binding, any discard of its player shows that play has gone on.
 */
export const withSetKept = (findings: readonly Finding[], step: EventStep): readonly Finding[] => {
  const { event, after } = step
  if (event.verb !== 'discard') return findings
  const kept = findings.filter((finding) => finding.seat === event.actor && isInForce(finding, after) && isGoneOnWith(finding, step))
  return kept.length === 0
    ? findings
    : findings.map((finding) => (kept.includes(finding) ? { ...finding, facts: { ...finding.facts, kept: after.number } } : finding))
}

const isInForce = ({ level, state, event, facts }: Finding, { number }: Table): boolean =>
  level === 'violation' && state === 'open' && event < number && facts.kept === undefined && facts.righted === undefined

const isGoneOnWith = ({ rule, event: raised, remedies }: Finding, { before, event }: EventStep): boolean => {
  if (event.actor === '*') return false
  if (remedies.includes('first-call-stands')) return true
  if (rule === 'kong.no-group') return before.players[event.actor].groups.some((group) => group.event === raised)
  if (!remedies.includes('claim-void') && !remedies.includes('tile-to')) return false
  const { drew } = before.players[event.actor]
  // a claim of an earlier tile is continued by the taking of its tile
  const taken = before.claims.find(({ by, takenAt, called }) => by === event.actor && takenAt !== undefined && called > drew)
  const claim = claimContinuedBy(before, event.actor) ?? taken
  return claim !== undefined && claim.called <= raised
}
