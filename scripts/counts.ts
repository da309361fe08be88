export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 }

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed, skipped: total.skipped + one.skipped }),
    noTests,
  )

/** The line that CI reads. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string => `${passed} passed, ${failed} failed, ${skipped} skipped`

type Report = Readonly<Record<string, unknown>>
const number = (report: Report, name: string): number => {
  const value = report[name]
  if (typeof value !== 'number') throw new Error(`no number ${name} in the test report`)
  return value
}

/** Reads vitest's JSON report. A file that could not be loaded counts as one failed test. */
export const vitestCounts = (report: Report): Counts => ({
  passed: number(report, 'numPassedTests'),
  failed: number(report, 'numFailedTests') + (report.success === false && number(report, 'numFailedTests') === 0 ? 1 : 0),
  skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
})

/** Reads Playwright's JSON report. Tests that passed on the second try count as passed; `secondTries` names them. */
export const playwrightCounts = (report: Report): Counts => {
  const stats = (report.stats ?? {}) as Report
  return {
    passed: number(stats, 'expected') + number(stats, 'flaky'),
    failed: number(stats, 'unexpected'),
    skipped: number(stats, 'skipped'),
  }
}

/** The tests that passed at a second try, from the runners' output. */
export const secondTries = (output: string): readonly string[] => {
  const ofVitest = [...output.matchAll(/^(?!\s*×).*\(retry x\d+\).*$/gm)].map(([line]) => line.trim())
  const ofPlaywright = /^ {2}\d+ flaky\n((?: {4}\S.*\n?)+)/m.exec(output)?.[1] ?? ''
  return [...ofVitest, ...ofPlaywright.split('\n').flatMap((line) => line.trim() || [])]
}
