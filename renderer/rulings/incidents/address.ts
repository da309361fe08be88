import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { readRouteValues, routeWithValues } from '../../app-state/navigation/named-address.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { filterOf, type ListFilter, NO_FILTER } from './filter.ts'

/** The last filter, restored on return from an incident. */
const last = createStore<ListFilter>(NO_FILTER)

/** Address of the list with its last filter. */
export const listAddress = (): string => incidentsAddress(last.now())

/** The last filter of the list. */
export const lastFilter = last.now

/** Address of the list with a filter, so that a filtered list can be bookmarked and shared. */
export const incidentsAddress = (filter: ListFilter): string => routeWithValues(paths.incidents, filter)

/** The filter in an address; unknown values are ignored. Null if the address has no filter. */
export const filterIn = (address: string): ListFilter | null => {
  const named = readRouteValues(address, paths.incidents)
  return named && filterOf(named)
}

/** Debounce of the search field, in ms: the address does not change at every letter. */
const TYPING_PAUSE = 250

/** The filter of the list, synchronized with the address. */
export const useListFilter = (): readonly [ListFilter, (filter: ListFilter) => void] => {
  const [place, go] = useLocation()
  const [filter, setFilter] = useState(() => filterIn(location.hash) ?? last.now())
  const own = useRef(filter)
  useEffect(() => {
    own.current = filter
    last.set(filter)
    const timer = setTimeout(() => {
      if (own.current === filter && isList()) go(incidentsAddress(filter), { replace: true })
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [filter, go])
  useEffect(() => {
    if (!place.startsWith(paths.incidents)) return
    const named = filterIn(location.hash)
    if (named === null) go(incidentsAddress(own.current), { replace: true })
    else if (incidentsAddress(named) !== incidentsAddress(own.current)) setFilter(named)
  }, [place, go])
  return [filter, setFilter]
}

const isList = (): boolean => location.hash.startsWith(`#${paths.incidents}`)
