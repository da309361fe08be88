import { expect, test } from 'vitest'
import { penaltyAsTyped, typedFrom } from '../../../../renderer/rulings/fields/typed-penalty.ts'

test.each([
  ['', null],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['1000001', null],
  ['99999999999', null],
  ['1', 1],
  ['1000000', 1_000_000],
])('points typed as “%s” are %s', (typed, amount) => {
  expect(penaltyAsTyped({ kind: 'points', typed, unit: 'table' })).toEqual(
    amount === null ? null : { kind: 'points', amount, unit: 'table' },
  )
})

test('a penalty that is proposed can be signed as it is', () => {
  const points = { kind: 'points', amount: 8000, unit: 'table' } as const
  expect([penaltyAsTyped(typedFrom(points)), penaltyAsTyped(typedFrom({ kind: 'chombo' })), penaltyAsTyped(null)]).toEqual([
    points,
    { kind: 'chombo' },
    null,
  ])
})
