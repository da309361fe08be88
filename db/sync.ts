import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Waits until a file's bytes are on the disk, whoever wrote them. */
export const syncFile = (file: string): void => synced(file, 'r+')

/** Waits until the names in a folder are on the disk; Windows does that by itself. */
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
