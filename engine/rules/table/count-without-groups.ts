import type { Count } from '../../model/events.ts'
import type { Finding } from '../../model/findings.ts'
import type { Table } from '../../table/table.ts'
import type { Amendment, EventStep, Raised } from '../rule.ts'

/** A count of a hand whose groups the record does not know: the hand still has a tile that seemed discarded, or no hand has that number. */
export const countWithoutGroups = (table: Table, event: Count, number: number): Raised | null =>
  undiscarded(table, event, number) ?? inNoHand(table, event, number)

/**
 * A player whose discard seemed to be missing from the record still has its tile by a referee's count: it was forgotten, or another played on before it.
 * Calls may be missing, too, and count in threes.
 */
const undiscarded = ({ turn, claims, players }: Table, { actor: seat, count: counted }: Count, number: number): Raised | null => {
  const missing = players[seat].river.findLast(({ leftOut }) => leftOut)
  const isOwnTurn = turn.seat === seat && turn.due === 'discard'
  // with the draw due, its line may be what is missing
  const isUnsure = (turn.seat === seat && !isOwnTurn) || claims.some(({ by, discardedAt }) => by === seat && discardedAt === undefined)
  if (missing === undefined || isUnsure || counted % 3 !== (isOwnTurn ? 0 : 2)) return null
  const facts = { counted, expected: counted - 1, undiscarded: missing.event }
  return { seat, level: 'question', answers: ['foul', 'nothing'], because: [missing.event, number], facts }
}

/**
 * A number that no hand has between two turns, whatever groups the record lacks: each takes three tiles from thirteen. Not while a tile may lie
 * apart, in a claim or after an act out of turn.
 */
const inNoHand = ({ turn, claims, players, toReturn }: Table, { actor: seat, count: counted }: Count, number: number): Raised | null => {
  const { extra, missing, offBy, river, shown } = players[seat]
  const isBetweenTurns = turn.seat !== null && turn.seat !== seat && turn.due !== 'any' && !turn.doubted
  const isApart = extra !== undefined || shown !== undefined || missing > 0 || offBy !== 0 || toReturn?.seat === seat
  if (!isBetweenTurns || isApart || river.length === 0 || counted % 3 === 1) return null
  if (claims.some(({ by }) => by === seat)) return null
  return { seat, because: [number], facts: { counted, kind: 'in-no-hand' } }
}

/** A number that no hand has, and a later count that one has: one of the two counts is wrong, and nobody is at fault. */
export const inSomeHand = (findings: readonly Finding[], { before: { turn }, event }: EventStep): readonly Amendment[] => {
  if (event.verb !== 'count') return []
  const isOwnTurn = turn.seat === event.actor && turn.due === 'discard'
  if (event.count % 3 !== (isOwnTurn ? 2 : 1)) return []
  return findings
    .filter(({ seat, state, decision, facts }) => seat === event.actor && state === 'open' && !decision && facts.kind === 'in-no-hand')
    .map((finding) => ({ finding, settled: true }))
}
