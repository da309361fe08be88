import { constants, copyFileSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFile, syncFolder } from './sync.ts'

/**
 * Writes a file for this user alone, atomically and synced: on failure, or after a crash, the former file is still there. Replaces what has
 * the name, a symbolic link too. Throws the system's error.
 */
export const writeAtomic = (path: string, content: string | Uint8Array): void => {
  const draft = draftOf(path)
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    rmSync(draft, { force: true })
    throw aboutFile(error, draft, path)
  }
}

/** The same without blocking the thread, for content of any size. */
export const writeAtomicAsync = async (path: string, content: string | Uint8Array): Promise<void> => {
  const draft = draftOf(path)
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    await rm(draft, { force: true })
    throw aboutFile(error, draft, path)
  }
}

/** Creates a file like `writeAtomic`, but never replaces one: throws EEXIST. */
export const createAtomic = (path: string, content: string | Uint8Array): void => {
  const draft = draftOf(path)
  try {
    writeFileSync(draft, content, { flag: 'wx', mode: 0o600, flush: true })
    putInPlace(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    throw aboutFile(error, draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** The system's error about a draft, which names the file that the draft was for: nobody knows the draft. */
export const aboutFile = (error: unknown, draft: string, path: string): unknown => {
  if (error instanceof Error) error.message = error.message.replaceAll(draft, path)
  return error
}

/** Gives a closed draft its name in one step, never in place of another file. Disks without links (memory sticks) get a copy. */
export const putInPlace = (draft: string, file: string): void => {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    copyFileSync(draft, file, constants.COPYFILE_EXCL)
    syncFile(file)
  }
}

/** A random name beside the file: nobody can put a link there first, and two writers never share one. */
const draftOf = (path: string): string => `${path}.${crypto.randomUUID().slice(-12)}.part`
