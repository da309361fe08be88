import { expect, test } from 'vitest'
import type { FindingCount } from '../../../../desk/contract/report-data.ts'
import { NO_FILTER } from '../../../../renderer/rulings/incidents/filter.ts'
import { type LedgerView, ledgerAddress, ledgerViewIn } from '../../../../renderer/rulings/penalties/address.ts'
import { countFindings } from '../../../../renderer/rulings/penalties/counts.ts'

test.each<[string, Partial<LedgerView>]>([
  ['narrowed to a player', { filter: { ...NO_FILTER, player: 'Wiśniewska & Söhne / +1 %' } }],
  ['only what stands, by round', { filter: { ...NO_FILTER, only: true }, view: 'round' }],
  ['all findings of one rule', { filter: { ...NO_FILTER, rule: 'claim.late', round: '2' }, view: 'findings', shown: true }],
])('a ledger %s is found again by its address', (_, part) => {
  const look: LedgerView = { filter: NO_FILTER, view: 'each', shown: false, ...part }
  expect(ledgerViewIn(`#${ledgerAddress(look)}`)).toEqual(look)
})

test('unknown values in an address are ignored; an address without values keeps the last view', () => {
  expect(ledgerViewIn('#/penalties/view=pie&colour=red')).toEqual({ filter: NO_FILTER, view: 'each', shown: false })
  expect(ledgerViewIn('#/penalties')).toBeNull()
})

const count = (rule: string, round: number | null, state: FindingCount['state'], count: number): FindingCount => ({
  rule,
  level: 'violation',
  round,
  state,
  count,
})

const COUNTS = [
  count('claim.late', 2, 'confirmed', 2),
  count('claim.late', 1, 'dismissed', 4),
  count('swap.same-tile', 10, 'changed', 3),
  count('swap.same-tile', 2, 'gone', 9),
  count('claim.late', null, 'confirmed', 1),
]

test.each([
  [
    'those that a referee confirmed',
    { filter: NO_FILTER, shown: false },
    [2, 10, null],
    { 'claim.late': [2, 0, 1], 'swap.same-tile': [0, 3, 0] },
  ],
  [
    'all that were shown, but those that went',
    { filter: NO_FILTER, shown: true },
    [1, 2, 10, null],
    { 'claim.late': [4, 2, 0, 1], 'swap.same-tile': [0, 0, 3, 0] },
  ],
  ['of one round', { filter: { ...NO_FILTER, round: '2' }, shown: true }, [2], { 'claim.late': [2] }],
  ['of one rule', { filter: { ...NO_FILTER, rule: 'swap.same-tile' }, shown: true }, [10], { 'swap.same-tile': [3] }],
])('findings by rule and round: %s', (_, look, rounds, rules) => {
  const counted = countFindings(COUNTS, look)
  expect(counted.rounds).toEqual(rounds)
  expect(Object.fromEntries(counted.rules.map(({ rule, byRound }) => [rule, byRound]))).toEqual(rules)
  expect(counted.sum).toBe(
    Object.values(rules)
      .flat()
      .reduce((a, b) => a + b, 0),
  )
  expect(counted.sums.reduce((a, b) => a + b, 0)).toBe(counted.sum)
})
