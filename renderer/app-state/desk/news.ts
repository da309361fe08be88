import { matchQuery, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TableName } from '../../../desk/contract/base.ts'
import type { News } from '../../../desk/contract/contract.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { isTablet } from '../identity/asker.ts'
import { windowId } from '../presence/window-presence.ts'
import { createStore } from '../storage/store.ts'
import { abortShortCalls, ask, desk } from './client.ts'
import { connection, isSilent, lastContact, onConnection, reportConnection } from './connection.ts'
import { forgetTold, noteTold } from './show-state.ts'

const PAUSE = 1000
/** Interval of the liveness check, in ms; after a longer gap this device was asleep. */
const LOOK_EVERY = 1000
const SLEPT = 5000

/** Follows the desk's event stream while the window is visible. One stream serves everything, since browsers limit connections per host. */
export const useNews = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    const hear = newsHandler(queries)
    let open: AbortController | undefined
    let begun = 0
    let looked = 0
    const follow = (): void => {
      open?.abort()
      open = undefined
      begun = looked = Date.now()
      if (document.hidden) return
      open = new AbortController()
      void listen(queries, hear, open.signal)
    }
    // a dead connection never ends by itself
    const watch = (): void => {
      const before = looked
      looked = Date.now()
      if (document.hidden || connection().state === 'forbidden') return
      // after sleep, or a change of the clock, the last sign of life proves nothing
      if (Math.abs(looked - before) > SLEPT) follow()
      else if (isSilent(looked, { begun, last: lastContact().getTime() })) {
        reportConnection('lost', lastContact())
        abortShortCalls()
        follow()
      }
    }
    follow()
    const timer = setInterval(watch, LOOK_EVERY)
    document.addEventListener('visibilitychange', follow)
    // queries that failed while the desk was away run again
    const unheard = onConnection(() => {
      if (connection().state === 'ok') void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    })
    return () => {
      unheard()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', follow)
      open?.abort()
    }
  }, [queries])
}

