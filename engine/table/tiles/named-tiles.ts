import { isKnown, isSameKind, kindOf, type Tile, type TileKind } from '../../model/tiles.ts'
import type { Claim, Concealed } from '../table.ts'
import { isFullyKnown } from './concealed.ts'

/**
 * The tiles shown for a claim, with the faces of unknown ones filled in where only one is possible. A pung or kong is of the claimed kind;
 * a five stays unknown if it may be red.
 */
export const namedTiles = (
  { call, tile, shown }: Pick<Claim, 'call' | 'tile' | 'shown'>,
  hand: Concealed,
  reds: boolean,
): readonly Tile[] => {
  if (call === 'chii' || !isKnown(tile) || !shown.includes('?')) return shown
  if (!shown.every((one) => one === '?' || isSameKind(one, tile))) return shown
  const face = faceOf(kindOf(tile), hand, reds)
  return face ? shown.map((one) => (one === '?' ? face : one)) : shown
}

/** The only face that the hand's tiles of a kind can have; undefined if one may be a red five or a plain one. */
const faceOf = (kind: TileKind, hand: Concealed, reds: boolean): Tile | undefined => {
  if (!reds || kind[0] !== '5') return kind
  const faces = new Set(isFullyKnown(hand) ? hand.known.filter((one) => isSameKind(one, kind)) : [])
  return faces.size === 1 ? [...faces][0] : undefined
}
