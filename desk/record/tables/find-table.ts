import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import { byName } from '../../context/collate.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import type { TableName } from '../../contract/base.ts'
import { refusals } from '../../messages/refusals.ts'

export const tableNames = (db: ReadableDb): readonly TableName[] =>
  sql<TableName>(db, 'SELECT id, name, round FROM table_')
    .all()
    .sort((a, b) => (a.round ?? 0) - (b.round ?? 0) || byName(a.name, b.name))

/** A table as people name it; several rounds can have one of that name. */
export type TableByName = { readonly name: string; readonly round?: number | undefined }

/** The named table; null if the file has none of that name (in that round). Refuses an ambiguous name. */
export const findTable = (db: ReadableDb, { name, round }: TableByName): Result<TableName | null, Refusal> => {
  const named = sql<TableName>(db, 'SELECT id, name, round FROM table_ WHERE name = ? ORDER BY round')
    .all(name)
    .filter((table) => round === undefined || table.round === round)
  return named.length > 1 ? refused(refusals.whichRound(name, roundsOf(named))) : ok(named[0] ?? null)
}

/** Refuses an unknown table, listing those of the file. */
export const noSuchTable = (db: ReadableDb, { name, round }: TableByName): { readonly ok: false; readonly error: Refusal } => {
  const byRound = Map.groupBy(tableNames(db), (table) => table.round)
  return notFound(
    refusals.noTableNamed(
      { name, round },
      [...byRound].map(([of, tables]) => ({ round: of, names: tables.map((table) => table.name) })),
    ),
  )
}

/** Whether the file has a round, planned or only in its tables. */
export const hasRound = (db: ReadableDb, round: number): boolean =>
  sql(db, 'SELECT 1 FROM round WHERE number = ? UNION ALL SELECT 1 FROM table_ WHERE round = ?').get(round, round) !== undefined

const roundsOf = (tables: readonly TableName[]): readonly number[] => tables.flatMap(({ round }) => round ?? [])
