import type { TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import { handsShort, tableName } from '../../../renderer/language/names.ts'
import { table } from '../app-state/clock/table-summary.ts'

describe('a table’s name', () => {
  const t = ((_: string, { round }: { round: number }) => `R${round}`) as unknown as TFunction
  const tables = [table('1'), table('17'), table('7', { id: 'old' }), table('7', { id: 'new', round: 2 })]
  const name = (which: string) => tableName(tables.find(({ id }) => id === which) ?? table('?'), tables, t)
  test('has no round if no other round has that table', () => expect([name('1'), name('17')]).toEqual(['1', '17']))
  test('has its round if several rounds have that table', () =>
    expect([name('old'), name('new')]).toEqual(['R1\u00a0·\u00a07', 'R2\u00a0·\u00a07']))
})

test('a hand that is dealt again is told from the first', () => {
  const t = ((key: string, hand?: { number: number; counters: number }) =>
    key === 'hand.short' ? `E${hand?.number} · ${hand?.counters}` : key) as unknown as TFunction
  const hand = (number: number, noted = true) => ({ wind: 'E' as const, number, counters: 0, noted })
  expect(handsShort([hand(1), hand(1), hand(2), hand(1), hand(1, false), hand(1, false)], t)).toEqual([
    'E1 · 0',
    'E1 · 0 (2)',
    'E2 · 0',
    'E1 · 0 (3)',
    'hand.none',
    'hand.none',
  ])
})
