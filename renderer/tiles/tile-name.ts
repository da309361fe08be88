import type { TFunction } from 'i18next'
import { isRed, type Tile } from '../../engine/tiles.ts'

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
type Suit = 'm' | 'p' | 's'
type Honour = '1z' | '2z' | '3z' | '4z' | '5z' | '6z' | '7z'

/** A tile in words, for who hears the table: "red five of bamboos". */
export const tileName = (tile: Tile, t: TFunction): string => {
  if (tile === '?') return t('tile.unknown')
  if (tile.endsWith('z')) return t(`tile.honour.${tile as Honour}`)
  const suit = t(`suit.${tile[1] as Suit}`)
  if (isRed(tile)) return t('tile.red', { suit })
  return t('tile.suited', { number: t(`number.${tile[0] as Digit}`), suit })
}
