import { expect, test } from 'vitest'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'

test('seats are given by hand, all or none: nobody twice in a round, nobody unknown, nothing at a table that has begun', async () => {
  const { calls, table } = await aTable()
  const [one, seven] = await calls.seating.list({ round: 1 })
  const [zofia, camille] = await calls.players.list()
  if (!one || !seven || !zofia || !camille) throw new Error('nobody there')
  expect([one.name, seven.name, seven.seats.E]).toEqual(['1', '7', zofia.id])
  const set = (changes: readonly (readonly [string, 'E' | 'S' | 'W' | 'N', string | null])[]) =>
    calls.seating.set({ round: 1, changes: changes.map(([at, seat, player]) => ({ table: at, seat, player })), by: BY })

  await expect(set([[one.id, 'E', zofia.id]])).rejects.toThrow('Zofia already sits at table 7 in round 1')
  await expect(set([[seven.id, 'S', zofia.id]])).rejects.toThrow('Zofia sits there twice')
  await expect(set([[one.id, 'E', 'nobody']])).rejects.toThrow('there is no such player')
  await expect(
    set([
      [one.id, 'E', camille.id],
      [one.id, 'S', camille.id],
    ]),
  ).rejects.toThrow(/Camille sits/)
  // two are swapped in one act, between tables too, and it is undone as one
  const swapped = await set([
    [seven.id, 'E', camille.id],
    [seven.id, 'S', null],
    [one.id, 'N', zofia.id],
  ])
  expect(swapped.map(({ seats }) => [seats.E, seats.S, seats.N])).toEqual([
    [null, null, zofia.id],
    [camille.id, null, seven.seats.N],
  ])
  await calls.tournaments.undo({ by: BY })
  expect(await calls.seating.list({ round: 1 })).toEqual([one, seven])

  await calls.tables.record({ table, text: DEAD_HAND, by: BY })
  await expect(set([[seven.id, 'E', null]])).rejects.toThrow('table 7 of round 1 has begun: change its players at the table')
})
