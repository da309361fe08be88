import type { Asker } from '../../../desk/contract/tablets.ts'
import { paths } from '../navigation/paths.ts'
import { createStore } from '../storage/store.ts'

/** Tablets reach the desk over the network, which always uses TLS. The laptop never does. */
export const isTablet: boolean = location.protocol === 'https:'

const asker = createStore<Asker>({ kind: 'laptop' })

/** This window's identity and permissions at the desk. The laptop is the default. */
export const useAsker = asker.useNow
export const askerNow = asker.now
export const setAsker = asker.set

/** Whether the desk allows this window a call. Forbidden calls are never sent. */
export const mayCall = (call: string): boolean => {
  const now = asker.now()
  return now.kind === 'laptop' ? !isTablet || call === 'tablets/me' : now.may.includes(call)
}

/** `mayCall` as a hook: renders again when the answer changes. */
export const useMayCall = (call: string): boolean => {
  useAsker()
  return mayCall(call)
}

/** Why this window may not make a call. */
export const whyForbidden = (): 'not-asked-yet' | 'other-file' | 'role' => {
  const now = asker.now()
  return now.kind === 'laptop' ? 'not-asked-yet' : now.role === null ? 'other-file' : 'role'
}

/** Routes that a tablet's role allows, the default one first; null: all. */
export const allowedRoutes = (now: Asker): readonly string[] | null => {
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
export const isAllowedRoute = (places: readonly string[] | null, place: string): boolean =>
  places === null ||
  places.some((one) => place === one || place.startsWith(`${one}/`) || (one === '/incident' && place.startsWith('/incidents')))
