import { resolve } from 'node:path'

/** The scheme of links from outside. */
export const LINK_SCHEME = 'shinpan'

/** Places that a link may open: only views, never actions. */
const PLACES = /^\/(?:replay|table|incident|rulebook)(?:\/[\w.~%:@-]+)+$/

/** The place in the app that a link names, `shinpan://replay/…`; undefined for any other text. */
export const placeIn = (link: string): string | undefined => {
  const [, place] = /^shinpan:\/{0,2}(\/?[^?#]*?)\/?$/i.exec(link) ?? []
  const path = place === undefined ? '' : `/${place.replace(/^\/+/, '')}`
  return PLACES.test(path) && isWhole(path) ? path : undefined
}

/** The place that one of the arguments names, as the system passes a link. */
const placeAmong = (words: readonly string[]): string | undefined => words.flatMap((word) => placeIn(word) ?? []).at(0)

/** Whether percent-encoding is valid and hides no path traversal. */
const isWhole = (path: string): boolean => {
  try {
    return !path.split('/').some((part) => /^\.{1,2}$|[/\\\p{Cc}]/u.test(decodeURIComponent(part)))
  } catch {
    return false
  }
}

/** The files and the place that the first or a second instance is asked to open. */
export type OpenRequest = { readonly files: readonly string[]; readonly place: string | undefined }

/** Parses the arguments: tournament files, relative to the user's folder, and at most one link. */
export const wantedBy = (words: readonly string[], folder: string): OpenRequest => ({
  files: words
    .filter((word) => !word.startsWith('-') && !word.includes('://') && word.endsWith('.shinpan'))
    .map((word) => resolve(folder, word)),
  place: placeAmong(words),
})
