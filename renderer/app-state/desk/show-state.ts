import { notifyManager } from '@tanstack/react-query'
import type { TableState } from '../../../desk/contract/tables.ts'
import { createStore } from '../storage/store.ts'
import { showTrouble, whyNotDone } from '../trouble.ts'
import { ask } from './client.ts'
import { createQueryClient } from './query-client.ts'

// an answer and the end of its item in the outbox are drawn in one frame
notifyManager.setScheduler(queueMicrotask)

/** The window's cache of the desk's answers. News invalidate it, so nothing is fetched again by itself. */
export const queries = createQueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', onError: (error) => showTrouble(whyNotDone(error)) },
  },
})

/** By table, the newest entry that the desk has told of; null: about the whole tournament. An answer that comes later can be older. */
const told = createStore<ReadonlyMap<string | null, number>>(new Map())

/** Notes news of entries. */
export const noteTold = (seq: number, tables: Iterable<string | null>): void =>
  told.set(new Map([...told.now(), ...[...tables].map((table) => [table, seq] as const)]))

/** Another file is open: its entries are counted anew. */
export const forgetTold = (): void => told.set(new Map())

/** Puts the table state of an answer into the cache. If news have told of later entries, the state is asked for again. */
export const cacheState = (state: TableState): void => {
  const table = state.table.id
  const ofTable = ask.tables.state.queryKey({ input: { table } })
  cancelPendingState(table)
  // an act may have changed an earlier hand than the one in play
  const isNewest = state.hands.at(-1)?.id === state.hand || state.hand === ''
  // `setQueryData` keeps unchanged parts as the same objects; both entries share its result
  const shown = isNewest ? queries.setQueryData(ofTable, state) : state
  if (!isNewest) {
    const { canUndo, canRedo } = state
    queries.setQueryData(ofTable, (newest) => newest && { ...newest, canUndo, canRedo })
    void queries.invalidateQueries({ queryKey: ofTable })
  }
  queries.setQueryData(ask.tables.state.queryKey({ input: { table, hand: state.hand } }), shown)
  if (Math.max(told.now().get(null) ?? 0, told.now().get(table) ?? 0) > state.seq) void queries.invalidateQueries({ queryKey: ofTable })
}

/**
 * Cancels a table's pending query. Its answer may be older than an act that was sent or answered since, and would overwrite it on screen.
 * The first query of a table is never cancelled.
 */
export const cancelPendingState = (table: string): void => {
  const queryKey = ask.tables.state.queryKey({ input: { table } })
  if (queries.getQueryData(queryKey)) void queries.cancelQueries({ queryKey, exact: true })
}

/** The newest answer about a table, which may not be rendered yet. */
export const newestAnswer = (state: TableState): TableState =>
  queries.getQueryData<TableState>(ask.tables.state.queryKey({ input: { table: state.table.id } })) ?? state
