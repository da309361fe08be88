import { createHash } from 'node:crypto'
import { SEATS, type Seat } from '../../../engine/model/seats.ts'
import type { Meeting, SeatedTable } from '../../contract/seating.ts'

export type SeatingAsked = {
  /** The current tables of the round: assigned seats stay, and so do tables that have begun. */
  readonly tables: readonly SeatedTable[]
  /** All active players, by id; a player with a seat keeps it. */
  readonly players: readonly string[]
  /** The other rounds of the tournament, as they are seated. */
  readonly others: readonly (readonly SeatedTable[])[]
  /** Seed of the draw: the same seed gives the same proposal. */
  readonly seed: string
}

/**
 * Seats for all players without one: drawn by lot, then exchanged until no exchange makes repeated meetings rarer,
 * each by the winds they had least. Tables are filled one after the other; a last one of one to three waits for
 * substitutes. If seats are too few, players with the fewest games come first.
 */
export const proposeSeating = ({ tables, players, others, seed }: SeatingAsked): readonly SeatedTable[] => {
  const seated = new Set(tables.flatMap(sitting))
  const played = new Map(players.map((player) => [player, others.filter((round) => round.some((table) => sits(table, player))).length]))
  const open = tables.filter(({ begun }) => !begun)
  const room = open.reduce((sum, table) => sum + free(table).length, 0)
  const waiting = drawn(
    players.filter((player) => !seated.has(player)),
    seed,
  )
    .toSorted((a, b) => (played.get(a) ?? 0) - (played.get(b) ?? 0))
    .slice(0, room)
  const met = meetingCounts([...players, ...seated], others)
  const lots = Array.from({ length: Math.max(2, Math.min(60, Math.floor(TRIES / (waiting.length + 1)))) }, (_, n) => `${seed} ${n}`)
  let best: { readonly groups: readonly Group[]; readonly cost: number } | undefined
  for (const lot of lots) {
    if (best?.cost === 0) break
    const groups = seatByLot(open, drawn(waiting, lot))
    exchange(groups, met)
    const cost = groups.reduce((sum, { people }) => sum + costOf(people, met), 0)
    if (!best || cost < best.cost) best = { groups, cost }
  }
  const had = windCounts(others)
  const seats = new Map(best?.groups.map((group) => [group.table.id, byWinds(group, had)]))
  return tables.map((table) => seats.get(table.id) ?? table)
}

/** The pairs of players who met in other rounds, with the number of meetings. */
export const meetingsInRounds = (rounds: readonly (readonly SeatedTable[])[]): readonly Meeting[] => {
  const times = new Map<string, { one: string; other: string; times: number }>()
  for (const table of rounds.flat()) {
    const people = sitting(table).toSorted()
    for (const [n, one] of people.entries())
      for (const other of people.slice(n + 1)) {
        const pair = `${one} ${other}`
        times.set(pair, { one, other, times: (times.get(pair)?.times ?? 0) + 1 })
      }
  }
  return [...times.values()]
}

/** Budget of all draws, in players: a draw of 2,000 is tried twice, one of 40 sixty times. */
const TRIES = 20_000

/** Placeholder for the substitute in an empty seat, so that meetings with substitutes are spread over all players. */
const SUBSTITUTE = ''

/** A table while seats are exchanged; `people` from `kept` on may be moved. */
type Group = { readonly table: SeatedTable; readonly kept: number; readonly people: string[] }

const free = ({ seats }: SeatedTable): readonly Seat[] => SEATS.filter((seat) => seats[seat] === null)
const sitting = ({ seats }: SeatedTable): readonly string[] => SEATS.flatMap((seat) => seats[seat] ?? [])
const sits = ({ seats }: SeatedTable, player: string): boolean => SEATS.some((seat) => seats[seat] === player)

/** A pseudo-random order that can be reproduced from the seed. */
const drawn = (players: readonly string[], seed: string): readonly string[] => {
  const lot = new Map(players.map((player) => [player, createHash('sha256').update(`${seed} ${player}`).digest('hex')]))
  return players.toSorted((a, b) => ((lot.get(a) ?? '') < (lot.get(b) ?? '') ? -1 : 1))
}

