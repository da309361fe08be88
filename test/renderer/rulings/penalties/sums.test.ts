import { describe, expect, test } from 'vitest'
import type { LedgerRow } from '../../../../desk/contract/penalties.ts'
import { sumPenalties, sumPenaltiesBy } from '../../../../renderer/rulings/penalties/sums.ts'

describe('the ledger', () => {
  const row = (more: Partial<LedgerRow>): LedgerRow =>
    ({
      player: 'Ann',
      seat: null,
      rule: 'conduct.late',
      round: 1,
      table: '7',
      by: 'Marta',
      penalty: { kind: 'notice' },
      worth: null,
      stands: true,
      ...more,
    }) as LedgerRow
  const rows = [
    row({ penalty: { kind: 'points', amount: 2000, unit: 'table' }, worth: { amount: 2000, unit: 'table' } }),
    row({ penalty: { kind: 'chombo' }, worth: { amount: 20, unit: 'tournament' }, by: 'Hugo', round: 2 }),
    row({ player: 'Bo', penalty: { kind: 'chombo' } }),
    row({ player: 'Bo', penalty: { kind: 'points', amount: 9000, unit: 'table' }, worth: { amount: 9000, unit: 'table' }, stands: false }),
  ]
  test('totals penalties in force by unit, and counts those without a fixed value', () =>
    expect(sumPenalties('', rows)).toMatchObject({ penalties: 3, chombos: 2, table: 2000, tournament: 20, open: 1 }))
  test.each([
    ['player', ['Ann 2', 'Bo 1']],
    ['round', ['1 2', '2 1']],
    ['referee', ['Marta 2', 'Hugo 1']],
    ['rule', ['conduct.late 3']],
  ] as const)('by %s', (by, expected) =>
    expect(sumPenaltiesBy(rows, by).map(({ key, penalties }) => `${key} ${penalties}`)).toEqual(expected),
  )
})
