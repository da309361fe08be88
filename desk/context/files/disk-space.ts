import { statfsSync } from 'node:fs'

/** Room that is left on the disk of a folder, in bytes; throws where the system does not tell. */
export const roomAt = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
