import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import { aDesk, aTable, DEAD_HAND } from '../../api/a-desk.ts'

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

test.each([
  ['a table', 'before', 10, 20],
  ['a table', 'after', 20, 10],
  ['a round', 'before', 10, 20],
  ['a round', 'after', 20, 10],
])('%s that another copy removed %s an act there stays in sight with it', async (what, _, removedAt, playedAt) => {
  const { calls, file, path, desk } = await aTable()
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 1, by: BY })
  const table = (await calls.tables.names()).find(({ round }) => round === 2)?.id ?? ''
  desk.close()
  const other = join(path, 'other.shinpan')
  copyFileSync(file, other)
  const openedAt = async (name: string, minute: number) => {
    const made = aDesk({ folder: path, now: () => new Date(`2026-11-21T13:${minute}:00.000Z`) })
    await made.calls.tournaments.open({ file: name })
    return made
  }
  const removing = await openedAt(file, removedAt)
  await (what === 'a table' ? removing.calls.tables.remove({ table, by: BY }) : removing.calls.rounds.remove({ round: 2, by: BY }))
  removing.desk.close()
  const playing = await openedAt(other, playedAt)
  await playing.calls.tables.record({ table, text: DEAD_HAND, by: 'Ann' })
  playing.desk.close()
  expect(mergeFiles(file, [other])).toMatchObject({ ok: true })
  const both = await openedAt(file, 30)
  expect((await both.calls.tables.names()).map(({ name, round }) => [round, name])).toEqual([
    [1, '1'],
    [1, '7'],
    [2, '1'],
  ])
  expect((await both.calls.tables.state({ table })).acts.length).toBeGreaterThan(0)
  expect(await both.calls.log.verify()).toMatchObject({ ok: true })
  // without its acts it can be removed again
  while ((await both.calls.tables.state({ table })).canUndo) await both.calls.tables.undo({ table, by: BY })
  expect((await both.calls.tables.remove({ table, by: BY })).map(({ round }) => round)).toEqual([1, 1])
})

test('players seated at a table that another copy removed stay there', async () => {
  const { calls, file, path, desk } = await aTable()
  const [zofia] = await calls.players.list()
  if (!zofia) throw new Error('nobody there')
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 1, by: BY })
  const table = (await calls.tables.names()).find(({ round }) => round === 2)?.id ?? ''
  desk.close()
  const other = join(path, 'other.shinpan')
  copyFileSync(file, other)
  for (const [name, act] of [
    [file, ({ calls }: ReturnType<typeof aDesk>) => calls.tables.remove({ table, by: BY })],
    [
      other,
      ({ calls }: ReturnType<typeof aDesk>) =>
        calls.seating.set({ round: 2, changes: [{ table, seat: 'E', player: zofia.id }], by: 'Ann' }),
    ],
  ] as const) {
    const made = aDesk({ folder: path })
    await made.calls.tournaments.open({ file: name })
    await act(made)
    made.desk.close()
  }
  expect(mergeFiles(file, [other])).toMatchObject({ ok: true })
  const both = aDesk({ folder: path })
  await both.calls.tournaments.open({ file })
  expect((await both.calls.seating.list({ round: 2 })).map(({ seats }) => seats.E)).toEqual([zofia.id])
})
