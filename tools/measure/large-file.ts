import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import Database from 'better-sqlite3'
import { verify } from '../../db/file/verify.ts'
import { logTrouble, nothingSeen } from '../../db/log/verify-log.ts'
import { act } from '../../db/writing/act.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { fill } from '../../test/desk/storage/full-file.ts'

/** `node tools/measure/large-file.ts ENTRIES`: the time of an act, a table, a list and a check in a file of that size. */
const entries = Number(process.argv[2] ?? 100_000)
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

/** The time of bare commits: a row as long as an entry, synced. Returns sorted times. */
const bareCommits = (file: string): readonly number[] => {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('CREATE TABLE row (id INTEGER PRIMARY KEY, body BLOB NOT NULL)')
  const insert = db.prepare('INSERT INTO row (body) VALUES (?)')
  const times: number[] = []
  for (let n = 0; n < 1000; n++) {
    const began = performance.now()
    insert.run(Buffer.alloc(440, n))
    times.push(performance.now() - began)
  }
  db.close()
  return times.sort((a, b) => a - b)
}

try {
  const { desk, calls } = aDesk()
  const { file } = await calls.tournaments.create({
    name: 'M',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 200,
    referee: 'x',
  })
  const tables = (await calls.tables.list()).map(({ id }) => id)
  const db = desk.context.open?.writable
  const table = tables[0] ?? ''
  if (!db) throw new Error('the file is not open')
  fill(db, tables, entries)
  for (let n = 0; n < INCIDENTS; n++)
    act(db, { at: new Date(), by: 'measure' }, (write) =>
      write('incident', { table: tables[n % tables.length] ?? '', hand: null, event: null, finding: null }),
    )
  const bare = bareCommits(join(folder, 'bare'))
  say('SQLite alone, the same disk, p50', bare[500] ?? 0)
  say('SQLite alone, the same disk, p99', bare[990] ?? 0)
  const times: number[] = []
  for (let n = 0; n < 1000; n++) {
    const text = n % 50 === 0 ? `@hand E1 ${n / 50}\nE discard 1z` : `${'SWNE'[(n >> 1) % 4]} ${n % 2 ? 'draw' : `discard ${1 + (n % 9)}p`}`
    times.push((await timed(() => calls.tables.record({ table, text, by: 'measure' })))[1])
  }
  times.sort((a, b) => a - b)
  say('act, commit and table state, p50', times[500] ?? 0)
  say('act, commit and table state, p99', times[990] ?? 0)
  say('200 tables listed', (await timed(() => calls.tables.list()))[1])
  say(`${INCIDENTS} incidents listed`, (await timed(() => calls.incidents.list()))[1])
  const seen = nothingSeen()
  const [, chain] = await timed(() => logTrouble(db, seen))
  say(`chain checked, ${Math.round(seen.entries / (chain / 1000))} entries a second`, chain)
  const [checked, ms] = await timed(() => verify(db))
  say(`${checked.entries} entries verified: ${checked.ok ? 'ok' : checked.trouble}`, ms)
  desk.close()
  console.log(`${(statSync(file).size / checked.entries).toFixed(0)} bytes an entry`)
  const last = aDesk()
  const [, opening] = await timed(async () => {
    await last.calls.tournaments.open({ file })
    await last.calls.tables.list()
  })
  say('file opened, hall drawn', opening)
  say('a table drawn, its hand folded anew', (await timed(() => last.calls.tables.state({ table })))[1])
  say('backup made', (await timed(() => last.calls.backups.make()))[1])
  last.desk.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
