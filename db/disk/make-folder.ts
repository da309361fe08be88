import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with those above it, as far as they are missing. Throws the system's error. Node's own way never ends where the system says that
 * a folder above is missing although it is there, as in `/proc`.
 */
export const makeFolder = (path: string, mode?: number): void => {
  if (isFolder(path)) return
  const above = dirname(path)
  // a drive that is not there has none above it
  if (above !== path && !existsSync(above)) makeFolder(above, mode)
  try {
    mkdirSync(path, mode)
  } catch (error) {
    if (!isFolder(path)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
