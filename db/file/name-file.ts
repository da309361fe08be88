import { existsSync, lstatSync, renameSync, rmSync } from 'node:fs'
import { holdFile, type LetGo } from '../sqlite/file-lock.ts'
import { BUSY_TIMEOUT } from '../sqlite/settings.ts'

/** SQLite keeps these beside a file, and takes them for those of whatever file has the name. */
const BESIDE = ['-wal', '-shm', '-journal'] as const

/**
 * Gives a finished file its name (`name`). What an earlier file of that name has left there, because it was moved or deleted while it was open, is moved
 * aside first: SQLite would mix the two. It is kept, as it may hold acts that are nowhere else.
 */
export const nameFile = (file: string, name: () => void): void => {
  if (left(file).length === 0) {
    name()
    return
  }
  const lock = `${file}.naming`
  const letGo = holdPatiently(lock)
  try {
    // another program may have made the file meanwhile: then they are its own
    for (const end of left(file)) renameSync(file + end, `${file}${end}.left-${crypto.randomUUID().slice(-12)}`)
    name()
  } finally {
    letGo?.()
    rmSync(lock, { force: true })
  }
}

/** The side files without a file: looked for before the file is, which may be made in between. */
const left = (file: string): readonly string[] => {
  const found = BESIDE.filter((end) => lstatSync(file + end, { throwIfNoEntry: false }))
  return existsSync(file) ? [] : found
}

const holdPatiently = (lock: string): LetGo | undefined => {
  const until = performance.now() + BUSY_TIMEOUT
  for (;;) {
    const letGo = holdFile(lock)
    if (letGo || performance.now() > until) return letGo
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
  }
}

/** In milliseconds. */
const PAUSE = 20
