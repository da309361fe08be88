import { canExist, type HandTiles } from '../../hand/majiang-hand.ts'
import { canReadOtherwise, waitsOf } from '../../hand/waits.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Kind, KnownTile } from '../../model/tiles.ts'

/**
 * What a concealed kong does to a hand in riichi: `before` is the hand of 13 tiles without the drawn one. It must leave the waits as they are and,
 * in most editions, take three tiles that can only be read as a pung.
 */
export const kongChangesRiichi = (
  rules: RuleSet,
  before: HandTiles,
  kind: Kind,
  left: readonly KnownTile[],
): 'waits' | 'reading' | null => {
  if (!canExist(before.concealed)) return null
  const after: HandTiles = { concealed: left, melds: [...before.melds, `${kind[1]}${kind[0]?.repeat(4)}`] }
  const was = waitsOf(before).kinds
  const is = waitsOf(after).kinds
  if (was.length !== is.length || was.some((wait) => !is.includes(wait))) return 'waits'
  return rules.practice.riichiKongKeeps === 'waits-and-groups' && canReadOtherwise(before, kind) ? 'reading' : null
}
