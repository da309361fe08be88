import type { Language } from '../../model/language.ts'
import { isTile, type Tile } from '../../model/tiles.ts'
import { tileName } from './tiles.ts'

export type SentencePart = string | readonly Tile[]

const RUN = /(?<![\p{L}\d.])((?:[0-9]+[mps]|[1-7]+z)+)(?![\p{L}\d])/gu

/** Reads tiles written one by one or as a run: 0s 123m 11z. */
export const readTileRun = (run: string): readonly Tile[] =>
  [...run.matchAll(/(?<!\d)(\d+)([mpsz])/g)].flatMap(([, digits = '', suit = '']) =>
    digits
      .split('')
      .map((digit) => `${digit}${suit}`)
      .filter(isTile),
  )

/** Splits a sentence into words and tiles, so that tiles can be drawn. Adjacent runs become one. */
export const splitTiles = (text: string): readonly SentencePart[] => {
  const parts: SentencePart[] = []
  let from = 0
  for (const match of text.matchAll(RUN)) {
    const tiles = readTileRun(match[0])
    if (tiles.length === 0) continue
    const between = text.slice(from, match.index)
    const before = parts.at(-1)
    if (between === ' ' && Array.isArray(before)) parts[parts.length - 1] = [...(before as readonly Tile[]), ...tiles]
    else parts.push(...(between ? [between] : []), tiles)
    from = match.index + match[0].length
  }
  return from < text.length ? [...parts, text.slice(from)] : parts
}

/** A sentence with its tiles by name, where drawn ones would take too much height. */
export const tilesNamed = (text: string, language: Language): string => {
  const named = splitTiles(text)
    .map((part) => (typeof part === 'string' ? part : part.map((tile) => tileName(tile, language)).join(', ')))
    .join('')
  return { en: named, fr: named.replaceAll(OWNED_WIND, '$1 (celui $2)') }[language]
}

/** A wind tile and whose it is: `le vent d’Est de Sud` would be heard as one wind. */
const OWNED_WIND = /(vent (?:d’Est|du Sud|d’Ouest|du Nord)) (d’Est|de Sud|d’Ouest|de Nord)/g
