import { QueryClient } from '@tanstack/react-query'

/** What the window knows of the desk. News keep it fresh, so nothing is asked again on its own. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
    mutations: { networkMode: 'always' },
  },
})
