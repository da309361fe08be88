import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { commandLine } from '../../../../scripts/build.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'

test('an act that is sent twice under its key is done once, and answered with the table as it is now', async () => {
  const { calls, table, desk } = await aTable()
  const draw = { table, text: 'E draw', by: 'x', key: 'one' }
  const first = await calls.tables.record(draw)
  const again = await calls.tables.record(draw)
  expect([again.state, again.came]).toEqual([first.state, []])
  const other = await calls.tables.record({ ...draw, key: 'two' })
  expect(other.state.acts).toHaveLength(2)
  const undone = await calls.tables.undo({ table, by: 'x', key: 'three' })
  expect((await calls.tables.undo({ table, by: 'x', key: 'three' })).state).toEqual(undone.state)
  const redone = await calls.tables.redo({ table, by: 'x', key: 'four' })
  expect((await calls.tables.redo({ table, by: 'x', key: 'four' })).state).toEqual(redone.state)
  expect((await calls.tables.record(draw)).state).toEqual(redone.state)
  if (desk.context.open?.writable) rebuild(desk.context.open.writable)
  expect((await calls.tables.record(draw)).state).toEqual(redone.state)
  expect(await calls.log.verify()).toMatchObject({ ok: true })
})

test('what was refused under a key can be sent again', async () => {
  const { calls, table } = await aTable()
  const undo = { table, by: 'x', key: 'one' }
  await expect(calls.tables.undo(undo)).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.tables.record({ table, text: DEAD_HAND, by: 'x', key: 'two' })
  expect((await calls.tables.undo(undo)).state.acts).toHaveLength(7)
})

test('a server killed between commit and answer: the act and the undo stand once when they are sent again', async () => {
  const home = folder()
  const file = join(home, 'a.shinpan')
  let server = await serve(file, home)
  const table = ((await server.ask('tables/create', { name: '1', players: { E: '', S: '', W: '', N: '' } })) as { id: string }).id
  const asked: readonly (readonly [string, object])[] = [
    ['tables/record', { table, text: 'E draw', by: 'x', key: 'one' }],
    ['tables/record', { table, text: 'E discard 1z', by: 'x', key: 'two' }],
    ['tables/undo', { table, by: 'x', key: 'three' }],
    ['tables/redo', { table, by: 'x', key: 'four' }],
    ['tables/undo', { table, by: 'x', key: 'five' }],
  ]
  const acts: number[] = []
  for (const [path, body] of asked) {
    const before = newest(file)
    server.ask(path, body).catch(() => undefined)
    while (newest(file) === before) await wait(2)
    const committed = newest(file)
    await server.kill()
    server = await serve(file, home)
    const { state } = (await server.ask(path, body)) as { state: TableState }
    acts.push(state.acts.length)
    expect([path, newest(file)]).toEqual([path, committed])
  }
  expect(acts).toEqual([1, 2, 1, 2, 1])
})

const newest = (file: string): unknown => {
  const db = new Database(file, { readonly: true })
  try {
    return db.prepare('SELECT max(seq) FROM entry').pluck().get()
  } finally {
    db.close()
  }
}

const serve = async (file: string, home: string) => {
  const child = spawn(process.execPath, [commandLine(), 'serve', '--db', file], {
    env: { ...process.env, SHINPAN_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = (): Promise<void> => {
    child.kill('SIGKILL')
    return ended
  }
  onTestFinished(kill)
  const url = await addressOf(child)
  const entered = await fetch(url, { redirect: 'manual' })
  const cookie = String(entered.headers.get('set-cookie')).split(';')[0] ?? ''
  const ask = async (path: string, input: object): Promise<unknown> => {
    const answer = await fetch(new URL(`/api/${path}`, url), {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ json: input }),
    })
    const { json } = (await answer.json()) as { json: unknown }
    if (!answer.ok) throw new Error(JSON.stringify(json))
    return json
  }
  return { ask, kill }
}

const addressOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / (http\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('the server gave no address')
}
