import { describe, expect, test } from 'vitest'
import { diceOf } from '../../../../tools/generator/dice.ts'
import { generatedHands } from '../../../../tools/injection/real-hands.ts'
import { mendTable } from '../../../../tools/repair/measure-mends.ts'
import { MEND_MISTAKES } from '../../../../tools/repair/mistakes.ts'
import { tallyMends } from '../../../../tools/repair/tally.ts'

const SEED = 1
/** The first mend is one of several equal ones: often nothing shows whether draw or discard was wrong, or which of four tiles. */
const LEAST_FIRST = 0.8

describe('one recording mistake in generated games; `measure.ts` measures it in real ones', () => {
  const hands = generatedHands(4, SEED)
  const tallies = MEND_MISTAKES.map((mistake) => tallyMends(hands, mistake, { count: 12, dice: diceOf(SEED) }))
  const sum = (of: (tally: (typeof tallies)[number]) => number) => tallies.reduce((total, tally) => total + of(tally), 0)

  test('the first mend is the true one in 4 of 5 records that show it', () => {
    expect(sum(({ shown }) => shown)).toBeGreaterThan(100)
    expect(sum(({ first }) => first) / sum(({ shown }) => shown)).toBeGreaterThan(LEAST_FIRST)
  })

  test('a line that stands twice is always found', () => {
    for (const { mistake, shown, first } of tallies)
      if (mistake.endsWith('doubled') && !mistake.startsWith('any')) expect(first, mistake).toBe(shown)
  })

  test('the table has a row for every mistake', () => {
    expect(mendTable(tallies).length).toBeGreaterThan(2 * MEND_MISTAKES.length)
  })
})
