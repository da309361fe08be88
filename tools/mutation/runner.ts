import { registerHooks } from 'node:module'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { MutantCoverage } from '@stryker-mutator/api/core'
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  TestStatus,
} from '@stryker-mutator/api/test-runner'
import { type Collected, takeCollected } from './collect.ts'

/** The global state that Stryker's instrumented code reads. */
type Switchboard = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: MutantCoverage
}
const switchboard: Switchboard = {}
Object.assign(globalThis, { __stryker__: switchboard })

/**
 * Runs the tests in this very process. The engine is loaded once, a mutant is a switch, and most mutants take milliseconds. (Stryker's own
 * runner starts a vitest worker for each, at half a second a mutant.) Only a mutant in module-level code reloads the engine.
 */
const inProcess = (): TestRunner => {
  let tests: readonly Collected[] = []
  let loads = 0
  /** The time of each test without a mutant: of several tests that cover a mutant, the cheap ones run first. */
  const cost = new Map<string, number>()
  const load = async (): Promise<void> => {
    loads++
    takeCollected()
    await import(`${pathToFileURL('tools/mutation/suite.ts').href}?load=${loads}`)
    tests = takeCollected()
  }
  return {
    capabilities: () => ({ reloadEnvironment: true }),

    dryRun: async (): Promise<DryRunResult> => {
      await load()
      const results: TestResult[] = []
      for (const { name, run } of tests) {
        switchboard.currentTestId = name
        const from = performance.now()
        const failure = await failureOf(run)
        const timeSpentMs = performance.now() - from
        cost.set(name, timeSpentMs)
        const result = { id: name, name, timeSpentMs }
        results.push(
          failure === null ? { ...result, status: TestStatus.Success } : { ...result, status: TestStatus.Failed, failureMessage: failure },
        )
      }
      switchboard.currentTestId = undefined
      const { mutantCoverage = { static: {}, perTest: {} } } = switchboard
      return { status: DryRunStatus.Complete, tests: results, mutantCoverage }
    },

    mutantRun: async ({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment }): Promise<MutantRunResult> => {
      Object.assign(switchboard, { hitCount: 0, hitLimit, activeMutant: mutantActivation === 'static' ? activeMutant.id : undefined })
      if (reloadEnvironment || loads === 0) {
        const failure = await failureOf(load)
        if (failure !== null) return killed('loading', failure, 0)
      }
      switchboard.activeMutant = activeMutant.id
      const chosen = testFilter && new Set(testFilter)
      const due = chosen
        ? tests.filter(({ name }) => chosen.has(name)).toSorted((a, b) => (cost.get(a.name) ?? 0) - (cost.get(b.name) ?? 0))
        : tests
      for (const [index, { name, run }] of due.entries()) {
        const failure = await failureOf(run)
        if (hitLimit !== undefined && (switchboard.hitCount ?? 0) > hitLimit)
          return { status: MutantRunStatus.Timeout, reason: 'it goes round and round' }
        if (failure !== null) return killed(name, failure, index + 1)
      }
      return { status: MutantRunStatus.Survived, nrOfTests: due.length }
    },
  }
}

const failureOf = async (run: () => unknown): Promise<string | null> => {
  try {
    await run()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const killed = (by: string, failureMessage: string, nrOfTests: number): MutantRunResult => ({
  status: MutantRunStatus.Killed,
  killedBy: [by],
  failureMessage,
  nrOfTests,
})

/** Each load imports our files again, and replaces `vitest` by our small collector. */
registerHooks({
  resolve: (specifier, context, next) => {
    const load = context.parentURL && new URL(context.parentURL).searchParams.get('load')
    if (!load) return next(specifier, context)
    if (specifier === 'vitest') return { url: new URL('collect.ts', import.meta.url).href, shortCircuit: true }
    const found = next(specifier, context)
    const ours = found.url.startsWith(pathToFileURL(`${process.cwd()}/`).href) && !found.url.includes('/node_modules/')
    return ours ? { ...found, url: `${found.url}?load=${load}` } : found
  },
})

export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', factory: inProcess }]
