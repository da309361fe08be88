import { appendFileSync, lstatSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { homePath } from '../../../db/disk/device.ts'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { tried } from '../../../db/disk/tried.ts'
import { formatLogLine, type LogFields, type NoteDiagnostic } from './note.ts'

/** The diagnostics log of this machine's desk. `lines`: the newest `most` lines, oldest first. */
export type Diagnostics = { readonly path: string; readonly note: NoteDiagnostic; readonly lines: (most: number) => readonly string[] }

/** Size at which the log file is rotated, in bytes, and how many rotated files remain. */
export const MAX_LOG_BYTES = 512 * 1024
export const MAX_ROTATED_LOGS = 3

/** Maximum lines a minute; the rest are only counted. A flood of requests then neither fills the disk nor drives out earlier lines. */
export const MAX_LINES_A_MINUTE = 120

export const logPath = (home: string): string => join(home, 'log', 'shinpan.log')

/** Writes diagnostics to a file, created with the first line. Never fails: if the file can't be written, the lines stay in memory. */
export const diagnosticsIn = (home: string, now: () => Date): Diagnostics => {
  const path = logPath(home)
  const kept: string[] = []
  let minute = { from: 0, lines: 0, more: 0 }
  const put = (what: string, about: LogFields): void => {
    const line = formatLogLine(now(), what, about)
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
      if (minute.lines < MAX_LINES_A_MINUTE) {
        minute.lines++
        put(what, about)
      } else minute.more++
    },
    lines: (most) => {
      const now = readLines(path) ?? kept
      // a file that was just rotated holds few lines
      const before = now.length < most ? (readLines(`${path}.1`) ?? []) : []
      return [...before, ...now].slice(-most)
    },
  }
}

/** The diagnostics of this user's home, for a process other than the desk's. */
export const diagnosticsHere = (): Diagnostics => diagnosticsIn(homePath(), () => new Date())

const KEPT_IN_MEMORY = 500

const append = (path: string, line: string): void => {
  try {
    const known = lstatSync(path, { throwIfNoEntry: false })
    if (!known) makeFolder(join(path, '..'), 0o700)
    // a symbolic link could lead these lines into any file of this user
    else if (!known.isFile()) return
    else if (known.size + line.length > MAX_LOG_BYTES) putAside(path)
    appendFileSync(path, line, { mode: 0o600 })
  } catch {
    // a full disk or missing permission must not stop the desk
  }
}

const putAside = (path: string): void => {
  for (let n = MAX_ROTATED_LOGS; n > 0; n--) {
    const from = n === 1 ? path : `${path}.${n - 1}`
    if (lstatSync(from, { throwIfNoEntry: false })) renameSync(from, `${path}.${n}`)
  }
}

const readLines = (path: string): readonly string[] | undefined =>
  tried(() => (lstatSync(path).isFile() ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : undefined))
