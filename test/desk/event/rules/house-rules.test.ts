import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { DEAD_HAND } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { houseFile, PARIS } from './a-house.ts'

/** An object of `--json`: a judged file, or a row. */
type Printed = Readonly<Record<string, unknown>> & {
  readonly rules: string
  readonly findings: readonly Readonly<Record<string, unknown>>[]
  readonly differences: readonly Readonly<Record<string, unknown>>[]
}

const parsed = (lines: readonly string[]): readonly Printed[] => lines.map((line) => JSON.parse(line) as Printed)

test('a record is judged by the house rules of a file', async () => {
  const home = folder()
  const { code, out } = await run(['judge', '--rules', houseFile(home), '--json', '-'], { home, input: DEAD_HAND })
  expect(code).toBe(0)
  expect(parsed(out)).toMatchObject([
    {
      rules: 'paris-open',
      edition: '2026',
      findings: [{ rule: 'claim.not-taken', sections: ['5.4', '5.4.10'], penalty: { kind: 'points', amount: 5, unit: 'tournament' } }],
    },
  ])
  const text = await run(['judge', '--rules', houseFile(home), '--lang', 'fr', '-'], { home, input: DEAD_HAND })
  expect(text.out[0]).toContain('règle maison\u00a0: Open de Paris]')
})

test('records and cases may name house rules that were given', async () => {
  const home = folder()
  const house = houseFile(home)
  const named = `@rules paris-open\n@expect paris-open 8 violation claim.not-taken W\n@expect ema-2016 8 violation claim.not-taken W\n${DEAD_HAND}`
  expect(await run(['judge', '--rules', house, '-'], { home, input: named })).toMatchObject({ code: 0, errors: [] })
  expect((await run(['judge', '-'], { home, input: named })).errors).toEqual([expect.stringContaining('paris-open')])
  const cases = join(home, 'a.table')
  writeFileSync(cases, named)
  expect(await run(['check', '--rules', house, cases], { home })).toMatchObject({ code: 0, out: ['2 of 2'] })
  expect(await run(['check', cases], { home })).toMatchObject({ code: 1, out: ['0 of 0'] })
})

const shown = (home: string, ...words: string[]) => run(['rules', ...words], { home })

test('rules lists the rule sets, and prints what a house-rules file changes before its sheet', async () => {
  const home = folder()
  const house = houseFile(home)
  expect((await shown(home)).out.map((line) => line.split('\t')[0])).toEqual([
    'id',
    'ema-2025',
    'wrc-2025',
    'rrc-1.5',
    'wrc-2015',
    'ema-2016',
    'ema-pre-2016',
    'riichi-wiki',
  ])
  const { out } = await shown(home, house)
  expect(out[0]).toBe('Paris Open (paris-open, edition 2026)')
  expect(out).toContain('  Claimed tile not taken [claim.not-taken], in every case: 5 tournament points (WRC 2015: Dead hand)')
  expect(out).toContainEqual(expect.stringMatching(/^Not raised here: claim\.order/))
  const [json] = parsed((await shown(home, '--json', house)).out)
  expect(json).toEqual(PARIS)
  expect(await shown(home, 'wrc-1066')).toMatchObject({ code: 2, errors: [expect.stringContaining('no rule set wrc-1066')] })
})

const only = (difference: object) => ({ ...PARIS, differences: [{ ...PARIS.differences[1], ...difference }] })
const HOSTILE: readonly (readonly [string, unknown, string])[] = [
  ['garbage', '\u0000\u0001 not rules', 'line 1, column 1: not well-formed JSON'],
  ['JSON cut off', '{ "id": "paris-open",\n "name": {', 'line 2, column 11, name.: not well-formed JSON: it breaks off here'],
  ['10 MB', ' '.repeat(10 * 1024 * 1024), 'larger than 1 MB'],
  ['brackets without end', '['.repeat(100_000), 'brackets within brackets'],
  [
    'a rule that nobody knows',
    only({ rule: 'claim.loud' }),
    'line 12, differences[0].rule: found "claim.loud", expected the name of a rule',
  ],
  [
    'a contradiction',
    { ...PARIS, differences: [PARIS.differences[1], { ...PARIS.differences[1] }] },
    'differences[1]: found the level of claim.order, expected one difference',
  ],
  ['nothing changed', only({ level: 'advice' }), 'differences[0].level: found advice, expected another level than in wrc-2015'],
  [
    'house rules over house rules',
    { ...PARIS, parent: 'paris-open' },
    'line 8, parent: found "paris-open", expected a built-in rule set: ema-2025',
  ],
  [
    'a built-in rule set’s name',
    { ...PARIS, id: 'wrc-2015' },
    'line 2, id: found "wrc-2015", expected another name than a built-in rule set’s',
  ],
  ['a name that JavaScript knows', '{ "__proto__": { "id": "x" } }', '"__proto__" is not accepted'],
  [
    'half a point',
    { ...PARIS, differences: [{ ...PARIS.differences[0], penalty: { kind: 'points', amount: 0.5, unit: 'table' } }] },
    'penalty.amount: found 0.5, expected points: a whole number',
  ],
]

