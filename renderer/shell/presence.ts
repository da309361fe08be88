import { connection, onConnection } from '../desk/connection.ts'
import { host } from './host.ts'

const id = crypto.randomUUID()

/**
 * A browser window tells its server that it is there, and when it is left, so that the server ends with its last window. Said again when
 * the desk answers again: it may be another server by then. The desktop app sees its windows itself.
 */
const say = (what: 'here' | 'gone'): void => {
  navigator.sendBeacon(new URL(`window?${what}=${id}`, location.href))
}

/** Begins to tell; once, when the window begins. */
export const tellPresence = (): void => {
  if (host) return
  addEventListener('pagehide', () => say('gone'))
  addEventListener('pageshow', () => say('here'))
  onConnection(() => {
    if (connection().state === 'ok') say('here')
  })
}
