import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../../../db/fixtures/a-file.ts'
import { aDesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'
import { entryHeard } from '../../context/events/heard.ts'
import { run, runProgram } from '../run.ts'

const recorded = (file: string, home: string, table: string, input: string) =>
  run(['record', '--db', file, '--table', table], { home, input })

/** Two copies continued by one user on one machine. */
const copies = async () => {
  const home = folder()
  const [a, b] = [join(home, 'a.shinpan'), join(home, 'b.shinpan')]
  await recorded(a, home, '1', '* note begins\n')
  copyFileSync(a, b)
  await recorded(a, home, '2', '* note here\nE discard 1z\n')
  await recorded(b, home, '3', '* note there\nE discard 2z\nS draw\n')
  return { home, a, b }
}

test('copies that went on apart on one machine are joined, either way round, and say what came from where', async () => {
  const { home, a, b } = await copies()
  const [ab, ba] = [join(home, 'ab.shinpan'), join(home, 'ba.shinpan')]
  const one = await run(['merge', '--into', ab, a, b], { home })
  expect([one.code, one.errors]).toEqual([0, []])
  expect(one.out.slice(0, 3)).toEqual([
    expect.stringMatching(/a\.shinpan: \d+ entries, \d+ of them new$/),
    expect.stringMatching(/b\.shinpan: \d+ entries, 5 of them new$/),
    expect.stringMatching(/^ok: .*ab\.shinpan holds \d+ entries$/),
  ])
  expect((await run(['merge', '--into', ba, b, a], { home })).code).toBe(0)
  const [logged, other] = [await run(['log', '--db', ab], { home }), await run(['log', '--db', ba], { home })]
  expect(logged.out).toEqual(other.out)
  for (const words of ['here', 'there', 'begins']) expect(logged.out.filter((line) => line.includes(`* note ${words}`))).toHaveLength(1)
  const verified = await run(['verify', '--db', ab], { home })
  expect([verified.code, verified.out[1]]).toEqual([
    0,
    expect.stringMatching(/^2 newest entries, joined by the next act: [0-9a-f]{64} [0-9a-f]{64}$/),
  ])
})

test('a hash noted in a copy is still answered for after the joining, naming what joined later', async () => {
  const { home, a, b } = await copies()
  const head = String(/head ([0-9a-f]{64})/.exec((await run(['verify', '--db', b], { home })).out[0] ?? '')?.[1])
  await run(['merge', '--into', a, b], { home })
  const { code, out } = await run(['verify', '--db', a, '--head', head], { home })
  expect([code, out.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^4 entries of device [0-9a-f]{16} come before that entry but joined the file later: it does not prove them$/),
  ])
  const french = await run(['verify', '--db', a, '--head', head, '--lang', 'fr'], { home })
  expect(french.out.at(-1)).toContain('ont rejoint le fichier plus tard')
})

test('without a file, or with one that is no copy, merge says so in one line', async () => {
  const { home, a } = await copies()
  expect((await run(['merge', '--into', a], { home })).code).toBe(2)
  expect((await run(['merge', a], { home })).code).toBe(2)
  const other = join(home, 'other.shinpan')
  await recorded(other, home, '1', '* note elsewhere\n')
  const before = readFileSync(a)
  const refused = await run(['merge', '--into', a, other], { home })
  expect([refused.code, refused.errors]).toEqual([1, [expect.stringContaining('are not copies of the same tournament')]])
  expect(readFileSync(a).equals(before)).toBe(true)
})

test('a window that has the file open shows what was joined, and goes on', async () => {
  const { calls, table, file, path } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: 'Ann' })
  const copy = join(path, 'copy.shinpan')
  await run(['merge', '--into', copy, file], { home: path })
  await recorded(copy, path, '7', 'S draw\nS discard 2z\n')
  await recorded(copy, path, '1', '* note there\n')
  await calls.tables.record({ table, text: 'S draw', by: 'Ann' })
  const news = await calls.news()
  const merged = await runProgram(['merge', '--into', file, copy], { home: path })
  expect([merged.code, merged.errors]).toEqual([0, []])
  expect(merged.out).toContain('1 conflict, kept and shown until a person who has seen both decides:')
  expect(merged.out.at(-1)?.split('\t')).toEqual([
    'act',
    '1',
    '7',
    'E1 0',
    '2',
    expect.any(String),
    expect.any(String),
    'S draw',
    expect.any(String),
    expect.any(String),
    'S draw',
  ])
  expect(await entryHeard(news)).toMatchObject({ kind: 'entry' })
  await news.return(undefined)
  const other = (await calls.tables.list()).find(({ name }) => name === '1')
  expect((await calls.tables.state({ table: other?.id ?? '' })).acts).toMatchObject([{ text: '* note there' }])
  const { state } = await calls.tables.record({ table, text: 'S discard 3z', by: 'Ann' })
  expect(state.acts.map(({ text }) => text).toSorted()).toEqual(['E discard 1z', 'S discard 2z', 'S discard 3z', 'S draw', 'S draw'])
  const found = await run(['doctor', '--db', file], { home: path })
  expect(found.out).toContainEqual(
    expect.stringMatching(/^look {2}conflict: act, table 7 E1 0: entry \d+ by .* says S draw; entry \d+ by .* says S draw$/),
  )
  expect(await calls.log.verify()).toMatchObject({ ok: true, trouble: null })
})

