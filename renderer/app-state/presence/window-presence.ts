import { connection, onConnection } from '../desk/connection.ts'
import { desktopApp } from '../desktop/desktop-app.ts'
import { isTablet } from '../identity/asker.ts'

/** This window's id at the desk. */
export const windowId = crypto.randomUUID()

/**
 * A browser window reports that it opened or closed, so that the server ends with its last window. It reports again when the desk is back,
 * which may be another server by then. The desktop app watches its windows itself. `sendBeacon` won't do: without a referrer Firefox sends
 * it without an origin, and the server refuses it.
 */
const say = (what: 'here' | 'gone'): void => {
  void fetch(new URL(`window?${what}=${windowId}`, location.href), { method: 'POST', keepalive: true }).catch(() => undefined)
}

/** Starts reporting, once per window. Never resolves in a window that is about to close. */
export const reportWindow = async (): Promise<void> => {
  if (desktopApp || isTablet) return
  await leaveToTheOther()
  // held for the lifetime of the window, even without a desk
  void navigator.locks.request(OPEN, { mode: 'shared' }, () => new Promise<never>(() => undefined))
  addEventListener('pagehide', () => say('gone'))
  addEventListener('pageshow', () => say('here'))
  if (document.readyState === 'complete') say('here')
  onConnection(() => {
    if (connection().state === 'ok') say('here')
  })
}

/** Name of a lock that every window of this address shares; the browser releases it with the window. */
const OPEN = 'window'

/** Closes this window, which a start opened after the desk was gone, if an older one with unsent items is still open. */
const leaveToTheOther = async (): Promise<void> => {
  const { pathname, hash, search } = location
  if (!new URLSearchParams(search).has('unless-open')) return
  history.replaceState(null, '', pathname + hash)
  const { held = [] } = await navigator.locks.query()
  // some browsers don't let a page close its window: then both stay
  if (!held.some(({ name }) => name === OPEN)) return
  close()
  if (closed) await new Promise<never>(() => undefined)
}
