import type { TableEvent } from '../model/events.ts'
import type { Finding } from '../model/findings.ts'
import type { Remedy } from '../model/penalties.ts'
import type { Seat } from '../model/seats.ts'
import { isSameKind, type Tile } from '../model/tiles.ts'
import type { EventStep } from '../rules/rule.ts'
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
 * The findings with the event at which the caller of a void set has discarded since, as `kept` among their facts: then its tiles stay on the
 * table (rule book, Penalties).
 */
export const withSetKept = (findings: readonly Finding[], { players, number }: Table): readonly Finding[] =>
  findings.some((one) => isSetKept(one, players))
    ? findings.map((one) => (isSetKept(one, players) ? { ...one, facts: { ...one.facts, kept: number } } : one))
    : findings

/** The remedies that are carried out before the player discards. */
const BEFORE_DISCARD: ReadonlySet<Remedy> = new Set(['claim-void', 'tile-to', 'first-call-stands'])

const isSetKept = ({ seat, level, rule, state, event, facts, remedies }: Finding, players: Table['players']): boolean =>
  level === 'violation' &&
  seat !== null &&
  facts.kept === undefined &&
  facts.righted === undefined &&
  state === 'open' &&
  (remedies.some((one) => BEFORE_DISCARD.has(one)) || (rule === 'kong.no-group' && remedies.includes('put-right'))) &&
  (players[seat].river.at(-1)?.event ?? 0) > event
