import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { raw } from '../../../db/fixtures/a-file.ts'
import { aDesk, aTable, type Calls, DEAD_HAND } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'
const RULE = 'claim.not-taken'

/** A further incident under the rule, at a table of its own. */
const ruledAt = async (calls: Calls, name: string, decision: 'upheld' | 'dismissed', reason: string): Promise<number> => {
  const { id } = await calls.tables.create({ name, players: { E: 'A', S: 'B', W: `West of ${name}`, N: 'D' } })
  const { state } = await calls.tables.record({ table: id, text: DEAD_HAND, by: 'recorder' })
  const { ruling } = await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision, reason, by: BY })
  return ruling.id
}

/** Another tournament, closed again: its file. */
const another = async (): Promise<string> => {
  const other = await aTable('ema-2016')
  await ruledAt(other.calls, '3', 'upheld', 'He never took it')
  await other.calls.incidents.appeal({ incident: 1, who: { name: 'West of 3' }, grounds: 'I had', by: BY })
  await other.calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'The video', by: 'Claire Fontaine' })
  other.desk.close()
  return other.file
}

test('what was decided under the same rule before: the ruling that stands, with the first one, the newest first', async () => {
  const { calls } = await aTable()
  await ruledAt(calls, '1a', 'upheld', 'as seen')
  const second = await ruledAt(calls, '2a', 'upheld', 'as seen')
  await calls.incidents.rule({ incident: 2, rule: RULE, decision: 'dismissed', reason: 'A camera', by: BY, supersedes: second })
  await ruledAt(calls, '3a', 'dismissed', 'mistyped')
  await calls.incidents.open({ table: (await calls.tables.list())[0]?.id ?? '', by: BY })
  const cases = await calls.precedents.here({ rule: RULE, incident: 3 })
  expect(cases).toMatchObject([
    {
      incident: 2,
      decision: 'dismissed',
      reason: 'A camera',
      first: { decision: 'upheld', imposed: { kind: 'dead-hand' } },
      state: 'ruled',
    },
    {
      incident: 1,
      decision: 'upheld',
      imposed: { kind: 'dead-hand' },
      first: null,
      player: 'West of 1a',
      rules: { id: 'wrc-2015' },
      appeal: null,
    },
  ])
  expect(cases[0]?.finding).toMatchObject({ rule: RULE, level: 'violation' })
  await calls.incidents.undo({ incident: 2, by: BY })
  expect((await calls.precedents.here({ rule: RULE, incident: 3 }))[0]).toMatchObject({ incident: 2, decision: 'upheld', first: null })
  expect(await calls.precedents.here({ rule: 'conduct.phone' })).toEqual([])
})

test('precedents are found by the words of their incidents too, under one rule or all, here and in another tournament', async () => {
  const file = await another()
  const { calls } = await aTable()
  await ruledAt(calls, '1a', 'upheld', 'Filmé par une caméra')
  await ruledAt(calls, '2a', 'upheld', 'as seen')
  await calls.incidents.addStatement({ incident: 2, role: 'player', who: { name: 'Zoë' }, text: 'My sleeve hid it', by: BY })
  await calls.precedents.open({ file })
  const here = async (text: string, rule = '') => (await calls.precedents.here({ rule, text })).map(({ incident }) => incident)
  const there = async (text: string, rule = '') =>
    (await calls.precedents.inFile({ file, rule, text })).cases.map(({ incident }) => incident)
  expect(await here('camera film')).toEqual([1])
  expect(await here('sleeve zoe')).toEqual([2])
  expect(await here('west of')).toEqual([2, 1])
  expect(await here('not taken')).toEqual([2, 1])
  expect(await here('sleeve', RULE)).toEqual([2])
  expect(await here('sleeve', 'conduct.phone')).toEqual([])
  expect([await here('sleeve camera'), await here(''), await here(' ,')]).toEqual([[], [], []])
  expect(await there('video west')).toEqual([1])
  expect(await there('claimed tile')).toEqual([1])
  expect(await there('video', 'conduct.phone')).toEqual([])
  expect([await there('sleeve'), await there('')]).toEqual([[], []])
})

