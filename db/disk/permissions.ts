import { accessSync, chmodSync, chownSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes an empty file for this user alone, for SQLite to write into; never in place of another one. */
export const newPrivateFile = (path: string): void => writeFileSync(path, '', { flag: 'wx', mode: 0o600 })

/** What lies beside a tournament file and holds as much as the file does. */
const PARTS = ['', '-wal', '-shm', '.backups']

/** Takes the rights of other users of the machine off a tournament file and what belongs to it, as `closeToOthers` does. */
export const closeFileToOthers = (file: string): void => {
  for (const part of PARTS) closeToOthers(`${file}${part}`)
}

/**
 * Takes the rights of other users of the machine off a file or folder of this user. One that others have no rights to is left as it is, and so are the
 * rights of a group that is not the user's own: somebody gave them on purpose. Where the disk knows no modes, nothing is done.
 */
export const closeToOthers = (path: string): void => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.uid !== process.getuid?.() || (found.mode & 0o007) === 0) return
  const kept = found.gid === process.getgid?.() ? 0o700 : 0o770
  try {
    chmodSync(path, found.mode & kept)
  } catch {
    // a disk without modes: the file opens all the same
  }
}

/** Gives a copy that takes the place of a file the group and the group's rights of that file. */
export const sameGroup = (file: string, copy: string): void => {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o060) === 0 || (found.mode & 0o007) !== 0) return
  try {
    chownSync(copy, -1, found.gid)
    chmodSync(copy, 0o600 | (found.mode & 0o060))
  } catch {
    // a group that this user is not in, or a disk without modes: the copy is for this user alone
  }
}

/** Whether this user may write the file and, as every writer of it must, make files beside it. */
export const mayWrite = (file: string): boolean => {
  try {
    accessSync(file, constants.W_OK)
    accessSync(dirname(file), constants.W_OK)
    return true
  } catch {
    return false
  }
}
