import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs'
import { holdFile, type LetGo } from '../sqlite/file-lock.ts'
import { BUSY_TIMEOUT } from '../sqlite/settings.ts'

/** SQLite keeps these beside a file, and takes them for those of whatever file has the name. */
const BESIDE = ['-wal', '-shm', '-journal'] as const

/**
 * Gives a finished file its name, by `place`. An earlier file of that name that was moved or deleted while it was open has left its log there: SQLite would
 * mix the two, so it is moved aside first. It is kept, as it may hold acts that are nowhere else.
 */
export const nameFile = (file: string, place: () => void): void => {
  if (leftBeside(file).length === 0) {
    place()
    return
  }
  const lock = `${file}.naming`
  const letGo = holdPatiently(lock)
  try {
    const mark = crypto.randomUUID().slice(-12)
    // another program may have made the file meanwhile: then they are its own
    for (const end of leftBeside(file)) renameSync(file + end, `${file}${end}.left-${mark}`)
    place()
  } finally {
    letGo()
    rmSync(lock, { force: true })
  }
}

/** The side files without a file: looked for before the file is, which may be made in between. */
const leftBeside = (file: string): readonly string[] => {
  const found = BESIDE.filter((end) => lstatSync(file + end, { throwIfNoEntry: false }))
  return existsSync(file) ? [] : found
}

/** Waits for another program that makes a file of this name; throws if that takes too long. */
const holdPatiently = (lock: string): LetGo => {
  const until = performance.now() + BUSY_TIMEOUT
  for (;;) {
    const letGo = holdFile(lock)
    if (letGo) return letGo
    if (performance.now() > until) throw Object.assign(new Error(`${lock} is held`), { code: 'SQLITE_BUSY' })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
}

/** In milliseconds. */
const PAUSE = 20
