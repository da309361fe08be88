import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { migrate } from '../../../db/schema/migrate.ts'
import { COMMANDS } from '../../../desk/cli/commands.ts'
import { runCommand } from '../../../desk/cli/run.ts'
import { columnHead } from '../../../desk/messages/columns.ts'
import { output } from '../../../desk/messages/command-line.ts'
import { hubWords } from '../../../desk/messages/hub.ts'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { folder } from '../../db/fixtures/a-file.ts'
import { DEAD_HAND } from '../api/a-desk.ts'
import { run } from './run.ts'

const recorded = async () => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  const { out } = await run(['record', '--db', db, '--table', '7'], { home, input: `@players "Ann" "Bo" "Cy" "Di"\n${DEAD_HAND}\n` })
  return { home, db, out, sh: (...words: string[]) => run([...words, '--db', db], { home }) }
}

test('a file in a folder that is not there is refused by the name of the folder', async () => {
  const home = folder()
  const db = join(home, 'none', 'a.shinpan')
  const { code, out, errors } = await run(['record', '--db', db, '--table', '7', '--rules', 'ema-2025'], { home, input: 'E draw\n' })
  expect([code, ...out, ...errors]).toEqual([1, `error line 1: the file ${db} can't be made: there is no folder ${join(home, 'none')}`])
})

test.each([
  ['backup', (to: string) => `no backup could be made at ${to}: `],
  ['report', (to: string) => `${to} can't be written: `],
] as const)('%s into a folder that is not there names the folder and leaves nothing', async (command, begins) => {
  const { home, db } = await recorded()
  const to = join(home, 'none', 'a.json')
  const { code, errors } = await run([command, '--db', db, ...(command === 'report' ? ['--tournament'] : []), '--out', to], { home })
  expect([code, ...errors]).toEqual([1, `${begins(to)}there is no folder ${join(home, 'none')}`])
  expect(existsSync(join(home, 'none'))).toBe(false)
})

test.each(['rule-sheet', 'penalty-card'])('a %s of a rule set needs no tournament', async (what) => {
  const home = folder()
  const house = join(home, 'club.json')
  writeFileSync(
    house,
    JSON.stringify({ id: 'club', name: { en: 'Club', fr: 'Club' }, edition: '2026', parent: 'rrc-1.5', differences: [] }),
  )
  for (const [rules, says] of [
    ['ema-2025', 'EMA'],
    [house, 'Club'],
  ] as const) {
    const out = join(home, 'page.html')
    expect(await run(['report', `--${what}`, rules, '--out', out], { home })).toEqual({ code: 0, out: [out], errors: [] })
    expect(readFileSync(out, 'utf8')).toContain(says)
  }
  const none = await run(['report', `--${what}`, 'ema-3000', '--out', join(home, 'none.html')], { home })
  expect(none).toMatchObject({ code: 2, out: [] })
})

test('from finding to penalty to report, and the file verifies against the report', async () => {
  const { home, db, sh } = await recorded()
  const ruled = await sh('rule', '--finding', '1', '--decision', 'upheld', '--penalty', 'points:20', '--reason', 'seen', '--by', 'Hayashi')
  expect([ruled.code, ruled.out]).toEqual([0, ['ok 15']])
  const { out } = await sh('penalties')
  expect(out.map((line) => line.split('\t').slice(5, 12))).toEqual([
    ['seat', 'player', 'country', 'rule', 'kind', 'amount', 'unit'],
    ['W', 'Cy', '', 'claim.not-taken', 'points', '20', 'tournament'],
  ])
  const json = await sh('incidents', '--json')
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ id: 1, table: '7', rule: 'claim.not-taken', state: 'ruled', decision: 'changed' })
  expect((await sh('findings')).out[1]).toContain('\tchanged\t')
  const report = join(home, 'i.html')
  expect(await sh('report', '--incident', '1', '--out', report)).toMatchObject({ code: 0, errors: [] })
  const hash = /<p class="hash">([0-9a-f]{64})/.exec(readFileSync(report, 'utf8'))?.[1] ?? ''
  expect(await sh('verify', '--head', hash)).toMatchObject({ code: 0, errors: [] })
  expect(await sh('verify', '--head', '0'.repeat(64))).toMatchObject({ code: 1 })
  expect(await sh('report', '--incident', '9', '--out', report)).toMatchObject({ code: 1, errors: [`${db}: there is no incident 9`] })
  expect(await sh('rebuild')).toMatchObject({ code: 0 })
  expect((await sh('log')).out).toHaveLength(19)
  expect(db).toContain(home)
})

