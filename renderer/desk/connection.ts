import { useSyncExternalStore } from 'react'

/** Whether the desk answers: `lost` is tried again, `forbidden` waits for a person. */
export type Connection = { readonly state: 'ok' | 'lost' | 'forbidden'; readonly since: Date }

let now: Connection = { state: 'ok', since: new Date() }
const listeners = new Set<() => void>()

/** Said by everything that talks to the desk. A window that was refused stays refused until it is opened anew. */
export const heard = (state: Connection['state']): void => {
  if (now.state === state || now.state === 'forbidden') return
  now = { state, since: new Date() }
  for (const listener of listeners) listener()
}

export const connection = (): Connection => now

export const onConnection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection)
