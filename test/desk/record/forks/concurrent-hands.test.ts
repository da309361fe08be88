import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import type { HandsApart } from '../../../../desk/contract/forks.ts'
import type { HandMerge } from '../../../../engine/repair/concurrent/likely-hands.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { contentOf } from '../../../db/fixtures/two-copies.ts'
import { type ADesk, aDesk, aTable, BY, DEAD_HAND, openIn, rows } from '../../api/a-desk.ts'

type Laptop = ADesk & { readonly file: string }

const save = ({ desk }: ADesk) => desk.context.open?.writable?.pragma('wal_checkpoint(TRUNCATE)')

/** Two laptops at one table, disconnected after its first hand. */
const twoLaptops = async () => {
  const made = await aTable()
  const { table } = made
  await made.calls.tables.record({ table, text: '@hand E1 0\nE discard 1z\n* end exhaustive', by: 'Ann' })
  save(made)
  const path = folder()
  const file = join(path, 'b.shinpan')
  copyFileSync(made.file, file)
  const there: Laptop = { ...aDesk({ folder: path }), file }
  await there.calls.tournaments.open({ file })
  const here: Laptop = made
  /** Merges each file into the other. */
  const together = () => {
    expect(mergeFiles(here.file, [there.file])).toMatchObject({ ok: true })
    expect(mergeFiles(there.file, [here.file])).toMatchObject({ ok: true })
    expect(contentOf(there.file)).toEqual(contentOf(here.file))
  }
  return { here, there, table, together }
}

const record = ({ calls }: ADesk, table: string, by: string, text: string) => calls.tables.record({ table, text, by })

/** Two laptops that each started the next hand. */
const begunApart = async () => {
  const made = await twoLaptops()
  await record(made.here, made.table, 'Ann', NEXT)
  await record(made.there, made.table, 'Bo', NEXT)
  made.together()
  return made
}

const waits = async ({ calls }: ADesk, table: string): Promise<HandsApart> => {
  const found = await calls.forks.hands({ table })
  if (!found) throw new Error('nothing waits')
  return found
}

const settle = async (made: ADesk, table: string, stands: HandMerge, by = 'Ann') => {
  const { one, other } = await waits(made, table)
  return made.calls.forks.settleHands({ table, one: one.ref, other: other.ref, stands, by })
}

/** The recorders of a table's hands in force, in order. */
const standing = async ({ calls }: ADesk, table: string): Promise<readonly string[]> => {
  const { hands } = await calls.tables.state({ table })
  return Promise.all(
    hands.map(async ({ id, wind, number, counters }) => {
      const [act] = (await calls.tables.state({ table, hand: id })).acts
      return `${wind}${number} ${counters} ${act?.by ?? ''}`
    }),
  )
}

/** The side that this person recorded. */
const sideOf = ({ one }: HandsApart, by: string): 'one' | 'other' => (one.by.includes(by) ? 'one' : 'other')

const NEXT = '@hand E2 0\n@dora 4p\nE discard 9m\nS draw\nS discard 1s'

test('two laptops begin the next hand apart: it is one thing to settle at both, and the longer record of the one deal is proposed', async () => {
  const { here, there, table, together } = await twoLaptops()
  await record(here, table, 'Ann', NEXT)
  await record(there, table, 'Bo', `${NEXT}\nW draw\nW discard 2s`)
  together()
  for (const made of [here, there]) {
    const found = await waits(made, table)
    expect(found.likely).toEqual({ stands: sideOf(found, 'Bo'), because: ['same-name', 'same-dora', 'same-discards', 'longer'] })
    expect((await made.calls.tables.state({ table })).handsApart).toBe(1)
    expect(await made.calls.waiting()).toMatchObject({ conflicts: 1 })
    expect(await standing(made, table)).toHaveLength(3)
  }
})

