import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { readRecord } from '../../../../desk/importers/recognize/recognize.ts'
import type { TableFile } from '../../../../engine/model/table-file.ts'
import { formatTable } from '../../../../engine/notation/format/format-table.ts'
import { FULL } from '../../../../tools/generator/options.ts'
import { playGame } from '../../../../tools/generator/play-game.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { type ADesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { sample } from '../../importers/tenhou/tenhou-sample.ts'

const BY = 'Michiko Hayashi'

const dbOf = ({ desk }: ADesk) => {
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  return db
}

/** The file's views as an organizer reads them: now, verified, and equal after a rebuild. */
const all = (made: ADesk) => {
  const db = dbOf(made)
  const read = () => ['events', 'findings', 'imports'].map((view) => db.prepare(`SELECT * FROM ${view}`).all())
  expect(verify(db)).toMatchObject({ ok: true })
  const before = read()
  rebuild(db)
  expect(read()).toEqual(before)
  return before as [
    events: { text: string }[],
    findings: { state: string; rule: string; level: string }[],
    imports: Record<string, unknown>[],
  ]
}

const countOf = ({ games }: TableFile) => ({
  games: games.length,
  hands: games.flatMap(({ hands }) => hands).length,
  acts: games.flatMap(({ hands }) => hands).reduce((sum, { events }) => sum + events.length, 0),
})

const GAME = playGame(7, FULL)
const TEXT = formatTable(GAME)
/** A table with a fault, for findings that appear and disappear. */
const FAULT = `@rules wrc-2015\n@hand E1 0\n${DEAD_HAND}\n@hand E2 0\n@from middle\nE discard 1m\n`

test.each(Array.from({ length: 5 }, (_, seed) => seed))(
  'generated game %i comes in whole, as it would have been recorded',
  async (seed) => {
    const game = playGame(seed, { ...FULL, draws: seed % 2 ? 'none' : 'known' })
    const made = await aTable()
    const { state, imported } = await made.calls.tables.import({
      table: made.table,
      file: { name: 'a.table', text: formatTable(game) },
      by: BY,
    })
    expect(imported).toEqual({ format: 'table', ...countOf(game) })
    expect(state.hands.map(({ acts }) => acts)).toEqual(game.games[0]?.hands.map(({ events }) => events.length))
    const [events, , imports] = all(made)
    const other = await aTable()
    // a request has at most 500 acts, so one hand at a time
    for (const [n, hand] of (game.games[0]?.hands ?? []).entries()) {
      const { settings, ...rest } = game
      const part = { ...rest, settings: n === 0 ? settings : [], games: [{ ...game.games[0], hands: [hand] }] } as TableFile
      await other.calls.tables.record({ table: other.table, text: formatTable(part), by: BY })
    }
    expect(events.map(({ text }) => text)).toEqual(all(other)[0].map(({ text }) => text))
    expect(imports).toMatchObject([{ table: '7', file: 'a.table', format: 'table', by: BY, ...countOf(game) }])
  },
)

test('undo takes the whole import back as one act, redo puts it back; what was there before stays', async () => {
  const made = await aTable()
  const { calls, table } = made
  await calls.tables.record({ table, text: 'E discard 9m', by: 'recorder' })
  const { state, came } = await calls.tables.import({ table, file: { name: 'a.table', text: FAULT }, by: BY })
  const before = all(made)
  expect(before[1]).toMatchObject([{ rule: 'claim.not-taken', state: 'open' }])
  expect([came.length, state.hands.length, state.canUndo?.text]).toEqual([1, 3, 'a.table'])
  const undone = await calls.tables.undo({ table, by: BY })
  expect([undone.gone.length, undone.state.hands.length]).toEqual([1, 1])
  expect(all(made)).toMatchObject([[{ text: 'E discard 9m' }], [{ state: 'gone' }], []])
  await calls.tables.redo({ table, by: BY })
  expect(all(made)).toEqual(before)
})

test('what was entered behind an import is undone before it, and nobody’s own undo takes it from under others', async () => {
  const { calls, table } = await aTable()
  await calls.tables.import({ table, file: { name: 'a.table', text: FAULT }, by: BY })
  await calls.tables.record({ table, text: 'S draw', by: 'recorder' })
  await expect(calls.tables.undo({ table, by: BY, own: true })).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await calls.tables.undo({ table, by: BY })).state.canUndo?.text).toBe('a.table')
  expect((await calls.tables.undo({ table, by: BY, own: true })).state.hands).toEqual([])
})

test('a file imported before is said and refused, whatever its name, until it is asked for again or was taken back', async () => {
  const made = await aTable()
  const { calls, table } = made
  await calls.tables.import({ table, file: { name: 'a.table', text: TEXT }, by: BY })
  const twice = { table, file: { name: 'b.table', text: TEXT }, by: BY }
  await expect(calls.tables.import(twice)).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringContaining('a.table by Michiko Hayashi'),
  })
  const { hands } = countOf(GAME)
  const { state } = await calls.tables.import({ ...twice, again: true })
  expect(state.hands).toHaveLength(2 * hands)
  await calls.tables.undo({ table, by: BY })
  await calls.tables.undo({ table, by: BY })
  expect((await calls.tables.import(twice)).state.hands).toHaveLength(hands)
  expect(all(made)[2]).toHaveLength(1)
})

