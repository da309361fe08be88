import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { readRouteValues, routeWithValues } from '../../app-state/navigation/named-address.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { type Filter, filterOf, NO_FILTER } from '../incidents/filter.ts'

/** What the ledger shows: each penalty, what they come to by something of theirs, or the findings by rule and round. */
export const VIEWS = ['each', 'player', 'rule', 'round', 'table', 'referee', 'findings'] as const
export type View = (typeof VIEWS)[number]

/** What the ledger is narrowed to, and how it is shown. `shown`: of findings all that were shown, not only those that a referee confirmed. */
export type Look = { readonly filter: Filter; readonly view: View; readonly shown: boolean }

const FIRST: Look = { filter: NO_FILTER, view: 'each', shown: false }

/** As the ledger was left, for who comes back to it. */
let last = FIRST

/** The ledger looked at so: all of it stands in the address, so that it can be kept and sent. */
export const ledgerAddress = ({ filter, view, shown }: Look): string =>
  routeWithValues(paths.penalties, { ...filter, view: view === 'each' ? '' : view, shown })

/** How an address looks at the ledger; what it does not know in it changes nothing. Null where it names nothing. */
export const lookIn = (address: string): Look | null => {
  const named = readRouteValues(address, paths.penalties)
  return (
    named && {
      filter: { ...filterOf(named), state: '' },
      view: VIEWS.find((view) => view === named.word('view')) ?? 'each',
      shown: named.isOn('shown'),
    }
  )
}

/** How the ledger is looked at. It stands in the address line: what is named there counts, and what is changed here is written there. */
export const useLedgerLook = (): readonly [Look, (look: Look) => void] => {
  const [, go] = useLocation()
  const named = lookIn(location.hash)
  const look = named ?? last
  const address = ledgerAddress(look)
  const isBare = named === null && look !== FIRST
  useEffect(() => {
    if (isBare) go(address, { replace: true })
  }, [isBare, address, go])
  const change = (next: Look): void => {
    last = ledgerAddress(next) === paths.penalties ? FIRST : next
    go(ledgerAddress(next), { replace: true })
  }
  useEffect(() => {
    last = look
  })
  return [look, change]
}
