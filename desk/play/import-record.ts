import { createHash } from 'node:crypto'
import { type ReadableDb, sql } from '../../db/handle.ts'
import type { TableFile } from '../../engine/record/table-file.ts'
import type { Result } from '../../engine/result.ts'
import { type Recognized, recognizeRecord } from '../importers/recognize.ts'
import type { Office, OpenFile } from '../office.ts'
import { notFound, type Refusal, refused } from '../refusal.ts'
import { ruleSetIn, ruleSetNamesIn } from '../rule-sets/kept.ts'
import { save } from '../saving.ts'
import { refusals } from '../words/refusals.ts'
import { NO_CHANGE } from './log-findings.ts'
import { newestHand } from './played-hand.ts'
import type { Chapter, ReadText } from './read-text.ts'
import { enterChapters, type Recorded } from './record.ts'

/** A file of games, as it lay on the disk. */
export type GameFile = { readonly name: string; readonly bytes: Uint8Array }

/** Games of a file for a table. `again`: also where the very same file was imported before; `rules` goes before what the file says; a `key` is done once. */
export type Importing = {
  readonly table: string
  readonly file: GameFile
  readonly by: string
  readonly rules?: string | undefined
  readonly again?: boolean | undefined
  readonly key?: string | undefined
}

/** How much came. */
export type Came = { readonly games: number; readonly hands: number; readonly acts: number }
/** What came, and what it was read as; nothing, where the same request had been done before. */
export type Imported = Recorded & Came & { readonly format: string }

/** The acts that one import may bring: more would keep everybody else from writing for too long. */
const MOST_ACTS = 20_000

/**
 * Imports the games of a file as further hands of a table, all or nothing: one entry that says what came from where, its hands and their acts behind it,
 * and what is found in them, in one transaction. It is undone as a whole.
 */
export const importRecord = (
  office: Office,
  open: OpenFile,
  { table, file, by, rules, again, key }: Importing,
): Result<Imported, Refusal> => {
  const read = readGames(file, open.db)
  if (!read.ok) return read
  const { format, came } = read.value
  return save<Imported>(office, open, {
    by,
    table,
    numberless: true,
    once: { key, again: { hand: null, seq: null, written: null, format, ...came, ...NO_CHANGE } },
    act: (write) => {
      const { db } = open
      if (!sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table)) return notFound(refusals.noTable)
      const before = again ? undefined : importedBefore(db, file)
      if (before) return refused(refusals.imported(file.name, before))
      const named = rules ?? read.value.file.rules
      if (named !== undefined && !ruleSetIn(db, named)) return refused(refusals.noRuleSet(named))
      const game = newestHand(db, table)?.game ?? 0
      write('import', { file: file.name, hash: hashOf(file), what: format, table, ...came, lines: 0, leftOut: 0 })
      const entered = enterChapters(open, write, {
        table,
        read: asText(read.value.file, game),
        rules: named === undefined ? undefined : ruleSetIn(db, named),
      })
      return { ok: true, value: { ...entered, format, ...came } }
    },
  })
}

/** A file of games that reads, and is not too much. */
export const readGames = (file: GameFile, db: ReadableDb | undefined): Result<Recognized & { readonly came: Came }, Refusal> => {
  const read = recognizeRecord(file.bytes, file.name, ruleSetNamesIn(db))
  if (!read.ok) return refused(refusals.inFile(file.name, read.error.text))
  const { games } = read.value.file
  const hands = games.flatMap((game) => game.hands)
  const acts = hands.reduce((sum, { events }) => sum + events.length, 0)
  if (acts === 0) return refused(refusals.inFile(file.name, refusals.nothingToEnter))
  if (acts > MOST_ACTS) return refused(refusals.inFile(file.name, refusals.tooManyActs(acts, MOST_ACTS)))
  return { ok: true, value: { ...read.value, came: { games: games.length, hands: hands.length, acts } } }
}

/** An import that stands. */
export type Before = Came & { readonly file: string; readonly by: string; readonly at: string; readonly table: string | null }

/** The newest import of a file of the same bytes, if one stands. */
export const importedBefore = (db: ReadableDb, file: GameFile): Before | undefined =>
  sql<Before>(
    db,
    `SELECT file, games, hands, acts, by, at, name AS "table" FROM import LEFT JOIN table_ ON table_.id = import.table_id
     WHERE hash = ? AND taken_back IS NULL ORDER BY import.entry DESC LIMIT 1`,
  ).get(hashOf(file))

const hashOf = ({ bytes }: GameFile): string => createHash('sha256').update(bytes).digest('hex')

/** The games of a file as a text says them that begins each hand anew; they come after `before` games of the table. */
const asText = ({ settings, games }: TableFile, before: number): ReadText => ({
  settings,
  chapters: games.flatMap(({ hands }, i) =>
    hands.map(({ header, events }): Chapter => ({ begins: true, game: before + i + 1, header, lines: events.length > 0 ? [events] : [] })),
  ),
})
