import { expect, test } from 'vitest'
import { isSilent } from '../../../../renderer/app-state/desk/connection.ts'

const BEGUN = 1_000_000

test.each([
  ['a sign of life in this very millisecond', 60_000, 60_000, false],
  ['the last sign of life a moment ago', 60_000, 59_999, false],
  ['twelve seconds of silence', 60_000, 48_000, false],
  ['longer', 60_000, 47_999, true],
  ['the clock set back since the last sign of life, which proves nothing then', 60_000, 60_001, true],
  ['the same in a stream that has just begun', 5000, 60_000, false],
  ['a stream that began while the desk was silent already: it gets eight seconds', 8001, -12_001, true],
  ['the same after eight', 8000, -12_001, false],
] as const)('%s', (_, now, last, silent) => {
  expect(isSilent(BEGUN + now, { begun: BEGUN, last: BEGUN + last })).toBe(silent)
})
