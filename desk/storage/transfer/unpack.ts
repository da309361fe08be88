import {
  closeSync,
  constants,
  copyFileSync,
  createReadStream,
  createWriteStream,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { syncFile, syncFolder } from '../../../db/disk/sync.ts'
import { tried } from '../../../db/disk/tried.ts'
import { isDatabase, isPacked, peekAtHeader } from '../../../db/file/check-header.ts'
import { nameFile } from '../../../db/file/name-file.ts'
import { aboutIt, fileWords, saidBy } from '../../../db/messages/messages.ts'
import { unlessOpen } from '../../../db/sqlite/open-files.ts'
import type { Text } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { FILE_EXTENSION } from '../../context/context.ts'
import { freeSpaceAt } from '../../context/files/disk-space.ts'
import type { Taking } from '../../contract/whole.ts'
import { printing } from '../../messages/printing.ts'
import { wholeFile } from '../../messages/whole-file.ts'
import { checkInThread } from '../checks/full-check.ts'
import { plainFileName } from './transfer.ts'

/** Maximum size of a file, packed or not, in bytes: far more than the million entries of the largest tournament. */
const MOST = 8e9

/** Space to leave free on the target disk, in bytes: the open tournament is written there, too. */
const SPARE = 64 * 1024 ** 2

/** Why a file of this size can't be stored in a folder: too large, or not enough space. */
export const whyNoRoomFor = (folder: string, size: number): Text | null => {
  if (size > MOST) return wholeFile.tooLarge(MOST)
  makeFolder(folder)
  const room = freeSpaceAt(folder) - SPARE
  return size > room ? wholeFile.noRoom(size, room) : null
}

type Going = { readonly told?: (taking: Taking) => void; readonly signal?: AbortSignal | undefined }

/** A received file: its name, its path, and whether it remains there. */
export type ReceivedFile = { readonly name: string; readonly from: string; readonly stays: boolean }

/**
 * Moves a received tournament file, packed or not, into a folder under a free name. Refuses a file that has another schema or fails
 * verification. Works in `draft`, a folder on the same disk that the caller deletes. Returns the path.
 */
export const moveIntoFolder = async (
  { folder, draft }: { readonly folder: string; readonly draft: string },
  { name, from, stays }: ReceivedFile,
  { told = () => {}, signal }: Going = {},
): Promise<Result<string, Text>> => {
  const file = join(draft, 'file')
  const refuse = (why: Text) => ({ ok: false, error: wholeFile.refused(plainFileName(name), aboutIt(why, file)) }) as const
  try {
    if (isPackedFile(from)) {
      const trouble = await unpack(from, file, { told, signal })
      if (trouble) return signal?.aborted ? { ok: false, error: trouble } : refuse(trouble)
      if (!stays) rmSync(from)
    } else if (stays) {
      if (!unlessOpen(from, () => copyFileSync(from, file, constants.COPYFILE_FICLONE))) return refuse(wholeFile.inUse)
    } else renameSync(from, file)
    const { size } = statSync(file)
    told({ step: 'checking', done: 0, of: size })
    const checked = await checkInThread({ file, from: 'elsewhere' }, signal)
    if (!checked || signal?.aborted) return { ok: false, error: printing.stopped }
    if (checked.text) return refuse(peekAtHeader(file) ? checked.text : wholeFile.damaged(checked.text, folder))
    syncFile(file)
    const to = freeName(folder, name)
    nameFile(to, () => renameSync(file, to))
    syncFolder(folder)
    return ok(to)
  } catch (error) {
    return refuse(saidBy(error))
  }
}

/** Whether a file starts like gzip; not if it can't be read, or is open as a tournament. */
export const isPackedFile = (file: string): boolean =>
  // reading a pipe or a device could wait for ever
  tried(() => statSync(file).isFile() && unlessOpen(file, () => isPacked(start(file)))?.value) === true

const start = (file: string): Uint8Array => {
  const open = openSync(file, 'r')
  try {
    const bytes = new Uint8Array(2)
    readSync(open, bytes, 0, 2, 0)
    return bytes
  } finally {
    closeSync(open)
  }
}

/** Unpacks a file; returns why not if it isn't gzip, holds no database, exceeds the limit, or was cancelled. Stops where it finds that out. */
export const unpack = async (from: string, to: string, { told = () => {}, signal }: Going = {}): Promise<Text | null> => {
  const of = statSync(from).size
  const most = Math.min(MOST, freeSpaceAt(join(to, '..')) - SPARE)
  const counted = (each: (sum: number, bytes: Buffer) => Text | null): Transform => {
    let sum = 0
    return new Transform({
      transform: (bytes: Buffer, _, next) => {
        sum += bytes.length
        const trouble = each(sum, bytes)
        if (trouble) next(Object.assign(new Error(trouble.en), { text: trouble }))
        else next(null, bytes)
      },
    })
  }
  const read = counted((done) => {
    told({ step: 'unpacking', done, of })
    return null
  })
  const written = counted((sum, bytes) => {
    const isStart = sum === bytes.length && sum >= 16
    if (isStart && !isDatabase(bytes)) return aboutIt(fileWords.notOurs(to), to)
    return sum <= most ? null : most === MOST ? wholeFile.tooLarge(MOST) : wholeFile.noRoom(sum, most)
  })
  try {
    await pipeline(createReadStream(from), read, createGunzip(), written, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal })
    return null
  } catch (error) {
    if (signal?.aborted) return printing.stopped
    return 'text' in (error as object) ? saidBy(error) : wholeFile.notPacked(saidBy(error))
  }
}

const freeName = (folder: string, name: string): string => {
  const taken = new Set(readdirSync(folder))
  const base = plainFileName(name).replace(new RegExp(`\\${FILE_EXTENSION}$`, 'i'), '') || 'tournament'
  for (let n = 1; ; n++) {
    const one = `${base}${n === 1 ? '' : ` ${n}`}${FILE_EXTENSION}`
    if (!taken.has(one)) return join(folder, one)
  }
}
