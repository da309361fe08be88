import type { Reveal } from '../model/events.ts'
import { areKnown, isKnown, type KnownTile, kindOf, type TileKind, withoutEach } from '../model/tiles.ts'
import type { Table } from '../table/table.ts'
import { isFullyKnown } from '../table/tiles/concealed.ts'

/**
 * A tile shown in riichi that the declared hand did not hold, where one that it held is not shown and was not discarded or laid since: a line has
 * a wrong tile. Undefined if the hand can have become the one shown, or an unseen discard may explain it.
 */
export const gainedInRiichi = ({ players }: Table, { actor, tiles }: Reveal): TileKind | undefined => {
  const { riichi, river, groups } = players[actor]
  const { hand: declared, declared: discard = 0 } = riichi ?? {}
  if (!declared || !isFullyKnown(declared) || !areKnown(tiles)) return undefined
  const discards = river.filter(({ event }) => event > discard).map(({ tile }) => tile)
  if (!areKnown(discards)) return undefined
  const laid = groups.filter(({ event }) => event > discard).flatMap(({ own }) => own)
  const held = kindsOf(declared.known)
  const left = kindsOf([...tiles, ...discards, ...laid.filter(isKnown)])
  return withoutEach(held, left).length > 0 ? withoutEach(kindsOf(tiles), held)[0] : undefined
}

const kindsOf = (tiles: readonly KnownTile[]): readonly TileKind[] => tiles.map(kindOf)
