import { rmSync } from 'node:fs'

/** Removes a SQLite file with its side files. A missing file is no error. */
export const removeFile = (file: string): void => {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
}
