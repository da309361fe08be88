import { SaxesParser } from 'saxes'
import { showFound } from '../../../engine/notation/errors/found.ts'
import type { Complaint } from '../import-error.ts'
import type { Tag } from './tag.ts'
import { tileInName } from './tile-tags.ts'

/** Reports an error; the first one counts, and the rest of the document doesn't matter then. */
export type ReportComplaint = (complaint: Complaint, about?: string, line?: number) => void

/** Receives the tags; `troubled`: the rest need not be read. */
export type TagReader = {
  readonly root: (tag: Tag) => void
  readonly tag: (tag: Tag) => void
  readonly complain: ReportComplaint
  readonly troubled: () => boolean
}

const PIECE = 1 << 16
/** Maximum characters of a tag; those of a real log have some hundred. The parser builds a long value character by character. */
const MOST_TAG = 2 * PIECE

/** Reads an XML document with one level of tags below its root; no DOCTYPE, custom entities or text. */
export const readTags = (xml: string, reader: TagReader): void => {
  const parser = new SaxesParser({ xmlns: false as const, position: true as const })
  let depth = 0
  const complain = (complaint: Complaint, about?: string) => reader.complain(complaint, about, parser.line)
  parser.on('error', ({ message }) => complain('xml', showFound(message.replace(/^\d+:\d+: /, ''))))
  parser.on('doctype', () => complain('doctype'))
  parser.on('cdata', () => complain('content'))
  parser.on('text', (text) => {
    if (text.trim()) complain('content')
  })
  let lastTag = 0
  parser.on('opentag', ({ name, attributes }) => {
    lastTag = parser.position
    depth++
    if (reader.troubled()) return
    const tag = { name, attributes, line: parser.line, tile: tileInName(name) }
    if (depth === 1) reader.root(tag)
    else if (depth === 2) reader.tag(tag)
    else complain('deep')
  })
  parser.on('closetag', () => {
    depth--
  })
  for (let at = 0; at < xml.length && !reader.troubled(); at += PIECE) {
    parser.write(xml.slice(at, at + PIECE))
    if (parser.position - lastTag > MOST_TAG) complain('long-tag')
  }
  if (!reader.troubled()) parser.close()
}