test('a rule twice, or on nothing, is one line and changes nothing', async () => {
  const { sh } = await recorded()
  const words = ['rule', '--finding', '1', '--decision', 'dismissed', '--reason', 'x', '--by', 'H']
  expect((await sh(...words)).code).toBe(0)
  const before = (await sh('log')).out
  expect(await sh(...words)).toMatchObject({ code: 1, errors: [expect.stringContaining('finding 1')] })
  expect(await sh(...words.with(2, '7'))).toMatchObject({ code: 1, errors: [expect.stringMatching(/a\.shinpan: there is no finding 7$/)] })
  expect((await sh('log')).out).toEqual(before)
})

test('another ruling on the same finding takes the place of the first', async () => {
  const { sh } = await recorded()
  const words = ['rule', '--finding', '1', '--decision', 'dismissed', '--reason', 'x', '--by', 'H']
  await sh(...words)
  expect((await sh('rule', '--finding', '1', '--decision', 'upheld', '--reason', 'after all', '--by', 'K')).code).toBe(0)
  expect((await sh('incidents', '--json')).out.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { decision: 'upheld', ruled_by: 'K', rulings: 2, conflict: 0 },
  ])
})

const RULE = ['rule', '--db', 'a', '--finding', '1', '--decision', 'upheld'] as const

test.each<readonly [readonly string[]]>([
  [['nonsense']],
  [['judge']],
  [['judge', '--rules', 'wrc-1066', 'x.table']],
  [['judge', '--rules', 'wrc-2015', '--set', 'draw-floor=often', 'x.table']],
  [['judge', '--rules', 'wrc-2015', '--set', 'draw-floor', 'x.table']],
  [['record']],
  [['record', '--db', 'a.shinpan']],
  [['rule', '--db', 'a', '--finding', 'one', '--decision', 'upheld', '--reason', 'x', '--by', 'y']],
  [['rule', '--db', 'a', '--finding', '1', '--decision', 'perhaps', '--reason', 'x', '--by', 'y']],
  [['rule', '--db', 'a', '--finding', '1', '--decision', 'upheld', '--penalty', 'points', '--reason', 'x', '--by', 'y']],
  [['verify', '--db', 'a', '--head', 'abc']],
  [['verify', '--nonsense']],
  [['report', '--db', 'a', '--incident', '1', '--out', 'a.exe']],
  [['log', '--db', 'a', '--lang', 'de']],
  [['serve', '--db', 'a', '--port', 'x']],
  [['serve', '--db', 'a', '--port', '']],
  [['serve', '--db', 'a', '--port', '0x50']],
  [[...RULE, '--reason', ' ', '--by', 'y']],
  [[...RULE, '--reason', 'x', '--by', ' ']],
  [[...RULE, '--reason', 'x'.repeat(4001), '--by', 'y']],
  [[...RULE, '--reason', 'x', '--by', 'y'.repeat(201)]],
  [[...RULE, '--reason', 'x', '--by', 'y', '--penalty', 'points:9999999']],
  [[...RULE, '--reason', 'x', '--by', 'y', '--penalty', 'points:-5']],
  [[...RULE, '--reason', 'x', '--by', 'y', '--penalty', 'points:0']],
  [[...RULE, '--reason', 'x', '--by', 'y', '--penalty', 'points:1.5']],
  [[...RULE, '--reason', 'x', '--by', 'y', '--penalty', 'points:']],
  [['record', '--db', 'a', '--table', ' ']],
  [['record', '--db', 'a', '--table', '7', '--by', '']],
  [['findings', '--db', 'a', 'extra']],
  [['help', 'nonsense']],
  [['hub', 'list', '--postgres', 'nonsense']],
  [['join', '--db', 'none.shinpan', '--postgres', 'http://laptop@127.0.0.1/hub']],
  [['verify', '--db', 'a', '--db', 'b']],
])('wrong usage is one line and status 2: %s', async (words) => {
  const errors: string[] = []
  const code = await runCommand(words, { say: () => undefined, complain: (line) => errors.push(line) })
  expect([code, errors.length]).toEqual([2, 1])
})

