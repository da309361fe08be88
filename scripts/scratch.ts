import { accessSync, constants, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's file system in memory. */
const MEMORY = '/dev/shm'
/** Bytes that must be free there and in memory; a run needs a part of it. */
const ROOM = 6 * 2 ** 30

/**
 * The folder for temporary files of a run of the tests: in memory, if there is room and programs may be started from it. Tests sync their files
 * some ten thousand times, and waited for the disk most of that time. A `TMPDIR` that the user set is used as it is.
 */
export const scratchParent = (): string => (process.env.TMPDIR === undefined && memoryIsUsable() ? MEMORY : tmpdir())

const memoryIsUsable = (): boolean => {
  if (process.platform !== 'linux') return false
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY)
    return mount?.[2] === 'tmpfs' && !mount[3]?.split(',').includes('noexec') && Math.min(bavail * bsize, process.availableMemory()) >= ROOM
  } catch {
    return false
  }
}