test('another tournament is opened beside, read, and left as it was; it is kept for the next time', async () => {
  const file = await another()
  const before = readFileSync(file)
  const made = await aTable()
  expect(await made.calls.precedents.open({ file })).toEqual([file])
  expect(await made.calls.precedents.open({ file })).toEqual([file])
  expect(await made.calls.precedents.inFile({ file, rule: RULE })).toMatchObject({
    name: 'Test Open',
    place: 'Lyon',
    decided: 1,
    trouble: null,
    cases: [{ decision: 'dismissed', reason: 'The video', appeal: 'overturned', rules: { id: 'ema-2016' }, first: { decision: 'upheld' } }],
  })
  expect((await made.calls.precedents.inFile({ file, rule: 'conduct.phone' })).cases).toEqual([])
  expect(readFileSync(file).equals(before)).toBe(true)
  made.desk.close()
  const again = aDesk({ folder: made.path, home: made.path })
  await again.calls.tournaments.open({ file: made.file })
  expect(await again.calls.precedents.files()).toEqual([file])
  expect(await again.calls.precedents.close({ file })).toEqual([])
  expect(await again.calls.precedents.inFile({ file, rule: RULE })).toMatchObject({
    cases: [],
    trouble: { en: expect.stringContaining('not open beside') },
  })
})

test('one that is changed meanwhile is read anew', async () => {
  const file = await another()
  const { calls } = await aTable()
  await calls.precedents.open({ file })
  const other = aDesk()
  await other.calls.tournaments.open({ file })
  await ruledAt(other.calls, '4', 'upheld', 'Again')
  expect((await calls.precedents.inFile({ file, rule: RULE })).cases.map(({ reason }) => reason)).toEqual(['Again', 'The video'])
})

test('a file that can’t be used is refused in one line and changes nothing', async () => {
  const { calls, path, file: own } = await aTable()
  const good = await another()
  const made = (name: string, make: (file: string) => void): string => {
    const file = join(path, name)
    make(file)
    return file
  }
  const files: readonly (readonly [string, string, RegExp])[] = [
    ['none', join(path, 'none.shinpan'), /does not exist|no such|not there|missing/i],
    ['a name that is no whole path', 'x.shinpan', /not a full path/],
    ['a folder', path, /no file|not a file|not a tournament/i],
    ['a text', made('text', (file) => writeFileSync(file, 'hello')), /tournament/],
    ['nothing', made('empty', (file) => writeFileSync(file, '')), /tournament/],
    ['another program’s database', made('foreign', (file) => void new Database(file).exec('CREATE TABLE a (b)').close()), /tournament/],
    [
      'one of a newer version',
      made('newer', (file) => {
        copyFileSync(good, file)
        raw(file, (db) => db.pragma('user_version = 999'))
      }),
      /newer/,
    ],
    [
      'one that is cut off',
      made('cut', (file) => writeFileSync(file, readFileSync(good).subarray(0, 30_000))),
      /malformed|damaged|can't be/,
    ],
    [
      'one whose views say something else',
      made('sly', (file) => {
        copyFileSync(good, file)
        raw(file, (db) => db.exec('DROP VIEW incident_now; CREATE VIEW incident_now AS SELECT 1 AS id'))
      }),
      /the tables or guards/,
    ],
    ['the tournament that is open', own, /is a copy of the open tournament/],
    [
      'a copy of it',
      made('copy', (file) => raw(own, (db) => void db.prepare('VACUUM INTO ?').run(file))),
      /is a copy of the open tournament/,
    ],
  ]
  for (const [title, file, says] of files) {
    const said = await calls.precedents.open({ file }).then(
      () => 'it was opened',
      (error: Error) => error.message,
    )
    expect(said, title).toMatch(says)
    expect(said.split('\n'), title).toHaveLength(1)
  }
  expect(await calls.precedents.files()).toEqual([])
  expect(readdirSync(path).filter((name) => name.startsWith('.beside'))).toEqual([])
})
