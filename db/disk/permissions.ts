import { accessSync, chmodSync, chownSync, constants, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { tried } from './tried.ts'

/** Creates a file for this user alone, for SQLite to write into. Throws if the name is taken. */
export const newPrivateFile = (path: string, content: Buffer | '' = ''): void => writeFileSync(path, content, { flag: 'wx', mode: 0o600 })

/** The parts of a tournament file that hold its content. */
const PARTS = ['', '-wal', '-shm', '.backups']

/** Removes other users' rights to a tournament file and its parts, as `closeToOthers` does. */
export const closeFileToOthers = (file: string): void => {
  for (const part of PARTS) closeToOthers(`${file}${part}`)
}

/**
 * Removes other users' rights to a file or folder of this user. The rights of a group other than the user's own stay, because somebody
 * granted them. Does nothing on disks without modes.
 */
export const closeToOthers = (path: string): void => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.() || (found.mode & 0o007) === 0) return
  const kept = found.gid === process.getgid?.() ? 0o700 : 0o770
  try {
    chmodSync(path, found.mode & kept)
  } catch {
    // a disk without modes: the file can still be opened
  }
}

/** Gives the copy that replaces a file the file's group and group rights. */
export const sameGroup = (file: string, copy: string): void => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o060) === 0 || (found.mode & 0o007) !== 0) return
  try {
    chownSync(copy, -1, found.gid)
    chmodSync(copy, 0o600 | (found.mode & 0o060))
  } catch {
    // the user is not in the group, or the disk has no modes: the copy is for this user alone
  }
}

/** Whether this user may write the file and create files beside it, as every writer must. */
export const mayWrite = (file: string): boolean =>
  tried(() => {
    accessSync(file, constants.W_OK)
    accessSync(dirname(file), constants.W_OK)
    return true
  }) ?? false

/** Removes a SQLite file with its side files. A missing file is no error. */
export const removeFile = (file: string): void => {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
}
