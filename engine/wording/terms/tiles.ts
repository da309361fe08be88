import type { ByLanguage, Language } from '../../model/language.ts'
import { isKnown, isRed, type KnownTile, type Tile } from '../../model/tiles.ts'
import { listInWords } from '../../phrases/seats.ts'

const SUITS: ByLanguage<Readonly<Record<string, string>>> = {
  en: { m: 'characters', p: 'dots', s: 'bamboos' },
  fr: { m: 'de caractères', p: 'de cercles', s: 'de bambous' },
}
const HONOURS: ByLanguage<readonly string[]> = {
  en: ['East wind', 'South wind', 'West wind', 'North wind', 'white dragon', 'green dragon', 'red dragon'],
  fr: ['vent d’Est', 'vent du Sud', 'vent d’Ouest', 'vent du Nord', 'dragon blanc', 'dragon vert', 'dragon rouge'],
}

/** The name of a tile, as a screen reader says it: `5 of bamboos`, `red 5 of dots`, `East wind`; `5 de bambous`, `5 rouge de cercles`, `vent d’Est`. */
export const tileName = (tile: Tile, language: Language): string => {
  if (tile === '?') return { en: 'unknown tile', fr: 'tuile inconnue' }[language]
  const [rank, suit] = parts(tile)
  if (suit === 'z') return HONOURS[language][rank - 1] ?? tile
  const number = isRed(tile) ? 5 : rank
  const name = SUITS[language][suit]
  return { en: `${isRed(tile) ? 'red ' : ''}${number} of ${name}`, fr: `${number}${isRed(tile) ? ' rouge' : ''} ${name}` }[language]
}

/** A tile within a sentence: `the 5 of bamboos`; `le 5 de bambous`, `la tuile inconnue`. */
export const theTile = (tile: Tile, language: Language): string => {
  if (tile === '?') return { en: 'an unknown tile', fr: 'une tuile inconnue' }[language]
  return `${{ en: 'the', fr: 'le' }[language]} ${tileName(tile, language)}`
}

/** Tiles within a sentence, grouped by kind: `the 4 of dots and two East winds`; `le 4 de cercles et deux vents d’Est`. */
export const theTiles = (tiles: readonly Tile[], language: Language): string => {
  const kinds = [...new Set(tiles)].map((tile) => [tile, tiles.filter((one) => one === tile).length] as const)
  return listInWords(
    kinds.map(([tile, count]) =>
      count === 1 ? theTile(tile, language) : `${COUNTS[language][count] ?? count} ${several(tile, language)}`,
    ),
    ({ en: 'and', fr: 'et' } as const)[language],
  )
}

const COUNTS: ByLanguage<Readonly<Record<number, string>>> = {
  en: { 2: 'two', 3: 'three', 4: 'four' },
  fr: { 2: 'deux', 3: 'trois', 4: 'quatre' },
}

/** The plural: `4s of dots`, `white dragons`; in French a number has none: `4 de cercles`, `5 rouges de cercles`, `dragons blancs`. */
const several = (tile: Tile, language: Language): string => PLURALS[language](tileName(tile, language), tile)

const PLURALS: ByLanguage<(name: string, tile: Tile) => string> = {
  en: (name, tile) => (isSuited(tile) ? name.replace(' of ', 's of ') : `${name}s`),
  fr: (name, tile) => {
    if (isSuited(tile)) return name.replace(' rouge', ' rouges')
    return tile === '?' || name.startsWith('dragon') ? name.replaceAll(/(?<=\p{L})(?= |$)/gu, 's') : name.replace('vent', 'vents')
  },
}

const isSuited = (tile: Tile): boolean => isKnown(tile) && !tile.endsWith('z')

const parts = (tile: KnownTile): readonly [rank: number, suit: string] => [Number(tile[0]), tile[1] ?? '']
