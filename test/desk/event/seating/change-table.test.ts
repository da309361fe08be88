import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import { aDesk, aTable, type Calls, DEAD_HAND } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'

test('a table gets another name, before and after play; a name stands once in a round', async () => {
  const { calls, table } = await aTable()
  const names = async () => (await calls.tables.names()).map(({ name }) => name)
  expect(await names()).toEqual(['1', '7'])
  const renamed = await calls.tables.rename({ table, name: ' B 7 ', by: BY })
  expect(renamed.map(({ name }) => name)).toEqual(['1', 'B 7'])
  await calls.tables.record({ table, text: DEAD_HAND, by: BY })
  await calls.tables.rename({ table, name: '8', by: BY, key: 'twice' })
  await calls.tables.rename({ table, name: '8', by: BY, key: 'twice' })
  await expect(calls.tables.rename({ table, name: '1', by: BY })).rejects.toThrow('there is already a table 1 in this round')
  await expect(calls.tables.rename({ table: 'none', name: '9', by: BY })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await names()).toEqual(['1', '8'])
  expect((await calls.tables.state({ table })).table.name).toBe('8')
  await calls.tournaments.undo({ by: BY })
  expect(await names()).toEqual(['1', 'B 7'])
})

test('an empty table is removed with all its names, and can be made again; one with players or acts stays', async () => {
  const { calls, table } = await aTable()
  const [one] = await calls.tables.names()
  if (!one) throw new Error('no table')
  await calls.tables.rename({ table: one.id, name: '2', by: BY })
  await expect(calls.tables.remove({ table, by: BY })).rejects.toThrow('table 7 has players, acts, a call or more time')
  expect((await calls.tables.remove({ table: one.id, by: BY })).map(({ name }) => name)).toEqual(['7'])
  expect((await calls.seating.list({ round: 1 })).map(({ name }) => name)).toEqual(['7'])
  await expect(calls.tables.state({ table: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(calls.tables.remove({ table: one.id, by: BY })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const players = { E: '', S: '', W: '', N: '' }
  const made = await calls.tables.create({ name: '1', round: 1, players, by: BY })
  await calls.tables.record({ table: made.id, text: DEAD_HAND, by: BY })
  await expect(calls.tables.remove({ table: made.id, by: BY })).rejects.toThrow('only an empty table can be removed')
})

const ACTS: readonly [string, (calls: Calls, at: Seated) => Promise<unknown>, (calls: Calls, at: Seated) => Promise<unknown>][] = [
  ['an act is recorded', async () => undefined, (calls, { table }) => calls.tables.record({ table, text: DEAD_HAND, by: 'Ann' })],
  ['a seat is given', async () => undefined, (calls, at) => seat(calls, at)],
  [
    'a freed seat is given back',
    async (calls, at) => {
      await seat(calls, at)
      await seat(calls, { ...at, player: null })
    },
    async (calls) => {
      while (!(await calls.seating.list({ round: 2 }))[0]?.seats.E) await calls.tournaments.undo({ by: BY })
    },
  ],
  [
    'an undone act is redone',
    async (calls, { table }) => {
      await calls.tables.record({ table, text: 'E draw', by: BY })
      while ((await calls.tables.state({ table })).canUndo) await calls.tables.undo({ table, by: BY })
    },
    async (calls, { table }) => {
      while ((await calls.tables.state({ table })).canRedo) await calls.tables.redo({ table, by: BY })
    },
  ],
]
type Seated = { readonly table: string; readonly player: string | null }
const seat = (calls: Calls, { table, player }: Seated) =>
  calls.seating.set({ round: 2, changes: [{ table, seat: 'E', player }], by: 'Ann' })

/** Joined copies are ordered by the numbers of their entries: these make the next one the later. */
const busy = async (calls: Calls, table: string): Promise<void> => {
  for (const name of ['8', '7', '8', '7', '8', '7', '8', '7']) await calls.tables.rename({ table, name, by: BY })
}

const CASES = ACTS.flatMap(([act, before, does]) =>
  ['a table', 'a round'].flatMap((what) => [true, false].map((last) => ({ what, when: last ? 'last' : 'first', act, before, does, last }))),
)

test.each(CASES)('$what that another copy removed $when stays where $act', async ({ what, before, does, last }) => {
  const { calls, file, path, desk, table: seven } = await aTable()
  const [zofia] = await calls.players.list()
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 1, by: BY })
  const table = (await calls.tables.names()).find(({ round }) => round === 2)?.id ?? ''
  const at = { table, player: zofia?.id ?? null }
  await before(calls, at)
  desk.close()
  const other = join(path, 'other.shinpan')
  copyFileSync(file, other)
  const inFile = async (name: string, act: (calls: Calls) => Promise<unknown>) => {
    const made = aDesk({ folder: path })
    await made.calls.tournaments.open({ file: name })
    const answer = await act(made.calls)
    made.desk.close()
    return answer
  }
  await inFile(file, async (calls) => {
    if (last) await busy(calls, seven)
    return what === 'a table' ? calls.tables.remove({ table, by: BY }) : calls.rounds.remove({ round: 2, by: BY })
  })
  await inFile(other, async (calls) => {
    if (!last) await busy(calls, seven)
    await does(calls, at)
  })
  expect(mergeFiles(file, [other])).toMatchObject({ ok: true })
  const both = await inFile(file, async (calls) => [await calls.tables.names(), await calls.log.verify()])
  expect(both).toMatchObject([[{ round: 1 }, { round: 1 }, { id: table, name: '1', round: 2 }], { ok: true }])
  if (does !== ACTS[0]?.[2]) return
  // without its acts it can be removed again
  await inFile(file, async (calls) => {
    expect((await calls.tables.state({ table })).acts.length).toBeGreaterThan(0)
    while ((await calls.tables.state({ table })).canUndo) await calls.tables.undo({ table, by: BY })
    expect((await calls.tables.remove({ table, by: BY })).map(({ round }) => round)).toEqual([1, 1])
  })
})
