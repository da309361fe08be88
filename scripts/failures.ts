import { stripVTControlCharacters } from 'node:util'

/** A failed test, or a failed first try, with its message. */
export type Failure = { readonly test: string; readonly message: string }

type VitestReport = {
  readonly testResults?: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The failed tries of vitest's JSON report, also of tests that passed at the second try, and files that could not be loaded. */
export const vitestFailures = ({ testResults = [] }: VitestReport): readonly Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status, failureMessages }) => status === 'failed' || (failureMessages ?? []).length > 0)
    const ofTests = failed.map((one) => failure(`${name} › ${one.fullName}`, one.failureMessages ?? []))
    return failed.length === 0 && message ? [failure(name, [message])] : ofTests
  })

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly { readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[] }[]
  }[]
}
type PlaywrightReport = Pick<Suite, 'suites'> & { readonly errors?: readonly { readonly message?: string }[] }

/** The failed tries of Playwright's JSON report, also of tests that passed at the second try, and errors outside tests. */
export const playwrightFailures = ({ suites = [], errors = [] }: PlaywrightReport): readonly Failure[] => [
  ...errors.map(({ message = '' }) => failure('outside the tests', [message])),
  ...suites.flatMap(failuresIn),
]

const failuresIn = ({ suites = [], specs = [] }: Suite): readonly Failure[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap((result, n) => {
        const messages = (result.errors ?? []).map(({ message = '' }) => message)
        return messages.length > 0 ? [failure(`${file}:${line} › ${title}${n > 0 ? ` (try ${n + 1})` : ''}`, messages)] : []
      }),
    ),
  ),
  ...suites.flatMap(failuresIn),
]

const failure = (test: string, messages: readonly string[]): Failure => ({ test, message: stripVTControlCharacters(messages.join('\n')) })

const LINES_SHOWN = 40

export const formatFailure = ({ test, message }: Failure): string =>
  [`✗ ${test}`, ...message.trim().split('\n').slice(0, LINES_SHOWN)].join('\n  ')
