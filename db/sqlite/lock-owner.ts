import { existsSync, readFileSync, statSync } from 'node:fs'

/** Another program that is writing to a file: its process number, and its name if the system reports it. */
export type LockOwner = { readonly pid: number; readonly name: string | null }

/** The owner of a file's write lock, where the system reports it (Linux); undefined if there is none or it is unknown. */
export const holderOf = (file: string): LockOwner | undefined => {
  if (!existsSync('/proc/locks')) return undefined
  try {
    const inodes = [file, `${file}-shm`].flatMap((path) => statSync(path, { throwIfNoEntry: false })?.ino ?? [])
    const pid = lockers(readFileSync('/proc/locks', 'utf8'), inodes).find((one) => one !== process.pid)
    return pid === undefined ? undefined : { pid, name: nameOf(pid) }
  } catch {
    return undefined
  }
}

/** The processes with a write lock on one of these inodes: `1: POSIX  ADVISORY  WRITE 4711 fe:01:123456 120 120`. */
const lockers = (locks: string, inodes: readonly number[]): readonly number[] =>
  locks.split('\n').flatMap((line) => {
    const [, , , how, pid, place] = line.trim().split(/\s+/)
    return how === 'WRITE' && inodes.includes(Number(place?.split(':')[2])) ? [Number(pid)] : []
  })

const nameOf = (pid: number): string | null => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() || null
  } catch {
    return null
  }
}
