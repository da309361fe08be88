import { existsSync } from 'node:fs'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { Result } from '../../engine/model/result.ts'
import type { OpenRefusal } from '../file/check-header.ts'
import { createFile } from '../file/create-file.ts'
import { openFile } from '../file/open-file.ts'
import { openToRead } from '../file/open-to-read.ts'
import { verify } from '../file/verify.ts'
import { tournamentIn } from '../log/read.ts'
import { mergeWords, saidBy, troubled } from '../messages/messages.ts'
import { type CopyToMerge, type MergedFile, mergeBeside, mergeInto } from './merge.ts'

/** Files whose projections another thread compares with rebuilt ones; the function waits for the end of that, and answers whether they are right. */
export type CheckedBeside = ReadonlyMap<string, () => boolean>

/**
 * Merges copies of one tournament into a file, which is created if missing and may be in use. The copies stay unchanged. Refuses, without
 * any change, a copy that can't be read, does not verify, or is of another tournament. Projections that were not
 * found right elsewhere are checked here again, which says why.
 */
export const mergeFiles = (
  file: string,
  from: readonly string[],
  beside: CheckedBeside = new Map(),
): Result<MergedFile, ByLanguage<string>> => {
  const copies: CopyToMerge[] = []
  try {
    for (const name of from) copies.push(readingFrom(name, copies[0], beside))
    if (!existsSync(file)) return { ok: true, value: make(file, copies) }
    const db = opened(openFile(file, NOBODY, { checked: true }))
    try {
      const into = { file, db }
      check(into, copies[0], beside)
      const merged = mergeBeside(into, copies)
      // keep a copy that is still being read elsewhere
      db.pragma('wal_checkpoint(PASSIVE)')
      return { ok: true, value: merged }
    } finally {
      db.close()
    }
  } catch (error) {
    return { ok: false, error: saidBy(error) }
  } finally {
    for (const { db } of copies) db.close()
  }
}

/** A merge writes no entry of its own. */
const NOBODY = ''

const make = (file: string, copies: readonly CopyToMerge[]): MergedFile => {
  let merged: MergedFile | undefined
  const made = createFile(
    file,
    (db) => {
      merged = mergeInto({ file, db }, copies)
    },
    NOBODY,
  )
  opened(made).close()
  if (!merged) throw new Error(`${file} was made without entries`)
  return merged
}

/** A snapshot of a copy that may be in use. */
const readingFrom = (file: string, first: CopyToMerge | undefined, beside: CheckedBeside): CopyToMerge => {
  const copy = { file, db: opened(openToRead(file)) }
  try {
    copy.db.exec('BEGIN')
    check(copy, first, beside)
    return copy
  } catch (error) {
    copy.db.close()
    throw error
  }
}

const check = (copy: CopyToMerge, first: CopyToMerge | undefined, beside: CheckedBeside): void => {
  const root = rootOf(copy)
  if (!root) throw troubled(mergeWords.empty(copy.file))
  if (first && !rootOf(first)?.equals(root)) throw troubled(mergeWords.otherTournament(copy.file, first.file))
  const isRight = beside.get(copy.file)
  const verified = verify(copy.db, { projections: isRight === undefined })
  const { text } = verified.ok && isRight?.() === false ? verify(copy.db) : verified
  if (text) throw troubled(mergeWords.notVerified(copy.file, text))
}

const rootOf = ({ file, db }: CopyToMerge): Buffer | undefined => {
  try {
    return tournamentIn(db)
  } catch (error) {
    throw troubled(mergeWords.notVerified(file, saidBy(error)))
  }
}

const opened = <T>(result: Result<T, OpenRefusal>): T => {
  if (!result.ok) throw troubled(result.error.text)
  return result.value
}
