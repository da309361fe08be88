import type { Tag } from './tag.ts'
import { plainTileTag, tileInName } from './tile-tags.ts'
import type { TagReader } from './xml-tags.ts'

// XML as Tenhou writes it: ASCII without entities, one tag after the other. Such text has one reading, for which no XML parser is needed.

const [TAB, NEWLINE, BLANK, QUOTE, AMPERSAND, SLASH, LESS, EQUALS, MORE, LAST] = [
  0x09, 0x0a, 0x20, 0x22, 0x26, 0x2f, 0x3c, 0x3d, 0x3e, 0x7e,
]
/** A longer tag, or a longer gap between two, is not plain. */
const MOST_LENGTH = 1 << 16
const NONE: Tag['attributes'] = {}

/**
 * Reads a document of plain tags without counting lines. False if it is not plain or the reader complains: what the tags have told then means
 * nothing, and an XML parser has to read them.
 */
export const readPlainTags = (xml: string, reader: Pick<TagReader, 'root' | 'tag' | 'troubled'>): boolean => {
  let at = 0
  let lastTag = 0

  const skipBlanks = () => {
    for (let code = xml.charCodeAt(at); code === BLANK || code === NEWLINE || code === TAB; code = xml.charCodeAt(++at));
  }
  /** A name of letters and digits; empty if there is none. */
  const readName = (): string => {
    const start = at
    at = nameEnd(xml, at)
    return xml.slice(start, at)
  }
  /** A value in double quotes; undefined if it has any characters that XML changes or forbids. */
  const readValue = (): string | undefined => {
    if (xml.charCodeAt(at) !== EQUALS || xml.charCodeAt(at + 1) !== QUOTE) return undefined
    const start = at + 2
    at = valueEnd(xml, start) + 1
    return at > 0 ? xml.slice(start, at - 1) : undefined
  }
  const readAttributes = (): Tag['attributes'] | undefined => {
    if (xml.charCodeAt(at) !== BLANK) return NONE
    const attributes: Record<string, string> = {}
    while (xml.charCodeAt(at) === BLANK) {
      skipBlanks()
      const name = readName()
      if (name === '') break
      const value = readValue()
      if (value === undefined || name in attributes) return undefined
      attributes[name] = value
    }
    return attributes
  }
  /** The tag that starts here, up to its `/` or `>`. */
  const readTag = (): Tag | undefined => {
    if (xml.charCodeAt(at) !== LESS) return undefined
    at++
    const name = readName()
    const attributes = name === '' ? undefined : readAttributes()
    if (!attributes || at - lastTag > MOST_LENGTH) return undefined
    lastTag = at
    return { name, attributes, line: 0, tile: tileInName(name) }
  }

  const root = readTag()
  if (!root || xml.charCodeAt(at++) !== MORE) return false
  reader.root(root)
  for (;;) {
    lastTag = at = readTiles(xml, at, reader)
    if (reader.troubled()) return false
    skipBlanks()
    if (xml.charCodeAt(at + 1) === SLASH) break
    const tag = readTag()
    if (!tag || xml.charCodeAt(at) !== SLASH || xml.charCodeAt(at + 1) !== MORE) return false
    at += 2
    reader.tag(tag)
  }
  const end = `</${root.name}>`
  if (!xml.startsWith(end, at)) return false
  at += end.length
  skipBlanks()
  return at === xml.length && !reader.troubled()
}

/** Reads the draws and discards from a place on, as most tags are; the place after them, or after the first one that troubles the reader. */
const readTiles = (xml: string, from: number, reader: Pick<TagReader, 'tag' | 'troubled'>): number => {
  let at = from
  while (!reader.troubled()) {
    const tag = xml.charCodeAt(at) === LESS ? plainTileTag(xml, at + 1) : undefined
    if (!tag) break
    const end = at + 1 + tag.name.length
    if (xml.charCodeAt(end) !== SLASH || xml.charCodeAt(end + 1) !== MORE) break
    reader.tag(tag)
    at = end + 2
  }
  return at
}

/** The end of a name of letters and digits; the place itself if there is none. */
const nameEnd = (text: string, from: number): number => {
  let at = from
  while (isLetter(text.charCodeAt(at)) || (at > from && isDigit(text.charCodeAt(at)))) at++
  return at
}

/** The place of the quote after a value; -1 if the value has characters that XML changes or forbids. */
const valueEnd = (text: string, from: number): number => {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) return at
    if (!(code >= BLANK && code <= LAST) || code === LESS || code === AMPERSAND) return -1
  }
}

const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
