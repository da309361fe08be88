import type { Session, WebContents } from 'electron'
import { ORIGIN, SCHEME } from './scheme.ts'

/** The window is never given a permission, a device, or anything that doesn't come from the desk. */
export const guardSession = (
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'> & {
    readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'>
  },
): void => {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !isOurs(url) && !url.startsWith('data:image/') }))
}

/** The window stays on its own page: no navigation elsewhere, no second window, no embedded page. */
export const guardContents = (contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>): void => {
  contents.on('will-navigate', (event) => isOurs(event.url) || event.preventDefault())
  contents.on('will-frame-navigate', (event) => isOurs(event.url) || event.preventDefault())
  contents.on('will-redirect', (event) => isOurs(event.url) || event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** Whether an address, of a page or of a message's sender, is the desk's. */
export const isOurs = (url: string | undefined): boolean => {
  if (url === undefined || !URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return protocol === `${SCHEME}:` && `${protocol}//${host}` === ORIGIN && username === '' && password === ''
}
