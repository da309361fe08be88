import type { ByLanguage, Language } from '../language.ts'
import { isRed, type KnownTile, type Tile } from '../tiles.ts'

const SUITS: ByLanguage<Readonly<Record<string, string>>> = {
  en: { m: 'characters', p: 'dots', s: 'bamboos' },
  fr: { m: 'de caractères', p: 'de ronds', s: 'de bambous' },
}
const HONOURS: ByLanguage<readonly string[]> = {
  en: ['East wind', 'South wind', 'West wind', 'North wind', 'white dragon', 'green dragon', 'red dragon'],
  fr: ['vent d’Est', 'vent de Sud', 'vent d’Ouest', 'vent de Nord', 'dragon blanc', 'dragon vert', 'dragon rouge'],
}
const JAPANESE_SUITS: Readonly<Record<string, string>> = { m: 'man', p: 'pin', s: 'sou' }
const JAPANESE_NUMBERS = ['aka go', 'ii', 'ryan', 'san', 'suu', 'go', 'rou', 'chii', 'paa', 'kyuu'] as const
const JAPANESE_HONOURS = ['ton', 'nan', 'shaa', 'pei', 'haku', 'hatsu', 'chun'] as const

/** A tile as a screen reader says it: `5 of bamboos`, `red 5 of dots`, `East wind`; `5 de bambous`, `5 rouge de ronds`, `vent d’Est`. */
export const tileName = (tile: Tile, language: Language): string => {
  if (tile === '?') return language === 'en' ? 'unknown tile' : 'tuile inconnue'
  const [rank, suit] = parts(tile)
  if (suit === 'z') return HONOURS[language][rank - 1] ?? tile
  const number = isRed(tile) ? 5 : rank
  const name = SUITS[language][suit]
  return language === 'en' ? `${isRed(tile) ? 'red ' : ''}${number} of ${name}` : `${number}${isRed(tile) ? ' rouge' : ''} ${name}`
}

/** The Japanese name, as it is spoken at the table: `go sou`, `aka go pin`, `ton`. */
export const japaneseTileName = (tile: KnownTile): string => {
  const [rank, suit] = parts(tile)
  return suit === 'z' ? (JAPANESE_HONOURS[rank - 1] ?? tile) : `${JAPANESE_NUMBERS[rank]} ${JAPANESE_SUITS[suit]}`
}

const parts = (tile: KnownTile): readonly [rank: number, suit: string] => [Number(tile[0]), tile[1] ?? '']
