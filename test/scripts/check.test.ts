import { expect, test } from 'vitest'
import { chosen, STEPS } from '../../scripts/check-steps.ts'
import { formatCounts, noTests, playwrightCounts, secondTries, sum, vitestCounts } from '../../scripts/counts.ts'
import { formatFailure, playwrightFailures, vitestFailures } from '../../scripts/failures.ts'

test.each([
  ['all of them', [], STEPS.map(({ name }) => name)],
  ['one alone', ['types'], ['types']],
  ['one with what it needs before it', ['e2e'], ['build', 'shell', 'e2e']],
  ['several, in the order of the list', ['e2e', 'format'], ['format', 'build', 'shell', 'e2e']],
])('steps: %s', (_what, names, steps) => expect(chosen(names).map(({ name }) => name)).toEqual(steps))

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, success: true }
test.each([
  ['green', vitest, { passed: 7, failed: 0, skipped: 1 }],
  ['one failed', { ...vitest, numFailedTests: 1, success: false }, { passed: 7, failed: 1, skipped: 1 }],
  ['a file that does not load counts as failed', { ...vitest, success: false }, { passed: 7, failed: 1, skipped: 1 }],
])('vitest: %s', (_what, report, counts) => expect(vitestCounts(report)).toEqual(counts))

test('a test that passes only at the second try has passed, and is named', () => {
  expect(playwrightCounts({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })).toEqual({ passed: 4, failed: 0, skipped: 0 })
  expect(secondTries('noise\n  1 flaky\n    a.spec.ts:7:1 › a call at table 7 ─────\n  3 passed (4s)\n')).toEqual([
    'a.spec.ts:7:1 › a call at table 7 ─────',
  ])
  expect(secondTries(' ✓ unit a.test.ts (3 tests) 20ms\n   ✓ a full disk 9ms (retry x1)\n')).toEqual(['✓ a full disk 9ms (retry x1)'])
  expect(secondTries('  4 passed (4s)\n')).toEqual([])
  expect(secondTries('   × a full disk 9ms (retry x1)\n'), 'one that failed twice is not one of them').toEqual([])
})

test('a report without counts is no report', () => {
  expect(() => vitestCounts({})).toThrow('no number numPassedTests')
  expect(() => playwrightCounts({})).toThrow('no number expected')
})

test('a failed test is shown with its message, also one that passed at the second try', () => {
  const failed = { fullName: 'a rule', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] }
  const results = [{ name: 'a.test.ts', message: '', assertionResults: [{ ...failed, fullName: 'late', status: 'passed' }, failed] }]
  expect(vitestFailures({ testResults: results })).toEqual([
    { test: 'a.test.ts › late', message: 'expected 1' },
    { test: 'a.test.ts › a rule', message: 'expected 1' },
  ])
  const unloaded = { name: 'b.test.ts', message: 'SyntaxError', assertionResults: [] }
  expect(vitestFailures({ testResults: [unloaded] })).toEqual([{ test: 'b.test.ts', message: 'SyntaxError' }])

  const tries = [{ errors: [{ message: 'too early' }] }, { errors: [] }]
  const inner = { specs: [{ title: 'a call', file: 'a.spec.ts', line: 7, tests: [{ results: tries }] }] }
  expect(playwrightFailures({ suites: [{ suites: [inner] }] })).toEqual([{ test: 'a.spec.ts:7 › a call', message: 'too early' }])
  expect(playwrightFailures({ errors: [{ message: 'no browser' }] })).toEqual([{ test: 'outside the tests', message: 'no browser' }])
  expect(formatFailure({ test: 'a.spec.ts:7 › a call', message: `too early\n${'x\n'.repeat(99)}` }).split('\n')).toHaveLength(41)
})

test('the last line', () => {
  const total = sum([{ passed: 3, failed: 0, skipped: 1 }, noTests, { passed: 2, failed: 1, skipped: 0 }])
  expect(formatCounts(total)).toBe('5 passed, 1 failed, 1 skipped')
})
