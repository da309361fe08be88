import { withEventMeta } from '@orpc/server'
import type { News } from '../../contract/news.ts'

/** What happens, told to every window that listens. */
export type Newsroom = {
  readonly tell: (news: News) => void
  readonly listen: (signal?: AbortSignal) => AsyncGenerator<News>
  readonly listeners: () => number
}

/** So many are kept for who does not read on; then they are told in short. */
export const MOST_UNREAD = 100

export const newsroom = (): Newsroom => {
  const listeners = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const hear of listeners) hear(news)
    },
    listeners: () => listeners.size,
    listen: (signal) => {
      let heard: readonly News[] = []
      let wake = Promise.withResolvers<void>()
      const hear = (news: News) => {
        heard = heard.length < MOST_UNREAD ? [...heard, news] : inShort([...heard, news])
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
      // from this moment on, not from the first time that somebody asks for the next news
      if (!signal?.aborted) listeners.add(hear)
      // also one that hangs up before it asked for any must not stay
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
      )
    },
  }
}

/**
 * What somebody hears who is far behind, so that one who never reads on takes no more memory: of each kind the last, and where the log went
 * on at several tables, that it did, as after a line that broke.
 */
const inShort = (heard: readonly News[]): readonly News[] => {
  const last = new Map(heard.map((news) => [news.kind, news]))
  const tables = new Set(heard.flatMap((news) => (news.kind === 'entry' ? [news.table] : [])))
  return [...last.values()].map((news) => (news.kind === 'entry' && tables.size > 1 ? { ...news, table: null } : news))
}

async function* tellOne(next: () => Promise<News | undefined>, done: () => void): AsyncGenerator<News> {
  try {
    for (let news = await next(); news; news = await next()) yield marked(news)
  } finally {
    done()
  }
}

/** With the place in the log, so that a window that lost the line asks for what came after. */
const marked = (news: News): News => (news.kind === 'entry' ? withEventMeta(news, { id: String(news.seq), retry: 200 }) : news)
