import { describe, expect, test } from 'vitest'
import type { PlayerAtTable, TableSummary } from '../../desk/contract.ts'
import { bySeat } from '../../engine/seats.ts'
import { findTables } from '../../renderer/hall/find-tables.ts'
import { urgent, worst } from '../../renderer/hall/urgent.ts'
import { finding } from '../engine/words/findings.ts'

const none = { violation: 0, question: 0, record: 0, advice: 0 }
const table = (name: string, part: Partial<TableSummary> = {}): TableSummary => ({
  id: name,
  name,
  round: 1,
  players: bySeat(() => null),
  hand: null,
  acts: 0,
  open: none,
  first: null,
  changed: null,
  ...part,
})
const player = (name: string, number: number | null = null): PlayerAtTable => ({ number, name, country: '' })
const tables = [
  table('1'),
  table('17'),
  table('7', { id: 'old' }),
  table('7', { id: 'new', round: 2, players: { ...bySeat(() => null), E: player('Zofia Żółkiewska', 31) } }),
]
const ids = (typed: string) => findTables(tables, typed).map(({ id }) => id)

describe('finding a table', () => {
  test('by its number, the newest round first', () => expect(ids('7')).toEqual(['new', 'old']))
  test('with t before it', () => expect(ids('t 7')[0]).toBe('new'))
  test('by a player’s number', () => expect(ids('31')).toEqual(['new']))
  test('by a player’s name, without accents or capitals', () => expect(ids('zofia z')).toEqual(['new']))
  test('nothing typed: all of them', () => expect(ids(' ')).toHaveLength(4))
  test('nothing like it: none', () => expect(ids('xyz')).toEqual([]))
})

describe('what waits', () => {
  const open = (id: string, level: keyof typeof none, minute: number) =>
    table(id, {
      open: { ...none, [level]: 1 },
      first: { finding: finding({ rule: 'claim.late' }), rules: { id: 'wrc-2015', edition: '' }, since: new Date(2026, 0, 1, 9, minute) },
    })
  test('violations, questions, records, advice; then the longest wait', () => {
    const all = [
      open('a', 'advice', 0),
      open('q', 'question', 1),
      open('late', 'violation', 9),
      open('early', 'violation', 2),
      open('r', 'record', 0),
      table('calm'),
    ]
    expect(urgent(all).map(({ id }) => id)).toEqual(['early', 'late', 'q', 'r', 'a'])
  })
  test('the worst of a table is what its foot says', () =>
    expect(worst(table('1', { open: { ...none, question: 2, advice: 1 } }))).toBe('question'))
})
