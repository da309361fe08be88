import type { Session, WebContents } from 'electron'
import type { NoteDiagnostic } from '../../desk/context/diagnostics/note.ts'
import { ORIGIN, SCHEME } from './scheme.ts'

/** The only permission of a page: writing to the clipboard (a link to an act, the diagnostics). Reading it is denied. */
const TO_COPY = 'clipboard-sanitized-write'

/** Denies windows every other permission, every device, and every address except the desk's. Refusals are noted. */
export const guardSession = (
  session: Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler' | 'setDevicePermissionHandler'> & {
    readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'>
  },
  note: NoteDiagnostic,
): void => {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    const granted = permission === TO_COPY && isOwnUrl(requestingUrl)
    if (!granted) note('refused', { why: 'permission', permission })
    answer(granted)
  })
  // requested constantly, also by our own pages: not noted
  session.setPermissionCheckHandler((_contents, permission, origin) => permission === TO_COPY && isOwnUrl(origin))
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest(({ url, method }, answer) => {
    const verdict = { cancel: !isOwnUrl(url) && !url.startsWith('data:image/') }
    if (verdict.cancel) note('refused', { why: 'an address elsewhere', method })
    answer(verdict)
  })
}

/** Keeps the window on its own page: no navigation, no second window, no embedded page. */
export const guardContents = (contents: Pick<WebContents, 'on' | 'setWindowOpenHandler'>, note: NoteDiagnostic): void => {
  const stay = (event: { readonly url: string; readonly preventDefault: () => void }): void => {
    if (isOwnUrl(event.url)) return
    note('refused', { why: 'navigation' })
    event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => {
    note('refused', { why: 'an embedded page' })
    event.preventDefault()
  })
  contents.setWindowOpenHandler(() => {
    note('refused', { why: 'another window' })
    return { action: 'deny' }
  })
}

/** Whether the address of a page or sender is the desk's. */
export const isOwnUrl = (url: string | undefined): boolean => {
  if (url === undefined || !URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return protocol === `${SCHEME}:` && `${protocol}//${host}` === ORIGIN && username === '' && password === ''
}
