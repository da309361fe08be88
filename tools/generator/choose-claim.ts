import type { GroupCall } from '../../engine/model/events.ts'
import { nextSeat, SEATS, type Seat } from '../../engine/model/seats.ts'
import { type KnownTile, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import type { Group } from '../../engine/table/table.ts'
import { without } from './choose-discard.ts'
import { isOutside, shantenOf } from './evaluate.ts'
import { type HandState, ofKind, type PlayerState } from './state.ts'

/** A chow, pung or kong that a player wants to claim, with the tiles of the player's own hand. */
export type Wanted = { readonly by: Seat; readonly call: GroupCall; readonly shown: readonly KnownTile[] }

/** The claim that a player wants to make on a discard, if any. */
export const wantedBy = (state: HandState, player: PlayerState, tile: KnownTile, from: Seat): Wanted | undefined => {
  const { dice, setup } = state
  if (player.riichi || state.wall.length === 0 || state.kongs.length >= 4) return undefined
  const { seat, hand } = player
  const same = ofKind(hand, kindOf(tile))
  const worth = isWorth(kindOf(tile), seat, setup.prevailing)
  if (same.length === 3 && dice.chance(worth ? 0.35 : 0.08)) return { by: seat, call: 'kan', shown: same }
  if (same.length >= 2 && worth && dice.chance(0.85)) return { by: seat, call: 'pon', shown: same.slice(0, 2) }
  const isOpen = player.groups.some(({ kind }) => kind !== 'ankan')
  if (!isOpen && !(wantsSimples(hand) ? dice.chance(0.3) : dice.chance(0.04))) return undefined
  const options: readonly Wanted[] = [
    ...(same.length >= 2 ? [{ by: seat, call: 'pon' as const, shown: same.slice(0, 2) }] : []),
    ...(seat === nextSeat(from, SEATS) ? chows(hand, tile).map((shown) => ({ by: seat, call: 'chii' as const, shown })) : []),
  ]
  if (options.length === 0) return undefined
  const now = shantenOf(player)
  const option = dice.pick(options)
  const left = option.shown.reduce<readonly KnownTile[]>(without, hand)
  const forbidden = swapKinds(option.call, tile, option.shown)
  if (left.every((each) => forbidden.includes(kindOf(each)))) return undefined
  return shantenOf({ ...player, hand: left, groups: [...player.groups, groupOf(option, tile, from, 0)] }) < now ? option : undefined
}

export const groupOf = ({ call, shown }: Wanted, tile: KnownTile, from: Seat, event: number): Group => ({
  kind: call === 'kan' ? 'daiminkan' : call,
  own: shown,
  claimed: { tile, from, taken: true },
  event,
})

/** The pairs of a hand that make a chow with a tile; a red five is preferred. */
export const chows = (hand: readonly KnownTile[], tile: KnownTile): readonly (readonly [KnownTile, KnownTile])[] => {
  const kind = kindOf(tile)
  if (kind[1] === 'z') return []
  const rank = Number(kind[0])
  const held = (wanted: number) => hand.findLast((each) => each[1] === kind[1] && Number(kindOf(each)[0]) === wanted)
  return (
    [
      [rank - 2, rank - 1],
      [rank - 1, rank + 1],
      [rank + 1, rank + 2],
    ] as const
  ).flatMap(([a, b]) => {
    const [low, high] = [held(a), held(b)]
    return low && high ? [[low, high] as const] : []
  })
}

/** The kinds that may not be discarded right after a claim (swap-calling). */
export const swapKinds = (call: GroupCall, tile: KnownTile, shown: readonly KnownTile[]): readonly TileKind[] => {
  const kind = kindOf(tile)
  const ranks = shown.map((each) => Number(kindOf(each)[0])).sort((a, b) => a - b)
  const [low = 0, high = 0] = ranks
  if (call === 'kan') return []
  if (call !== 'chii' || high - low !== 1) return [kind]
  const other = Number(kind[0]) < low ? high + 1 : low - 1
  return other >= 1 && other <= 9 ? [kind, `${other}${kind[1]}` as TileKind] : [kind]
}

/** True for dragons, the seat wind and the prevailing wind. */
const isWorth = (kind: TileKind, seat: Seat, prevailing: Seat): boolean =>
  kind[1] === 'z' && (Number(kind[0]) >= 5 || [seat, prevailing].some((wind) => ['E', 'S', 'W', 'N'].indexOf(wind) === Number(kind[0]) - 1))

const wantsSimples = (hand: readonly KnownTile[]): boolean => hand.filter(isOutside).length <= 2
