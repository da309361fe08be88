import { withEventMeta } from '@orpc/server'
import type { News } from './contract.ts'

/** What happens, told to every window that listens. */
export type Newsroom = {
  readonly tell: (news: News) => void
  readonly listen: (signal?: AbortSignal) => AsyncGenerator<News>
  readonly listeners: () => number
}

export const newsroom = (): Newsroom => {
  const listeners = new Set<(news: News) => void>()
  return {
    tell: (news) => {
      for (const hear of listeners) hear(news)
    },
    listeners: () => listeners.size,
    listen: (signal) => {
      const heard: News[] = []
      let wake = Promise.withResolvers<void>()
      const hear = (news: News) => {
        heard.push(news)
        wake.resolve()
      }
      const stop = () => wake.resolve()
      // from this moment on, not from the first time that somebody asks for the next news
      listeners.add(hear)
      signal?.addEventListener('abort', stop, { once: true })
      return tellOne(
        async () => {
          while (heard.length === 0 && !signal?.aborted) {
            await wake.promise
            wake = Promise.withResolvers()
          }
          return signal?.aborted ? undefined : heard.shift()
        },
        () => {
          listeners.delete(hear)
          signal?.removeEventListener('abort', stop)
        },
      )
    },
  }
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
