import { type Query, QueryClient, type QueryClientConfig } from '@tanstack/react-query'

/**
 * A cache of the desk's answers. TanStack Query takes the first answer to a query for the newest, even if the query was invalidated while that
 * answer was on its way, and it may be older. Here the query is then invalidated again once the answer has come.
 */
export const createQueryClient = (config: QueryClientConfig): QueryClient => {
  const client = new QueryClient(config)
  const invalidate = client.invalidateQueries.bind(client)
  /** Queries whose first answer is outdated before it has come, and when it will have been replaced. */
  const outdated = new Map<Query, Promise<void>>()
  const replaceOnceCome = (query: Query): Promise<void> => {
    const replaced =
      outdated.get(query) ??
      query
        .fetch()
        .catch(() => undefined)
        .then(() => {
          outdated.delete(query)
          return invalidate({ predicate: (one) => one === query })
        })
    outdated.set(query, replaced)
    return replaced
  }
  return Object.assign(client, {
    invalidateQueries: async (...[filters, options]: Parameters<typeof invalidate>): Promise<void> => {
      const first = client
        .getQueryCache()
        .findAll(filters)
        .filter(({ state: { fetchStatus, data } }) => fetchStatus === 'fetching' && data === undefined)
      await Promise.all([invalidate(filters, options), ...first.map(replaceOnceCome)])
    },
  })
}
