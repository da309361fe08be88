import type { CustomScheme } from 'electron'

/** The window's own scheme. Nothing listens on a port: what is asked under it goes to the desk's process. (`shinpan:` is for links from outside.) */
export const SCHEME = 'shinpan-app'
export const ORIGIN = `${SCHEME}://desk`

/** Standard and secure, so that it has an origin, storage and fetch of its own; it goes round neither CSP nor CORS. */
export const scheme: CustomScheme = {
  scheme: SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
}

/** Where a window lives: `shinpan-app://desk/3/`, and below it all that it may ask. */
export const addressOf = (window: number, place = ''): string => `${ORIGIN}/${window}/${place === '' ? '' : `#${place}`}`

/** The place in the app that an address of a window names. */
export const placeAt = (address: string): string => {
  const [, place = ''] = /^[^#]*#(.*)$/s.exec(address) ?? []
  return place
}
