import { resolve } from 'node:path'

/** The scheme of links from outside. */
export const LINKS = 'shinpan'

/** Places that a link may open: what is to be looked at, and nothing that does something. */
const PLACES = /^\/(?:replay|table|incident|rulebook)(?:\/[\w.~%:@-]+)+$/

/** The place in the window that a link means, `shinpan://replay/…`; none for any other text. */
export const placeIn = (link: string): string | undefined => {
  const [, place] = /^shinpan:\/{0,2}(\/?[^?#]*?)\/?$/i.exec(link) ?? []
  const path = place === undefined ? '' : `/${place.replace(/^\/+/, '')}`
  return PLACES.test(path) && isWhole(path) ? path : undefined
}

/** The place that one of the words of a start means, as a system hands a link over. */
const placeAmong = (words: readonly string[]): string | undefined => words.flatMap((word) => placeIn(word) ?? []).at(0)

/** Whether what is percent-encoded reads, and hides no way up. */
const isWhole = (path: string): boolean => {
  try {
    return !path.split('/').some((part) => /^\.{1,2}$|[/\\\p{Cc}]/u.test(decodeURIComponent(part)))
  } catch {
    return false
  }
}

/** The files and the place that a start asks for, the first start or a second one. */
export type Wanted = { readonly files: readonly string[]; readonly place: string | undefined }

/** Reads the arguments of a start: tournament files, relative to the person's folder, and at most one link. */
export const wantedBy = (words: readonly string[], folder: string): Wanted => ({
  files: words
    .filter((word) => !word.startsWith('-') && !word.includes('://') && word.endsWith('.shinpan'))
    .map((word) => resolve(folder, word)),
  place: placeAmong(words),
})
