import { notifyManager, QueryClient } from '@tanstack/react-query'

// an answer and what it ends of the queue are drawn in one frame, not one after the other
notifyManager.setScheduler(queueMicrotask)

/** What the window knows of the desk. News keep it fresh, so nothing is asked again on its own. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})
