import type { Asker } from '../../../desk/contract/tablets.ts'
import { paths } from '../navigation/paths.ts'
import { shared } from '../storage/store.ts'

/** A tablet's window comes over the network, which is always over TLS; the laptop's never does. */
export const isTablet: boolean = location.protocol === 'https:'

const asker = shared<Asker>({ kind: 'laptop' })

/** Who this window is to the desk; the laptop's own where nobody said otherwise. */
export const useAsker = asker.useNow
export const setAsker = asker.set

/** Whether the desk lets this window make a call: what it would refuse is not asked. */
export const mayAsk = (call: string): boolean => {
  const now = asker.now()
  return now.kind === 'laptop' ? !isTablet || call === 'tablets/me' : now.may.includes(call)
}

/** The same, drawn again when it changes. */
export const useMay = (call: string): boolean => {
  useAsker()
  return mayAsk(call)
}

/** What stands in the way of a call that this window may not make. */
export const whyNot = (): 'not-asked-yet' | 'other-file' | 'role' => {
  const now = asker.now()
  return now.kind === 'laptop' ? 'not-asked-yet' : now.role === null ? 'other-file' : 'role'
}

/** Where a tablet may go by its role, the first one first; null: anywhere. */
export const placesOf = (now: Asker): readonly string[] | null => {
  if (now.kind === 'laptop') return null
  switch (now.role?.kind) {
    case 'recorder':
      // what is typed at the table of the round before is typed to its end there
      return [...[now.role.table, ...(now.before ? [now.before.table] : [])].map(paths.table), '/rulebook', '/about']
    case 'viewer':
      return ['/hall', '/table', '/rulebook', '/about']
    case 'referee':
      return ['/hall', '/table', '/incident', '/replay', '/penalties', '/rulebook', '/waiting', '/about']
    case undefined:
      return []
  }
}

/** Whether a place is among those, or below one. */
export const isWithin = (places: readonly string[] | null, place: string): boolean =>
  places === null ||
  places.some((one) => place === one || place.startsWith(`${one}/`) || (one === '/incident' && place.startsWith('/incidents')))