test('two referees rule on one finding in two copies: both rulings stand side by side until one takes the place of both', async () => {
  const here = await aTable()
  await here.calls.tables.record({ table: here.table, text: DEAD_HAND, by: 'Ann' })
  const { findings } = await here.calls.tables.state({ table: here.table })
  const finding = findings[0]?.id ?? 0
  const copy = join(here.path, 'copy.shinpan')
  await run(['merge', '--into', copy, here.file], { home: here.path })
  const there = aDesk({ folder: here.path })
  await there.calls.tournaments.open({ file: copy })
  await here.calls.findings.rule({ finding, decision: 'upheld', remedies: [], reason: 'seen', by: 'Ann' })
  await there.calls.findings.rule({ finding, decision: 'dismissed', remedies: [], reason: 'not seen', by: 'Bo' })
  const told = here.desk.context.open?.lastPublished
  const { code, out } = await run(['merge', '--into', here.file, copy], { home: here.path })
  expect(code).toBe(0)
  expect(out.filter((line) => /^(ruling|incident)\t/.test(line)).map((line) => line.split('\t')[0])).toEqual(['incident', 'ruling'])
  const again = { finding, decision: 'upheld' as const, remedies: [], reason: 'both heard', by: 'Cy' }
  // restores the position that the window knows, from before the merge
  if (here.desk.context.open) here.desk.context.open.lastPublished = told
  await expect(here.calls.findings.rule(again)).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringContaining('joined with another copy'),
  })
  const rulings = (await here.calls.incidents.list()).flatMap((incident) => incident.rulings)
  expect(rulings.map(({ decision, by }) => `${decision} ${by}`).toSorted()).toEqual(['dismissed Bo', 'upheld Ann'])
  await here.calls.findings.rule({ ...again, supersedes: Math.max(...rulings.map(({ id }) => id)) })
  const conflicts = here.desk.context.open?.db.prepare("SELECT count(*) FROM conflicts WHERE kind = 'ruling'").pluck().get()
  expect(conflicts).toBe(0)
  expect(await here.calls.log.verify()).toMatchObject({ ok: true, trouble: null })
})

test('who read a finding’s number in a copy can’t rule on another one with it: the number is refused, the name always means the same', async () => {
  const home = folder()
  const [a, b] = [join(home, 'a.shinpan'), join(home, 'b.shinpan')]
  await recorded(a, home, '1', DEAD_HAND)
  copyFileSync(a, b)
  const [there, here] = [DEAD_HAND, `${DEAD_HAND}\n* note`.replaceAll('1z', '2z')]
  await recorded(b, home, '3', there)
  await recorded(a, home, '2', here)
  const listed = async (db: string) =>
    (await run(['findings', '--db', db, '--json'], { home })).out.map(
      (line) => JSON.parse(line) as { id: number; table: string; name: string },
    )
  const [inA, inB] = [await listed(a), await listed(b)]
  await run(['merge', '--into', a, b], { home })
  const rule = (finding: string) =>
    run(['rule', '--db', a, '--finding', finding, '--decision', 'upheld', '--reason', 'x', '--by', 'H'], { home })
  const moved = await rule('2')
  expect([moved.code, moved.errors[0]]).toEqual([1, expect.stringMatching(/finding 2 had another number .*[0-9a-f]{16}:\d+/)])
  expect(inA[1]?.name).not.toBe(inB[1]?.name)
  expect((await rule('1')).code).toBe(0)
  for (const { table, name } of [inA[1], inB[1]].filter((row) => row !== undefined)) {
    expect((await rule(name)).code).toBe(0)
    const ruled = (await listed(a)).find((row) => row.name === name)
    expect(ruled).toMatchObject({ table, state: 'confirmed' })
  }
  expect((await rule('0123456789abcdef:7')).errors[0]).toContain('there is no finding 0123456789abcdef:7')
  expect((await rule('7')).code).toBe(1)
  expect((await rule('seven')).code).toBe(2)
  expect((await run(['verify', '--db', a], { home })).code).toBe(0)
})
