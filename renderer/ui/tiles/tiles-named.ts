import type { Language } from '../../../engine/model/language.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { splitTiles } from './tiles-in.ts'

/** A sentence with its tiles by name, where drawn ones would take too much height. */
export const tilesNamed = (text: string, language: Language): string =>
  splitTiles(text)
    .map((part) => (typeof part === 'string' ? part : part.map((tile) => tileName(tile, language)).join(', ')))
    .join('')
