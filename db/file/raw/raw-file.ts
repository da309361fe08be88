import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { tried } from '../../disk/tried.ts'
import { unlessOpen } from '../../sqlite/open-files.ts'

/**
 * The bytes of a file, read without SQLite. `read` is for sequential access, `readOne` for random access. Both return fewer bytes at the
 * end of the file or if the disk fails.
 */
export type RawFile = {
  readonly size: number
  readonly read: (at: number, length: number) => Buffer
  readonly readOne: (at: number, length: number) => Buffer
  readonly close: () => void
}

/** Read-ahead, because pages are read in sequence. */
const CHUNK = 1024 * 1024

/**
 * Opens a file to read its bytes; undefined if it can't be opened. A file that this process has open through SQLite is never closed again:
 * closing would drop SQLite's locks.
 */
export const rawFile = (path: string): RawFile | undefined => {
  const open = tried(() => openSync(path, 'r'))
  if (open === undefined) return undefined
  const { size } = fstatSync(open)
  const chunk = { at: 0, bytes: Buffer.alloc(0) }
  const readOne = (at: number, length: number): Buffer => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
    return tried(() => bytes.subarray(0, readSync(open, bytes, 0, bytes.length, at))) ?? Buffer.alloc(0)
  }
  const read = (at: number, length: number): Buffer => {
    const isHeld = at >= chunk.at && at + length <= chunk.at + chunk.bytes.length
    if (!isHeld) {
      const bytes = readOne(at, Math.max(CHUNK, length))
      // a bad part of the disk: read only the requested bytes
      if (bytes.length === 0) return readOne(at, length)
      Object.assign(chunk, { at, bytes })
    }
    return chunk.bytes.subarray(at - chunk.at, at - chunk.at + length)
  }
  return { size, read, readOne, close: () => void unlessOpen(path, () => closeSync(open)) }
}
