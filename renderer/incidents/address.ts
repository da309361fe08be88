import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../shell/paths.ts'
import { type Filter, NO_FILTER } from './filter.ts'

/** As the list was left, for who comes back from an incident by whatever way. */
let last: Filter = NO_FILTER

/** Where the list is as it was left. */
export const listAddress = (): string => addressOf(last)

/** The filter that the list was left with. */
export const lastFilter = (): Filter => last

/** The list narrowed so: what is named in it stands in the address, so that it can be kept and sent. */
export const addressOf = (filter: Filter): string => {
  const named = Object.entries(filter)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => [name, value === true ? 'yes' : String(value)])
  return named.length === 0 ? paths.incidents : `${paths.incidents}/${new URLSearchParams(named)}`
}

/** The filter that an address names; what it does not know in it narrows nothing. Null where it names none. */
export const filterIn = (address: string): Filter | null => {
  const start = address.indexOf(`${paths.incidents}/`)
  if (start < 0) return null
  const named = new URLSearchParams(address.slice(start + paths.incidents.length + 1))
  const word = (name: string): string => (named.get(name) ?? '').slice(0, 200)
  return {
    text: word('text'),
    state: word('state'),
    round: word('round'),
    table: word('table'),
    player: word('player'),
    referee: word('referee'),
    rule: word('rule'),
    only: named.get('only') === 'yes',
  }
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
