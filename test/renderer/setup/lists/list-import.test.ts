import { expect, test } from 'vitest'
import type { ListPreview } from '../../../../desk/contract/lists.ts'
import { importOf } from '../../../../renderer/setup/lists/list-import.ts'

const counts = { fresh: 3, changed: 1, same: 2, bad: 0, entries: 6 }
const preview = (more: Partial<ListPreview> = {}): ListPreview => ({
  kind: 'players',
  encoding: 'utf-8',
  separator: ';',
  sheet: null,
  sheets: [],
  header: 1,
  columns: [],
  fields: [],
  bad: [],
  rows: [],
  notes: [],
  trouble: null,
  counts,
  seen: 'abc',
  ...more,
})
const read = (...previews: readonly ListPreview[]) => importOf({ parts: previews.map(() => ({})), previews, reading: null })

test('sheets are imported together: their rows are summed, their kinds named once, as the preview detected them', () =>
  expect(read(preview(), preview({ seen: 'def' }))).toMatchObject({
    counts: { fresh: 6, changed: 2, same: 4, bad: 0, entries: 12 },
    kinds: ['players'],
    canImport: true,
    isClean: true,
    request: { asked: [{ kind: 'players' }, { kind: 'players' }], leaveOut: false, seen: 'abc def' },
  }))

test('lines that cannot be imported are left out if the rest is, and the key does not import at once', () =>
  expect(read(preview({ counts: { ...counts, bad: 2 } }))).toMatchObject({ canImport: true, isClean: false, request: { leaveOut: true } }))

test('the lines that the user left out are counted over all sheets', () =>
  expect(importOf({ parts: [{ without: [2, 3] }, {}, { without: [5] }], previews: [preview()], reading: null }).leftOut).toBe(3))

test.each([
  ['nothing is read', read(), false],
  ['no line is an entry', read(preview({ counts: { fresh: 0, changed: 0, same: 0, bad: 0, entries: 0 } })), true],
  ['one sheet cannot be read', read(preview(), preview({ trouble: { en: 'no', fr: 'non' } })), false],
  ['the file is read again', importOf({ parts: [{}], previews: [preview()], reading: { read: 1, of: 2 } }), false],
])('nothing can be imported if %s', (_, planned, isEmpty) => expect(planned).toMatchObject({ canImport: false, isEmpty }))
