import { host } from '../desktop/desktop-app.ts'
import { tried } from './local-setting.ts'

/** What a window keeps under a name for as long as it lives, over a reload too; the desktop app keeps it over its own crash. */
export type Session = { readonly read: (name: string) => string | null; readonly write: (name: string, text: string | null) => void }

const PREFIX = 'shinpan.'

const begun = host?.begun()
if (begun) {
  for (const [name, text] of Object.entries(begun.held)) if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text)
}

/** Whether the app ended unasked the last time, and this window was open then. */
export const wasRecovered: boolean = begun?.recovered ?? false

export const session: Session = {
  read: (name) => sessionStorage.getItem(PREFIX + name),
  write: (name, text) => {
    // what is too much to keep is not lost for that: it goes on to the desk
    tried(() => (text === null ? sessionStorage.removeItem(PREFIX + name) : sessionStorage.setItem(PREFIX + name, text)))
    host?.keep(Object.fromEntries(Object.entries(sessionStorage).filter(([one]) => one.startsWith(PREFIX))))
  },
}
