import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { FoundIncident } from '../../desk/contract.ts'
import { ask } from '../desk/client.ts'
import { asked, type Filter } from './filter.ts'

const PAGE = 50

/** The incidents that a filter lets through, page by page: the first, and those in which a row from `first` to `last` stands. */
export const useFound = (filter: Filter, first: number, last: number) => {
  const page = (n: number) => ask.incidents.find.queryOptions({ input: { filter: asked(filter), from: n * PAGE, count: PAGE } })
  const { data, isPlaceholderData } = useQuery({ ...page(0), placeholderData: keepPreviousData })
  const further = pagesOf(first, last).filter((n) => n > 0 && n * PAGE < (data?.found ?? 0))
  const pages = useQueries({ queries: isPlaceholderData ? [] : further.map(page) })
  const rowAt = (row: number): FoundIncident | undefined => {
    const n = Math.floor(row / PAGE)
    const rows = n === 0 ? data?.rows : pages[further.indexOf(n)]?.data?.rows
    return rows?.[row % PAGE]
  }
  return { found: data?.found, all: data?.all ?? 0, rowAt }
}

const pagesOf = (first: number, last: number): readonly number[] => {
  const from = Math.floor(Math.max(0, first) / PAGE)
  return Array.from({ length: Math.floor(Math.max(0, last) / PAGE) - from + 1 }, (_, n) => from + n)
}
