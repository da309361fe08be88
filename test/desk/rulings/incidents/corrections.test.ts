import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { aDesk, aTable, BY, type Calls } from '../../api/a-desk.ts'

/** A table that two laptops recorded without each other, each by its recorder, joined; with an incident. */
const apart = async (...recorders: readonly [string, string]) => {
  const here = await aTable()
  const { calls, table } = here
  await calls.tables.record({ table, text: 'E discard 1z', by: BY })
  here.desk.context.open?.writable?.pragma('wal_checkpoint(TRUNCATE)')
  const files: string[] = []
  for (const [n, by] of recorders.entries()) {
    const copy = join(here.path, `copy-${n}.shinpan`)
    copyFileSync(here.file, copy)
    const laptop = aDesk({ folder: here.path, by: '' })
    await laptop.calls.tournaments.open({ file: copy })
    for (const text of ['S draw', 'S discard 2z', 'W draw', 'W discard 3z']) await laptop.calls.tables.record({ table, text, by })
    laptop.desk.close()
    files.push(copy)
  }
  await calls.joining.join({ files })
  const { id } = await calls.incidents.open({ table, by: BY })
  return { ...here, id }
}

const told = async (calls: Calls, incident: number) =>
  (await calls.incidents.get({ incident })).corrections.map(({ number, text, was, by, concurrent = false }) => [
    number,
    text,
    was,
    by,
    concurrent,
  ])

test('acts of another laptop are no corrections: the incident and its report say that they were recorded at the same time', async () => {
  const { calls, table, id, desk } = await apart('Bertrand', 'Claire')
  const { acts } = await calls.tables.state({ table })
  expect(acts.filter(({ inserted }) => inserted)).toEqual([])
  // the runs stay together: those after the other laptop's are the later ones, whichever it is
  const at = acts.findIndex(({ by }, i) => i > 1 && by !== acts[1]?.by)
  const later = acts.slice(at)
  expect(later.map(({ text }) => text)).toEqual(['S draw', 'S discard 2z', 'W draw', 'W discard 3z'])
  const expected = later.map(({ number, text, by }) => [number, text, null, by, true])
  expect(await told(calls, id)).toEqual(expected)

  await calls.tables.record({ table, text: 'N draw', by: BY })
  await calls.tables.correct({ table, by: BY, edit: { do: 'insert', at: 2, text: 'W count 1' } })
  const moved = expected.map(([number, ...rest]) => [Number(number) + 1, ...rest])
  expect(await told(calls, id), 'a correction is still one, and an act after the joining is none').toEqual([
    [2, 'W count 1', null, BY, false],
    ...moved,
  ])
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const before = await told(calls, id)
  rebuild(db)
  expect(await told(calls, id)).toEqual(before)

  const html = async (language: 'en' | 'fr') => (await calls.incidents.report({ incident: id, format: 'html', language })).content
  const en = await html('en')
  expect(en.match(/Recorded at the same time on another device/g)).toHaveLength(4)
  expect(en.match(/Inserted later/g)).toHaveLength(1)
  expect((await html('fr')).match(/Saisi en même temps sur un autre appareil/g)).toHaveLength(4)
})

test('where nobody was named on the other laptop, the report says so in words', async () => {
  const { calls, id } = await apart('', '')
  expect((await told(calls, id)).map(([, , , by]) => by)).toEqual(['', '', '', ''])
  const { content } = await calls.incidents.report({ incident: id, format: 'html', language: 'en' })
  expect(content.match(/another device<\/span> · <span>nobody named<\/span>, |another device · nobody named, /g)).toHaveLength(4)
})

test('an act on which a finding rested and that was undone since is among the changes; one undone before is not', async () => {
  const { calls, table } = await aTable()
  const type = async (...lines: readonly string[]) => {
    for (const text of lines) await calls.tables.record({ table, text, by: BY })
  }
  await type('E discard 1z', 'S draw', 'S discard 3m')
  await calls.tables.undo({ table, by: BY })
  await type('S discard 2z')
  const { id } = await calls.incidents.open({ table, by: BY })
  expect(await told(calls, id), 'undone before').toEqual([])
  await type('W draw', 'W discard 9m')
  await calls.tables.undo({ table, by: BY })
  await type('W discard 8m')
  expect(await told(calls, id)).toEqual([[null, null, 'W discard 9m', BY, false]])
  const { content } = await calls.incidents.report({ incident: id, format: 'html', language: 'en' })
  expect(content).toContain('W discard 9m')
})
