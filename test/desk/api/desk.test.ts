import { chmodSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Desk } from '../../../desk/api/desk.ts'
import { aDesk, aTable, DEAD_HAND } from './a-desk.ts'

const ask = async (desk: Desk, path: string, json: unknown): Promise<{ status: number; body: string }> => {
  const body = JSON.stringify({ json })
  const request = new Request(`http://desk/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer = await desk.fetch(request)
  return { status: answer.status, body: await answer.text() }
}

test.each([
  ['no table', 'tables/record', { text: 'E discard 1z', by: 'x' }, 400],
  ['a number for text', 'tables/record', { table: 'x', text: 5, by: 'x' }, 400],
  ['a word for a number', 'findings/answer', { finding: 'one', word: 'fast', by: 'x' }, 400],
  ['a decision that there is not', 'findings/rule', { finding: 1, decision: 'maybe', reason: 'x', by: 'x' }, 400],
  ['an empty reason', 'findings/rule', { finding: 1, decision: 'upheld', reason: ' ', by: 'x' }, 400],
  ['points without an amount', 'findings/rule', { finding: 1, decision: 'upheld', penalty: { kind: 'points' }, reason: 'x', by: 'x' }, 400],
  ['a format that there is not', 'incidents/report', { incident: 1, format: 'exe', language: 'en' }, 400],
  ['nothing at all', 'tables/record', null, 400],
  ['a table that is not there', 'tables/state', { table: 'x' }, 404],
  ['an incident that is not there', 'incidents/get', { incident: 7 }, 404],
  ['a report of it', 'incidents/report', { incident: 7, format: 'html', language: 'fr' }, 404],
  ['a file that is not there', 'tournaments/open', { file: '/nowhere/a.shinpan' }, 404],
  ['a file that is none of ours', 'tournaments/open', { file: '/etc/hostname' }, 422],
  ['a call that is not there', 'tables/burn', {}, 404],
])('%s: answered, and nothing written', async (_, path, json, status) => {
  const { desk, calls } = await aTable()
  const before = (await calls.saving()).seq
  expect((await ask(desk, path, json)).status).toBe(status)
  expect((await calls.saving()).seq).toEqual(before)
})

test('a bad input names the field', async () => {
  const { desk } = await aTable()
  const { body } = await ask(desk, 'tables/record', { table: 'x', text: 5, by: 'x' })
  expect(JSON.parse(body)).toMatchObject({ json: { code: 'BAD_REQUEST', data: { issues: [{ path: ['text'] }] } } })
})

test('without a file every call about one says so', async () => {
  const { desk } = aDesk()
  for (const path of ['tables/list', 'penalties/list', 'incidents/list', 'referees/list', 'log/verify'])
    expect((await ask(desk, path, undefined)).status).toBe(409)
  expect(JSON.parse((await ask(desk, 'tournaments/current', undefined)).body)).toEqual({ json: null })
})

test('a request larger than any record is refused unread', async () => {
  const { desk, table } = await aTable()
  expect((await ask(desk, 'tables/record', { table, text: `# ${'x'.repeat(25 * 1024 * 1024)}`, by: '' })).status).toBe(413)
})

