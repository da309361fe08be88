import { describe, expect, test } from 'vitest'
import type { LedgerRow } from '../../../../desk/contract/penalties.ts'
import { filterRows, NO_FILTER } from '../../../../renderer/rulings/incidents/filter.ts'
import { facetsOfPenalty } from '../../../../renderer/rulings/penalties/facets.ts'
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
  test.each([
    ['chombo', 2],
    ['Notice', 1],
    ['avertissement', 1],
    ['points de table', 2],
    ['9 000 points', 1],
    ['9000', 1],
    ['dead hand', 0],
  ])('is searched by the kind of penalty, in either language: %s', (text, found) => {
    const all = [...rows, row({})]
    expect(filterRows(all, { ...NO_FILTER, text }, { facets: facetsOfPenalty, also: () => [] })).toHaveLength(found)
  })
})
