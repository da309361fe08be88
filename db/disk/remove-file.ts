import { rmSync } from 'node:fs'

/** Removes a file of SQLite's with what it keeps beside it; one that is not there is no trouble. */
export const removeFile = (file: string): void => {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
}
