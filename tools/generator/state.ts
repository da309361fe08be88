import { ruleSet } from '../../engine/editions/index.ts'
import type { TableEvent } from '../../engine/model/events.ts'
import { type BySeat, bySeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import { type KnownTile, kindOf, TILES, type TileKind } from '../../engine/model/tiles.ts'
import type { Group } from '../../engine/table/table.ts'
import type { Dice } from './dice.ts'
import type { GameOptions } from './options.ts'

/** One player during a hand; mutated in place. */
export type PlayerState = {
  readonly seat: Seat
  hand: KnownTile[]
  groups: Group[]
  /** All discards of the player, claimed ones too. */
  river: KnownTile[]
  waits: readonly TileKind[]
  /** The player let a winning tile pass since the player's last discard, or at any time in riichi. */
  passed: boolean
  riichi: boolean
  /** The rotated discard was claimed, so the next one is rotated in its place. */
  rotateNext: boolean
  points: number
}

/** The initial state of a hand. */
export type Setup = {
  readonly options: GameOptions
  readonly prevailing: Seat
  readonly counters: number
  readonly sticks: number
  readonly points: readonly [number, number, number, number]
}

/** A hand in play; mutated in place. */
export type HandState = {
  readonly setup: Setup
  readonly dice: Dice
  readonly players: BySeat<PlayerState>
  /** The live wall, next tile first. With each replacement tile the last one goes to the dead wall. */
  wall: KnownTile[]
  /** Replacement tiles, dora indicators and the tiles under them, in the order of their use. */
  readonly replacements: KnownTile[]
  readonly indicators: readonly KnownTile[]
  readonly under: readonly KnownTile[]
  turned: number
  /** True if the indicators of claimed and extended kongs are turned only after the discard. `owed`: number still to be turned. */
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
    doraLate: dice.chance(0.3) && mayTurnLate(setup),
    owed: 0,
    kongs: [],
    sticks: setup.sticks,
    claimed: false,
    events: [],
  }
}

/** Whether the edition lets the indicator of an open kong be turned after the discard. */
const mayTurnLate = ({ options }: HandState['setup']): boolean => ruleSet(options.rules)?.cells['kong.dora-late'].level === null

const tileSet = (reds: 0 | 3): readonly KnownTile[] =>
  TILES.filter((tile) => tile[0] !== '0').flatMap((tile) => {
    const red = reds === 3 && tile[0] === '5' && tile[1] !== 'z'
    return red ? [tile, tile, tile, `0${tile[1]}` as KnownTile] : [tile, tile, tile, tile]
  })

/** Takes the given tiles out of a hand. Throws if the hand does not hold them: a bug of the generator. */
export const takeOut = (player: PlayerState, tiles: readonly KnownTile[]): void => {
  for (const tile of tiles) {
    const place = player.hand.indexOf(tile)
    if (place < 0) throw new Error(`${player.seat} does not hold ${tile}`)
    player.hand.splice(place, 1)
  }
}

/** The tiles of one kind in a hand, plain ones first. */
export const ofKind = (hand: readonly KnownTile[], kind: TileKind): readonly KnownTile[] =>
  hand.filter((tile) => kindOf(tile) === kind).sort((a, b) => b.localeCompare(a))

/** True if the hand displays no tile except in concealed kongs. */
export const isConcealed = ({ groups }: PlayerState): boolean => groups.every(({ kind }) => kind === 'ankan')

/** True if the player's own discards, or a tile let pass, forbid a win on a discard. */
export const isFuriten = ({ waits, river, passed }: PlayerState): boolean => passed || river.some((tile) => waits.includes(kindOf(tile)))