test.each<readonly [string, readonly string[]]>([
  ['verify : option inconnue : --nonsense (shinpan verify --help)', ['verify', '--nonsense']],
  ['record : --table manque (shinpan record --help)', ['record']],
  [
    `judge : il n’y a pas de règlement wrc-1066 ; sont fournis ${RULE_SET_IDS.join(', ')} (shinpan judge --help)`,
    ['judge', '--rules', 'wrc-1066', 'x.table'],
  ],
  ['findings : extra est un mot de trop (shinpan findings --help)', ['findings', '--db', 'a', 'extra']],
  [
    'judge : several-wins may : attendu nearest, all ou ask (shinpan judge --help)',
    ['judge', '--rules', 'wrc-2025', '--set', 'several-wins=may', 'x.table'],
  ],
  [
    'rule : --penalty demande des points : un nombre entier de 1 à 1000000 (shinpan rule --help)',
    [...RULE, '--reason', 'x', '--by', 'y', '--penalty', 'points:-5'],
  ],
  ['rule : --reason a plus de 4000 caractères (shinpan rule --help)', [...RULE, '--reason', 'x'.repeat(4001), '--by', 'y']],
])('wrong usage in French: %s', async (says, words) => {
  const errors: string[] = []
  await runCommand([...words, '--lang', 'fr'], { say: () => undefined, complain: (line) => errors.push(line) })
  expect(errors).toEqual([`shinpan ${says}`])
})

test.each<readonly [string, readonly string[]]>([
  ['verify: there is no option --nonsense (shinpan verify --help)', ['verify', '--nonsense']],
  [
    `judge: there is no rule set wrc-1066; built in are ${RULE_SET_IDS.join(', ')} (shinpan judge --help)`,
    ['judge', '--rules', 'wrc-1066', 'x.table'],
  ],
])('wrong usage in English: %s', async (says, words) => {
  const errors: string[] = []
  await runCommand([...words, '--lang', 'en'], { say: () => undefined, complain: (line) => errors.push(line) })
  expect(errors).toEqual([`shinpan ${says}`])
})

test('what a file refuses is said in French where French is asked for', async () => {
  const { home, db, sh } = await recorded()
  const none = join(home, 'none.shinpan')
  expect((await run(['verify', '--db', none, '--lang', 'fr'], { home })).errors).toEqual([`le fichier ${none} n’existe pas`])
  const words = ['rule', '--finding', '7', '--decision', 'dismissed', '--reason', 'x', '--by', 'H', '--lang', 'fr']
  expect((await sh(...words)).errors).toEqual([`${db} : il n’y a pas de constat 7`])
})

test('options of every command are read before its name too', async () => {
  const { home, db, sh } = await recorded()
  const after = await sh('findings', '--lang', 'fr', '--json')
  expect(after.out).not.toEqual([])
  expect(await run(['--lang', 'fr', '--json', 'findings', '--db', db], { home })).toEqual(after)
  expect(await run(['--json', '--lang=fr', 'findings', '--db', db], { home })).toEqual(after)
  expect((await run(['--lang', 'fr', '--help'], { home })).out).toEqual((await run(['--help', '--lang', 'fr'], { home })).out)
  expect((await run(['--lang', 'fr'], { home })).code).toBe(2)
})

test('what stands above the columns of a listing is in the language asked for, each column under a word of its own', async () => {
  const { sh } = await recorded()
  expect((await sh('findings')).out[0]).toMatch(/^id\tround\ttable\thand\tevent\trule\t/)
  expect((await sh('findings', '--lang', 'fr')).out[0]).toMatch(/^n°\tronde\ttable\tdonne\tacte\trègle\t/)
  const db = new Database(':memory:')
  migrate(db)
  for (const view of ['log', 'findings', 'incidents', 'penalties', 'conflicts']) {
    const columns = db
      .prepare(`SELECT * FROM ${view}`)
      .columns()
      .map(({ name }) => name)
    const heads = columns.map((column) => columnHead(column, 'fr'))
    expect(heads.filter((head, n) => head === columns[n] && !SAME_IN_FRENCH.includes(head))).toEqual([])
    expect(new Set(heads).size).toBe(columns.length)
  }
  db.close()
})

const SAME_IN_FRENCH = ['seq', 'version', 'table', 'sections', 'incident', 'note']

test.each(['verify', 'log', 'findings', 'rebuild'])('%s of a file that is not there is one line and status 1', async (command) => {
  const home = folder()
  const { code, errors } = await run([command, '--db', join(home, 'none.shinpan')], { home })
  expect([code, errors.length, errors[0]?.includes('none.shinpan')]).toEqual([1, 1, true])
})

test('--help says how, everywhere', async () => {
  const { out, code } = await run(['--help'], { home: folder() })
  expect([code, out.length]).toEqual([0, Object.keys(COMMANDS).length + 2])
  for (const name of Object.keys(COMMANDS)) {
    const said: string[] = []
    expect(await runCommand([name, '--help'], { say: (line) => said.push(line), complain: (line) => said.push(`!${line}`) })).toBe(0)
    expect(said[0]).toMatch(new RegExp(`^shinpan ${name} `))
  }
})