test('sent twice under one key it comes once', async () => {
  const made = await aTable()
  const { calls, table } = made
  const asked = { table, file: { name: 'a.table', text: TEXT }, by: BY, key: 'k1' }
  const first = await calls.tables.import(asked)
  const second = await calls.tables.import(asked)
  expect([second.imported, second.state.seq]).toEqual([first.imported, first.state.seq])
  expect(all(made)[2]).toHaveLength(1)
})

test.each([
  ['cut off', TEXT.slice(0, -4), 'line'],
  ['no format', 'PK\u0003\u0004', 'line 1'],
  ['no act', '# nothing\n', 'there is no act'],
  ['a rule set that is not there', `@rules nowhere\n${DEAD_HAND}`, 'nowhere'],
  ['three players', '<mjloggm ver="2.3"><GO type="25" lobby="0"/></mjloggm>', 'sanma'],
  ['an answer to nothing', 'E discard 1z\n* answer 9 foul\n', 'line 2'],
  ['too many acts', `@from middle\n${'E discard 1z\n'.repeat(20_001)}`, '20001 acts'],
])('%s: refused, naming the file, and nothing of it is kept', async (_, text, said) => {
  const made = await aTable()
  const { calls, table, desk } = made
  const { seq } = await calls.tables.state({ table })
  const asked = calls.tables.import({ table, file: { name: 'a.table', text }, by: BY })
  await expect(asked).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringMatching(`^a\\.table: .*${said}`) })
  expect([(await calls.tables.state({ table })).seq, desk.context.trouble]).toEqual([seq, null])
})

test('bytes come in Base64, gzipped ones too, and the hash is theirs', async () => {
  const made = await aTable()
  const { calls, table } = made
  const bytes = gzipSync(sample('<T52/><D52/>'))
  const file = { name: 'a.mjlog.gz', base64: bytes.toString('base64') }
  const { imported, state } = await calls.tables.import({ table, file, by: BY })
  expect(imported.format).toBe('tenhou-xml')
  // the log's own starting points, not those of the tournament's rules
  expect([state.total?.from, state.total?.points]).toEqual(['starting-points', 100_000])
  expect(all(made)[2]).toMatchObject([{ hash: createHash('sha256').update(bytes).digest('hex') }])
  await expect(calls.tables.import({ table, file: { name: 'b', base64: 'no/' }, by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
})

const LOGS = ['tenhou-xml', 'tenhou-json', 'mjai', 'kobalab'] as const
const FOLDER = '../shared/logs'
const someOf = (format: string): readonly string[] =>
  globSync(`${FOLDER}/${format}/*`)
    .filter((name) => !name.endsWith('.md'))
    .sort()
    .slice(0, 2)
/** Cuts a file with a list of many games down to two. */
const firstGames = (bytes: Buffer): Buffer => {
  const text = bytes.toString()
  return text.startsWith('[') ? Buffer.from(JSON.stringify((JSON.parse(text) as unknown[]).slice(0, 2))) : bytes
}

test.skipIf(!existsSync(FOLDER)).each(LOGS)(
  'real games in %s come in with nothing found but what judge finds',
  { timeout: 60_000 },
  async (format) => {
    const made = await aTable('riichi-wiki')
    for (const name of someOf(format)) {
      const bytes = firstGames(readFileSync(name))
      const { imported } = await made.calls.tables.import({
        table: made.table,
        file: { name: basename(name), base64: bytes.toString('base64') },
        by: BY,
      })
      const read = readRecord(bytes, name)
      if (!read.ok) throw new Error(read.error.message)
      expect(imported).toEqual({ format, ...countOf(read.value) })
    }
    const [, findings, imports] = all(made)
    expect(findings.filter(({ state, level }) => state === 'open' && level !== 'info')).toEqual([])
    expect(imports).toHaveLength(someOf(format).length)
  },
)

test('the command imports, makes file and table where they are not there, and says what came', { timeout: 60_000 }, async () => {
  const home = folder()
  const [db, games] = [join(home, 'a.shinpan'), join(home, 'my\n\u202egames.table.gz')]
  writeFileSync(games, gzipSync(TEXT))
  const ask = (...words: string[]) => run(['import', '--db', db, '--table', '7', '--by', BY, ...words], { home })
  writeFileSync(join(home, 'cut.table'), TEXT.slice(0, -4))
  const cut = await ask(join(home, 'cut.table'))
  expect([cut.code, cut.errors[0], existsSync(db)]).toEqual([1, expect.stringContaining('cut.table: line'), false])
  const { hands, acts } = countOf(GAME)
  expect(await ask(games)).toMatchObject({
    code: 0,
    out: [`ok: my games.table.gz (table) to table 7: 1 game, ${hands} hands, ${acts} acts`],
    errors: [],
  })
  const twice = await ask(games)
  expect([twice.code, twice.errors[0]]).toEqual([1, expect.stringContaining('imported before')])
  expect(JSON.parse((await ask('--again', '--json', games)).out[0] ?? '')).toMatchObject({ format: 'table', games: 1, hands, acts })
  expect((await ask()).code).toBe(2)
  expect((await ask('--rules', 'nowhere', games)).code).toBe(2)
  expect((await run(['verify', '--db', db], { home })).code).toBe(0)
})
