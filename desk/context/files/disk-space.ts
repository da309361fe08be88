import { statfsSync } from 'node:fs'

/** Free space on the disk of a folder, in bytes; throws if the system doesn't report it. */
export const freeSpaceAt = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
