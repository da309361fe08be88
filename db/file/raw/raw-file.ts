import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { unlessOpen } from '../../sqlite/open-database.ts'

/**
 * The bytes of a file, read without SQLite. `read` is for one place after the other, `readOne` for a place anywhere; both give fewer bytes where the
 * file ends, or where the disk can't be read.
 */
export type RawFile = {
  readonly size: number
  readonly read: (at: number, length: number) => Buffer
  readonly readOne: (at: number, length: number) => Buffer
  readonly close: () => void
}

/** So much is read at once: pages are asked for one after the other. */
const CHUNK = 1024 * 1024

/**
 * Opens a file to read its bytes; undefined where it can't be opened. One that this process has open through SQLite is never closed again: that would
 * drop SQLite's locks.
 */
export const rawFile = (path: string): RawFile | undefined => {
  let open: number
  try {
    open = openSync(path, 'r')
  } catch {
    return undefined
  }
  const { size } = fstatSync(open)
  const chunk = { at: 0, bytes: Buffer.alloc(0) }
  const readOne = (at: number, length: number): Buffer => {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - at)))
    try {
      return bytes.subarray(0, readSync(open, bytes, 0, bytes.length, at))
    } catch {
      return Buffer.alloc(0)
    }
  }
  const read = (at: number, length: number): Buffer => {
    const isHeld = at >= chunk.at && at + length <= chunk.at + chunk.bytes.length
    if (!isHeld) {
      const bytes = readOne(at, Math.max(CHUNK, length))
      // a part of the disk that can't be read: as much as was asked for alone
      if (bytes.length === 0) return readOne(at, length)
      Object.assign(chunk, { at, bytes })
    }
    return chunk.bytes.subarray(at - chunk.at, at - chunk.at + length)
  }
  return { size, read, readOne, close: () => void unlessOpen(path, () => closeSync(open)) }
}
