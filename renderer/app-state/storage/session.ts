import { desktopApp } from '../desktop/desktop-app.ts'
import { tryOrNull } from './local-setting.ts'

/** Named texts that live as long as the window, reloads included. The desktop app keeps them over its own crash. */
export type Session = { readonly read: (name: string) => string | null; readonly write: (name: string, text: string | null) => void }

const PREFIX = 'shinpan.'

const begun = desktopApp?.begun()
if (begun) {
  for (const [name, text] of Object.entries(begun.held)) if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, text)
}

/** Whether the app crashed the last time while this window was open. */
export const wasRecovered: boolean = begun?.recovered ?? false

export const session: Session = {
  read: (name) => sessionStorage.getItem(PREFIX + name),
  write: (name, text) => {
    // a text too large to store is not lost: the desk gets it anyway
    tryOrNull(() => (text === null ? sessionStorage.removeItem(PREFIX + name) : sessionStorage.setItem(PREFIX + name, text)))
    desktopApp?.keep(Object.fromEntries(Object.entries(sessionStorage).filter(([one]) => one.startsWith(PREFIX))))
  },
}
