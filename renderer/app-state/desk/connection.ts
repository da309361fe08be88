import { createStore } from '../storage/store.ts'

/** State of the connection to the desk. `lost` is retried; `forbidden` needs a person. */
export type Connection = { readonly state: 'ok' | 'lost' | 'forbidden'; readonly since: Date }

const now = createStore<Connection>({ state: 'ok', since: new Date() })

const last = createStore(new Date())
/** When the desk last answered, which bounds the age of the data on screen. */
export const lastContact = (): Date => last.now()

/** Every caller of the desk reports its result here. A window that was refused stays `forbidden` until it is loaded again. */
export const reportConnection = (state: Connection['state'], since = new Date()): void => {
  if (state === 'ok') last.set(new Date())
  const before = connection().state
  if (before !== state && before !== 'forbidden') now.set({ state, since })
}

export const connection = now.now
export const onConnection = now.subscribe
export const useConnection = now.useNow
