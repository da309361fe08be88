import { resolve } from 'node:path'
import { placeAmong } from './link.ts'

/** What a start, ours or a second one, asks for. */
export type Wanted = { readonly files: readonly string[]; readonly place: string | undefined }

/** Reads the words of a start: tournament files, as meant from where the person stands, and at most one link. */
export const wantedBy = (words: readonly string[], folder: string): Wanted => ({
  files: words
    .filter((word) => !word.startsWith('-') && !word.includes('://') && word.endsWith('.shinpan'))
    .map((word) => resolve(folder, word)),
  place: placeAmong(words),
})