const seatByLot = (open: readonly SeatedTable[], lots: readonly string[]): readonly Group[] => {
  let next = 0
  return open.flatMap((table) => {
    const those = lots.slice(next, next + free(table).length)
    next += those.length
    const kept = sitting(table)
    return those.length === 0 ? [] : [{ table, kept: kept.length, people: [...kept, ...those] }]
  })
}

type Met = (one: string, other: string) => number

/** The number of times two players sat at one table; an empty seat there counts as a substitute met. */
const meetingCounts = (people: readonly string[], others: readonly (readonly SeatedTable[])[]): Met => {
  const place = new Map([SUBSTITUTE, ...new Set(people)].map((player, n) => [player, n]))
  const size = place.size
  const times = new Uint8Array(size * size)
  for (const table of others.flat()) {
    const those = sitting(table)
    if (those.length === 0) continue
    const at = [...those, ...(those.length < 4 ? [SUBSTITUTE] : [])].flatMap((player) => place.get(player) ?? [])
    for (const one of at) for (const other of at) if (one !== other) times[one * size + other] = (times[one * size + other] ?? 0) + 1
  }
  return (one, other) => times[(place.get(one) ?? 0) * size + (place.get(other) ?? 0)] ?? 0
}

/** The cost of repeated meetings at a table: the third time more than the second. */
const costOf = (people: readonly string[], met: Met): number => {
  let cost = 0
  for (let n = 0; n < people.length; n++) cost += costFor(people, n, people[n] ?? SUBSTITUTE, met, n)
  return cost
}

/** The cost that a player at that place would add; only against those before `upTo` if it is given. */
const costFor = (people: readonly string[], place: number, player: string, met: Met, upTo = people.length): number => {
  let cost = people.length < 4 ? met(player, SUBSTITUTE) ** 2 : 0
  for (let n = 0; n < upTo; n++) if (n !== place) cost += met(player, people[n] ?? SUBSTITUTE) ** 2
  return cost
}

/** Exchanges two people of two tables wherever fewer meet again then, until nothing gets better. */
const exchange = (groups: readonly Group[], met: Met): void => {
  let better = true
  while (better) {
    better = false
    for (const one of groups) {
      if (costOf(one.people, met) === 0) continue
      for (let a = one.kept; a < one.people.length; a++)
        for (const other of groups)
          for (let b = other.kept; one !== other && b < other.people.length; b++) if (exchangeTwo(one, a, other, b, met)) better = true
    }
  }
}

const exchangeTwo = (one: Group, a: number, other: Group, b: number, met: Met): boolean => {
  const [first, second] = [one.people[a] ?? SUBSTITUTE, other.people[b] ?? SUBSTITUTE]
  const now = costFor(one.people, a, first, met) + costFor(other.people, b, second, met)
  if (now === 0 || costFor(one.people, a, second, met) + costFor(other.people, b, first, met) >= now) return false
  one.people[a] = second
  other.people[b] = first
  return true
}

/** How often each player began in each wind. */
const windCounts = (others: readonly (readonly SeatedTable[])[]): ReadonlyMap<string, number> => {
  const had = new Map<string, number>()
  for (const { seats } of others.flat())
    for (const seat of SEATS) {
      const player = seats[seat]
      if (player !== null) had.set(`${seat} ${player}`, (had.get(`${seat} ${player}`) ?? 0) + 1)
    }
  return had
}

/** The free seats of a table in the order in which everybody gets a wind they had seldom; the seats of substitutes come last. */
const byWinds = ({ table, kept, people }: Group, had: ReadonlyMap<string, number>): SeatedTable => {
  const moved = people.slice(kept)
  const places = free(table).slice(0, moved.length)
  const cost = (order: readonly string[]): number => places.reduce((sum, seat, n) => sum + (had.get(`${seat} ${order[n]}`) ?? 0) ** 2, 0)
  const order = orders(moved).reduce((best, one) => (cost(one) < cost(best) ? one : best))
  return { ...table, seats: { ...table.seats, ...Object.fromEntries(places.map((seat, n) => [seat, order[n] ?? null])) } }
}

const orders = (people: readonly string[]): readonly (readonly string[])[] =>
  people.length <= 1 ? [people] : people.flatMap((one, n) => orders(people.toSpliced(n, 1)).map((rest) => [one, ...rest]))