test.each(HOSTILE)('a house-rules file with %s is refused in one line that names it', async (_, house, says) => {
  const home = folder()
  const file = houseFile(home, house)
  const { code, out, errors } = await run(['judge', '--rules', file, '-'], { home, input: DEAD_HAND })
  expect([code, out, errors]).toEqual([1, [], [expect.stringContaining(says)]])
  expect(errors[0]).toMatch(new RegExp(`^shinpan judge: ${file}: `))
})

test('a folder, a missing file, two of one name: refused, and no record is begun', async () => {
  const home = folder()
  mkdirSync(join(home, 'rules.json'))
  const folderNamed = await run(['rules', join(home, 'rules.json'), '--lang', 'fr'], { home })
  expect(folderNamed).toMatchObject({ code: 1, errors: [expect.stringContaining('est un dossier, non un fichier')] })
  expect(await run(['rules', join(home, 'none.json')], { home })).toMatchObject({
    code: 1,
    errors: [expect.stringContaining('no such file')],
  })
  const other = houseFile(home, { ...PARIS, edition: '2' }, 'other.json')
  expect(await run(['judge', '--rules', `${houseFile(home)},${other}`, '-'], { home, input: DEAD_HAND })).toMatchObject({
    code: 2,
    errors: [expect.stringContaining('two rule sets are called paris-open')],
  })
  const db = join(home, 'a.shinpan')
  const bad = houseFile(home, only({ level: 'loud' }), 'bad.json')
  expect(await run(['record', '--db', db, '--table', '7', '--rules', bad], { home, input: DEAD_HAND })).toMatchObject({ code: 1, out: [] })
  expect((await run(['log', '--db', db], { home })).code).toBe(1)
})

test('a tournament keeps the house rules that it is recorded under: the file explains its rulings alone', async () => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  const record = (input: string, ...words: string[]) => run(['record', '--db', db, '--table', '7', ...words], { home, input })
  const house = houseFile(home)
  expect((await record(DEAD_HAND, '--rules', house)).out.at(-1)).toBe('finding claim.not-taken violation W event 8')
  writeFileSync(house, 'gone')
  expect((await record(`@hand E2 0\n${DEAD_HAND}`)).out.at(-1)).toBe('finding claim.not-taken violation W event 8')
  expect((await record(`@hand E3 0\n@rules ema-2016\n${DEAD_HAND}`)).code).toBe(0)
  expect((await record(`@hand E4 0\n@rules paris-open\n${DEAD_HAND}`)).code).toBe(0)
  const rows = parsed((await run(['findings', '--db', db, '--json'], { home })).out)
  expect(rows.map(({ rules, edition, penalty_amount }) => [rules, edition, penalty_amount])).toEqual([
    ['paris-open', '2026', 5],
    ['paris-open', '2026', 5],
    ['ema-2016', '2016', null],
    ['paris-open', '2026', 5],
  ])
  const rule = ['rule', '--db', db, '--finding', '1', '--decision', 'upheld', '--reason', 'seen', '--by', 'Hayashi']
  expect((await run(rule, { home })).code).toBe(0)
  const report = join(home, 'i.html')
  expect(await run(['report', '--db', db, '--incident', '1', '--out', report], { home })).toMatchObject({ code: 0 })
  expect(await run(['rules', '--db', db, '--json', 'paris-open'], { home })).toMatchObject({ out: [JSON.stringify(PARIS)] })
  expect(await run(['verify', '--db', db], { home })).toMatchObject({ code: 0 })
  expect(await run(['rebuild', '--db', db], { home })).toMatchObject({ code: 0 })
  expect((await record('S draw')).code).toBe(0)
})

test('the same id and edition never stand for other rules; another edition stands beside the first', async () => {
  const home = folder()
  const db = join(home, 'a.shinpan')
  const begin = (house: unknown, hand: string) =>
    run(['record', '--db', db, '--table', '7', '--rules', houseFile(home, house)], { home, input: `@hand ${hand} 0\n${DEAD_HAND}` })
  const harder = { ...PARIS, differences: [{ ...PARIS.differences[0], penalty: { kind: 'chombo' } }] }
  expect((await begin(PARIS, 'E1')).code).toBe(0)
  const refused = await begin(harder, 'E2')
  expect([refused.code, refused.out, refused.errors[0]]).toEqual([
    1,
    [],
    expect.stringContaining('paris-open, edition 2026: give the changed rules another edition'),
  ])
  expect((await begin({ ...harder, edition: '2026 b' }, 'E2')).code).toBe(0)
  const rows = parsed((await run(['findings', '--db', db, '--json'], { home })).out)
  expect(rows.map(({ edition, penalty_kind }) => [edition, penalty_kind])).toEqual([
    ['2026', 'points'],
    ['2026 b', 'chombo'],
  ])
})

