import type { TableEvent } from '../../engine/model/events.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import { type Kind, type KnownTile, kindOf, TILES } from '../../engine/model/tiles.ts'
import type { Group } from '../../engine/table/table.ts'
import type { Dice } from './dice.ts'
import type { GameOptions } from './options.ts'

/** One player while a hand is played; changed in place. */
export type PlayerState = {
  readonly seat: Seat
  hand: KnownTile[]
  groups: Group[]
  /** All own discards, claimed ones too. */
  river: KnownTile[]
  waits: readonly Kind[]
  /** A winning tile was let pass since the own last discard, or in riichi at all. */
  passed: boolean
  riichi: boolean
  /** The rotated discard was claimed: the next one lies rotated in its place. */
  rotateNext: boolean
  points: number
}

/** What a hand begins with. */
export type Setup = {
  readonly options: GameOptions
  readonly prevailing: Seat
  readonly counters: number
  readonly sticks: number
  readonly points: readonly [number, number, number, number]
}

/** A hand while it is played; changed in place. */
export type HandState = {
  readonly setup: Setup
  readonly dice: Dice
  readonly players: BySeat<PlayerState>
  /** The live wall, the next tile first; the last one goes to the dead wall with each replacement tile. */
  wall: KnownTile[]
  /** Replacement tiles, dora indicators and those under them, in the order in which they are used. */
  readonly replacements: KnownTile[]
  readonly indicators: readonly KnownTile[]
  readonly under: readonly KnownTile[]
  turned: number
  /** Whether the indicators of claimed and extended kongs are turned after the discard only, and how many are still to be turned. */
  readonly doraLate: boolean
  owed: number
  kongs: Seat[]
  sticks: number
  claimed: boolean
  readonly events: TableEvent[]
}

/** Shuffles and deals. */
export const dealHand = (setup: Setup, dice: Dice): HandState => {
  const all = dice.shuffled(tileSet(setup.options.reds))
  const players = bySeat((seat): PlayerState => {
    const at = SEATS.indexOf(seat)
    return {
      seat,
      hand: all.slice(at * 13, at * 13 + 13),
      groups: [],
      river: [],
      waits: [],
      passed: false,
      riichi: false,
      rotateNext: false,
      points: setup.points[at] ?? 0,
    }
  })
  return {
    setup,
    dice,
    players,
    wall: all.slice(52, 122),
    replacements: all.slice(122, 126),
    indicators: all.slice(126, 131),
    under: all.slice(131, 136),
    turned: 1,
    doraLate: dice.chance(0.3),
    owed: 0,
    kongs: [],
    sticks: setup.sticks,
    claimed: false,
    events: [],
  }
}

const tileSet = (reds: 0 | 3): readonly KnownTile[] =>
  TILES.filter((tile) => tile[0] !== '0').flatMap((tile) => {
    const red = reds === 3 && tile[0] === '5' && tile[1] !== 'z'
    return red ? [tile, tile, tile, `0${tile[1]}` as KnownTile] : [tile, tile, tile, tile]
  })

/** Takes one tile, or the given tiles, out of a hand; a hand that does not hold them is a fault of the generator. */
export const takeOut = (player: PlayerState, tiles: readonly KnownTile[]): void => {
  for (const tile of tiles) {
    const place = player.hand.indexOf(tile)
    if (place < 0) throw new Error(`${player.seat} does not hold ${tile}`)
    player.hand.splice(place, 1)
  }
}

/** The tiles of one kind in a hand, plain ones first. */
export const ofKind = (hand: readonly KnownTile[], kind: Kind): readonly KnownTile[] =>
  hand.filter((tile) => kindOf(tile) === kind).sort((a, b) => b.localeCompare(a))

/** Whether no tile of the hand is displayed but in concealed kongs. */
export const isConcealed = ({ groups }: PlayerState): boolean => groups.every(({ kind }) => kind === 'ankan')

/** Own discards or a tile let pass keep the player from winning on a discard. */
export const isFuriten = ({ waits, river, passed }: PlayerState): boolean => passed || river.some((tile) => waits.includes(kindOf(tile)))
