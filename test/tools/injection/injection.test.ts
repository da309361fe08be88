import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { RULE_IDS } from '../../../engine/model/rule-ids.ts'
import { injectionTable } from '../../../tools/injection/inject.ts'
import { mistakeTable } from '../../../tools/injection/inject-mistakes.ts'
import { MISTAKES } from '../../../tools/injection/mistakes.ts'
import { generatedHands } from '../../../tools/injection/real-hands.ts'
import { INJECTORS, runInjections } from '../../../tools/injection/run-injections.ts'
import { runMistakes } from '../../../tools/injection/run-mistakes.ts'

/** Rules whose findings only inform. */
const INFORMS = new Set(['riichi.returned', 'win.liability', 'dead-hand.undeclared'])

describe('faults put into games in which there was none', () => {
  const { tallies, failures } = runInjections(generatedHands(24, 3), { count: 2 * INJECTORS.length, seed: 1 })

  test.each(tallies.map((tally) => [`${tally.injector.rule}: ${tally.injector.how}`, tally] as const))('%s', (_, tally) => {
    expect(tally.tried).toBeGreaterThan(0)
    const wrong = failures.filter(({ injector }) => injector === tally.injector)
    expect(
      wrong.map(({ rules, missed, extra }) => ({ rules, missed, extra })).filter(({ missed, extra }) => missed.length + extra.length > 0),
    ).toEqual([])
  })

  test('the table has a line for each, and the sums', () => {
    expect(injectionTable(tallies)).toHaveLength(INJECTORS.length + 2)
  })

  test('every rule that can be broken is broken', () => {
    const broken = new Set(INJECTORS.map(({ rule }) => rule))
    expect(RULE_IDS.filter((rule) => !rule.startsWith('record.') && !INFORMS.has(rule) && !broken.has(rule))).toEqual([])
  })
})

/** In full records of generated games; `inject-mistakes.ts` measures it in real ones, and in thinner records. */
const MOST_ACCUSED = 0.03

test('a mistake of the recorder seldom accuses anybody', () => {
  const { tallies } = runMistakes(generatedHands(16, 4), { count: 200, seed: 1 })
  const full = tallies.filter(({ record }) => record === 'full')
  const tried = full.reduce((sum, tally) => sum + tally.tried, 0)
  expect(full.map(({ mistake }) => mistake)).toEqual([...MISTAKES])
  expect(mistakeTable(tallies).at(-1)).toMatch(/^from the middle: \d+ mistakes/)
  const shares = RULE_SET_IDS.map((id) => [id, full.reduce((sum, { accused }) => sum + accused[id], 0) / tried] as const)
  expect(shares.filter(([, share]) => share >= MOST_ACCUSED)).toEqual([])
}, 60_000)