test('the one that is kept stands alone at both laptops, the other goes as a whole with what was found in it, and one undo brings it back', async () => {
  const { here, there, table, together } = await twoLaptops()
  await record(here, table, 'Ann', '@hand E2 0')
  await record(here, table, 'Ann', DEAD_HAND)
  await record(there, table, 'Bo', NEXT)
  together()
  const before = await standing(here, table)
  const found = await waits(here, table)
  await settle(here, table, sideOf(found, 'Bo'))
  together()
  for (const made of [here, there]) {
    expect(await standing(made, table)).toEqual(['E1 0 Ann', 'E2 0 Bo'])
    const state = await made.calls.tables.state({ table })
    expect([state.handsApart, openIn(state)]).toEqual([0, []])
    expect(await made.calls.forks.hands({ table })).toBeNull()
    expect(await made.calls.conflicts.list()).toEqual([])
    expect(rows(made, 'SELECT count(*) AS n FROM finding WHERE gone IS NULL')).toEqual([{ n: 0 }])
  }
  const { canUndo } = await there.calls.tables.state({ table })
  expect(canUndo?.text).toBe('one of two hands kept')
  await there.calls.tables.undo({ table, by: 'Bo', of: canUndo?.ref ?? undefined })
  together()
  for (const made of [here, there]) {
    expect(await standing(made, table)).toEqual(before)
    expect(rows(made, 'SELECT count(*) AS n FROM finding WHERE gone IS NULL')).not.toEqual([{ n: 0 }])
  }
  const { canRedo } = await there.calls.tables.state({ table })
  await there.calls.tables.redo({ table, by: 'Bo', of: canRedo?.ref })
  expect(await standing(there, table)).toEqual(['E1 0 Ann', 'E2 0 Bo'])
})

test('a ruling in the hand that is taken back stays readable, and waits to be looked at: it rests on what is not found any more', async () => {
  const { here, there, table, together } = await twoLaptops()
  await record(here, table, 'Ann', '@hand E2 0')
  const { state } = await record(here, table, 'Ann', DEAD_HAND.replace('@from middle\n', ''))
  const [found] = state.findings
  await here.calls.findings.rule({ finding: found?.id ?? 0, decision: 'upheld', reason: 'as seen', by: BY })
  await record(there, table, 'Bo', NEXT)
  together()
  const pair = await waits(here, table)
  await settle(here, table, sideOf(pair, 'Bo'))
  together()
  for (const made of [here, there]) {
    const [incident] = await made.calls.incidents.list()
    const read = await made.calls.incidents.get({ incident: incident?.ref ?? 0 })
    expect(read).toMatchObject({ rulings: [{ reason: 'as seen', takenBack: null }] })
    expect(await made.calls.waiting()).toMatchObject({ reviews: 1, conflicts: 0 })
  }
})

test('two hands that follow one another are proposed in that order, and stand in it though the later came first', async () => {
  const { here, there, table, together } = await twoLaptops()
  await record(here, table, 'Ann', '@hand E3 0\nE discard 3z')
  await record(there, table, 'Bo', NEXT)
  together()
  const found = await waits(here, table)
  const [bo, ann] = sideOf(found, 'Bo') === 'one' ? (['one', 'other'] as const) : (['other', 'one'] as const)
  expect(found.likely).toMatchObject({ stands: `${bo}-${ann}`, because: ['name-follows', 'other-discards'] })
  const both: readonly HandMerge[] = ['one-other', 'other-one']
  for (const [stands, order] of both.map((one) => [one, one.startsWith(bo) ? ['E2 0 Bo', 'E3 0 Ann'] : ['E3 0 Ann', 'E2 0 Bo']] as const)) {
    await settle(there, table, stands, 'Bo')
    together()
    for (const made of [here, there]) expect(await standing(made, table)).toEqual(['E1 0 Ann', ...order])
    expect(await here.calls.conflicts.list()).toEqual([])
    const { canUndo } = await there.calls.tables.state({ table })
    await there.calls.tables.undo({ table, by: 'Bo', of: canUndo?.ref ?? undefined })
    together()
    expect((await here.calls.tables.state({ table })).handsApart).toBe(1)
  }
  expect(rows(here, 'SELECT count(*) AS n FROM hand WHERE taken_back IS NOT NULL')).toEqual([{ n: 0 }])
})

test('settled in two ways apart: neither hand is lost, it waits again at both, until somebody who has seen both settles it', async () => {
  const { here, there, table, together } = await begunApart()
  await settle(here, table, 'one')
  await settle(there, table, 'other', 'Bo')
  together()
  for (const made of [here, there]) {
    expect((await made.calls.tables.state({ table })).handsApart).toBe(1)
    expect(await standing(made, table)).toHaveLength(3)
  }
  await settle(there, table, 'one', 'Bo')
  together()
  for (const made of [here, there]) {
    expect((await made.calls.tables.state({ table })).handsApart).toBe(0)
    expect(await standing(made, table)).toHaveLength(2)
  }
})

