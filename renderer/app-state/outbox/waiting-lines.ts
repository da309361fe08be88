import { createStore } from '../storage/store.ts'

/** Numbers of lines that were entered at a table and are in no file: a refused line, and those that wait for its correction. */
const waiting = createStore<ReadonlyMap<string, number>>(new Map())

/** Notes the number of a table's lines that wait. */
export const noteWaitingLines = (table: string, count: number): void => {
  if ((waiting.now().get(table) ?? 0) !== count) waiting.set(new Map([...waiting.now(), [table, count]]))
}

/** The number of lines that wait at all tables of this window. */
export const useWaitingLines = (): number => [...waiting.useNow().values()].reduce((sum, count) => sum + count, 0)
