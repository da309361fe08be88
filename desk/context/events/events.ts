import { withEventMeta } from '@orpc/server'
import type { News } from '../../contract/contract.ts'

/** Event bus: publishes events to every listening window. */
export type EventBus = {
  readonly publish: (news: News) => void
  readonly subscribe: (signal?: AbortSignal, position?: Position) => AsyncGenerator<News>
  readonly listeners: () => number
}

/** The log position up to which a listener has heard; undefined until it is known. */
export type Position = { heard: number | undefined }

/** Queue limit for a slow listener; beyond it the events are condensed. */
export const MAX_UNREAD = 100

export const createEventBus = (): EventBus => {
  const listeners = new Set<(news: News) => void>()
  return {
    publish: (news) => {
      for (const hear of listeners) hear(news)
    },
    listeners: () => listeners.size,
    subscribe: (signal, position = { heard: undefined }) => {
      let heard: readonly News[] = []
      let wake = Promise.withResolvers<void>()
      const hear = (news: News) => {
        heard = heard.length < MAX_UNREAD ? [...heard, news] : inShort([...heard, news])
        wake.resolve()
      }
      const leave = () => {
        listeners.delete(hear)
        heard = []
      }
      const stop = () => {
        leave()
        wake.resolve()
      }
      // listen from now on, not only from the first request for an event
      if (!signal?.aborted) listeners.add(hear)
      // removes a listener that disconnects before its first request, too
      signal?.addEventListener('abort', stop, { once: true })
      return tellOne(
        async () => {
          while (heard.length === 0 && !signal?.aborted) {
            await wake.promise
            wake = Promise.withResolvers()
          }
          const [next, ...later] = heard
          heard = later
          return signal?.aborted ? undefined : next
        },
        () => {
          leave()
          signal?.removeEventListener('abort', stop)
        },
        position,
      )
    },
  }
}

/**
 * Condenses a slow listener's queue, so that it takes no more memory: the last event of each kind. If entries concern several tables, the
 * event names none.
 */
const inShort = (heard: readonly News[]): readonly News[] => {
  const last = new Map(heard.map((news) => [news.kind, news]))
  const tables = new Set(heard.flatMap((news) => (news.kind === 'entry' ? [news.table] : [])))
  return [...last.values()].map((news) => (news.kind === 'entry' && tables.size > 1 ? { ...news, table: null } : news))
}

async function* tellOne(next: () => Promise<News | undefined>, done: () => void, position: Position): AsyncGenerator<News> {
  try {
    for (let news = await next(); news; news = await next()) yield withPosition(news, position)
  } finally {
    done()
  }
}

/** An event with the log position as its id, so that a reconnecting window asks for what came after: its line may break before any entry. */
export const withPosition = (news: News, position: Position): News => {
  if (news.kind === 'entry') position.heard = news.seq
  // positions in another file are not comparable
  if (news.kind === 'everything') position.heard = 0
  return position.heard === undefined ? news : withEventMeta(news, { id: String(position.heard), retry: 200 })
}
