import { connection, onConnection } from '../desk/connection.ts'
import { host } from '../desktop/desktop-app.ts'
import { isTablet } from '../identity/asker.ts'

/** This window, as it calls itself to the desk. */
export const windowId = crypto.randomUUID()

/**
 * A browser window tells its server that it is there, and when it is left, so that the server ends with its last window. Said again when
 * the desk answers again: it may be another server by then. The desktop app sees its windows itself. Not by a beacon: Firefox sends one
 * without its origin from a page that names no referrer, and the server refuses it.
 */
const say = (what: 'here' | 'gone'): void => {
  void fetch(new URL(`window?${what}=${windowId}`, location.href), { method: 'POST', keepalive: true }).catch(() => undefined)
}

/** Begins to tell; once, when the window begins. Never done in a window that is closing already. */
export const tellPresence = async (): Promise<void> => {
  if (host || isTablet) return
  await leaveToTheOther()
  // for as long as the window is there, whatever becomes of the desk
  void navigator.locks.request(OPEN, { mode: 'shared' }, () => new Promise<never>(() => undefined))
  addEventListener('pagehide', () => say('gone'))
  addEventListener('pageshow', () => say('here'))
  if (document.readyState === 'complete') say('here')
  onConnection(() => {
    if (connection().state === 'ok') say('here')
  })
}

/** What every window of this address holds; the browser lets go of it with the window. */
const OPEN = 'window'

/** The window that a start opened after the desk was gone: where one is still there, with what it holds, it goes on and this one is closed. */
const leaveToTheOther = async (): Promise<void> => {
  const { pathname, hash, search } = location
  if (!new URLSearchParams(search).has('unless-open')) return
  history.replaceState(null, '', pathname + hash)
  const { held = [] } = await navigator.locks.query()
  // not every browser lets a page close its window: then there are two
  if (!held.some(({ name }) => name === OPEN)) return
  close()
  if (closed) await new Promise<never>(() => undefined)
}
