import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readFileSafely } from '../../../db/file/open-to-read.ts'
import { goesThrough, type LogSummary, logEnd, logIdentity } from '../../../db/log/identity.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { isSqliteError } from '../../../db/sqlite/open-database.ts'
import type { OlderState } from '../../contract/saving.ts'
import { olderWords } from '../../messages/older-file.ts'
import { allBackups } from '../backups/backup-folder.ts'
import { changeKnownStates, type KnownTournament, knownStatesOf, type LostEnd, lostEndsOf, recordOf } from './known-ends.ts'

/**
 * The entries that a file lacks of its known states on this machine. Null if none are known to be missing, or if the file can't be read.
 * Changes nothing.
 */
export const olderState = (home: string, file: string, db: ReadableDb): OlderState | null => {
  try {
    return lackedBy(home, file, db)
  } catch (error) {
    // the reader of the file reports the damage
    if (isSqliteError(error)) return null
    throw error
  }
}

const lackedBy = (home: string, file: string, db: ReadableDb): OlderState | null => {
  const known = knownStatesOf(home, db)
  const lost = lostIn(known, file, db)
  const newest = lost.reduce<LostEnd | undefined>((most, one) => (most && most.entries >= one.entries ? most : one), undefined)
  if (!newest) return null
  const { holder, lacking } = holderOf(home, { file, db, known, newest })
  const state = { missing: lacking ?? newest.entries - newest.shared, since: new Date(newest.since), until: new Date(newest.at), holder }
  return { ...state, text: olderWords.older(file, state) }
}

/** The user chose to go on without the missing entries: the desk doesn't report them again. */
export const giveUpMissing = (home: string, file: string, db: ReadableDb): boolean =>
  changeKnownStates(home, db, (known) => ({ ...known, given: [...known.given, ...lostIn(known, file, db).flatMap(({ heads }) => heads)] }))

const lostIn = (known: KnownTournament, file: string, db: ReadableDb): readonly LostEnd[] =>
  allLostIn(known, file, db).filter((one) => !one.heads.every((hash) => known.given.includes(hash)))

const allLostIn = (known: KnownTournament, file: string, db: ReadableDb): readonly LostEnd[] => {
  const now = logEnd(db)
  return now ? lostEndsOf(db, recordOf(known, file), now) : []
}

/** When the newest entry was made that a file lacks, whether or not the user went on without it. */
export const lostUntil = (home: string, file: string, db: ReadableDb): Date | null =>
  allLostIn(knownStatesOf(home, db), file, db).reduce<Date | null>((newest, { at }) => {
    const made = new Date(at)
    return newest && newest >= made ? newest : made
  }, null)

type Asked = { readonly file: string; readonly db: ReadableDb; readonly known: KnownTournament; readonly newest: LogSummary }
type Held = { readonly holder: string | null; readonly lacking: number | null }

/** Maximum number of files to search for the missing entries. */
const MOST_LOOKED_AT = 12

/** A file on this machine with the missing entries: one that was open here, one that was set aside, or a backup. */
const holderOf = (home: string, { file, db, known, newest }: Asked): Held => {
  const own = resolve(file)
  const beside = existsSync(dirname(own))
    ? readdirSync(dirname(own)).filter((name) => name.startsWith(`${basename(own)}.damaged`) && !/-(wal|shm)$/.test(name))
    : []
  const places = [
    ...Object.keys(known.files),
    ...beside.map((name) => join(dirname(own), name)),
    ...allBackups(home, own).map((backup) => backup.file),
    ...Object.keys(known.backups).toReversed(),
  ]
  const looked = [...new Set(places)].filter((path) => path !== own && existsSync(path)).slice(0, MOST_LOOKED_AT)
  for (const path of looked) {
    const lacking = lackingOf(path, db, newest)
    if (lacking !== null) return { holder: path, lacking }
  }
  return { holder: null, lacking: null }
}

/** Number of entries that a file has and another lacks; null if it doesn't contain that end either. */
export const lackingOf = (path: string, db: ReadableDb, newest: LogSummary): number | null => {
  const read = readFileSafely(path, (other) => {
    if (logIdentity(other) !== logIdentity(db) || !goesThrough(other, newest)) return null
    const here = sql<number>(db, 'SELECT 1 FROM entry WHERE hash = ?').pluck()
    let lacking = 0
    for (const hash of sql<Buffer>(other, 'SELECT hash FROM entry ORDER BY seq DESC LIMIT ?').pluck().iterate(MOST_COUNTED))
      if (here.get(hash) === undefined) lacking++
    return lacking
  })
  return read.ok ? read.value : null
}

/** Maximum entries to compare, because opening the file waits for it. */
const MOST_COUNTED = 20_000
