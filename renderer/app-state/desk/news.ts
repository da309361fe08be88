import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TableName } from '../../../desk/contract/base.ts'
import type { News } from '../../../desk/contract/news.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { windowId } from '../presence/window-presence.ts'
import { ask, desk, hangUp } from './client.ts'
import { connection, heard, lastHeard, onConnection } from './connection.ts'

const PAUSE = 1000
/** How long the desk may say nothing at all, in ms: it sends a sign of life every five seconds; and where it was silent before the window asked anew. */
const SILENT = 12_000
const STILL_SILENT = 8000
/** How often it is looked, in ms; this device slept where so much more went by. */
const LOOK_EVERY = 1000
const SLEPT = 5000

/** Listens to the desk while the window is seen: one stream for everything, since a browser has few connections to one place. */
export const useNews = (): void => {
  const queries = useQueryClient()
  useEffect(() => {
    let open: AbortController | undefined
    let begun = 0
    let looked = 0
    const follow = (): void => {
      open?.abort()
      open = undefined
      begun = looked = Date.now()
      if (document.hidden) return
      open = new AbortController()
      void listen(queries, open.signal)
    }
    // a line that swallows everything ends nothing by itself
    const watch = (): void => {
      const before = looked
      looked = Date.now()
      if (document.hidden || connection().state === 'forbidden') return
      const last = lastHeard().getTime()
      const most = begun - last > SILENT ? STILL_SILENT : SILENT
      // asleep, or its clock was set: then what was heard before says nothing
      if (Math.abs(looked - before) > SLEPT) follow()
      else if (looked - Math.max(begun, last < looked ? last : 0) > most) {
        heard('lost', lastHeard())
        hangUp()
        follow()
      }
    }
    follow()
    const timer = setInterval(watch, LOOK_EVERY)
    document.addEventListener('visibilitychange', follow)
    // what was asked while the desk was away is asked again
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

const listen = async (queries: QueryClient, signal: AbortSignal): Promise<void> => {
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
      await queries.invalidateQueries()
      for await (const item of news) hear(queries, item)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
}

/** Time for the answer to a window's own act, which comes a moment after its news. */
const SOON = 60
/** Lists are asked for at most this often: in a hall acts come all the time, and the desk has more to do. */
const LISTS_EVERY = 1000

let heardSince: { seq: number; readonly tables: Set<string | null> } | null = null
let listsLookedAt = Number.NEGATIVE_INFINITY
let listsDue = false

/** Many entries in a moment are looked at once. */
const hear = (queries: QueryClient, item: News): void => {
  if (item.kind === 'saving') {
    // an answer that is still on its way was given before this
    void queries.cancelQueries({ queryKey: ask.saving.key() }, { revert: false })
    queries.setQueryData(ask.saving.queryKey(), item.saving)
    return
  }
  if (item.kind === 'tablets') {
    void queries.invalidateQueries({ queryKey: ask.tablets.key() })
    return
  }
  if (item.kind === 'clocks') {
    void queries.invalidateQueries()
    return
  }
  if (item.kind === 'presence') {
    queries.setQueryData(ask.presence.list.queryKey(), item.here)
    return
  }
  if (heardSince) {
    heardSince.seq = Math.max(heardSince.seq, item.seq)
    heardSince.tables.add(item.table)
    return
  }
  heardSince = { seq: item.seq, tables: new Set([item.table]) }
  setTimeout(() => look(queries), SOON)
}

/** What an act anywhere may change. */
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
  ask.reviews.key(),
  ask.conflicts.key(),
  ask.waiting.key(),
  ask.seating.key(),
  ask.setup.key(),
  // a tablet follows its table from round to round
  ask.tablets.key(),
]

/** What is asked about one table, and changes with it alone. */
const OF_A_TABLE = [ask.replay.key(), ask.tables.compare.key()]

/** Whether something was asked about one of these tables; null: the whole tournament was changed. */
const isAbout = ([, asked]: readonly unknown[], tables: ReadonlySet<string | null>): boolean => {
  const { input } = (asked ?? {}) as { readonly input?: { readonly table?: string } }
  return tables.has(null) || tables.has(input?.table ?? '')
}
/** What only an act at no table may change. */
const SETTINGS = [ask.tournaments.current.key(), ask.players.key(), ask.referees.key(), ask.rounds.key(), ask.ruleSets.key()]

const look = (queries: QueryClient): void => {
  const heard = heardSince
  heardSince = null
  if (!heard) return
  void queries.invalidateQueries({
    queryKey: ask.tables.state.key(),
    predicate: ({ queryKey, state }) =>
      // a hand that was not there may be there again
      state.status === 'error' ? isAbout(queryKey, heard.tables) : isBehind(state.data as TableState | undefined, heard),
  })
  for (const queryKey of OF_A_TABLE)
    void queries.invalidateQueries({ queryKey, predicate: ({ queryKey: key }) => isAbout(key, heard.tables) })
  // what is done at no table may be a list of players, a plan of rounds, the rules
  if (heard.tables.has(null)) for (const key of SETTINGS) void queries.invalidateQueries({ queryKey: key })
  if (hasOtherTables(queries, heard.tables)) void queries.invalidateQueries({ queryKey: ask.tables.names.key() })
  if (listsDue) return
  listsDue = true
  setTimeout(() => lookAtLists(queries), Math.max(0, listsLookedAt + LISTS_EVERY - performance.now()))
}

const lookAtLists = (queries: QueryClient): void => {
  listsDue = false
  listsLookedAt = performance.now()
  for (const key of LISTS) void queries.invalidateQueries({ queryKey: key })
}

/** Whether there may be a table that the window knows no name of. */
const hasOtherTables = (queries: QueryClient, heard: ReadonlySet<string | null>): boolean => {
  const known = queries.getQueryData<readonly TableName[]>(ask.tables.names.queryKey()) ?? []
  return [...heard].some((table) => !known.some(({ id }) => id === table))
}

/** Whether what is shown lacks something that was heard of. */
const isBehind = (state: TableState | undefined, heard: { readonly seq: number; readonly tables: ReadonlySet<string | null> }): boolean =>
  state !== undefined && state.seq < heard.seq && (heard.tables.has(null) || heard.tables.has(state.table.id))
