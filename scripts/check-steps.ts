/** One step of `npm test`: a program with its words, or an npm script, and where its test runner leaves the counts. */
export type Step = {
  readonly name: string
  readonly command: readonly [program: string, ...words: string[]]
  readonly counts?: 'vitest' | 'playwright'
  /** Steps that must have run before it. */
  readonly needs: readonly string[]
  /** It only reckons: it goes on beside the others, the first of which mostly wait for programs and networks. */
  readonly beside?: true
}

/** Everything that `npm test` does, in this order: quick answers first. */
export const STEPS: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'], needs: [], beside: true },
  { name: 'format', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'], needs: [], beside: true },
  { name: 'lint', command: ['oxlint', '--deny-warnings'], needs: [], beside: true },
  { name: 'layers', command: ['vitest', 'run', '--project', 'layers'], counts: 'vitest', needs: [], beside: true },
  { name: 'unused', command: ['knip'], needs: [], beside: true },
  { name: 'cases', command: ['vitest', 'run', '--project', 'cases'], counts: 'vitest', needs: [], beside: true },
  { name: 'build', command: ['npm', 'run', '-s', 'build'], needs: [] },
  { name: 'shell', command: ['npm', 'run', '-s', 'build:shell'], needs: [] },
  { name: 'unit', command: ['vitest', 'run', '--project', 'unit', '--project', 'renderer'], counts: 'vitest', needs: ['build', 'shell'] },
  { name: 'e2e', command: ['playwright', 'test'], counts: 'playwright', needs: ['build', 'shell'] },
]

/** The steps that were asked for with what they need, in order; all where none is named. */
export const chosen = (names: readonly string[]): readonly Step[] => {
  if (names.length === 0) return STEPS
  const wanted = new Set(names.flatMap((name) => [name, ...(STEPS.find((step) => step.name === name)?.needs ?? [])]))
  return STEPS.filter(({ name }) => wanted.has(name))
}
