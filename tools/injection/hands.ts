import { completes, waitsOf } from '../../engine/hand/waits.ts'
import type { Seat } from '../../engine/model/seats.ts'
import { isKnown, type KnownTile, kindOf, TILES, type TileKind } from '../../engine/model/tiles.ts'
import { tilesOfEvent } from '../../engine/model/tiles-of-event.ts'
import { discardsOf } from '../../engine/table/discards.ts'
import type { Table } from '../../engine/table/table.ts'
import type { Dice } from '../generator/dice.ts'
import { meldsOf, shantenOf } from '../generator/evaluate.ts'
import { everDealt, type Story, tilesOfSet } from './story.ts'

/** The tiles that an unseen hand can hold at a moment. Excluded are known tiles of other hands, displayed tiles and the player's river. */
export const poolFor = ({ hand }: Story, table: Table, seat: Seat): readonly KnownTile[] => {
  const left = new Map(tilesOfSet(hand).map(([tile, count]) => [tile, count] as const))
  const player = table.players[seat]
  const gone = [
    ...everDealt(hand, seat),
    ...player.river.map(({ tile }) => tile),
    ...player.groups.flatMap(({ own, added }) => [...own, ...(added ? [added] : [])]),
  ]
  for (const tile of gone.filter(isKnown)) left.set(tile, (left.get(tile) ?? 0) - 1)
  return [...left].flatMap(([tile, count]) => Array.from({ length: Math.max(0, count) }, () => tile))
}

/**
 * Tiles from a pool that form a complete hand with `tile`, which is not among them, and with the groups. Null if random search finds none.
 */
export const completing = (dice: Dice, pool: readonly KnownTile[], tile: KnownTile, groups: number): readonly KnownTile[] | null => {
  for (let attempt = 0; attempt < 40; attempt++) {
    const left = [...pool]
    const withTile = dice.pick(groupsWith(kindOf(tile)))
    const hand = takeKinds(left, withTile)
    if (!hand) continue
    const pairNeeded = withTile.length !== 1
    const sets = 4 - groups - (pairNeeded ? 1 : 0)
    const whole = [...hand]
    for (let i = 0; i < sets * 12 && whole.length < hand.length + sets * 3; i++) {
      const set = takeKinds(left, dice.pick(SETS))
      if (set) whole.push(...set)
    }
    const pair = pairNeeded ? takeKinds(left, dice.pick(PAIRS)) : []
    if (pair && whole.length === hand.length + sets * 3) return [...whole, ...pair]
  }
  return null
}

/** A player's waits with these concealed tiles. */
export const waitsWith = (table: Table, seat: Seat, concealed: readonly KnownTile[]): ReturnType<typeof waitsOf> =>
  waitsOf({ concealed, melds: meldsOf(seat, table.players[seat].groups) })

/** True if the tiles and a further one form a winning hand. */
export const wins = (table: Table, seat: Seat, concealed: readonly KnownTile[], tile: KnownTile): boolean =>
  completes({ concealed, melds: meldsOf(seat, table.players[seat].groups) }, tile)

/** Number of tiles that a player's known hand is from waiting. */
export const shantenAt = (table: Table, seat: Seat): number =>
  shantenOf({ seat, hand: table.players[seat].hand.known, groups: table.players[seat].groups })

/** Kinds that others have discarded since the player's last discard, or in riichi since the declaration. */
export const passedBy = (table: Table, seat: Seat): ReadonlySet<TileKind> => {
  const { riichi, river } = table.players[seat]
  const since = riichi ? riichi.event : (river.at(-1)?.event ?? 0)
  const passed = [...discardsOf(table), ...table.kongs.filter(({ kind }) => kind === 'kakan')].filter(
    (each) => each.seat !== seat && each.event > since,
  )
  return new Set(
    passed
      .map(({ tile }) => tile)
      .filter(isKnown)
      .map(kindOf),
  )
}

/** Kinds in a player's own river. */
export const riverKinds = ({ players }: Table, seat: Seat): ReadonlySet<TileKind> =>
  new Set(
    players[seat].river
      .map(({ tile }) => tile)
      .filter(isKnown)
      .map(kindOf),
  )

/** Kinds of which the record shows no tile except in the deals. If the hands are unseen, any player may hold all four. */
export const untouchedKinds = ({ hand }: Story, but: readonly KnownTile[] = []): readonly TileKind[] => {
  const shown = [...hand.events.flatMap(tilesOfEvent), ...(hand.header.dora ? [hand.header.dora] : [])].filter(isKnown)
  const seen = new Set([...shown, ...but].map(kindOf))
  return KINDS.filter((kind) => !seen.has(kind))
}

/** The tiles of a kind that a player holds. */
export const heldOf = (table: Table, seat: Seat, kind: TileKind): readonly KnownTile[] =>
  table.players[seat].hand.known.filter((tile) => kindOf(tile) === kind)

const KINDS: readonly TileKind[] = [...new Set(TILES.map(kindOf))]
const next = (kind: TileKind, by: number): TileKind | null => {
  const rank = Number(kind[0]) + by
  return kind[1] !== 'z' && rank >= 1 && rank <= 9 ? (`${rank}${kind[1]}` as TileKind) : null
}
const chowFrom = (kind: TileKind): readonly TileKind[] => {
  const [b, c] = [next(kind, 1), next(kind, 2)]
  return b && c ? [kind, b, c] : []
}
const SETS: readonly (readonly TileKind[])[] = [
  ...KINDS.map((kind) => [kind, kind, kind]),
  ...[1, 2, 3, 4].flatMap(() => KINDS.map(chowFrom).filter((chow) => chow.length > 0)),
]
const PAIRS: readonly (readonly TileKind[])[] = KINDS.map((kind) => [kind, kind])

/** The tiles that complete a group together with a tile of this kind. */
const groupsWith = (kind: TileKind): readonly (readonly TileKind[])[] => {
  const chows = [-2, -1, 0].flatMap((by) => {
    const first = next(kind, by)
    const chow = first ? chowFrom(first) : []
    return chow.length > 0 ? [chow.filter((each) => each !== kind)] : []
  })
  return [[kind], [kind, kind], ...chows, ...chows]
}

/** Takes tiles of these kinds out of the pool, in place. If one is missing, returns null and leaves the pool as it is. */
const takeKinds = (pool: KnownTile[], kinds: readonly TileKind[]): readonly KnownTile[] | null => {
  const taken: KnownTile[] = []
  for (const kind of kinds) {
    const place = pool.findIndex((tile) => kindOf(tile) === kind)
    const [tile] = place < 0 ? [] : pool.splice(place, 1)
    if (!tile) {
      pool.push(...taken)
      return null
    }
    taken.push(tile)
  }
  return taken
}
