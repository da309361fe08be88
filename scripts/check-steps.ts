/** One step of `npm test`: an npm script, and where its test runner leaves the counts. */
export type Step = {
  readonly name: string
  readonly script: string
  readonly counts?: 'vitest' | 'playwright'
  /** Steps that must have run before it. */
  readonly needs: readonly string[]
}

/** Everything that `npm test` does, in this order: quick answers first. */
export const STEPS: readonly Step[] = [
  { name: 'types', script: 'check:types', needs: [] },
  { name: 'format', script: 'check:format', needs: [] },
  { name: 'lint', script: 'check:lint', needs: [] },
  { name: 'layers', script: 'check:layers', counts: 'vitest', needs: [] },
  { name: 'unused', script: 'check:unused', needs: [] },
  { name: 'build', script: 'build', needs: [] },
  { name: 'shell', script: 'build:shell', needs: [] },
  { name: 'unit', script: 'test:unit', counts: 'vitest', needs: ['build'] },
  { name: 'cases', script: 'test:cases', counts: 'vitest', needs: [] },
  { name: 'e2e', script: 'test:e2e', counts: 'playwright', needs: ['build'] },
]

/** The steps that were asked for with what they need, in order; all where none is named. */
export const chosen = (names: readonly string[]): readonly Step[] => {
  if (names.length === 0) return STEPS
  const wanted = new Set(names.flatMap((name) => [name, ...(STEPS.find((step) => step.name === name)?.needs ?? [])]))
  return STEPS.filter(({ name }) => wanted.has(name))
}