test('several rule sets side by side: what each says at a place, with its section, and why another says nothing', async () => {
  const home = folder()
  const house = houseFile(home)
  const { code, out } = await run(['judge', '--rules', `wrc-2015,ema-pre-2016,${house}`, '-'], { home, input: DEAD_HAND })
  expect([code, out.slice(0, -1)]).toEqual([
    0,
    [
      expect.stringMatching(/^-: event 8, line 9: claim\.not-taken W: West called pon on East’s 1z/),
      '  WRC 2015: Violation, Dead hand [WRC 2015, sections 5.4 and 5.4.10]',
      '  EMA before 2016: Nothing: this rule set has no such rule',
      '  Paris Open: Violation, 5 tournament points [WRC 2015, sections 5.4 and 5.4.10; house rule of Paris Open]',
      '  They differ in whether it is raised, what to do, the penalty.',
      'WRC 2015: 1 violation, 0 question, 0 record, 0 advice, 0 info',
      'EMA before 2016: 0 violation, 0 question, 0 record, 0 advice, 0 info',
      'Paris Open: 1 violation, 0 question, 0 record, 0 advice, 0 info',
    ],
  ])
  expect(out.at(-1)).toMatch(/^1 game, 1 hand, 8 events: the rule sets differ at 1 of 1 place; \d+\.\d seconds$/)
  const french = await run(['judge', '--rules', 'wrc-2015,ema-pre-2016', '--lang', 'fr', '-'], { home, input: DEAD_HAND })
  expect(french.out).toContain('  EMA avant 2016 : Rien\u00a0: ce règlement n’a pas cette règle')
})

test('--rules all is every built-in rule set, an object for each; each says where it differs from the others', async () => {
  const home = folder()
  const { out } = await run(['judge', '--rules', 'all', '--json', '-'], { home, input: DEAD_HAND })
  const judged = parsed(out)
  expect(judged.map(({ rules }) => rules)).toEqual([
    'ema-2025',
    'wrc-2025',
    'rrc-1.5',
    'wrc-2015',
    'ema-2016',
    'ema-pre-2016',
    'riichi-wiki',
  ])
  const at = { rule: 'claim.not-taken', seat: 'W', game: 1, hand: 1, event: 8, line: 9, in: ['raised'] }
  expect(judged.map(({ differences }) => differences)).toEqual([
    [expect.objectContaining({ ...at, says: 'violation', sections: ['6.5.1'], penalty: { kind: 'dead-hand' } })],
    [expect.objectContaining({ ...at, says: 'nothing', why: 'due-later' })],
    [expect.objectContaining({ ...at, says: 'nothing', why: 'due-later' })],
    [expect.objectContaining({ ...at, says: 'violation', sections: ['5.4', '5.4.10'], penalty: { kind: 'dead-hand' } })],
    [expect.objectContaining({ ...at, says: 'violation', sections: ['3.3.8', '5.1.1'] })],
    [{ ...at, says: 'nothing', why: 'not-a-rule', instead: [], text: 'Nothing: this rule set has no such rule' }],
    [expect.objectContaining({ ...at, says: 'nothing', why: 'not-a-rule' })],
  ])
  const [alone] = parsed((await run(['judge', '--rules', 'wrc-2015', '--json', '-'], { home, input: DEAD_HAND })).out)
  expect(alone).not.toHaveProperty('differences')
})

test('where a record can’t be right, judge and findings say what was probably meant', async () => {
  const home = folder()
  const input =
    '@from middle\n@wall 40\nE draw 1z\nE discard 1z\nS draw 3p\nS discard 3p\nW draw 5m\nW discard 5m\nE draw 2p\nE discard 2p\nS draw 9s\nS discard 9s\n'
  const text = await run(['judge', '--rules', 'wrc-2015', '-'], { home, input })
  expect(text.out.slice(0, 2)).toEqual([
    expect.stringContaining('record record.missing -'),
    '  did you mean: Insert N draw, N discard ? before act 7',
  ])
  const [json] = parsed((await run(['judge', '--rules', 'wrc-2015', '--json', '-'], { home, input })).out)
  expect(json?.findings).toMatchObject([
    { rule: 'record.missing', mends: [{ kind: 'missing', at: 7, text: 'Insert N draw, N discard ? before act 7' }] },
  ])
  const db = join(home, 'a.shinpan')
  await run(['record', '--db', db, '--table', '7'], { home, input })
  const listed = await run(['findings', '--db', db, '--mends'], { home })
  expect(listed.out.map((line) => line.split('\t').at(-1))).toEqual(['mends', '', 'Insert N draw, N discard ? before act 7'])
  const [, row] = parsed((await run(['findings', '--db', db, '--mends', '--json'], { home })).out)
  expect(row).toMatchObject({ rule: 'record.missing', mends: [{ at: 7, text: 'Insert N draw, N discard ? before act 7' }] })
  expect((await run(['findings', '--db', db], { home })).out[0]).not.toContain('mends')
})
