import { notifyManager, QueryClient } from '@tanstack/react-query'

// an answer and the end of its item in the outbox are drawn in one frame
notifyManager.setScheduler(queueMicrotask)

/** The window's cache of the desk's answers. News invalidate it, so nothing is fetched again by itself. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})
