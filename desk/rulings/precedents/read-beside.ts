import { join } from 'node:path'
import { openToRead } from '../../../db/file/open-to-read.ts'
import { tournamentIn } from '../../../db/log/read.ts'
import { schemaTrouble } from '../../../db/schema/schema.ts'
import { sql } from '../../../db/sqlite/handle.ts'
import type { ByLanguage } from '../../../engine/model/language.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { failedAs, runInThread } from '../../context/threads/run-in-thread.ts'
import type { Precedent } from '../../contract/precedents.ts'
import { refusals } from '../../messages/refusals.ts'
import { casesIn } from './cases-in.ts'

/** A tournament file that was read beside the one in use; `root`: the hash of its first entry, which every copy of a tournament shares. */
export type ReadBeside = {
  readonly name: string
  readonly place: string
  readonly date: string
  readonly root: string
  readonly cases: readonly Precedent[]
  /** The words of each incident, as its search has them. */
  readonly words: ReadonlyMap<number, string>
}
export type BesideRead = Result<ReadBeside, ByLanguage<string>>

type WordsRow = { readonly incident: number; readonly words: string }

/** The thread's program, beside this one. */
const PROGRAM = join(import.meta.dirname, 'beside-worker')

/** Reads a file in a worker thread: an older format takes time, and recording goes on. */
export const readOtherFileInThread = (file: string): Promise<BesideRead> =>
  runInThread<BesideRead>(PROGRAM, file, { inBackground: true }).catch(failedAs)

/** All that is decided in a file that is not ours to write: it is left as it is, and closed again. */
export const readBeside = (file: string): BesideRead => {
  const opened = openToRead(file)
  if (!opened.ok) return refuse(opened.error.text)
  const db = opened.value
  try {
    const trouble = schemaTrouble(db)
    if (trouble) return refuse(refusals.besideChanged(file, trouble))
    const tournament = sql<Omit<ReadBeside, 'root' | 'cases' | 'words'>>(db, 'SELECT name, place, date FROM tournament').get()
    if (!tournament) return refuse(refusals.empty(file))
    const words = sql<WordsRow>(db, 'SELECT rowid AS incident, words FROM incident_search').all()
    return ok({
      ...tournament,
      root: tournamentIn(db)?.toString('hex') ?? '',
      cases: casesIn(db),
      words: new Map(words.map((row) => [row.incident, row.words])),
    })
  } catch (error) {
    return refuse(refusals.broken(file, error))
  } finally {
    db.close()
  }
}
