/** One step of `npm test`: an npm script, and where its test runner leaves the counts. */
export type Step = {
  readonly name: string
  readonly script: string
  readonly counts?: 'vitest' | 'playwright'
  /** Steps that must run before it. */
  readonly needs: readonly string[]
  /** A step that only computes: it runs beside the others, which mostly wait for programs and networks. */
  readonly beside?: true
}

/** Everything that `npm test` does, in this order: quick answers first. */
export const STEPS: readonly Step[] = [
  { name: 'types', script: 'check:types', needs: [], beside: true },
  { name: 'format', script: 'check:format', needs: [], beside: true },
  { name: 'lint', script: 'check:lint', needs: [], beside: true },
  { name: 'layers', script: 'check:layers', counts: 'vitest', needs: [], beside: true },
  { name: 'unused', script: 'check:unused', needs: [], beside: true },
  { name: 'cases', script: 'test:cases', counts: 'vitest', needs: [], beside: true },
  { name: 'build', script: 'build', needs: [] },
  { name: 'shell', script: 'build:shell', needs: [] },
  { name: 'unit', script: 'test:unit', counts: 'vitest', needs: ['build', 'shell'] },
  { name: 'e2e', script: 'test:e2e', counts: 'playwright', needs: ['build', 'shell'] },
]

/** The requested steps with those that they need, in order; all if none is named. */
export const chosen = (names: readonly string[]): readonly Step[] => {
  if (names.length === 0) return STEPS
  const wanted = new Set(names.flatMap((name) => [name, ...(STEPS.find((step) => step.name === name)?.needs ?? [])]))
  return STEPS.filter(({ name }) => wanted.has(name))
}
