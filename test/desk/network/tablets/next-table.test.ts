import { expect, test } from 'vitest'
import type { Asker } from '../../../../desk/contract/tablets.ts'
import { aHall, aTablet } from './a-tablet.ts'

const BY = 'Michiko Hayashi'
const START = Date.parse('2026-11-21T10:00:00.000Z')
const PLAYERS = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }
const POINTS = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }

/** A hall of three rounds with tables 7 and 8, a table 9 in the first and the third alone; a tablet on table 7 of the first. */
const aDay = async () => {
  let minutes = 0
  const hall = await aHall({ now: () => new Date(START + minutes * 60_000) })
  const { calls } = hall
  const create = async (name: string, round: number) => (await calls.tables.create({ name, round, players: PLAYERS })).id
  const first = { seven: await create('7', 1), eight: await create('8', 1), nine: await create('9', 1) }
  const second = { seven: await create('7', 2), eight: await create('8', 2) }
  const third = { seven: await create('7', 3), nine: await create('9', 3) }
  const tablet = await aTablet(hall, { kind: 'recorder', table: first.seven }, 'Tablet A')
  const { ask } = tablet
  return {
    ...hall,
    tablet,
    ask,
    first,
    second,
    third,
    at: (to: number) => {
      minutes = to
    },
    begin: (round: number) => calls.rounds.start({ round, by: BY }),
    /** Where the tablet is. */
    place: async (other = tablet) => (await other.ask('tablets/me')).json as Asker & { readonly kind: 'tablet' },
    record: async (table: string, text: string, more: object = {}, other = tablet) =>
      (await other.ask('tables/record', { table, text, by: 'x', ...more })).status,
    refused: async () =>
      (await calls.tablets.state()).refused.filter(({ why }) => why === 'role').map(({ from, times }) => `${from} ${times}`),
  }
}

test('a tablet that records goes with its table’s number once the next round has begun, and may end what is under way at the one before', async () => {
  const { place, record, begin, first, second, third, refused, calls, ask } = await aDay()
  await begin(1)
  expect(await place()).toMatchObject({ role: { table: first.seven }, before: null, lacks: null })
  expect(await record(first.seven, 'E discard 1z')).toBe(200)
  // no future round, no other number
  for (const table of [second.seven, third.seven, first.eight, second.eight, first.nine])
    expect(await record(table, 'E discard 1z')).toBe(422)
  expect(await refused()).toEqual(['Tablet A 5'])
  await begin(2)
  expect(await place()).toMatchObject({ role: { table: second.seven }, before: { table: first.seven, round: 1, done: null } })
  expect(((await ask('tables/list')).json as readonly { readonly id: string }[]).map(({ id }) => id).toSorted()).toEqual(
    [first.seven, second.seven].toSorted(),
  )
  expect(await record(first.seven, 'S draw')).toBe(200)
  expect(await record(second.seven, 'E discard 1z')).toBe(200)
  expect((await ask('tables/undo', { table: first.seven, by: 'x' })).status).toBe(200)
  for (const table of [third.seven, first.eight, second.eight, third.nine]) expect(await record(table, 'E discard 1z')).toBe(422)
  await begin(3)
  expect(await place()).toMatchObject({ role: { table: third.seven }, before: { table: second.seven } })
  // two rounds back is over
  expect(await record(first.seven, 'S draw')).toBe(422)
  expect(await record(second.seven, 'S draw')).toBe(200)
  expect(await refused()).toEqual(['Tablet A 10'])
  // a user pressed too early
  await calls.rounds.undo({ by: BY })
  expect(await place()).toMatchObject({ role: { table: second.seven }, before: { table: first.seven } })
})

test('once the result of its table is signed it goes on to the next round, which has not begun; reopened, it is back', async () => {
  const { place, record, begin, first, second, calls, ask, at } = await aDay()
  await begin(1)
  expect(await record(first.seven, 'E discard 1z')).toBe(200)
  at(90)
  await calls.results.sign({ table: first.seven, points: POINTS, signed: [], by: BY })
  expect(await place()).toMatchObject({ role: { table: second.seven }, before: { table: first.seven, done: expect.any(String) } })
  at(100)
  // finished is finished; lines entered there offline before the finish are not lost
  for (const call of ['tables/state', 'tables/undo', 'incidents/open', 'forks/at'])
    expect([call, (await ask(call, { table: first.seven, hand: 'h', by: 'x' })).status]).toEqual([call, 422])
  expect(await record(first.seven, 'S draw')).toBe(422)
  expect(await record(first.seven, 'S draw', { waited: 9 * 60_000 })).toBe(422)
  expect(await record(first.seven, 'S draw', { waited: 11 * 60_000 })).toBe(200)
  expect(await record(first.eight, 'E discard 1z', { waited: 11 * 60_000 })).toBe(422)
  await calls.results.reopen({ table: first.seven, reason: 'a mistake', by: BY })
  expect(await place()).toMatchObject({ role: { table: first.seven }, before: null })
  expect(await record(second.seven, 'E discard 1z')).toBe(422)
})