test('a line of 10 MB is refused, and nothing is written', async () => {
  const { calls, table } = await aTable()
  const before = (await calls.saving()).seq
  await expect(calls.tables.record({ table, text: `E note ${'x'.repeat(10 * 1024 * 1024)}`, by: '' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect((await calls.saving()).seq).toEqual(before)
})

test('GET asks nothing of the API', async () => {
  const { desk } = await aTable()
  expect((await desk.fetch(new Request('http://desk/api/tables/list'))).status).toBe(405)
})

test('answers of the API are never kept', async () => {
  const { desk } = await aTable()
  const answer = await desk.fetch(
    new Request('http://desk/api/tables/list', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }),
  )
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('a full disk is said within one act, to every window, and what was entered is safe', async () => {
  const { calls, table, desk } = await aTable()
  const heard: unknown[] = []
  const news = await calls.news()
  const listening = (async () => {
    for await (const one of news) heard.push(one)
  })()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  const db = desk.context.open?.writable
  db?.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
  const long = Array.from({ length: 60 }, () => `* note ${'x'.repeat(1500)}`).join('\n')
  await expect(calls.tables.record({ table, text: long, by: '' })).rejects.toMatchObject({ code: 'NOT_SAVED', data: { code: 'disk-full' } })
  expect(await calls.saving()).toMatchObject({ state: 'trouble', trouble: { code: 'disk-full' } })
  expect((await calls.tables.state({ table })).acts).toHaveLength(1)
  db?.pragma('max_page_count = 1000000')
  await calls.tables.record({ table, text: 'S draw', by: '' })
  expect(await calls.saving()).toMatchObject({ state: 'saved', trouble: null })
  expect(await calls.log.verify()).toMatchObject({ ok: true })
  const left = news.return(undefined)
  // a listener ends with the next event
  await calls.tables.record({ table, text: 'S discard 1z', by: '' })
  await left
  await listening
  const kinds = heard.map((one) => (one as { kind: string; saving?: { state: string } }).saving?.state ?? 'entry')
  // the end of a check may be published after them
  expect(kinds.slice(0, 4)).toEqual(['entry', 'trouble', 'saved', 'entry'])
})

test('a file that may not be written is shown and not written', async () => {
  const { file, table, path, desk } = await aTable()
  desk.close()
  chmodSync(file, 0o444)
  const { calls, desk: other } = aDesk({ folder: path })
  await calls.tournaments.open({ file })
  if (other.context.open) other.context.open = { ...other.context.open, writable: null }
  expect(await calls.tournaments.current()).toMatchObject({ readOnly: true })
  await expect(calls.tables.record({ table, text: 'E discard 1z', by: '' })).rejects.toMatchObject({
    code: 'NOT_SAVED',
    data: { code: 'read-only' },
  })
})

const HOSTILE = [
  ['a name that is SQL', "Robert'); DROP TABLE penalty;--"],
  ['a name that is HTML', '<img src=x onerror="alert(1)"></script><script>alert(1)</script>'],
  ['a name with quotes and backslashes', '"\\"\\\\ \' {{1}}'],
  ['a name written from right to left', '\u202eנמש\u202c \u0000\u0007'],
] as const

test.each(HOSTILE)('%s goes in and comes out as it is, everywhere', async (_, name) => {
  const { calls } = await aTable()
  const kept = name.replaceAll('\u0000', '')
  // a name that signs has no characters that can't be seen
  const by = kept.replaceAll(/[\p{Cc}\u202c\u202e]/gu, '')
  const { id: table } = await calls.tables.create({ name: kept, players: { E: '', S: '', W: kept, N: '' } })
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: kept })
  const finding = state.findings[0]?.id ?? 0
  await calls.findings.rule({ finding, decision: 'upheld', reason: kept, by })
  expect(await calls.penalties.list()).toMatchObject([{ player: kept.trim(), reason: kept.trim(), by: by.trim(), table: kept.trim() }])
  for (const language of ['en', 'fr'] as const) {
    const { content } = await calls.incidents.report({ incident: 1, format: 'html', language })
    expect(/<script|<img|onerror="/i.exec(content)).toBeNull()
    expect(/<[^>]+\b(src|href|action|data)="(?!#)|@import|url\((?!#|data:font)/i.exec(content)).toBeNull()
  }
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('a name of a megabyte is refused at the edge', async () => {
  const { calls } = await aTable()
  const name = 'x'.repeat(1024 * 1024)
  await expect(calls.tables.create({ name, players: { E: '', S: '', W: '', N: '' } })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(
    calls.tournaments.create({ name, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' }),
  ).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

test.each([
  ['../../etc/passwd', 'etc passwd.shinpan'],
  ['/', 'tournament.shinpan'],
  ['..', 'tournament.shinpan'],
  ['Öffnung: 1/2 "été"', 'Öffnung 1 2 été.shinpan'],
])('a tournament called %s lies in the desk’s folder', async (name, file) => {
  const { calls, path } = aDesk()
  const made = await calls.tournaments.create({ name, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' })
  expect(made.file).toBe(join(path, file))
  expect(made.name).toBe(name)
})

test('the list of files says when one was written last, what lies beside it still counted', async () => {
  const { calls, table, file } = await aTable()
  const old = new Date('2020-01-01T00:00:00Z')
  utimesSync(file, old, old)
  await calls.tables.record({ table, text: DEAD_HAND, by: 'Michiko Hayashi' })
  const { files } = await calls.tournaments.list()
  expect(files[0]?.changed.getFullYear()).toBeGreaterThan(2020)
})

test('a tournament name that is taken is refused, and a rule set that nobody knows', async () => {
  const { calls, path } = await aTable()
  const asked = { name: 'Test Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' }
  const file = join(path, 'Test Open.shinpan')
  await expect(calls.tournaments.create(asked)).rejects.toMatchObject({
    code: 'REFUSED',
    data: { message: `the file ${file} already exists`, fr: `le fichier ${file} existe déjà` },
  })
  await expect(calls.tournaments.create({ ...asked, name: 'Other', rules: 'wrc-1066' })).rejects.toMatchObject({ code: 'REFUSED' })
  const { files } = await calls.tournaments.list()
  expect(files.map(({ name, trouble }) => [name, trouble])).toEqual([['Test Open', null]])
})
