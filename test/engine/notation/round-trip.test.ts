import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { formatTable } from '../../../engine/notation/format/format-table.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import { parseTable } from '../../../engine/notation/parse/parse-table.ts'
import { events, tableFile, withoutLines } from './arbitrary-file.ts'

const read = (text: string) => {
  const file = parseTable(text)
  if (!file.ok) throw new Error(`${JSON.stringify(file.error)}\n${text}`)
  return withoutLines(file.value)
}

test('every file that can exist is written as text that reads back as the same file, and writes as the same text', () => {
  fc.assert(
    fc.property(tableFile, (file) => {
      const text = formatTable(file)
      const back = read(text)
      expect(back).toEqual(file)
      expect(formatTable(back)).toBe(text)
    }),
    { numRuns: 400 },
  )
})

test('every event on its own reads back as the same event, apart from the mark of a short form', () => {
  fc.assert(
    fc.property(events, (all) => {
      for (const { short: _, ...event } of all)
        expect(parseLine(formatEvent(event))).toEqual({ ok: true, value: { kind: 'events', events: [event] } })
    }),
  )
})

test('no text whatever makes the reader throw', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'E ',
      'discard ',
      '5p',
      '@',
      '@meld S ',
      'chii ',
      '"',
      '\\',
      '#',
      '\n',
      '\r\n',
      '\0',
      '12.4 ',
      '& ',
      '* ',
      '^',
      '?',
      'note ',
    ),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const file = parseTable(pieces.join(''))
      if (!file.ok) expect(file.error.found.length).toBeLessThanOrEqual(40)
    }),
    { numRuns: 2000 },
  )
})
