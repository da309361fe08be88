import { setImmediate as turn } from 'node:timers/promises'
import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import { readSetting } from '../../../engine/model/settings.ts'
import type { TableFile } from '../../../engine/model/table-file.ts'
import type { HandLines, TextReading } from '../../../engine/notation/parse/read-text.ts'
import { pointsOfSticks } from '../../../engine/scoring/score-sum.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { inBatches } from '../../context/limits/batches.ts'
import { decisionsInText, decisionsOnRules } from '../../context/permissions/decisions.ts'
import { mayEnter } from '../../context/permissions/may-decide.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { ruleSetIn, ruleSetNamesIn } from '../../context/rules/stored-rule-sets.ts'
import { isApplied } from '../../context/saving/idempotency.ts'
import { transact } from '../../context/saving/transact.ts'
import type { InputOf } from '../../contract/base.ts'
import type { tables } from '../../contract/tables.ts'
import type { RecognizedRecord } from '../../importers/recognize/recognize.ts'
import { refusals } from '../../messages/refusals.ts'
import { combineResults } from '../enter/in-batches.ts'
import { enterChapters, type Recorded } from '../enter/record.ts'
import { asOneAct } from '../enter/write-events.ts'
import { NO_CHANGE } from '../findings/log-findings.ts'
import { handRow, newestHand, playHand } from '../played-hand.ts'
import { type GameFile, type GamesRead, gameFileHash, type ImportCounts, readGamesAs } from './read-games.ts'
import { readGamesInThread } from './read-in-thread.ts'

/** Games of a file for a table. `again`: even if the same file was imported before; `rules` overrides the file; `key`: idempotency key. */
export type ImportRequest = Omit<InputOf<typeof tables.import>, 'file'> & {
  readonly file: GameFile
  readonly rules?: string | undefined
}

/** Numbers of imported games, hands and acts, and the file's format; zero for a repeated request. */
export type ImportResult = Recorded & ImportCounts & { readonly format: string }

/** The start of an import: its first entry, with which everything else is undone together. */
type Begun = Recorded & { readonly entry: Ref | undefined; readonly portions: readonly (readonly HandLines[])[] }

/**
 * Imports the games of a file as new hands of a table, all or nothing: the import entry, hands, acts and findings, in one transaction. It
 * is undone as a whole. For the command line, which serves no one else.
 */
export const importRecord = (desk: DeskContext, open: OpenFile, importing: ImportRequest): Result<ImportResult, Refusal> => {
  const read = readGames(importing.file, open.db)
  if (!read.ok) return read
  const { format, came } = read.value
  const done = beginImport(desk, open, importing, { read: read.value, isWhole: true })
  return done.ok ? ok({ ...done.value, format, ...came }) : done
}

/** Parses a file of games; refuses one that is too large. */
export const readGames = (file: GameFile, db: ReadableDb | undefined): Result<GamesRead, Refusal> => readGamesAs(file, ruleSetNamesIn(db))

/**
 * Imports like `importRecord`, but parses in a thread and writes in batches, so that the desk serves other requests. Refuses before the
 * first write. Only a disk error or the end of the desk leaves a part, which is undone as a whole.
 */
export const importInBatches = async (
  desk: DeskContext,
  open: OpenFile,
  importing: ImportRequest,
  signal?: AbortSignal,
): Promise<Result<ImportResult, Refusal>> => {
  const { file, key } = importing
  const ownRuleSets = sql<string>(open.db, 'SELECT DISTINCT id FROM rule_set').pluck().all()
  const read = await readGamesInThread({ file, ownRuleSets }, signal)
  if (!read.ok) return read
  if (desk.open !== open) return refuse({ code: 'NO_TOURNAMENT' })
  const { format, came } = read.value
  const begun = beginImport(desk, open, importing, { read: read.value, isWhole: false })
  if (!begun.ok) return begun
  const { entry, portions, ...first } = begun.value
  let recorded: Recorded = first
  for (const [n, portion] of portions.entries()) {
    await turn()
    if (desk.open !== open) return refuse({ code: 'NO_TOURNAMENT' })
    const isLast = n === portions.length - 1
    const done = goOn(desk, open, { ...importing, key: isLast ? key : undefined }, { portion, entry, before: recorded })
    if (!done.ok) return done
    recorded = combineResults(recorded, done.value)
  }
  // the answer is computed in a turn of its own
  await turn()
  return ok({ ...recorded, format, ...came })
}

type Beginning = { readonly read: GamesRead; readonly isWhole: boolean }

