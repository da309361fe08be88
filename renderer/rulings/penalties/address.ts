import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { readRouteValues, routeWithValues } from '../../app-state/navigation/named-address.ts'
import { paths } from '../../app-state/navigation/paths.ts'
import { createStore } from '../../app-state/storage/store.ts'
import { filterOf, type ListFilter, NO_FILTER } from '../incidents/filter.ts'

/** Views of the ledger: each penalty, totals by one property, or findings by rule and round. */
export const LEDGER_VIEWS = ['each', 'player', 'rule', 'round', 'table', 'referee', 'findings'] as const
export type LedgerViewName = (typeof LEDGER_VIEWS)[number]

/** Filter and view of the ledger. `shown`: count all displayed findings, not only those that a referee confirmed. */
export type LedgerView = { readonly filter: ListFilter; readonly view: LedgerViewName; readonly shown: boolean }

const FIRST: LedgerView = { filter: NO_FILTER, view: 'each', shown: false }

/** The last view, restored on return to the ledger. */
const last = createStore(FIRST)

/** Address of the ledger with filter and view, so that it can be bookmarked and shared. */
export const ledgerAddress = ({ filter, view, shown }: LedgerView): string =>
  routeWithValues(paths.penalties, { ...filter, view: view === 'each' ? '' : view, shown })

/** Filter and view in an address; unknown values are ignored. Null if the address has none. */
export const ledgerViewIn = (address: string): LedgerView | null => {
  const named = readRouteValues(address, paths.penalties)
  return (
    named && {
      filter: { ...filterOf(named), state: '' },
      view: LEDGER_VIEWS.find((view) => view === named.word('view')) ?? 'each',
      shown: named.isOn('shown'),
    }
  )
}

/** Filter and view of the ledger, synchronized with the address. */
export const useLedgerView = (): readonly [LedgerView, (look: LedgerView) => void] => {
  const [, go] = useLocation()
  const named = ledgerViewIn(location.hash)
  const look = named ?? last.now()
  const address = ledgerAddress(look)
  const isBare = named === null && look !== FIRST
  useEffect(() => {
    if (isBare) go(address, { replace: true })
  }, [isBare, address, go])
  const change = (next: LedgerView): void => {
    last.set(ledgerAddress(next) === paths.penalties ? FIRST : next)
    go(ledgerAddress(next), { replace: true })
  }
  useEffect(() => {
    last.set(look)
  })
  return [look, change]
}
