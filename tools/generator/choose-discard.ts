import { type KnownTile, kindOf, type TileKind } from '../../engine/model/tiles.ts'
import type { Dice } from './dice.ts'
import { isIsolated, isOutside, shantenAfter, shantenOf, waitsFor } from './evaluate.ts'
import type { PlayerState } from './state.ts'

/** The tile to discard; `waits` is empty if the hand does not wait afterwards. */
export type Choice = { readonly tile: KnownTile; readonly waits: readonly TileKind[] }

/**
 * Chooses a discard as a reasonable player does. Far from a wait the least useful tile goes; otherwise the discard leaves the hand closest
 * and with the widest wait.
 */
export const chooseDiscard = (player: PlayerState, dice: Dice, forbidden: readonly TileKind[] = []): Choice => {
  const { hand } = player
  const allowed = hand.filter((tile) => !forbidden.includes(kindOf(tile)))
  const now = shantenOf(player)
  const lonely = now > 1 ? allowed.filter((tile) => isIsolated(hand, tile) && (isOutside(tile) || dice.chance(0.5))) : []
  if (lonely.length > 0) return { tile: leastUseful(lonely), waits: [] }
  const tiles = [...new Set(allowed)]
  const shanten = shantenAfter(player, tiles)
  const best = Math.min(...shanten)
  const good = tiles.filter((_, n) => shanten[n] === best)
  if (best > 0) return { tile: dice.chance(0.8) ? leastUseful(good) : dice.pick(good), waits: [] }
  const waiting = good.map((tile) => ({ tile, waits: waitsFor({ ...player, hand: without(hand, tile) }) }))
  return waiting.reduce((a, b) => (b.waits.length > a.waits.length ? b : a))
}

/** A hand without one copy of a tile. */
export const without = (hand: readonly KnownTile[], tile: KnownTile): KnownTile[] => {
  const place = hand.indexOf(tile)
  return [...hand.slice(0, place), ...hand.slice(place + 1)]
}

const leastUseful = (tiles: readonly KnownTile[]): KnownTile => tiles.reduce((a, b) => (use(b) < use(a) ? b : a))

/** Discard priority: winds go first, then terminals, dragons, and tiles from the edge to the middle; red fives go last. */
const use = (tile: KnownTile): number => {
  if (tile[0] === '0') return 20
  const rank = Number(tile[0])
  if (tile[1] === 'z') return rank <= 4 ? rank / 10 : 2 + rank / 10
  return 1 + 2 * Math.min(rank - 1, 9 - rank)
}
