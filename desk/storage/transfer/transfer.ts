import { appendFile, open } from 'node:fs/promises'
import { isPacked, peekAtHeader } from '../../../db/file/check-header.ts'
import { aboutIt, saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, FileTransfer } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { wholeFile } from '../../messages/whole-file.ts'

/** Maximum size of a chunk, in bytes. */
const MOST_PART = 4 * 1024 * 1024

/** Registers a file transfer in the context; returns the key for its chunks. */
export const registerTransfer = ({ transfers }: DeskContext, crossing: FileTransfer): string => {
  const key = newId()
  transfers.set(key, crossing)
  return key
}

/** Receives the next chunk; returns the total so far. Refuses a chunk out of order and a file that is no tournament. */
export const receiveChunk = async (desk: DeskContext, { key, at, content }: Part): Promise<Result<{ readonly at: number }, Refusal>> => {
  const crossing = desk.transfers.get(key)
  if (crossing?.way !== 'in') return notFound(wholeFile.stopped)
  const bytes = Buffer.from(content, 'base64')
  if (at !== crossing.at || bytes.length === 0 || at + bytes.length > crossing.size) return refused(wholeFile.wrongPart)
  const end = at + bytes.length
  // before the await, so that a repeated chunk is out of order
  crossing.at = end
  try {
    await appendFile(crossing.path, bytes)
  } catch (error) {
    return refused(saidBy(error))
  }
  const trouble = at === 0 ? strange(crossing, bytes) : null
  if (trouble) return refused(trouble)
  crossing.onChunk()
  return ok({ at: end })
}

type Part = { readonly key: string; readonly at: number; readonly content: string }

/** Refuses a file with the first chunk if it is neither packed nor starts like a tournament. */
const strange = ({ path, name }: FileTransfer, start: Buffer): ByLanguage<string> | null => {
  const trouble = isPacked(start) ? undefined : peekAtHeader(path)
  return trouble ? wholeFile.refused(plainFileName(name), aboutIt(trouble.text, path)) : null
}

/** The chunk of a sent file from `at` on; empty after its end. */
export const readChunk = async (
  desk: DeskContext,
  { key, at }: Omit<Part, 'content'>,
): Promise<Result<{ readonly content: string }, Refusal>> => {
  const crossing = desk.transfers.get(key)
  if (crossing?.way !== 'out') return notFound(wholeFile.stopped)
  const file = await open(crossing.path, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, Math.min(MOST_PART, crossing.size - at)))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, at)
    crossing.at = at + bytesRead
    crossing.onChunk()
    return ok({ content: bytes.toString('base64', 0, bytesRead) })
  } finally {
    await file.close()
  }
}

/** A bare file name that every system accepts. */
export const plainFileName = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\.gz$/i, '')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 120)
