import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { hashOf, NOTHING_BEFORE } from '../../../db/log/entry.ts'
import { verify } from '../../../db/verify.ts'
import { folder, raw, reopen } from '../../db/a-file.ts'
import { aTable, DEAD_HAND } from '../a-desk.ts'
import { run } from '../run.ts'

// what attackers found and nobody has mended yet: who mends it turns `test.fails` into `test`

const penalized = async () => {
  const made = await aTable()
  const { state } = await made.calls.tables.record({ table: made.table, text: DEAD_HAND, by: 'Ann' })
  const finding = state.findings[0]?.id ?? 0
  await made.calls.findings.rule({ finding, decision: 'upheld', remedies: [], reason: 'as seen', by: 'Ann' })
  return made
}

test.fails('a trigger whose name only looks like one of SQLite’s own is found', async () => {
  const { file } = await penalized()
  raw(file, (db) => db.exec(`CREATE TRIGGER sqlite1stat BEFORE INSERT ON penalty BEGIN SELECT RAISE(IGNORE); END`))
  expect(verify(reopen(file)).trouble).toContain('tables or guards')
})

/** An entry of a device that never was, put in before the newest ones; the guards are taken away and set up again. */
const putIn = (db: Database.Database): void => {
  const guards = db.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`).all() as { name: string; sql: string }[]
  for (const { name } of guards) db.exec(`DROP TRIGGER ${name}`)
  const { seq, device, number, at } = db.prepare(`SELECT * FROM entry WHERE kind = 'penalty'`).get() as Record<string, string | number>
  const body = JSON.stringify({ penalty: `${device}:${number}`, reason: 'never said' })
  const columns = ['ffffffffffffffff', Number(number), String(at), 'Ann', 'penalty-cancelled', 1, body, NOTHING_BEFORE] as const
  db.prepare('UPDATE entry SET seq = -seq - 1 WHERE seq > ?').run(seq)
  db.prepare('UPDATE entry SET seq = -seq WHERE seq < 0').run()
  db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').run(Number(seq) + 1, ...columns, hashOf(columns))
  for (const { sql } of guards) db.exec(sql)
}

test.fails('an entry put in before one whose hash was noted is found with that hash', async () => {
  const { file, desk } = await penalized()
  const { head } = verify(reopen(file))
  desk.close()
  raw(file, putIn)
  const home = folder()
  await run(['rebuild', '--db', file], { home })
  const { code } = await run(['verify', '--db', file, '--head', head], { home })
  expect(code).toBe(1)
})

test.fails('rebuild makes the tournament’s own row anew too', async () => {
  const { file, desk } = await penalized()
  desk.close()
  raw(file, (db) => db.exec('DELETE FROM tournament'))
  const { code } = await run(['rebuild', '--db', file], { home: folder() })
  expect(code).toBe(0)
})

test.fails('a home whose device file was cut off by a power cut still works', async () => {
  const home = folder()
  writeFileSync(join(home, 'device'), '')
  const { code } = await run(['record', '--db', join(home, 'a.shinpan'), '--table', '7'], { home, input: 'E draw\n' })
  expect(code).toBe(0)
})