test('judge reads folders in natural order, by content, and sums up', async () => {
  const home = folder()
  const cases = join(home, 'cases')
  mkdirSync(join(cases, 'below'), { recursive: true })
  writeFileSync(join(cases, '10.table'), DEAD_HAND)
  writeFileSync(join(cases, '2.table'), `@rules riichi-wiki\n${DEAD_HAND}`)
  writeFileSync(join(cases, 'below', '1.table'), 'E discard 1z\n')
  writeFileSync(join(cases, 'notes.txt'), 'not a record')
  const { code, out } = await run(['judge', '--rules', 'wrc-2015', '--json', cases], { home })
  expect(code).toBe(0)
  expect(
    out
      .map((line) => JSON.parse(line) as { file: string; findings: unknown[] })
      .map(({ file, findings }) => [file.slice(cases.length + 1), findings.length]),
  ).toEqual([
    ['2.table', 1],
    ['10.table', 1],
    ['below/1.table', 0],
  ])
  const text = await run(['judge', '--rules', 'wrc-2015', cases], { home })
  expect(text.out.at(-1)).toMatch(/^3 games, 3 hands, 17 events: 2 violation, 0 question, 0 record, 0 advice, 0 info; \d+\.\d seconds$/)
  const french = await run(['judge', '--rules', 'wrc-2015', join(cases, '10.table'), '--lang', 'fr'], { home })
  expect(french.out[0]).toContain('Ouest')
})

test('judge without a rule set anywhere is wrong usage; with @rules it is not', async () => {
  const home = folder()
  expect(await run(['judge', '-'], { home, input: DEAD_HAND })).toMatchObject({ code: 2, errors: [expect.stringContaining('--rules')] })
  expect(await run(['judge', '-'], { home, input: `@rules wrc-2015\n${DEAD_HAND}` })).toMatchObject({ code: 0, errors: [] })
  const tables = join(home, 'tables')
  mkdirSync(tables)
  for (const name of ['1', '2', '3']) writeFileSync(join(tables, `${name}.table`), `${name === '2' ? '@rules wrc-2015\n' : ''}${DEAD_HAND}`)
  const several = await run(['judge', tables], { home })
  expect(several).toMatchObject({ code: 2, errors: [expect.stringMatching(/1\.table: .*--rules/), 'the same for 1 more file'] })
  expect(several.out.at(-1)).toContain('1 game')
})

test('judge names file, line and column of what does not read, and goes on with the others', async () => {
  const home = folder()
  const [bad, good] = [join(home, 'bad.table'), join(home, 'good.table')]
  writeFileSync(bad, 'E discard 1z\nS darw\n')
  writeFileSync(good, DEAD_HAND)
  const { code, out, errors } = await run(['judge', '--rules', 'wrc-2015', bad, good, join(home, 'none.table')], { home })
  expect([code, out.length]).toEqual([1, 2])
  expect(errors).toEqual([
    `${bad}: line 2, column 3: found "darw", expected a verb such as draw`,
    `${join(home, 'none.table')}: there is no such file`,
  ])
})

test.each([
  ['en', '1 game, 1 hand, 1 event: '],
  ['fr', 'parties : 1, donnes : 1, événements : 1 ; '],
] as const)('judge counts one in the singular: %s', async (language, begins) => {
  const home = folder()
  const file = join(home, 'one.table')
  writeFileSync(file, '@rules wrc-2025\nE discard 1z\n')
  const { out } = await run(['judge', file, '--lang', language], { home })
  expect(out.at(-1)).toMatch(new RegExp(`^${begins}`))
})

test.each([
  ['joined', output.joined('a', 1, 1), 'a: 1 entry, 1 of them new', /1 entrée, dont 1 nouvelle$/],
  ['joined into', output.joinedInto('a', 1), 'ok: a holds 1 entry', / contient 1 entrée$/],
  ['rebuilt', output.goneThrough(1), 'ok: 1 entry processed', / 1 entrée traitée$/],
  ['from a hub', hubWords.joined('a', 'T', 1), /\(1 new entry received\)/, /\(1 nouvelle entrée reçue\)/],
  ['joined later', output.joinedLater(1, 'd'), /^1 entry of device d comes /, /^1 entrée de l’appareil d précède .* ne la prouve pas$/],
] as const)('a message counts one in the singular: %s', (_, { en, fr }, english, french) => {
  expect(en).toMatch(english)
  expect(fr).toMatch(french)
})

