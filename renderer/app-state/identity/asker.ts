import type { Asker } from '../../../desk/contract/tablets.ts'
import { paths } from '../navigation/paths.ts'
import { shared } from '../storage/store.ts'

/** Tablets reach the desk over the network, which always uses TLS. The laptop never does. */
export const isTablet: boolean = location.protocol === 'https:'

const asker = shared<Asker>({ kind: 'laptop' })

/** This window's identity and permissions at the desk. The laptop is the default. */
export const useAsker = asker.useNow
export const setAsker = asker.set

/** Whether the desk allows this window a call. Forbidden calls are never sent. */
export const mayAsk = (call: string): boolean => {
  const now = asker.now()
  return now.kind === 'laptop' ? !isTablet || call === 'tablets/me' : now.may.includes(call)
}

/** `mayAsk` as a hook: renders again when the answer changes. */
export const useMay = (call: string): boolean => {
  useAsker()
  return mayAsk(call)
}

/** Why this window may not make a call. */
export const whyNot = (): 'not-asked-yet' | 'other-file' | 'role' => {
  const now = asker.now()
  return now.kind === 'laptop' ? 'not-asked-yet' : now.role === null ? 'other-file' : 'role'
}

/** Routes that a tablet's role allows, the default one first; null: all. */
export const placesOf = (now: Asker): readonly string[] | null => {
  if (now.kind === 'laptop') return null
  switch (now.role?.kind) {
    case 'recorder':
      // the recorder may finish the table of the previous round
      return [...[now.role.table, ...(now.before ? [now.before.table] : [])].map(paths.table), '/rulebook', '/about']
    case 'viewer':
      return ['/hall', '/table', '/rulebook', '/about']
    case 'referee':
      return ['/hall', '/table', '/incident', '/replay', '/penalties', '/rulebook', '/waiting', '/about']
    case undefined:
      return []
  }
}

/** Whether a route is one of the allowed ones, or below one. */
export const isWithin = (places: readonly string[] | null, place: string): boolean =>
  places === null ||
  places.some((one) => place === one || place.startsWith(`${one}/`) || (one === '/incident' && place.startsWith('/incidents')))
