import { shared } from '../storage/store.ts'

/** Whether the desk answers: `lost` is tried again, `forbidden` waits for a person. */
export type Connection = { readonly state: 'ok' | 'lost' | 'forbidden'; readonly since: Date }

const now = shared<Connection>({ state: 'ok', since: new Date() })

let last = new Date()
/** When the desk was heard from last: how old what is shown may be. */
export const lastHeard = (): Date => last

/** Said by everything that talks to the desk. A window that was refused stays refused until it is opened anew. */
export const heard = (state: Connection['state'], since = new Date()): void => {
  if (state === 'ok') last = new Date()
  const before = connection().state
  if (before !== state && before !== 'forbidden') now.set({ state, since })
}

export const connection = now.now
export const onConnection = now.subscribe
export const useConnection = now.useNow
