import { describe, expect, test } from 'vitest'
import type { Round, RoundClock } from '../../../../desk/contract/rounds.ts'
import type { TableSummary } from '../../../../desk/contract/tables.ts'
import {
  currentRound,
  deskNow,
  extraMinutes,
  formatTimer,
  formatWait,
  timeLeft,
} from '../../../../renderer/app-state/clock/clock-figures.ts'
import { mostUrgent, waitingList, waitingSince } from '../../../../renderer/app-state/clock/urgent.ts'
import { finding } from '../../../engine/wording/findings/findings.ts'
import { NOTHING_OPEN, table } from './table-summary.ts'

describe('what waits', () => {
  const rules = { id: 'wrc-2015', edition: '' } as const
  const at = (minute: number) => new Date(2026, 0, 1, 9, minute)
  const open = (id: string, level: keyof typeof NOTHING_OPEN, minute: number, part: Partial<TableSummary> = {}) =>
    table(id, {
      open: { ...NOTHING_OPEN, [level]: 1 },
      first: { finding: finding({ rule: 'claim.late' }), rules, since: at(minute), player: null },
      ...part,
    })
  const call = (minute: number) => ({
    incident: minute,
    ref: `d:${minute}` as const,
    since: at(minute),
    by: 'Ann',
    note: '',
    coming: [],
    met: false,
  })
  const all = [
    open('a', 'advice', 0),
    open('q', 'question', 1, { calls: [call(3)] }),
    table('c', { calls: [call(2), call(4)] }),
    open('late', 'violation', 9),
    open('early', 'violation', 2),
    open('r', 'record', 0),
    table('calm'),
  ]
  test('violations, calls for a referee, questions, records, advice; then the longest wait', () =>
    expect(waitingList(all).map(({ table, wait }) => `${table.id} ${wait}`)).toEqual([
      'early violation',
      'late violation',
      'c called',
      'q called',
      'c called',
      'q question',
      'r record',
      'a advice',
    ]))
  test('a call no longer waits once a referee is there: it comes last, and leaves the table calm', () => {
    const there = table('there', { calls: [{ ...call(0), met: true }] })
    const both = table('both', { calls: [{ ...call(0), met: true }, call(5)] })
    expect([there, both].map(mostUrgent)).toEqual([null, 'called'])
    expect([there, both].map(waitingSince)).toEqual([null, call(5).since])
    expect(waitingList([there, both, open('a', 'advice', 0)]).map(({ table, call }) => `${table.id} ${call?.met}`)).toEqual([
      'both false',
      'a undefined',
      'there true',
      'both true',
    ])
  })
  test('the worst of a table is what its foot says: a call goes before a question', () =>
    expect(all.map(mostUrgent)).toEqual(['advice', 'called', 'called', 'violation', 'violation', 'record', null]))
})

describe('the clock of a round', () => {
  const at = (minute: number, second = 0) => Date.UTC(2026, 10, 21, 14, minute, second)
  const standing: RoundClock = { state: 'planned', started: null, ended: null, ran: 0, since: null }
  const running = (since: number, ran = 0): RoundClock => ({
    state: 'running',
    started: new Date(since),
    ended: null,
    ran,
    since: new Date(since),
  })
  const round = (number: number, clock: RoundClock, part: Partial<Round> = {}): Round => ({
    number,
    starts: null,
    minutes: 75,
    extended: 0,
    tables: 2,
    clock,
    extra: [],
    ...part,
  })
  const left = (clock: RoundClock, now: number, part: Partial<Round> = {}, extra = 0) => {
    const rest = timeLeft(round(3, clock, part), now, extra)
    return rest === null ? null : formatTimer(rest)
  }
  test.each([
    ['as it starts', left(running(at(0)), at(0)), '75:00'],
    ['35 minutes and 14 seconds later', left(running(at(0)), at(35, 14)), '39:46'],
    ['at its end', left(running(at(0)), at(75)), '0:00'],
    ['three minutes beyond it', left(running(at(0)), at(78, 12)), '+3:12'],
    ['after a pause: what ran before counts', left(running(at(20), 600_000), at(25)), '60:00'],
    ['five minutes longer', left(running(at(0)), at(75), { extended: 5 }), '5:00'],
    ['two minutes longer at one table', left(running(at(0)), at(76), {}, 2), '1:00'],
    ['of a round whose length nobody said', left(running(at(0)), at(10), { minutes: null }), null],
    ['on a machine that is behind the desk', left(running(at(5)), at(4)), '75:00'],
  ])('%s', (_, shown, expected) => expect(shown).toBe(expected))

  test('the window counts on from what the desk’s clock said, however its own stands', () =>
    expect(deskNow({ now: new Date(at(0)) }, 5000, 9000)).toBe(at(0, 4)))
  test('a wait is told in minutes and seconds, after an hour in hours', () =>
    expect([formatWait(at(0), at(1, 12)), formatWait(0, 3_900_000), formatWait(5, 0)]).toEqual(['1:12', '1 h 05', '0:00']))
  test('the extra minutes of a table', () =>
    expect([extraMinutes(round(1, standing, { extra: [{ table: 'x', minutes: 4 }] }), 'x'), extraMinutes(undefined, 'x')]).toEqual([4, 0]))

  const ended: RoundClock = { ...standing, state: 'ended' }
  test.each([
    ['the one that goes on', [round(1, ended), round(2, running(at(0))), round(3, standing)], 2],
    ['the next one between two rounds', [round(1, ended), round(2, standing), round(3, standing)], 2],
    ['the first before any', [round(1, standing), round(2, standing)], 1],
    ['the last when all are over', [round(1, ended), round(2, ended)], 2],
    ['NOTHING_OPEN where there is NOTHING_OPEN', [], undefined],
  ])('the round played now: %s', (_, rounds, expected) => expect(currentRound(rounds)?.number).toBe(expected))
  test('the round played now: no clock was ever started, and tables of the second recorded something', () => {
    const rounds = [round(1, standing), round(2, standing), round(3, standing)]
    expect(
      currentRound(rounds, [table('1', { round: 2, begun: true }), table('1', { round: 1, begun: true }), table('1', { round: 3 })])
        ?.number,
    ).toBe(2)
  })
  const wrong = { ...NOTHING_OPEN, violation: 1 }
  const called = [{ incident: 1, ref: 'd:1' as const, since: new Date(at(0)), by: 'Noda', note: '', coming: [], met: false }]
  test.each([
    ['a clock that runs, whatever is open elsewhere', [running(at(0)), standing], [table('1', { round: 2, open: wrong })], 1],
    [
      'no clock: where something is open, before what is only recorded',
      [standing, standing],
      [table('1', { open: wrong }), table('1', { round: 2, begun: true })],
      1,
    ],
    ['no clock: where somebody called', [standing, standing], [table('1', { round: 2, calls: called }), table('2', { begun: true })], 2],
    ['between two rounds: where something is still open', [ended, standing], [table('1', { open: wrong })], 1],
    ['between two rounds, nothing open: the next', [ended, standing], [table('1', { begun: true })], 2],
  ])('the round played now: %s', (_, clocks, at, expected) =>
    expect(
      currentRound(
        clocks.map((clock, i) => round(i + 1, clock)),
        at,
      )?.number,
    ).toBe(expected),
  )
})