test('check tells what is expected and not found, and found and not expected', async () => {
  const home = folder()
  const file = join(home, 'a.table')
  writeFileSync(
    file,
    `@expect wrc-2015 8 violation claim.not-taken W\n@expect riichi-wiki 3 advice claim.order\n@expect ema-2016 none\n${DEAD_HAND}`,
  )
  const { code, out } = await run(['check', file], { home })
  expect([code, out]).toEqual([
    1,
    [
      `${file}: riichi-wiki: expected and not found: 3 advice claim.order`,
      `${file}: ema-2016: found and not expected: 8 violation claim.not-taken W`,
      '1 of 3',
    ],
  ])
})

test('check names the hand that an expectation before the first of several hands belongs to', async () => {
  const home = folder()
  const file = join(home, 'two.table')
  writeFileSync(file, '@expect wrc-2015 2 violation claim.not-taken W\n@hand E1 0\nE draw\n@hand E1 1\nE draw\n')
  const { code, out } = await run(['check', file], { home })
  expect([code, ...out]).toEqual([1, `${file}: wrc-2015: expected and not found: game 1 hand 1 2 violation claim.not-taken W`, '0 of 1'])
})

test('check: an expectation without a seat means a finding that names nobody', async () => {
  const home = folder()
  const file = join(home, 'seat.table')
  writeFileSync(file, `@expect wrc-2015 8 violation claim.not-taken\n${DEAD_HAND}\n`)
  const { code, out } = await run(['check', file], { home })
  expect([code, ...out]).toEqual([
    1,
    `${file}: wrc-2015: expected and not found: 8 violation claim.not-taken`,
    `${file}: wrc-2015: found and not expected: 8 violation claim.not-taken W`,
    '0 of 1',
  ])
})

test('check says of a file that expects nothing that it compared nothing', async () => {
  const home = folder()
  const file = join(home, 'a.table')
  writeFileSync(file, DEAD_HAND)
  expect(await run(['check', file], { home })).toMatchObject({
    code: 0,
    out: ['0 of 0'],
    errors: [`${file}: has no @expect line, so nothing was compared`],
  })
})

test('what is converted to notation and back is the same', async () => {
  const home = folder()
  const [file, out] = [join(home, 'a.table'), join(home, 'out')]
  writeFileSync(file, `@rules wrc-2015\n${DEAD_HAND}\n`)
  expect(await run(['convert', '--to', 'table', '--out', out, file], { home })).toMatchObject({ code: 0 })
  expect(readFileSync(join(out, 'a.table'), 'utf8')).toBe(readFileSync(file, 'utf8'))
})

test('several files are printed as one that reads back, unless their rules differ', async () => {
  const home = folder()
  const [one, other, all] = [join(home, 'a.table'), join(home, 'b.table'), join(home, 'all.table')]
  writeFileSync(one, `@rules wrc-2015\n${DEAD_HAND}\n`)
  writeFileSync(other, `@rules ema-2025\n${DEAD_HAND}\n`)
  const { code, out } = await run(['convert', '--to', 'table', one, one], { home })
  writeFileSync(all, out.join('\n'))
  const games = (await run(['judge', '--json', all], { home })).out.map((line) => JSON.parse(line) as { findings: { game: number }[] })
  expect([code, games[0]?.findings.map(({ game }) => game)]).toEqual([0, [1, 2]])
  expect(await run(['convert', '--to', 'table', one, other], { home })).toEqual({
    code: 1,
    out: readFileSync(one, 'utf8').trimEnd().split('\n'),
    errors: [`${other}: its @rules or @set lines are not those of ${one}, and one file has one rule set: use --out`],
  })
})

test('the usage of a command is in the language of its help', async () => {
  const usage = async (...words: readonly string[]) => (await run([...words, '--help', '--lang', 'fr'], { home: folder() })).out[0]
  expect(await usage('doctor')).toBe('shinpan doctor [--db FICHIER [--salvage ou --go-on]]')
  expect(await usage('rules')).toBe('shinpan rules [--db FICHIER] [--json] [ID ou MAISON.json]…')
  expect(await usage()).toBe('shinpan COMMANDE …')
})

test('help with the name of a command is its help', async () => {
  const home = folder()
  expect(await run(['help', 'judge'], { home })).toEqual(await run(['judge', '--help'], { home }))
  expect((await run(['help', 'judge'], { home })).out[0]).toMatch(/^shinpan judge /)
})
