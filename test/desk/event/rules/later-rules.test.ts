import { expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { act } from '../../../../db/writing/act.ts'
import { reportHead } from '../../../../desk/context/report-head.ts'
import { clashWithStored } from '../../../../desk/context/rules/stored-rule-sets.ts'
import { readHouseRules } from '../../../../engine/rulebook/house/read-house-rules.ts'
import { aTable, DEAD_HAND, openIn } from '../../api/a-desk.ts'
import { DECIDED, PARIS } from './a-house.ts'

const BY = 'Michiko Hayashi'

/** The claimed tile is taken before the own two are shown: pointed out by WRC 2015, not by the house rules. */
const ORDER = '@from middle\nE discard 5p\nS call pon\nS take\nS show 5p5p\nS discard 9m'

test('house rules hold from a round on: its hands are judged by them, earlier ones and those of earlier rounds not', async () => {
  const { calls, desk, table } = await aTable()
  const nobody = { E: '', S: '', W: '', N: '' }
  for (const round of [2, 3]) await calls.rounds.plan({ round, starts: null, minutes: 90, tables: 1, by: BY })
  const state = async (at: string) => calls.tables.state({ table: at })
  const rulesAt = async (at: string) => (await state(at)).rules.id
  const [, , second, third] = await calls.tables.names()
  if (!second || !third) throw new Error('no tables')
  expect([second.round, third.round]).toEqual([2, 3])
  await calls.tables.record({ table, text: ORDER, by: BY })
  const before = openIn(await state(table))

  await expect(calls.ruleSets.goBy({ rules: { text: JSON.stringify(PARIS) }, from: 1, by: BY })).rejects.toThrow(
    /round 1 has begun at table 7/,
  )
  const now = await calls.ruleSets.goBy({ rules: { text: JSON.stringify(PARIS) }, from: 3, by: BY })
  expect(now.ruleSet.id).toBe('wrc-2015')
  expect(now.later.map(({ round, ruleSet }) => [round, ruleSet.id, ruleSet.house?.name.en])).toEqual([[3, 'paris-open', 'Paris Open']])

  await calls.tables.record({ table: second.id, text: ORDER, by: BY })
  await calls.tables.record({ table: third.id, text: ORDER, by: BY })
  expect([await rulesAt(table), await rulesAt(second.id), await rulesAt(third.id)]).toEqual(['wrc-2015', 'wrc-2015', 'paris-open'])
  // the order of claim steps is no fault by the house rules
  expect(before.some((line) => line.includes('claim.order'))).toBe(true)
  expect(openIn(await state(second.id)).some((line) => line.includes('claim.order'))).toBe(true)
  expect(openIn(await state(third.id)).some((line) => line.includes('claim.order'))).toBe(false)
  // a further hand at a table that began under the old ones goes on with those
  await calls.tables.record({ table, text: `@hand E2 0\n${DEAD_HAND}`, by: BY })
  expect(await rulesAt(table)).toBe('wrc-2015')
  // the rules in force are those of the newest round that has begun; a table of round 4 has them too
  expect((await calls.tournaments.current())?.ruleSet.id).toBe('paris-open')
  const open = desk.context.open?.db
  expect(open && reportHead(open)?.tournament).toMatchObject({ rules: 'paris-open' })
  const fourth = await calls.tables.create({ name: '1', round: 4, players: nobody })
  expect(await rulesAt(fourth.id)).toBe('paris-open')

  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const row = () => db.prepare('SELECT * FROM tournament').all()
  const stands = row()
  expect(verify(db)).toMatchObject({ ok: true })
  rebuild(db)
  expect(row()).toEqual(stands)
  // new data of the tournament leave it as it is; another rule set for all that has not begun ends it
  await calls.tournaments.set({ name: 'Test Open', place: 'Paris', date: '2026-11-21', by: BY })
  expect((await calls.tournaments.current())?.later).toHaveLength(1)
  await calls.ruleSets.goBy({ rules: { id: 'ema-2016' }, from: 5, by: BY })
  expect((await calls.tournaments.current())?.later.map(({ round, ruleSet }) => [round, ruleSet.id])).toEqual([
    [3, 'paris-open'],
    [5, 'ema-2016'],
  ])
  await calls.tournaments.undo({ by: BY })
  expect((await calls.tournaments.current())?.later).toHaveLength(1)
  await calls.ruleSets.goBy({ rules: { id: 'wrc-2015' }, from: null, by: BY })
  expect((await calls.tournaments.current())?.later).toEqual([])
})

test('house rules in the words of an earlier version are the same rules, not others of that name', async () => {
  const { desk } = await aTable()
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const renhou = (value: string) => ({ ...PARIS, differences: [{ kind: 'setting', setting: 'renhou', value, ...DECIDED }] })
  const house = (value: string) => {
    const read = readHouseRules(renhou(value))
    if (!read.ok) throw new Error(read.error.path)
    return read.value
  }
  act(db, { at: new Date('2026-11-21T12:00:00.000Z'), by: BY }, (write) => write('rule-set', { house: renhou('on') as never }))
  expect(clashWithStored(db, house('on'))).toBe(null)
  expect(clashWithStored(db, house('mangan'))).toBe(null)
  expect(clashWithStored(db, house('yakuman'))?.en).toContain('already has different house rules as paris-open')
})

test('a change of rules that were changed meanwhile is refused, and drops nothing of the other change', async () => {
  const { calls } = await aTable()
  const before = { id: 'wrc-2015', edition: '2015' }
  const { ruleSet } = (await calls.tournaments.current()) ?? expect.fail('no tournament')
  expect(ruleSet).toMatchObject(before)
  const now = await calls.ruleSets.goBy({ rules: { text: JSON.stringify(PARIS) }, from: null, instead: before, by: BY })
  await expect(calls.ruleSets.goBy({ rules: { id: 'ema-2016' }, from: null, instead: before, by: BY })).rejects.toThrow('changed meanwhile')
  expect((await calls.tournaments.current())?.ruleSet).toEqual(now.ruleSet)
})
