import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { readRouteValues, routeWithValues } from '../../app-state/navigation/named-address.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { type Filter, filterOf, NO_FILTER } from './filter.ts'

/** As the list was left, for who comes back from an incident by whatever way. */
let last: Filter = NO_FILTER

/** Where the list is as it was left. */
export const listAddress = (): string => addressOf(last)

/** The filter that the list was left with. */
export const lastFilter = (): Filter => last

/** The list narrowed so: what is named in it stands in the address, so that it can be kept and sent. */
export const addressOf = (filter: Filter): string => routeWithValues(paths.incidents, filter)

/** The filter that an address names; what it does not know in it narrows nothing. Null where it names none. */
export const filterIn = (address: string): Filter | null => {
  const named = readRouteValues(address, paths.incidents)
  return named && filterOf(named)
}

/** A moment after the last key: an address is not written at every letter. */
const SOON = 250

/** The filter of the list. It stands in the address line as well: what is named there counts, and what is changed here is written there. */
export const useListFilter = (): readonly [Filter, (filter: Filter) => void] => {
  const [place, go] = useLocation()
  const [filter, setFilter] = useState(() => filterIn(location.hash) ?? last)
  const own = useRef(filter)
  useEffect(() => {
    own.current = filter
    last = filter
    const timer = setTimeout(() => {
      if (own.current === filter && isList()) go(addressOf(filter), { replace: true })
    }, SOON)
    return () => clearTimeout(timer)
  }, [filter, go])
  useEffect(() => {
    if (!place.startsWith(paths.incidents)) return
    const named = filterIn(location.hash)
    if (named === null) go(addressOf(own.current), { replace: true })
    else if (addressOf(named) !== addressOf(own.current)) setFilter(named)
  }, [place, go])
  return [filter, setFilter]
}

const isList = (): boolean => location.hash.startsWith(`#${paths.incidents}`)
