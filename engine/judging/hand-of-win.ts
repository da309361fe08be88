import { declaredWinOf, shownHand } from '../hand/declared-win.ts'
import { completes } from '../hand/waits.ts'
import type { Reveal } from '../model/events.ts'
import { areKnown, isKnown, isSameKind, type KnownTile, type Tile } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'

/**
 * The hand of a win as it is to be shown: on a discard without the claimed tile, at a self-draw with the drawn tile last. Null if it was shown so,
 * or if it is no winning hand: then its number of tiles may have another reason.
 */
export const handOfWin = (table: Table, reveal: Reveal): Reveal | null => {
  const win = declaredWinOf(table, reveal.actor)
  const { tiles } = reveal
  const { drawn, hand, offBy } = table.players[reveal.actor]
  // A hand that is known to have as many tiles, or another number than it should, was shown as it is.
  if (!win || !isKnown(win.tile) || !areKnown(tiles) || hand.size === tiles.length || offBy !== 0) return null
  const isWhole = tiles.length % 3 === 2
  if (win.claim) {
    const without = isWhole && !drawn ? withoutTile(tiles, win.tile) : null
    const isOfWin = without !== null && wins(table, { ...reveal, tiles: without }, win.tile) && !mayBeTypedTwice(table, reveal, win.tile)
    return isOfWin ? { ...reveal, tiles: without } : null
  }
  const isWithout = !isWhole && !isSameKind(tiles.at(-1), win.tile)
  return isWithout && wins(table, reveal, win.tile) ? { ...reveal, tiles: [...tiles, win.tile] } : null
}

/** Whether the hand wins as well without another tile that stands there twice: then nobody knows which of the two is too many. */
const mayBeTypedTwice = (table: Table, reveal: Reveal, winning: KnownTile): boolean =>
  reveal.tiles.some(
    (tile, at) =>
      !isSameKind(tile, winning) &&
      reveal.tiles.indexOf(tile) < at &&
      wins(table, { ...reveal, tiles: reveal.tiles.toSpliced(at, 1) }, winning),
  )

const wins = (table: Table, reveal: Reveal, tile: KnownTile): boolean => {
  const shown = shownHand(table, reveal)
  return shown !== null && completes(shown.hand, tile)
}

/** Tiles without one of a kind, the same tile if it is among them; null if none is. */
const withoutTile = (tiles: readonly Tile[], tile: Tile): readonly Tile[] | null => {
  const same = tiles.lastIndexOf(tile)
  const at = same < 0 ? tiles.findLastIndex((one) => isSameKind(one, tile)) : same
  return at < 0 ? null : tiles.toSpliced(at, 1)
}
