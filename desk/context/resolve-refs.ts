import type { Ref } from '../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import type { Result } from '../../engine/model/result.ts'
import { refusals } from '../messages/refusals.ts'
import type { Office } from './context.ts'
import { give, opened } from './errors.ts'
import { notFound, type Refusal } from './refusals.ts'

/** Where what a call names stands, by the field that names it. */
const TABLES = { incident: 'incident', finding: 'finding', ruling: 'ruling', supersedes: 'ruling', penalty: 'penalty' } as const
type Field = keyof typeof TABLES
const isField = (field: string): field is Field => field in TABLES

/** What is asked, with numbers alone. */
type Numbered<Asked> = { [F in keyof Asked]: F extends Field ? Exclude<Asked[F], Ref> : Asked[F] }

/**
 * What is asked, with the numbers of now in place of names. Numbers move on where copies are joined: a form that was opened before, or an act that
 * a tablet held, still means what it meant by the name of the entry. Refuses what the file does not hold.
 */
export const numbered = <Asked extends object>(office: Office, asked: Asked): Numbered<Asked> => {
  const { db } = opened(office)
  return Object.fromEntries(
    Object.entries(asked).map(([field, value]: [string, unknown]) => [
      field,
      isField(field) && typeof value === 'string' ? give(numberOf(db, TABLES[field], value)) : value,
    ]),
  ) as Numbered<Asked>
}

const numberOf = (db: ReadableDb, table: (typeof TABLES)[Field], ref: string): Result<number, Refusal> => {
  const id = sql<number>(db, `SELECT id FROM ${table} WHERE ref = ?`).pluck().get(ref)
  return id === undefined ? notFound(refusals.notHeld(ref)) : { ok: true, value: id }
}
