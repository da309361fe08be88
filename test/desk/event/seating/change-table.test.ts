import { expect, test } from 'vitest'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'

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
