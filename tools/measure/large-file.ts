import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import Database from 'better-sqlite3'
import { logTrouble, nothingSeen } from '../../db/log/verify-log.ts'
import { act } from '../../db/writing/act.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { verifyInThread } from '../../desk/storage/checks/verify-in-thread.ts'
import { fullFile } from '../../test/desk/storage/full-file.ts'
import { readArguments } from '../arguments.ts'

/**
 * `node tools/measure/large-file.ts [ENTRIES] [--cache FOLDER]`: the time of an act, a table, a list and a check in a file of that size with
 * 200 tables. A bare commit is timed before each act, on the same disk. `--cache` stores the file in that folder.
 */
const { options, numbers } = readArguments({ options: { cache: undefined }, numbers: [100_000] })
const [entries] = numbers
/** Typical number for a tournament of that size. */
const INCIDENTS = 300
const folder = mkdtempSync(join(tmpdir(), 'shinpan-measure-'))
const aDesk = () => {
  const desk = createDesk({ folder, home: folder })
  return { desk, calls: createRouterClient(handlers, { context: { desk: desk.context } }) }
}

const timed = async <T>(what: () => T | Promise<T>): Promise<readonly [T, number]> => {
  const began = performance.now()
  return [await what(), performance.now() - began]
}
const say = (what: string, ms: number) =>
  console.log(`${what.padEnd(44)} ${ms < 1000 ? `${ms.toFixed(2)} ms` : `${(ms / 1000).toFixed(1)} s`}`)

/** A bare commit on the same disk: a row as long as an entry, synced. Returns its time in ms. */
const bareCommit = (file: string): ((n: number) => number) => {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('CREATE TABLE row (id INTEGER PRIMARY KEY, body BLOB NOT NULL)')
  const insert = db.prepare('INSERT INTO row (body) VALUES (?)')
  return (n) => {
    const began = performance.now()
    insert.run(Buffer.alloc(440, n))
    return performance.now() - began
  }
}

const ACTS = 1000

try {
  const file = await fullFile({ folder, entries, cache: options.cache, tables: 200 })
  const { desk, calls } = aDesk()
  await calls.tournaments.open({ file })
  const tables = (await calls.tables.list()).map(({ id }) => id)
  const db = desk.context.open?.writable
  const table = tables[0] ?? ''
  if (!db) throw new Error('the file is not open')
  for (let n = 0; n < INCIDENTS; n++)
    act(db, { at: new Date(), by: 'measure' }, (write) =>
      write('incident', { table: tables[n % tables.length] ?? '', hand: null, event: null, finding: null }),
    )
  const commit = bareCommit(join(folder, 'bare'))
  const bare: number[] = []
  const acts: number[] = []
  for (let n = 0; n < ACTS; n++) {
    const text = n % 50 === 0 ? `@hand E1 ${n / 50}\nE discard 1z` : `${'SWNE'[(n >> 1) % 4]} ${n % 2 ? 'draw' : `discard ${1 + (n % 9)}p`}`
    bare.push(commit(n))
    acts.push((await timed(() => calls.tables.record({ table, text, by: 'measure' })))[1])
  }
  for (const [name, part] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const [alone = 0, whole = 0] = [bare, acts].map((times) => times.sort((a, b) => a - b)[ACTS * part] ?? 0)
    say(`bare commit, the same disk, ${name}`, alone)
    say(`act, commit and table state, ${name}, ${(whole / alone).toFixed(1)} ×`, whole)
  }
  say(`${INCIDENTS} incidents listed`, (await timed(() => calls.incidents.list()))[1])
  const seen = nothingSeen()
  const [, chain] = await timed(() => logTrouble(db, seen))
  say(`chain checked, ${Math.round(seen.entries / (chain / 1000))} entries a second`, chain)
  await desk.closed()
  const [checked, ms] = await timed(() => verifyInThread(file))
  if (!checked.ok) throw new Error(checked.error.en)
  const { entries: verified, trouble } = checked.value
  say(`${verified} entries verified: ${trouble ?? 'ok'}`, ms)
  console.log(`${(statSync(file).size / verified).toFixed(0)} bytes an entry`)
  const last = aDesk()
  say('file opened', (await timed(() => last.calls.tournaments.open({ file })))[1])
  say('200 tables listed', (await timed(() => last.calls.tables.list()))[1])
  say('a table drawn, its hand folded anew', (await timed(() => last.calls.tables.state({ table })))[1])
  say('backup made', (await timed(() => last.calls.backups.make()))[1])
  last.desk.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
