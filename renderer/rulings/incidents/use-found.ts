import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { FoundIncident } from '../../../desk/contract/incident-list.ts'
import { ask } from '../../app-state/desk/client.ts'
import { deskFilter, type ListFilter } from './filter.ts'

const PAGE = 50

const pageOf = (filter: ListFilter, n: number) =>
  ask.incidents.find.queryOptions({ input: { filter: deskFilter(filter), from: n * PAGE, count: PAGE } })

/** The first page of the incidents that match a filter, with their count. The previous result stays until the new one is loaded. */
export const useFoundIncidents = (filter: ListFilter) => useQuery({ ...pageOf(filter, 0), placeholderData: keepPreviousData })

/** Returns a function that gives the incident in a row. Loads the pages with the rows from `first` to `last`. */
export const useIncidentRows = (
  filter: ListFilter,
  { data, isPlaceholderData }: Pick<ReturnType<typeof useFoundIncidents>, 'data' | 'isPlaceholderData'>,
  { first, last }: { readonly first: number; readonly last: number },
): ((row: number) => FoundIncident | undefined) => {
  const further = isPlaceholderData ? [] : pagesOf(first, last).filter((n) => n > 0 && n * PAGE < (data?.found ?? 0))
  const pages = useQueries({ queries: further.map((n) => pageOf(filter, n)) })
  return (row) => {
    const n = Math.floor(row / PAGE)
    const rows = n === 0 ? data?.rows : pages[further.indexOf(n)]?.data?.rows
    return rows?.[row % PAGE]
  }
}

const pagesOf = (first: number, last: number): readonly number[] => {
  const from = Math.floor(Math.max(0, first) / PAGE)
  return Array.from({ length: Math.floor(Math.max(0, last) / PAGE) - from + 1 }, (_, n) => from + n)
}
