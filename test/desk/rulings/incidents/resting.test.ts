import { expect, test } from 'vitest'
import { aTable } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'
const SEEN = { rule: 'conduct.phone', decision: 'upheld', reason: 'it rang', by: BY, player: { name: 'Jonas' } } as const
const NOTICE = { kind: 'notice' } as const

/** Three incidents of one player under one rule, each ruled on in its turn. */
const three = async () => {
  const made = await aTable()
  const { calls, table } = made
  for (const incident of [1, 2, 3]) {
    await calls.incidents.open({ table, by: BY })
    await calls.incidents.rule({ ...SEEN, incident, penalty: NOTICE })
  }
  const resting = async (incident: number) => {
    const { repeats, earlier } = await calls.incidents.resting({ incident })
    return { repeats: repeats.map((one) => [one.incident, one.why]), earlier: earlier.map((one) => [one.incident, one.why]) }
  }
  return { ...made, resting }
}

test('later ones that counted an incident are told on it, and it on them', async () => {
  const { resting, calls } = await three()
  expect(await resting(1)).toEqual({
    repeats: [
      [2, null],
      [3, null],
    ],
    earlier: [],
  })
  expect(await resting(3)).toEqual({
    repeats: [],
    earlier: [
      [1, null],
      [2, null],
    ],
  })
  expect((await calls.incidents.resting({ incident: 1 })).repeats[0]).toMatchObject({
    player: 'Jonas',
    imposed: NOTICE,
    table: '7',
    by: BY,
  })
})

test('once it is overturned, cancelled or taken back, both sides say so; put back, they no longer do', async () => {
  const { resting, calls } = await three()
  const both = async (why: string | null): Promise<void> => {
    expect((await resting(1)).repeats).toEqual([
      [2, why],
      [3, why],
    ])
    expect((await resting(2)).earlier).toEqual([[1, why]])
  }
  await calls.incidents.appeal({ incident: 1, who: { name: 'Jonas' }, grounds: 'An alarm', by: BY })
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'overturned', reason: 'It was', by: BY })
  await both('dismissed')
  await calls.incidents.undo({ incident: 1, by: BY })
  await both(null)
  await calls.incidents.decideAppeal({ incident: 1, outcome: 'changed', penalty: { kind: 'none' }, reason: 'Half', by: BY })
  await both(null)
  await calls.incidents.undo({ incident: 1, by: BY })
  await calls.incidents.undo({ incident: 1, by: BY })
  await calls.penalties.cancel({ penalty: 1, reason: 'wrong player', by: BY })
  await both('cancelled')
  await calls.incidents.undo({ incident: 1, by: BY })
  await calls.incidents.undo({ incident: 1, by: BY })
  await both('taken-back')
  await calls.incidents.redo({ incident: 1, by: BY })
  await both(null)
})

test('who ruled after that did not count it, and other players and rules never do', async () => {
  const { calls, table, resting } = await three()
  await calls.incidents.rule({ ...SEEN, incident: 2, decision: 'dismissed', reason: 'not his', supersedes: 2 })
  await calls.incidents.open({ table, by: BY })
  await calls.incidents.rule({ ...SEEN, incident: 4, penalty: NOTICE })
  await calls.incidents.open({ table, by: BY })
  await calls.incidents.rule({ ...SEEN, incident: 5, player: { name: 'Camille' }, penalty: NOTICE })
  await calls.incidents.open({ table, by: BY })
  await calls.incidents.rule({ ...SEEN, incident: 6, rule: 'conduct.wall', penalty: NOTICE })
  expect((await resting(2)).repeats).toEqual([[3, 'dismissed']])
  expect((await resting(4)).earlier).toEqual([
    [1, null],
    [3, null],
  ])
  expect([await resting(5), await resting(6)]).toEqual([
    { repeats: [], earlier: [] },
    { repeats: [], earlier: [] },
  ])
})

test('a result signed after it says whether it was decided anew since, and whether the result was reopened', async () => {
  const { calls, table } = await three()
  const points = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }
  await calls.results.sign({ table, points, signed: ['Jonas'], by: BY })
  const told = async () =>
    (await calls.incidents.resting({ incident: 1 })).results.map(({ signed, changed, reopened }) => [signed, changed, reopened])
  await calls.incidents.addStatement({ incident: 1, role: 'other', who: { name: 'x' }, text: 'y', by: BY })
  expect(await told()).toEqual([[['Jonas', BY], false, false]])
  await calls.incidents.rule({ ...SEEN, incident: 1, decision: 'dismissed', supersedes: 1, reason: 'an alarm' })
  expect(await told()).toEqual([[['Jonas', BY], true, false]])
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await told()).toEqual([[['Jonas', BY], false, false]])
  await calls.incidents.redo({ incident: 1, by: BY })
  await calls.results.reopen({ table, reason: 'the penalty', by: BY })
  expect(await told()).toEqual([[['Jonas', BY], true, true]])
})

test('a penalty as a repeat of what holds no longer waits for somebody, until it is ruled on again, cancelled, or the first one holds again', async () => {
  const { calls } = await three()
  const waits = async () => ({
    stale: (await calls.incidents.stale()).map(({ incident, counted, why }) => [incident, counted, why]),
    count: (await calls.waiting()).repeats,
  })
  expect(await waits()).toEqual({ stale: [], count: 0 })
  await calls.incidents.rule({ ...SEEN, incident: 1, decision: 'dismissed', reason: 'an alarm', supersedes: 1 })
  expect(await waits()).toEqual({
    stale: [
      [2, 1, 'dismissed'],
      [3, 1, 'dismissed'],
    ],
    count: 2,
  })
  await calls.penalties.cancel({ penalty: 3, reason: 'let it be', by: BY })
  expect(await waits()).toEqual({ stale: [[2, 1, 'dismissed']], count: 1 })
  await calls.incidents.rule({ ...SEEN, incident: 2, penalty: NOTICE, reason: 'looked at again', supersedes: 2 })
  expect(await waits()).toEqual({ stale: [], count: 0 })
  await calls.incidents.undo({ incident: 2, by: BY })
  expect(await waits()).toEqual({ stale: [[2, 1, 'dismissed']], count: 1 })
  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await waits()).toEqual({ stale: [], count: 0 })
})

test('a step of a ladder rests on cases in the same circumstance, a penalty at discretion on all (RRC 1.3, 1.4.1)', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const impose = (rule: string, circumstance: string, penalty?: { kind: 'notice' } | { kind: 'points'; amount: number; unit: 'table' }) =>
    calls.penalties.impose({ rule, circumstance, penalty, table, player: { name: 'Zofia' }, reason: 'x', by: BY })
  await impose('conduct.behaviour', 'hinders', NOTICE)
  await impose('conduct.behaviour', 'etiquette')
  await impose('conduct.behaviour', 'etiquette')
  const repeats = async (incident: number) => (await calls.incidents.resting({ incident })).repeats.map((one) => one.incident)
  expect([await repeats(1), await repeats(2)]).toEqual([[], [3]])
  await calls.penalties.cancel({ penalty: 1, reason: 'It hindered nobody.', by: BY })
  expect(await calls.incidents.stale()).toEqual([])

  await impose('conduct.phone', 'first-time', { kind: 'points', amount: 10_000, unit: 'table' })
  await impose('conduct.phone', 'repeated', { kind: 'points', amount: 20_000, unit: 'table' })
  expect(await repeats(4)).toEqual([5])
  const range = { kind: 'range', least: 8000, most: 12_000, unit: 'table' }
  expect((await calls.incidents.resting({ incident: 5 })).earlier).toMatchObject([{ incident: 4, proposed: range }])
})