const listen = async (queries: QueryClient, hear: (item: News) => void, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted && connection().state !== 'forbidden') {
    try {
      const news = await desk.news(
        { window: windowId },
        {
          signal,
          context: {
            retry: Number.POSITIVE_INFINITY,
            retryDelay: PAUSE,
            shouldRetry: () => !signal.aborted && connection().state !== 'forbidden',
          },
        },
      )
      // a tablet hears first that it is to ask for its role
      await queries.invalidateQueries({ predicate: (query) => !isTablet || !matchQuery({ queryKey: ask.tablets.key() }, query) })
      // the desk may have another file by now
      forgetTold()
      for await (const item of news) hear(item)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

/** Delay before queries are invalidated, in ms: the answer to this window's own act arrives a moment after its news. */
const SOON = 60
/** Minimum interval between refreshes of lists, in ms. Acts come all the time in a hall, and refreshes burden the desk. */
const LISTS_EVERY = 1000
/** Lists are refreshed this long after the last key, in ms, but no later than `LATE`: a refresh takes as long as two or three letters. */
const AFTER_KEY = 400
const LATE = 2000

/** Handles the items of news. Entries that arrive together are invalidated together. */
const newsHandler = (queries: QueryClient): ((item: News) => void) => {
  let batch: EntryNews | null = null
  const refreshLists = listRefresher(queries)
  const look = (): void => {
    const heard = batch
    batch = null
    if (!heard) return
    noteTold(heard.seq, heard.tables)
    invalidateTables(queries, heard)
    refreshLists()
  }
  const told = (queryKey: QueryKey, data: unknown): void => {
    // an answer still under way is older than this
    void queries.cancelQueries({ queryKey }, { revert: false })
    queries.setQueryData(queryKey, data)
  }
  return (item) => {
    switch (item.kind) {
      case 'saving': {
        const before = queries.getQueryData(ask.saving.queryKey())?.backup.at
        told(ask.saving.queryKey(), item.saving)
        if (before?.getTime() !== item.saving.backup.at?.getTime()) void queries.invalidateQueries({ queryKey: ask.backups.key() })
        return
      }
      case 'tablets':
        void queries.invalidateQueries({ queryKey: ask.tablets.key() })
        return
      case 'everything':
        forgetTold()
        void queries.invalidateQueries()
        return
      case 'presence':
        told(ask.presence.list.queryKey(), item.here)
        return
      case 'entry':
        if (!batch) setTimeout(look, SOON)
        batch = { seq: Math.max(batch?.seq ?? 0, item.seq), tables: new Set([...(batch?.tables ?? []), item.table]) }
    }
  }
}

/** Newest place in the log and changed tables of the entries that arrived together; null among them: the whole tournament changed. */
type EntryNews = { readonly seq: number; readonly tables: ReadonlySet<string | null> }

const lastKey = createStore(Number.NEGATIVE_INFINITY)
addEventListener('keydown', ({ timeStamp }) => lastKey.set(timeStamp))

/** Refreshes the lists soon, but not more often than `LISTS_EVERY`, and not between the letters of a line. */
const listRefresher = (queries: QueryClient): (() => void) => {
  let refreshed = Number.NEGATIVE_INFINITY
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    const due = Math.max(performance.now(), refreshed + LISTS_EVERY)
    const refresh = (): void => {
      const now = performance.now()
      const next = Math.max(due, Math.min(lastKey.now() + AFTER_KEY, due + LATE))
      if (next > now) {
        setTimeout(refresh, next - now)
        return
      }
      isDue = false
      refreshed = now
      for (const key of LISTS) void queries.invalidateQueries({ queryKey: key })
    }
    refresh()
  }
}

/** Queries that any act may change. */
const LISTS = [
  ask.saving.key(),
  ask.tables.list.key(),
  ask.penalties.key(),
  ask.incidents.key(),
  ask.calls.key(),
  ask.precedents.here.key(),
  ask.findings.counts.key(),
  ask.findings.earlier.key(),
  ask.reports.key(),
  ask.results.key(),
  ask.reviews.key(),
  ask.conflicts.key(),
  ask.waiting.key(),
  ask.rounds.lastHands.key(),
  ask.seating.key(),
  ask.setup.key(),
  // a tablet follows its table from round to round
  ask.tablets.key(),
]

/** Queries about one table, which only acts at that table change. */
const OF_A_TABLE = [ask.replay.key(), ask.tables.compare.key()]

/** Whether a query is about one of these tables. Null among them: the whole tournament changed. */
const isAbout = ([, asked]: readonly unknown[], tables: ReadonlySet<string | null>): boolean => {
  const { input } = (asked ?? {}) as { readonly input?: { readonly table?: string } }
  return tables.has(null) || tables.has(input?.table ?? '')
}
/** Queries that only an act outside a table may change. */
const SETTINGS = [ask.tournaments.current.key(), ask.players.key(), ask.referees.key(), ask.rounds.key(), ask.ruleSets.key()]

const invalidateTables = (queries: QueryClient, heard: EntryNews): void => {
  void queries.invalidateQueries({
    queryKey: ask.tables.state.key(),
    predicate: ({ queryKey, state }) =>
      // the hand of a failed query may exist again; a first answer on its way may be older
      state.status !== 'success' ? isAbout(queryKey, heard.tables) : isBehind(state.data as TableState | undefined, heard),
  })
  for (const queryKey of OF_A_TABLE)
    void queries.invalidateQueries({ queryKey, predicate: ({ queryKey: key }) => isAbout(key, heard.tables) })
  // an act outside a table may change the list of players, the plan of rounds or the rules
  if (heard.tables.has(null)) for (const key of SETTINGS) void queries.invalidateQueries({ queryKey: key })
  if (hasOtherTables(queries, heard.tables)) void queries.invalidateQueries({ queryKey: ask.tables.names.key() })
}

/** Whether the news names a table that the window does not know. */
const hasOtherTables = (queries: QueryClient, heard: ReadonlySet<string | null>): boolean => {
  const known = queries.getQueryData<readonly TableName[]>(ask.tables.names.queryKey()) ?? []
  return [...heard].some((table) => !known.some(({ id }) => id === table))
}

/** Whether the cached state of a table is older than the news. */
const isBehind = (state: TableState | undefined, heard: EntryNews): boolean =>
  state !== undefined && state.seq < heard.seq && (heard.tables.has(null) || heard.tables.has(state.table.id))