/** Enters all of it, or the first batch. */
const beginImport = (
  desk: DeskContext,
  open: OpenFile,
  { table, file, by, rules, again, key }: ImportRequest,
  { read: { format, came, hash, file: games }, isWhole }: Beginning,
): Result<Begun, Refusal> => {
  const none: Begun = { hand: null, seq: null, written: null, entry: undefined, portions: [], ...NO_CHANGE }
  const text = asText(games, 0)
  const may = mayEnter(desk, open.db, { by, decisions: [...decisionsInText(text), ...decisionsOnRules(rules, [])] })
  if (!may.ok) return may
  const portions = isWhole ? [text.chapters] : inBatches(text.chapters)
  if (key !== undefined && isApplied(open.db, key)) return ok(none)
  return transact<Begun>(desk, open, {
    by,
    table,
    numberless: true,
    // the last batch has the key: then all is entered
    once: { key: portions.length === 1 ? key : undefined, again: none },
    act: (write) => {
      const { db } = open
      if (!sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table)) return notFound(refusals.noTable)
      const before = again ? undefined : importedAs(db, hash)
      if (before) return refused(refusals.imported(file.name, before))
      const named = rules ?? games.rules
      if (named !== undefined && !ruleSetIn(db, named)) return refused(refusals.noRuleSet(named))
      const game = newestHand(db, table)?.game ?? 0
      const [first = [], ...later] = portions.map((chapters) => chapters.map((chapter) => ({ ...chapter, game: chapter.game + game })))
      const { ref } = write('import', { file: file.name, hash, what: format, table, ...came, lines: 0, leftOut: 0 })
      const entered = enterChapters(open, write, {
        table,
        read: { settings: withStartingPoints({ format, file: games }).settings, chapters: first },
        rules: named === undefined ? undefined : ruleSetIn(db, named),
      })
      return ok({ ...entered, entry: ref, portions: later })
    },
  })
}

type Going = { readonly portion: readonly HandLines[]; readonly entry: Ref | undefined; readonly before: Recorded }

/** Enters one more batch after the previous one, whatever others have entered at the table since. */
const goOn = (
  desk: DeskContext,
  open: OpenFile,
  { table, by, key }: ImportRequest,
  { portion, entry, before }: Going,
): Result<Recorded, Refusal> =>
  transact<Recorded>(desk, open, {
    by,
    table,
    numberless: true,
    once: { key, again: before },
    act: (write) => {
      const row = before.hand === null ? undefined : handRow(open.db, before.hand)
      const running = row && playHand(open.db, row)
      const read = { settings: [], chapters: portion }
      return ok(enterChapters(open, asOneAct(write, entry), { table, read, rules: undefined, running }))
    },
  })

/** An import that is not undone. */
export type EarlierImport = ImportCounts & {
  readonly file: string
  readonly by: string
  readonly at: string
  readonly table: string | null
}

/** The newest import of an identical file, unless undone. */
export const importedBefore = (db: ReadableDb, file: GameFile): EarlierImport | undefined => importedAs(db, gameFileHash(file))

const importedAs = (db: ReadableDb, hash: string): EarlierImport | undefined =>
  sql<EarlierImport>(
    db,
    `SELECT file, games, hands, acts, by, at, name AS "table" FROM import LEFT JOIN table_ ON table_.id = import.table_id
     WHERE hash = ? AND taken_back IS NULL ORDER BY import.entry DESC LIMIT 1`,
  ).get(hash)

/** A log of online play starts with the points of its own rules, not the tournament's; a table record states its own. */
const withStartingPoints = ({ format, file }: RecognizedRecord): TableFile => {
  const first = file.games[0]?.hands[0]?.header
  if (format === 'table' || !first?.scores) return file
  const points = (first.scores.reduce((sum, one) => sum + one, 0) + pointsOfSticks(first.name?.sticks ?? 0)) / first.scores.length
  const setting = { name: 'starting-points', value: String(points) } as const
  return readSetting(setting.name, setting.value).ok ? { ...file, settings: [...file.settings, setting] } : file
}

/** The games as a text that starts each hand; `before`: number of earlier games of the table. */
const asText = ({ rules, settings, games }: TableFile, before: number): TextReading => ({
  ...(rules !== undefined && { rules }),
  settings,
  chapters: games.flatMap(({ hands }, i) =>
    hands.map(
      ({ header, events }): HandLines => ({ begins: true, game: before + i + 1, header, lines: events.length > 0 ? [events] : [] }),
    ),
  ),
})
