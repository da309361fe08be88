import { readFileSync } from 'node:fs'
import { format } from 'node:util'
// Under `runner.ts`, the tests' import of `vitest` resolves to this file; here it is the real one.
import { expect as expectOf } from 'vitest'

/** A test as it was written; its name includes those of its groups. */
export type Collected = { readonly name: string; readonly run: () => unknown }

type Body<Row extends readonly unknown[]> = (...row: Row) => unknown
type Each = (rows: readonly unknown[]) => (title: string, body: Body<readonly unknown[]>) => void

let collected: Collected[] = []
let groups: readonly string[] = []

/** Everything collected since the last call, in the order of the files. */
export const takeCollected = (): readonly Collected[] => {
  const tests = collected
  collected = []
  return tests
}

const eachOf =
  (make: (title: string, run: () => unknown) => void): Each =>
  (rows) =>
  (title, body) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row]
      make(format(title, ...values.slice(0, title.match(/%[sdj]/g)?.length ?? 0)), () => body(...values))
    }
  }

const addTest = (title: string, run: () => unknown): void => {
  collected.push({ name: [...groups, title].join(' > '), run })
}

const inGroup = (title: string, run: () => unknown): void => {
  const outside = groups
  groups = [...outside, title]
  run()
  groups = outside
}

export const test = Object.assign(addTest, { each: eachOf(addTest) })
export const describe = Object.assign(inGroup, { each: eachOf(inGroup) })

/** What is done after each test concerns vitest alone, which tries again. */
export const afterEach = (): void => undefined

/** Like vitest's `expect`, except that a snapshot file is compared only, never written. */
export const expect = (value: unknown, message?: string): object =>
  Object.defineProperty(expectOf(value, message), 'toMatchFileSnapshot', {
    value: (path: string) => expectOf(value === readFileSync(path, 'utf8'), path).toBe(true),
  })
