import type { CustomScheme } from 'electron'

/** The window's own scheme. Nothing listens on a port: its requests go to the desk's process. (`shinpan:` is for links from outside.) */
export const SCHEME = 'shinpan-app'
export const ORIGIN = `${SCHEME}://desk`

/** Standard and secure, so that it has an origin, storage and fetch; bypasses neither CSP nor CORS. */
export const scheme: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
}

/** The address of a window: `shinpan-app://desk/3/`. All its requests are below it. */
export const windowAddress = (window: number, place = ''): string => `${ORIGIN}/${window}/${place === '' ? '' : `#${place}`}`

/** The place in the app that a window's address names. */
export const placeAt = (address: string): string => {
  const [, place = ''] = /^[^#]*#(.*)$/s.exec(address) ?? []
  return place
}
