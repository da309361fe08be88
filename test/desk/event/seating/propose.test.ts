import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SeatedTable } from '../../../../desk/contract/seating.ts'
import { meetingsInRounds, proposeSeating } from '../../../../desk/event/seating/propose.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import { aTable, DEAD_HAND } from '../../api/a-desk.ts'

const NOBODY = { E: null, S: null, W: null, N: null }
const emptyTables = (count: number): readonly SeatedTable[] =>
  Array.from({ length: count }, (_, n) => ({ id: `t${n + 1}`, name: String(n + 1), begun: false, seats: NOBODY }))
const people = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `p${n + 1}`)
const at = ({ seats }: SeatedTable) => SEATS.flatMap((seat) => seats[seat] ?? [])

/** This number of rounds, each proposed after the ones before. */
const rounds = (count: number, players: readonly string[], tables = Math.ceil(players.length / 4)) => {
  const others: (readonly SeatedTable[])[] = []
  for (let round = 1; round <= count; round++)
    others.push(proposeSeating({ tables: emptyTables(tables), players, others, seed: `${round} 0` }))
  return others
}
const most = (of: readonly (readonly SeatedTable[])[]) => Math.max(...meetingsInRounds(of).map(({ times }) => times))

describe('seats that are proposed', () => {
  test('everybody sits once, the same data give the same seats, another draw gives others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 0, max: 9 }),
        (count, tables, draw) => {
          const asked = { tables: emptyTables(tables), players: people(count), others: [], seed: `1 ${draw}` }
          const seats = proposeSeating(asked)
          const seated = seats.flatMap(at)
          expect(new Set(seated).size).toBe(Math.min(count, tables * 4))
          expect(seated.length).toBe(Math.min(count, tables * 4))
          expect(proposeSeating(asked)).toEqual(seats)
          // the missing players are missing at one table, at its last seats
          expect(seats.filter((table) => at(table).length % 4 !== 0).length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 60 },
    )
    const asked = { tables: emptyTables(10), players: people(40), others: [], seed: '1 0' }
    expect(proposeSeating({ ...asked, seed: '1 1' })).not.toEqual(proposeSeating(asked))
  })

  test.each([
    [200, 10, 1, 'nobody meets twice'],
    [40, 5, 1, 'nobody meets twice'],
    [40, 10, 2, 'nobody three times'],
    [16, 4, 2, 'nobody three times'],
    [8, 4, 4, 'eight can only meet often'],
    [47, 6, 2, 'one table with a substitute'],
  ])('%i players, %i rounds: %s of %s', (count, number, times) => {
    expect(most(rounds(number, people(count)))).toBeLessThanOrEqual(times)
  })

  test('those who play with a substitute are others each time, and so are those who sit out', () => {
    const short = rounds(6, people(47)).map((round) => at(round.at(-1) ?? round[0] ?? { id: '', name: '', begun: false, seats: NOBODY }))
    expect(short.map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(new Set(short.flat()).size).toBe(18)
    const without = rounds(4, people(20), 4).map((round) =>
      people(20).filter((player) => !round.some((table) => at(table).includes(player))),
    )
    expect(new Set(without.flat()).size).toBe(16)
  })

  test('each begins in every wind as often as can be', () => {
    const winds = people(40).map((player) =>
      SEATS.map((seat) => rounds8.filter((round) => round.some(({ seats }) => seats[seat] === player)).length),
    )
    expect(Math.max(...winds.flat())).toBeLessThanOrEqual(4)
    expect(winds.filter((of) => Math.max(...of) - Math.min(...of) <= 2).length).toBeGreaterThan(30)
  })

  test('seats that are given stay, tables that have begun are left alone', () => {
    const [one, two, ...more] = emptyTables(3)
    if (!one || !two) throw new Error('no tables')
    const tables = [{ ...one, seats: { ...NOBODY, S: 'p5' } }, { ...two, begun: true, seats: { ...NOBODY, E: 'p1' } }, ...more]
    const seats = proposeSeating({ tables, players: people(9), others: [], seed: '1 0' })
    expect(seats[0]?.seats.S).toBe('p5')
    expect(seats[1]).toBe(tables[1])
    expect(seats.flatMap(at).toSorted()).toEqual(people(9))
  })
})

const rounds8 = rounds(8, people(40))

test('a desk proposes seats for those who take part, and writes nothing', async () => {
  const { calls, table } = await aTable()
  await calls.tables.record({ table, text: DEAD_HAND, by: 'Michiko Hayashi' })
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 1, by: 'Michiko Hayashi' })
  const before = await calls.seating.list({ round: 2 })
  const all = await calls.players.list()
  const gone = all[0]
  if (!gone) throw new Error('nobody there')
  await calls.players.withdraw({ player: gone.id, back: false, reason: 'ill', by: 'Michiko Hayashi' })
  const { tables, meetings: met } = await calls.seating.propose({ round: 2, draw: 0 })
  expect(tables.flatMap(at).toSorted()).toEqual(
    all
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(met).toHaveLength(6)
  expect(await calls.seating.list({ round: 2 })).toEqual(before)
})