test('settled in the same way apart, it is settled', async () => {
  const { here, there, table, together } = await begunApart()
  await settle(here, table, 'other')
  await settle(there, table, 'other', 'Bo')
  together()
  for (const made of [here, there]) expect(await standing(made, table)).toHaveLength(2)
  expect(rows(here, "SELECT * FROM conflicts WHERE kind = 'hand'")).toEqual([])
})

test.each(['before', 'after'])(
  'what the other laptop recorded on in the hand that is taken back, unseen, brings both hands back (%s in the log)',
  async (when) => {
    const { here, there, table, together } = await twoLaptops()
    await record(here, table, 'Ann', NEXT)
    await record(there, table, 'Bo', NEXT)
    together()
    const bo = await waits(there, table)
    const mine = sideOf(bo, 'Bo')
    const hand = bo[mine].hand
    // the lower number comes first
    if (when === 'before') for (let n = 0; n < 5; n++) await here.calls.incidents.open({ table, by: 'Ann' })
    else for (let n = 0; n < 5; n++) await there.calls.incidents.open({ table, by: 'Bo' })
    await settle(here, table, mine === 'one' ? 'other' : 'one')
    const { end } = await there.calls.tables.state({ table, hand })
    await there.calls.tables.record({ table, text: 'W draw', by: 'Bo', behind: { hand, after: end } })
    together()
    for (const made of [here, there]) {
      expect((await made.calls.tables.state({ table })).handsApart).toBe(1)
      expect((await made.calls.tables.state({ table, hand })).acts.at(-1)?.text).toBe('W draw')
    }
  },
)

test('in one file: a tablet that was away begins the next hand, which the laptop has begun already', async () => {
  const made = await aTable()
  const { calls, table } = made
  const { state } = await calls.tables.record({ table, text: '@hand E1 0\nE discard 1z\n* end exhaustive', by: 'Ann' })
  const behind = { hand: state.hand, after: state.end }
  await calls.tables.record({ table, text: NEXT, by: 'Ann', behind })
  expect(await calls.forks.hands({ table })).toBeNull()
  await calls.tables.record({ table, text: `${NEXT}\nW draw`, by: 'Tablet A', behind })
  const found = await waits(made, table)
  expect(found).toMatchObject({ one: { by: ['Ann'], acts: 3 }, other: { by: ['Tablet A'], acts: 4 }, likely: { stands: 'other' } })
  expect(await calls.waiting()).toMatchObject({ conflicts: 1 })
  await settle(made, table, 'other')
  expect(await standing(made, table)).toEqual(['E1 0 Ann', 'E2 0 Tablet A'])
  expect(rows(made, "SELECT * FROM conflicts WHERE kind = 'hand'")).toEqual([])
})

test('what a tablet that was away types on in the hand that it began stands there, beside the laptop’s', async () => {
  const { calls, table } = await aTable()
  const { state } = await calls.tables.record({ table, text: '@hand E1 0\nE discard 1z\n* end exhaustive', by: 'Ann' })
  const behind = { hand: state.hand, after: state.end }
  await calls.tables.record({ table, text: NEXT, by: 'Ann', behind })
  const begun = await calls.tables.record({ table, text: '@hand E2 0', by: 'Tablet A', behind })
  const here = { hand: begun.state.hand, after: null, unanswered: true }
  const { written } = await calls.tables.record({ table, text: 'E discard 9m', by: 'Tablet A', behind: here })
  await calls.tables.record({ table, text: 'S draw', by: 'Tablet A', behind: { ...here, after: written } })
  expect(await calls.forks.hands({ table })).toMatchObject({ one: { acts: 3 }, other: { by: ['Tablet A'], acts: 2 } })
  expect((await calls.tables.state({ table, hand: state.hand })).acts).toHaveLength(2)
})

test('what is settled already is not settled again', async () => {
  const { here, table } = await begunApart()
  const { one, other } = await waits(here, table)
  await settle(here, table, 'one')
  const again = here.calls.forks.settleHands({ table, one: one.ref, other: other.ref, stands: 'other', by: 'Ann' })
  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