test('held at its table a tablet stays there; given the table of a round that is over, it is held by that', async () => {
  const { place, record, begin, first, second, calls, tablet } = await aDay()
  await begin(1)
  await calls.tablets.setRole({ device: tablet.id, role: { kind: 'recorder', table: first.seven, hold: true } })
  await begin(2)
  expect(await place()).toMatchObject({ role: { table: first.seven, hold: true }, before: null, lacks: null })
  expect(await record(second.seven, 'E discard 1z')).toBe(422)
  expect(await record(first.seven, 'E discard 1z')).toBe(200)
  await calls.tablets.setRole({ device: tablet.id, role: { kind: 'recorder', table: second.seven } })
  expect(await place()).toMatchObject({ role: { table: second.seven }, before: null })
  await calls.tablets.setRole({ device: tablet.id, role: { kind: 'recorder', table: first.eight } })
  expect(await place()).toMatchObject({ role: { table: first.eight, hold: true } })
  expect(await record(second.eight, 'E discard 1z')).toBe(422)
})

test('where the next round has no table of that number the tablet stays, and both it and the laptop are told', async () => {
  const made = await aDay()
  const { place, record, begin, first, third, calls } = made
  const nine = await aTablet(made, { kind: 'recorder', table: first.nine }, 'Tablet B')
  const lacks = async () => (await calls.tablets.state()).devices.map(({ name, lacks }) => [name, lacks])
  await begin(1)
  expect(await place(nine)).toMatchObject({ role: { table: first.nine }, lacks: null })
  await calls.results.sign({ table: first.nine, points: POINTS, signed: [], by: BY })
  expect(await place(nine)).toMatchObject({ role: { table: first.nine }, lacks: 2 })
  await begin(2)
  expect(await place(nine)).toMatchObject({ role: { table: first.nine }, lacks: 2 })
  expect(await lacks()).toEqual([
    ['Tablet A', null],
    ['Tablet B', 2],
  ])
  expect(await record(third.nine, 'E discard 1z', {}, nine)).toBe(422)
  await begin(3)
  expect(await place(nine)).toMatchObject({ role: { table: third.nine }, lacks: null })
})

test('of two tables of one name in the next round no tablet takes either; in another tournament it has no role', async () => {
  const { place, record, begin, first, second, calls, desk } = await aDay()
  await begin(1)
  await begin(2)
  // as if two laptops had each made one concurrently
  const name = desk.context.open?.writable?.prepare('UPDATE table_ SET name = ? WHERE id = ?')
  name?.run('7', second.eight)
  expect(await place()).toMatchObject({ role: { table: first.seven }, lacks: 2 })
  for (const table of [second.seven, second.eight]) expect(await record(table, 'E discard 1z')).toBe(422)
  name?.run('8', second.eight)
  const file = desk.context.open?.file ?? ''
  await calls.tournaments.create({ name: 'Other', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 8, referee: BY })
  const [table] = await calls.tables.list()
  expect(await place()).toMatchObject({ role: null, before: null, lacks: null })
  expect(await record(table?.id ?? '', 'E discard 1z')).toBe(409)
  await calls.tournaments.open({ file })
  expect(await place()).toMatchObject({ role: { table: second.seven }, before: { table: first.seven } })
})

test('a table at which a tablet records is not removed, since it may hold acts; one that it has left is', async () => {
  const hall = await aHall()
  const { calls } = hall
  const players = { E: '', S: '', W: '', N: '' }
  const { id: empty } = await calls.tables.create({ name: '9', round: 1, players })
  const { id } = await aTablet(hall, { kind: 'recorder', table: empty }, 'Tablet A')
  const remove = () => calls.tables.remove({ table: empty, by: BY })
  await expect(remove()).rejects.toThrow('the tablet Tablet A records at table 9: give it another table or role first')
  await calls.tablets.setRole({ device: id, role: { kind: 'viewer' } })
  expect((await remove()).map(({ name }) => name)).not.toContain('9')

  const { id: other } = await calls.tables.create({ name: '9', round: 1, players })
  const lost = await aTablet(hall, { kind: 'recorder', table: other }, 'Tablet B')
  await calls.tablets.revoke({ device: lost.id })
  await calls.tables.remove({ table: other, by: BY })
})

test('a round is not removed with a table at which a tablet records', async () => {
  const hall = await aHall()
  const { calls } = hall
  await calls.rounds.plan({ round: 2, starts: '2026-11-21T13:00:00Z', minutes: 90, tables: 2, by: BY })
  const table = (await calls.tables.names()).find(({ round, name }) => round === 2 && name === '2')
  const tablet = await aTablet(hall, { kind: 'recorder', table: table?.id ?? '' }, 'Tablet A')
  const remove = () => calls.rounds.remove({ round: 2, by: BY })
  await expect(remove()).rejects.toThrow('the tablet Tablet A records at table 2: give it another table or role first')
  expect((await calls.tables.names()).filter(({ round }) => round === 2)).toHaveLength(2)
  await calls.tablets.setRole({ device: tablet.id, role: { kind: 'viewer' } })
  await remove()
  expect((await calls.tables.names()).filter(({ round }) => round === 2)).toEqual([])
})
