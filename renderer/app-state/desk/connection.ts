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

/**
 * Liveness limit, in ms: the desk sends a sign of life every five seconds. The second limit holds if the desk was already silent before the
 * window reconnected.
 */
const SILENT = 12_000
const STILL_SILENT = 8000

/** Whether the desk has been silent for too long, by times in ms: when the stream of news began, and the last contact. */
export const isSilent = (at: number, { begun, last }: { readonly begun: number; readonly last: number }): boolean => {
  const most = begun - last > SILENT ? STILL_SILENT : SILENT
  // a contact in the future proves nothing: the clock was set back since
  return at - Math.max(begun, last <= at ? last : 0) > most
}
