import type { Told } from './told/told.ts'

const EN_SIDES = { left: 'at the left', middle: 'in the middle', right: 'at the right' }
const FR_SIDES = { left: 'à gauche', middle: 'au milieu', right: 'à droite' }

/** Where in a group a tile lies or belongs; undefined where the engine does not say. */
export const sideWords = (f: Told, key: string): string | undefined => find(EN_SIDES, f.word(key))
export const frenchSide = (f: Told, key: string): string | undefined => find(FR_SIDES, f.word(key))

const find = (sides: Readonly<Record<string, string>>, side: string | undefined): string | undefined =>
  side === undefined ? undefined : sides[side]
