import { appendFile, open } from 'node:fs/promises'
import { peek } from '../../../db/file/check-header.ts'
import { saidBy } from '../../../db/messages/messages.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { Crossing, Office } from '../../context/context.ts'
import { newId } from '../../context/ids.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { wholeFile } from '../../messages/whole-file.ts'

/** The most that a part is, in bytes. */
const MOST_PART = 4 * 1024 * 1024

/** Lets a file cross for as long as it is in the office; answers the key that its parts are asked for by. */
export const letCross = ({ crossings }: Office, crossing: Crossing): string => {
  const key = newId()
  crossings.set(key, crossing)
  return key
}

/** Takes the next part of a file that comes in; answers how much there is of it now. Refused where it is not the next, and where it is no tournament. */
export const takePart = async (office: Office, { key, at, content }: Part): Promise<Result<{ readonly at: number }, Refusal>> => {
  const crossing = office.crossings.get(key)
  if (crossing?.way !== 'in') return notFound(wholeFile.stopped)
  const bytes = Buffer.from(content, 'base64')
  if (at !== crossing.at || bytes.length === 0 || at + bytes.length > crossing.size) return refused(wholeFile.wrongPart)
  const end = at + bytes.length
  // before the wait: the same part a second time is not the next
  crossing.at = end
  try {
    await appendFile(crossing.path, bytes)
  } catch (error) {
    return refused(saidBy(error))
  }
  const trouble = at === 0 ? strange(crossing, bytes) : null
  if (trouble) return refused(trouble)
  crossing.told()
  return { ok: true, value: { at: end } }
}

type Part = { readonly key: string; readonly at: number; readonly content: string }

/** What is neither packed nor begins as a tournament of ours is told at once, and not sent on. */
const strange = ({ path, name }: Crossing, start: Buffer): ByLanguage<string> | null => {
  const trouble = isPacked(start) ? undefined : peek(path)
  return trouble ? wholeFile.refused(plainName(name), wholeFile.inIt(trouble.text, path)) : null
}

/** Whether bytes begin as what gzip makes. */
export const isPacked = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b

/** A part of a file that goes out, from `at` on; empty behind its end. */
export const givePart = async (
  office: Office,
  { key, at }: Omit<Part, 'content'>,
): Promise<Result<{ readonly content: string }, Refusal>> => {
  const crossing = office.crossings.get(key)
  if (crossing?.way !== 'out') return notFound(wholeFile.stopped)
  const file = await open(crossing.path, 'r')
  try {
    const bytes = Buffer.alloc(Math.max(0, Math.min(MOST_PART, crossing.size - at)))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, at)
    crossing.at = at + bytesRead
    crossing.told()
    return { ok: true, value: { content: bytes.toString('base64', 0, bytesRead) } }
  } finally {
    await file.close()
  }
}

/** A bare name that every system takes. */
export const plainName = (name: string): string =>
  name
    .replace(/^.*[\\/]/s, '')
    .replaceAll(/[\p{Cc}<>:"|?*\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\.gz$/i, '')
    .replaceAll(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(0, 120)
