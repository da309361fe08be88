import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireOpenFile } from '../../../../desk/context/errors.ts'
import { reportSource } from '../../../../desk/reports/data/report-source.ts'
import { type WholeAsked, writeWhole } from '../../../../desk/reports/whole/write-whole.ts'
import { writeWholeApart } from '../../../../desk/reports/whole/write-whole-apart.ts'
import { aDesk, ruled } from '../../api/a-desk.ts'
import { fill } from '../../storage/full-file.ts'

/** A record with a penalty, so long that its reports are written in a thread. */
const longRecord = async () => {
  const made = aDesk()
  const file = join(made.path, 'long.shinpan')
  content ??= await makeRecord()
  writeFileSync(file, content)
  await made.calls.tournaments.open({ file })
  return { ...made, open: requireOpenFile(made.desk.context) }
}

/** Its bytes, made once for all tests. */
let content: Buffer | undefined

const makeRecord = async (): Promise<Buffer> => {
  const { desk, calls, file } = await ruled()
  const { writable } = requireOpenFile(desk.context)
  if (!writable) throw new Error('the file is not open')
  fill(writable, [(await calls.tables.list())[0]?.id ?? ''], 6000)
  await desk.closed()
  return readFileSync(file)
}

const ASKED: readonly WholeAsked[] = [
  { what: 'tournament', format: 'html', language: 'both' },
  { what: 'penalties', format: 'pdf', language: 'fr' },
  { what: 'penalties', format: 'xlsx', language: 'en' },
  { what: 'scores', format: 'csv', language: 'en' },
  { what: 'players', format: 'json', language: 'en' },
]

test('a thread writes what the desk itself would write: pages and data, in each format', async () => {
  const { desk, open } = await longRecord()
  for (const asked of ASKED) {
    const apart = await writeWholeApart(desk.context, open, asked)
    expect(apart).toMatchObject({ ok: true })
    expect(apart, `${asked.what} as ${asked.format}`).toEqual(await writeWhole(reportSource(desk.context, open), asked))
  }
})

test('an act during a long report is saved before the report is there', async () => {
  const { desk, calls, open } = await longRecord()
  const asked = { what: 'incidents', format: 'json', language: 'en' } as const
  const order: string[] = []
  const report = writeWholeApart(desk.context, open, asked).then((made) => {
    order.push('report')
    return made
  })
  await calls.incidents.addStatement({ incident: 1, role: 'player', who: { name: 'Haruto' }, text: 'said meanwhile', by: 'A. Ref' })
  order.push('act')
  expect(await report).toMatchObject({ ok: true })
  expect(order).toEqual(['act', 'report'])
})

test('a long report that is cancelled says that it was stopped', async () => {
  const { desk, open } = await longRecord()
  const cancel = new AbortController()
  const report = writeWholeApart(desk.context, open, { what: 'scores', format: 'csv', language: 'en' }, cancel.signal)
  cancel.abort()
  expect(await report).toMatchObject({ ok: false, error: { text: { en: expect.stringContaining('stopped') as string } } })
})

test('a long report is about the file that is open, though it was moved and another one put into its place', async () => {
  const { desk, open } = await longRecord()
  const asked = { what: 'players', format: 'json', language: 'en' } as const
  const before = await writeWholeApart(desk.context, open, asked)
  const other = aDesk()
  const { file } = await other.calls.tournaments.create({
    name: 'Another one',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 1,
    referee: 'A. Ref',
  })
  await other.desk.closed()
  renameSync(open.file, `${open.file}-moved`)
  expect(await writeWholeApart(desk.context, open, asked)).toEqual(before)
  copyFileSync(file, open.file)
  expect(await writeWholeApart(desk.context, open, asked)).toEqual(before)
})
