import type { Told } from '../../phrases/phrases.ts'

const EN_SIDES = { left: 'on the left', middle: 'in the middle', right: 'on the right' }
const FR_SIDES = { left: 'à gauche', middle: 'au milieu', right: 'à droite' }

/** The place of a tile in a group; undefined where the engine does not say. */
export const sideWords = (f: Told, key: string): string | undefined => find(EN_SIDES, f.word(key))
export const frenchSide = (f: Told, key: string): string | undefined => find(FR_SIDES, f.word(key))

/** The same in a sentence that names the group: `à gauche dans le groupe`, `au milieu du groupe`. */
export const frenchInGroup = (f: Told, key: string): string | undefined => {
  const side = frenchSide(f, key)
  return side && `${side} ${f.word(key) === 'middle' ? 'du' : 'dans le'} groupe`
}

const find = (sides: Readonly<Record<string, string>>, side: string | undefined): string | undefined =>
  side === undefined ? undefined : sides[side]
