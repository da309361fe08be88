import { once } from '../../engine/model/memo.ts'

/** Order of names and numbers: 2 before 10, É next to E; the same on every machine, whatever its language. */
export const byName = (a: string, b: string): number => collator().compare(a, b)

const collator = once(() => new Intl.Collator('en', { numeric: true }))
