import { Fragment } from 'react'
import type { Language } from '../../../engine/model/language.ts'
import { tileName } from '../../../engine/wording/terms/tiles.ts'
import { type SentencePart, splitTiles } from '../../../engine/wording/terms/tiles-in.ts'
import { useLanguage } from '../../language/language.ts'
import { Tiles } from './tile.tsx'

type WithTilesProps = {
  readonly text: string
  readonly size?: 's28' | 's36'
  /** If it isn't the reader's. */
  readonly language?: Language | undefined
}

/** A sentence with its tiles drawn; screen readers read the tile's name. Punctuation after a tile never begins a line. */
export const WithTiles = ({ text, size = 's28', language: said }: WithTilesProps) => {
  const reader = useLanguage()
  const language = said ?? reader
  const parts = splitTiles(text)
  return parts.map((part, place) => {
    const before = parts[place - 1]
    if (typeof part === 'string')
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      return <Fragment key={place}>{unbroken(Array.isArray(before) ? part.slice(markOf(part).length) : part)}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
      <span key={place} className="nb">
        <Tiles tiles={part} size={size} />
        <span className="sr">{part.map((tile) => tileName(tile, language)).join(', ')}</span>
        {markOf(parts[place + 1])}
      </span>
    )
  })
}

/** No line ends within `compte-t-il`, `était-elle` or `jusque-là`: a word joiner follows the hyphen, because the font has no other one. */
const unbroken = (text: string): string => text.replaceAll(/-(?=(?:t-)?(?:ils?|elles?|ce|là|ci)(?!\p{L}))|(?<=-t)-/gu, '-\u2060')

/** The punctuation at the start of a text. */
const markOf = (part: SentencePart | undefined): string =>
  typeof part === 'string' ? (/^[\u00a0\u202f]?[.,;:!?»”’)]+/u.exec(part)?.[0] ?? '') : ''
