import { appendFileSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { homePath } from '../../../db/disk/device.ts'
import { type About, lineOf, type Note } from './note.ts'

/** The diagnostics of this machine's desk. `lines`: the newest, oldest first, as they stand in the file, or as they would. */
export type Diagnostics = { readonly path: string; readonly note: Note; readonly lines: (most: number) => readonly string[] }

/** The size at which a file is put aside, in bytes, and how many are kept besides the one in use. */
export const MOST_BYTES = 512 * 1024
export const KEPT = 3

/** The most lines in a minute; further ones are counted. Who floods the desk with requests neither fills the disk nor drives out what was there before. */
export const MOST_A_MINUTE = 120

/** Where the diagnostics of a home stand. */
export const logPath = (home: string): string => join(home, 'log', 'shinpan.log')

/** Keeps diagnostics in a file that is made with its first line. Trouble with it is nobody's trouble: the lines stay in memory then. */
export const diagnosticsIn = (home: string, now: () => Date): Diagnostics => {
  const path = logPath(home)
  const kept: string[] = []
  let minute = { from: 0, lines: 0, more: 0 }
  const put = (what: string, about: About): void => {
    const line = lineOf(now(), what, about)
    kept.push(line)
    if (kept.length > KEPT_IN_MEMORY) kept.shift()
    append(path, `${line}\n`)
  }
  return {
    path,
    note: (what, about = {}) => {
      const at = now().getTime()
      if (Math.abs(at - minute.from) >= 60_000) {
        if (minute.more > 0) put('more-not-kept', { lines: minute.more })
        minute = { from: at, lines: 0, more: 0 }
      }
      if (minute.lines < MOST_A_MINUTE) {
        minute.lines++
        put(what, about)
      } else minute.more++
    },
    lines: (most) => {
      const now = readLines(path) ?? kept
      // a file that was just begun says little of what came before
      const before = now.length < most ? (readLines(`${path}.1`) ?? []) : []
      return [...before, ...now].slice(-most)
    },
  }
}

/** The same for this person's own home, from another process than the desk's. */
export const diagnosticsHere = (): Diagnostics => diagnosticsIn(homePath(), () => new Date())

const KEPT_IN_MEMORY = 500

const append = (path: string, line: string): void => {
  try {
    const known = lstatSync(path, { throwIfNoEntry: false })
    if (!known) mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
    // a link could lead these lines into any file of this user
    else if (!known.isFile()) return
    else if (known.size + line.length > MOST_BYTES) putAside(path)
    appendFileSync(path, line, { mode: 0o600 })
  } catch {
    // no room, no right: what the desk is for goes on
  }
}

const putAside = (path: string): void => {
  for (let n = KEPT; n > 0; n--) {
    const from = n === 1 ? path : `${path}.${n - 1}`
    if (lstatSync(from, { throwIfNoEntry: false })) renameSync(from, `${path}.${n}`)
  }
}

const readLines = (path: string): readonly string[] | undefined => {
  try {
    return lstatSync(path).isFile() ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : undefined
  } catch {
    return undefined
  }
}
