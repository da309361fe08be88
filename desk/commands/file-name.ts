import { basename } from 'node:path'
import { BIDI } from '../reports/html.ts'

/** A file's name without its folder, on one line and the right way round: it is printed, and kept in the log. */
export const fileNameIn = (path: string): string =>
  path === '-'
    ? 'stdin'
    : basename(path)
        .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
        .replaceAll(BIDI, '')
