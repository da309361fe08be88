import { open, rename, rm } from 'node:fs/promises'

/** Writes beside the file, syncs and renames: whoever reads it finds the old one or the new one, whole. */
export const writeWhole = async (path: string, content: string | Uint8Array): Promise<void> => {
  const beside = `${path}.${process.pid}.part`
  try {
    const file = await open(beside, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
