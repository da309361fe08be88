import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk, rows } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

// one process per command is slow on a busy machine
vi.setConfig({ testTimeout: 300_000 })

const NOBODY = { E: '', S: '', W: '', N: '' }
const GAME = '@hand E1 0\nE draw\nE discard 1m\n'

/** A file with tables 7 and 8 in round 1, and table 8 in round 2. */
const twoRounds = async () => {
  const made = aDesk()
  const { calls } = made
  const { file } = await calls.tournaments.create({
    name: 'T',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 0,
    referee: 'Ann',
  })
  for (const [name, round] of [
    ['7', 1],
    ['8', 1],
    ['8', 2],
  ] as const)
    await calls.tables.create({ name, round, players: NOBODY })
  const home = folder()
  const game = join(home, 'game.table')
  writeFileSync(game, GAME)
  const where = () =>
    rows(made, 'SELECT round, name FROM hand JOIN table_ ON table_.id = hand.table_id WHERE taken_back IS NULL ORDER BY hand.entry')
  const tables = () => rows(made, 'SELECT round, name FROM table_ ORDER BY round, name')
  return { file, home, game, where, tables }
}
const TABLES = [
  { round: 1, name: '7' },
  { round: 1, name: '8' },
  { round: 2, name: '8' },
]

test('games go to the round that is named, and the line that reports says where they went', async () => {
  const { file, home, game, where, tables } = await twoRounds()
  const ask = (...words: string[]) => run(['import', '--db', file, ...words, game], { home })
  const either = await ask('--table', '8')
  expect([either.code, either.out]).toEqual([1, []])
  expect(either.errors).toEqual([expect.stringContaining('there is a table 8 in rounds 1, 2: say which with --round')])
  expect(where()).toEqual([])
  expect(await ask('--table', '8', '--round', '1')).toMatchObject({
    code: 0,
    out: ['ok: game.table (table) to round 1, table 8: 1 game, 1 hand, 2 acts'],
  })
  const json = await ask('--table', '8', '--round', '2', '--again', '--json')
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ round: 2, table: '8', games: 1 })
  expect(await ask('--table', '7', '--again', '--lang', 'fr')).toMatchObject({
    code: 0,
    out: ['ok : game.table (table) vers ronde 1, table 7, parties : 1, donnes : 1, actes : 2'],
  })
  expect(where()).toEqual([
    { round: 1, name: '8' },
    { round: 2, name: '8' },
    { round: 1, name: '7' },
  ])
  expect(tables()).toEqual(TABLES)
})

test.each([
  ['en', ['--table', 'R2 · 8'], 'there is no table R2 · 8; the tables are round 1: 7, 8; round 2: 8'],
  ['fr', ['--table', 'R2 · 8'], 'il n’y a pas de table R2 · 8 ; les tables sont ronde 1 : 7, 8 ; ronde 2 : 8'],
  ['en', ['--table', '7', '--round', '2'], 'there is no table 7 in round 2; the tables are round 1: 7, 8; round 2: 8'],
])('an unknown table is refused by import and record, with those that there are (%s, %s)', async (lang, words, text) => {
  const { file, home, game, where, tables } = await twoRounds()
  const imported = await run(['import', '--db', file, ...words, '--lang', lang, game], { home })
  expect([imported.code, imported.out, imported.errors]).toEqual([1, [], [expect.stringContaining(text)]])
  const recorded = await run(['record', '--db', file, ...words, '--lang', lang], { home, input: GAME })
  expect([recorded.code, recorded.out, recorded.errors]).toEqual([1, [], [expect.stringContaining(text)]])
  expect([where(), tables()]).toEqual([[], TABLES])
})

test('a table that several rounds have is recorded at in the round that is named', async () => {
  const { file, home, where } = await twoRounds()
  const ask = (...words: string[]) => run(['record', '--db', file, '--table', '8', ...words], { home, input: GAME })
  expect(await ask()).toMatchObject({ code: 1, out: [], errors: [expect.stringContaining('in rounds 1, 2: say which with --round')] })
  expect((await ask('--round', '1')).out).toEqual([expect.stringMatching(/^ok \d+$/), expect.stringMatching(/^ok \d+$/)])
  expect(where()).toEqual([{ round: 1, name: '8' }])
  expect((await ask('--round', 'two')).code).toBe(2)
})

test('a file that is made has no rounds: a round that is named is refused, and nothing is made', async () => {
  const home = folder()
  const [game, db] = [join(home, 'game.table'), join(home, 'new.shinpan')]
  writeFileSync(game, GAME)
  const imported = await run(['import', '--db', db, '--table', '8', '--round', '2', game], { home })
  expect([imported.code, imported.errors]).toEqual([1, [expect.stringContaining('there is no round 2')]])
  const recorded = await run(['record', '--db', db, '--table', '8', '--round', '2'], { home, input: GAME })
  expect([recorded.code, recorded.errors]).toEqual([1, [expect.stringContaining('there is no round 2')]])
  expect((await run(['record', '--db', db, '--table', '8'], { home, input: GAME })).code).toBe(0)
  expect((await run(['record', '--db', db, '--table', '9'], { home, input: GAME })).code).toBe(0)
})
