import { closeSync, fsyncSync, openSync } from 'node:fs'
import { unlessOpen } from '../sqlite/open-files.ts'

/** Waits until a file's bytes are on the disk, whichever process wrote them. SQLite syncs the files that it has open. */
export const syncFile = (file: string): void => {
  for (const until = performance.now() + PATIENCE; !unlessOpen(file, () => synced(file, 'r+')); pause())
    if (performance.now() > until) throw new Error(`${file} is open in this process`)
}

/** How long to wait for another thread to close the file, in ms. */
const PATIENCE = 5000
const pause = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)

/** Waits until the names in a folder are on the disk. Windows does that by itself. */
export const syncFolder = (folder: string): void => {
  if (process.platform !== 'win32') synced(folder, 'r')
}

const synced = (path: string, how: 'r' | 'r+'): void => {
  const open = openSync(path, how)
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
