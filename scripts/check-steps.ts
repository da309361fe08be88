import { totalmem } from 'node:os'

/** One step of `npm test`: a program with its words, or an npm script, and where its test runner leaves the counts. */
export type Step = {
  readonly name: string
  readonly command: readonly [program: string, ...words: string[]]
  readonly counts?: 'vitest' | 'playwright'
  readonly env?: Readonly<Record<string, string>>
  /** Steps that must run before it. */
  readonly needs: readonly string[]
  /** A step that only computes: it runs beside the others, which mostly wait for programs and networks. */
  readonly beside?: true
}

/** By default four checkers look at most types twice or more: on two cores one is as fast and costs half. */
export const TYPES = ['tsc', '-b', '--checkers', '1'] as const

/** The compiler and the type-aware linter are Go programs. Where memory is plenty, they collect garbage only near a limit. */
export const TYPES_ENV: Readonly<Record<string, string>> = totalmem() >= 16 * 2 ** 30 ? { GOGC: 'off', GOMEMLIMIT: '3GiB' } : {}

/** The linter keeps a second core busy for nothing. */
export const LINT_ENV = { ...TYPES_ENV, GOMAXPROCS: '1' } as const

/** Everything that `npm test` does, in this order: quick answers first. */
export const STEPS: readonly Step[] = [
  { name: 'types', command: TYPES, env: TYPES_ENV, needs: [], beside: true },
  { name: 'format', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'], needs: [], beside: true },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], env: LINT_ENV, needs: [], beside: true },
  { name: 'layers', command: ['vitest', 'run', '--project', 'layers'], counts: 'vitest', needs: [], beside: true },
  { name: 'unused', command: ['knip'], needs: [], beside: true },
  { name: 'cases', command: ['vitest', 'run', '--project', 'cases'], counts: 'vitest', needs: [], beside: true },
  { name: 'build', command: ['npm', 'run', '-s', 'build'], needs: [] },
  { name: 'shell', command: ['npm', 'run', '-s', 'build:shell'], needs: [] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit', '--project', 'renderer'], counts: 'vitest', needs: ['build', 'shell'] },
  { name: 'e2e', command: ['playwright', 'test'], counts: 'playwright', needs: ['build', 'shell'] },
]

/** The requested steps with those that they need, in order; all if none is named. */
export const chosen = (names: readonly string[]): readonly Step[] => {
  if (names.length === 0) return STEPS
  const wanted = new Set(names.flatMap((name) => [name, ...(STEPS.find((step) => step.name === name)?.needs ?? [])]))
  return STEPS.filter(({ name }) => wanted.has(name))
}
