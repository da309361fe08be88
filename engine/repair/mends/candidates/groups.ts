import type { GroupCall } from '../../../model/events.ts'
import { isKnown, type KnownTile, TILES, type Tile } from '../../../model/tiles.ts'
import { makesGroup } from '../../../table/claims.ts'

/** The tiles that make the called group with those shown; `?` if the known tiles do not determine one. */
export const groupCompletions = (call: GroupCall, shown: readonly Tile[]): readonly Tile[] => {
  const known = shown.filter(isKnown)
  if (known.length < shown.length || known.length === 0) return ['?']
  return TILES.filter((tile) => makesGroup(call, tile, shown))
}

/** The ways in which a hand can claim a tile for a chow or a pung. */
export const possibleClaims = (held: readonly KnownTile[], claimed: KnownTile): readonly (readonly KnownTile[])[] => {
  const pairs = new Map<string, readonly KnownTile[]>()
  held.forEach((a, i) => {
    for (const b of held.slice(i + 1)) {
      const pair = [a, b].sort()
      if (makesGroup('pon', claimed, pair) || makesGroup('chii', claimed, pair)) pairs.set(pair.join(''), pair)
    }
  })
  return [...pairs.values()]
}
