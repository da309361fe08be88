import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../db/disk/make-folder.ts'
import { readFileSafely } from '../../../db/file/open-to-read.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import { type DeskContext, FILE_EXTENSION } from '../../context/context.ts'
import type { TournamentFile, TournamentFolder } from '../../contract/tournaments.ts'
import { refusals } from '../../messages/refusals.ts'

/** The tournament files in the desk's folder, newest first; an unreadable one has the reason. */
export const listTournaments = ({ folder }: DeskContext): TournamentFolder => {
  makeFolder(folder)
  const names = readdirSync(folder).filter((name) => name.endsWith(FILE_EXTENSION))
  const files = names.map((name) => fileOf(join(folder, name))).filter((file) => file !== undefined)
  return { folder, files: files.sort((a, b) => b.changed.getTime() - a.changed.getTime()) }
}

/** The newest writes of a desk that has the file open are still in the write-ahead log. */
const lastWritten = (file: string, changed: Date): Date => {
  const beside = statSync(`${file}-wal`, { throwIfNoEntry: false })
  return beside && beside.size > 0 && beside.mtime > changed ? beside.mtime : changed
}

const fileOf = (file: string): TournamentFile | undefined => {
  const known = statSync(file, { throwIfNoEntry: false })
  if (!known?.isFile()) return undefined
  const base = { file, changed: lastWritten(file, known.mtime), size: known.size }
  const read = readFileSafely(file, (db) => sql<{ name: unknown; sample: number }>(db, 'SELECT name, sample FROM tournament').get())
  if (!read.ok) return { ...base, name: null, sample: false, trouble: read.error }
  const row = read.value
  // another program may have written anything there
  const name = typeof row?.name === 'string' ? row.name : null
  return { ...base, name, sample: row?.sample === 1, trouble: row ? null : refusals.holdsNone }
}
