import { canExist, type HandTiles } from '../../hand/majiang-hand.ts'
import { canReadOtherwise, canReadOtherwiseWithFifth, keepsWaits, waitsOf } from '../../hand/waits.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { KnownTile, TileKind } from '../../model/tiles.ts'

/** The part of a riichi hand that a kong changes: its waits, its groups, or its groups only as a fifth tile of a kind would complete them. */
export type RiichiChange = 'waits' | 'reading' | 'fifth'

/**
 * The change that a concealed kong makes to a hand in riichi: `before` is the hand of 13 tiles without the drawn one. It must leave the
 * waits as they are and, in most editions, take three tiles that can only be read as a pung.
 */
export const kongChangesRiichi = (
  { practice }: RuleSet,
  before: HandTiles,
  kind: TileKind,
  left: readonly KnownTile[],
): RiichiChange | null => {
  if (!canExist(before.concealed)) return null
  const after: HandTiles = { concealed: left, melds: [...before.melds, `${kind[1]}${kind[0]?.repeat(4)}`] }
  if (keepsWaits(before, after, practice.riichiKongKeeps === 'waits' ? null : kind)) return null
  const was = waitsOf(before).kinds
  const is = waitsOf(after).kinds
  if (was.length !== is.length || was.some((wait) => !is.includes(wait))) return 'waits'
  if (practice.riichiKongKeeps === 'waits') return null
  if (canReadOtherwise(before, kind)) return 'reading'
  if (practice.fifthTileReadings === 'ignored' || !canReadOtherwiseWithFifth(before, kind)) return null
  return practice.fifthTileReadings === 'counted' ? 'reading' : 'fifth'
}
