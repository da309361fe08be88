import { closeSync, openSync, readSync } from 'node:fs'
import { unlessOpen } from '../../../db/sqlite/open-files.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { output } from '../../messages/command-line.ts'

/** Reads a file, or standard input for `-`. Stops a little after `most` bytes: a pipe may be endless. */
export const readInput = (name: string, most: number): Result<Uint8Array, ByLanguage<string>> => {
  try {
    if (name === '-') return ok(bytesOf(0, most))
    const read = unlessOpen(name, () => bytesIn(name, most))
    return read ? ok(read.value) : refuse(output.isDatabase)
  } catch (error) {
    return refuse(whyUnreadable(error))
  }
}

const bytesIn = (name: string, most: number): Uint8Array => {
  const file = openSync(name, 'r')
  try {
    return bytesOf(file, most)
  } finally {
    closeSync(file)
  }
}

/** Stops as soon as the input is known to be too large. */
const bytesOf = (file: number, most: number): Uint8Array => {
  const pieces: Uint8Array[] = []
  for (let length = 0; length <= most; ) {
    const piece = new Uint8Array(1 << 16)
    const count = readPiece(file, piece)
    if (count === 0) break
    pieces.push(piece.subarray(0, count))
    length += count
  }
  return Buffer.concat(pieces)
}

/** Waits if a pipe has no data yet. */
const readPiece = (file: number, piece: Uint8Array): number => {
  for (;;) {
    try {
      return readSync(file, piece)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return 0
      if (code !== 'EAGAIN') throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

/** Why a file or folder named on the command line can’t be read. */
export const whyUnreadable = (error: unknown): ByLanguage<string> => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return { en: 'there is no such file', fr: 'ce fichier n’existe pas' }
  return code === 'EISDIR' ? output.isFolder : { en: `can't be read (${code})`, fr: `illisible (${code})` }
}
