import { describe, expect, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { Ref } from '../../../../db/log/entry.ts'
import { aHub } from './a-hub.ts'
import { HEAD, inState, type Laptop, openOf, together } from './a-laptop.ts'
import { postgresPrograms } from './postgres.ts'

describe.runIf(postgresPrograms() !== undefined)('two laptops and a hub', () => {
  const hub = aHub()
  let one: Laptop
  let two: Laptop

  const same = (): Promise<void> => together(one, two)
  const apart = async (): Promise<void> => {
    two.network.become('cut')
    await inState(two, 'apart')
  }
  const healed = async (): Promise<void> => {
    two.network.become('open')
    await same()
    for (const made of [one, two]) expect(verify(openOf(made).db).ok).toBe(true)
  }
  const firstTable = async ({ calls }: Laptop): Promise<string> => (await calls.tables.list())[0]?.id ?? ''

  const bothJoined = async (): Promise<void> => {
    one = await hub.laptop()
    await inState(one, 'together')
    two = await hub.laptop(one)
    await same()
  }

  test('a call made at one reaches the referee at the other, the answer comes back, and being there ends it at both', async () => {
    await bothJoined()
    const table = await firstTable(one)
    await one.calls.incidents.open({ table, by: 'Tablet A', note: 'wall fell over' })
    await same()
    const [call] = await two.calls.calls.list()
    expect(call).toMatchObject({ by: 'Tablet A', note: 'wall fell over', coming: [], table: { id: table } })
    await two.calls.calls.answer({ incident: call?.incident ?? 0, by: 'Anna', how: 'coming' })
    await same()
    expect((await one.calls.tables.state({ table })).table.calls).toMatchObject([{ met: false, coming: [{ by: 'Anna' }] }])
    await two.calls.calls.answer({ incident: call?.incident ?? 0, by: 'Anna', how: 'there' })
    await same()
    expect([await one.calls.calls.list(), await two.calls.calls.list()]).toEqual([[], []])
  })

  test('a call made while the network is away waits, and is there with its own time; both may answer it', async () => {
    await bothJoined()
    const table = await firstTable(one)
    await apart()
    await two.calls.incidents.open({ table, by: 'Tablet B' })
    const made = (await two.calls.calls.list())[0]?.since
    expect(await one.calls.calls.list()).toEqual([])
    await healed()
    const [call] = await one.calls.calls.list()
    expect(call).toMatchObject({ by: 'Tablet B', since: made })
    await one.calls.calls.answer({ incident: call?.incident ?? 0, by: HEAD, how: 'coming' })
    await two.calls.calls.answer({ incident: call?.incident ?? 0, by: 'Anna', how: 'coming' })
    await same()
    for (const { calls } of [one, two]) expect((await calls.calls.list())[0]?.coming.map(({ by }) => by).toSorted()).toEqual(['Anna', HEAD])
  })

  test('an incident that gets another number as earlier ones come in is still decided by its name', async () => {
    await bothJoined()
    const table = await firstTable(one)
    await apart()
    await one.calls.incidents.open({ table, by: 'Tablet A', note: 'of the one' })
    for (const text of ['E discard 1z', 'S draw', 'S discard 2z']) await two.calls.tables.record({ table, text, by: 'Tablet B' })
    const { id, ref } = await two.calls.incidents.open({ table, by: 'Tablet B', note: 'of the other' })
    expect(id).toBe(1)
    await healed()
    expect(await two.calls.incidents.get({ incident: id })).toMatchObject({ note: 'of the one' })
    const closed = await two.calls.incidents.close({ incident: ref, how: 'closed', reason: 'nothing came of it', by: HEAD })
    expect(closed).toMatchObject({ id: 2, ref, note: 'of the other', state: 'closed' })
    expect(await two.calls.incidents.get({ incident: ref })).toEqual(closed)
    await two.calls.incidents.undo({ incident: ref, by: HEAD })
    expect((await two.calls.incidents.list()).map(({ note, state }) => [note, state])).toEqual([
      ['of the one', 'open'],
      ['of the other', 'open'],
    ])
    await expect(two.calls.incidents.get({ incident: 'nobody:1' })).rejects.toThrow('(nobody:1) is not in this file')
  })

  test('acts at one table that crossed stand as a fork at both; settled at one, it is settled at the other', async () => {
    await bothJoined()
    const table = await firstTable(one)
    const { state } = await one.calls.tables.record({ table, text: 'E discard 1z', by: 'One' })
    await same()
    const { hand } = state
    await apart()
    const record = async ({ calls }: Laptop, by: string, lines: readonly string[]): Promise<void> => {
      let after = state.end as Ref
      for (const text of lines)
        after = (await calls.tables.record({ table, text, by, behind: { hand, after, unanswered: true } })).written as Ref
    }
    await record(one, 'One', ['S draw', 'S discard 2z', 'W draw'])
    await record(two, 'Two', ['S draw', 'S discard 2z'])
    await healed()
    const forks = await Promise.all([one, two].map(({ calls }) => calls.forks.at({ table, hand })))
    expect(forks[0]).not.toBeNull()
    expect(forks[1]).toEqual(forks[0])
    const [fork] = forks
    if (!fork) throw new Error('no fork')
    const named = { one: fork.one.first, other: fork.other.first }
    await two.calls.forks.settle({ table, hand, ...named, how: 'ordered', by: 'Two' })
    await same()
    for (const { calls } of [one, two]) {
      expect(await calls.forks.at({ table, hand })).toBeNull()
      expect((await calls.tables.state({ table })).acts.map(({ text }) => text)).toEqual([
        'E discard 1z',
        'S draw',
        'S discard 2z',
        'W draw',
      ])
    }
  })

  test('two rulings on one incident are both kept at both; only the head referee says which stands, and that holds at both', async () => {
    await bothJoined()
    const table = await firstTable(one)
    const { id: incident } = await one.calls.incidents.open({ table, by: HEAD, note: 'a telephone rang' })
    await same()
    await apart()
    const seen = { incident, rule: 'conduct.phone', player: { name: 'Jonas' } }
    await one.calls.incidents.rule({ ...seen, by: 'Anna', decision: 'changed', penalty: { kind: 'notice' }, reason: 'it rang aloud' })
    await two.calls.incidents.rule({ ...seen, by: HEAD, decision: 'dismissed', reason: 'it was a hearing aid' })
    await healed()
    const standing = async ({ calls }: Laptop) => {
      const { rulings } = await calls.incidents.get({ incident })
      return rulings.filter(({ takenBack, supersededBy }) => !takenBack && supersededBy === null).map(({ reason }) => reason)
    }
    for (const made of [one, two]) {
      expect((await made.calls.incidents.get({ incident })).rulings.map(({ by }) => by).toSorted()).toEqual(['Anna', HEAD])
      expect((await made.calls.waiting()).conflicts).toBe(1)
    }
    const [found] = await two.calls.conflicts.list()
    if (!found) throw new Error('no conflict')
    const settling = { kind: found.kind, one: found.one.seq, other: found.other.seq, reason: 'seen by both' }
    const stands = found.one.by === HEAD ? ('one' as const) : ('other' as const)
    await expect(two.calls.conflicts.settle({ ...settling, stands, by: 'Anna' })).rejects.toMatchObject({ code: 'REFUSED' })
    await two.calls.conflicts.settle({ ...settling, stands, by: HEAD })
    await same()
    for (const made of [one, two]) {
      expect(await made.calls.conflicts.list()).toEqual([])
      expect(await standing(made)).toHaveLength(1)
      expect((await made.calls.incidents.get({ incident })).rulings).toHaveLength(3)
    }
    expect(await standing(one)).toEqual(await standing(two))
  })
})
