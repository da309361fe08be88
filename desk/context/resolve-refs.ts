import type { Ref } from '../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../db/sqlite/handle.ts'
import { ok, type Result } from '../../engine/model/result.ts'
import { refusals } from '../messages/refusals.ts'
import type { DeskContext } from './context.ts'
import { orThrow, requireOpenFile } from './errors.ts'
import { notFound, type Refusal } from './refusals.ts'

/** The table that each field of an input refers to. */
const TABLES = {
  incident: 'incident',
  finding: 'finding',
  ruling: 'ruling',
  supersedes: 'ruling',
  penalty: 'penalty',
  appeal: 'appeal',
} as const
type Field = keyof typeof TABLES
const isField = (field: string): field is Field => field in TABLES

/** An input with row ids, or references in their place. */
export type WithRefs<Input> = { [F in keyof Input]: F extends Field ? Input[F] | Ref : Input[F] }

/**
 * The input with references resolved to current row ids. Row ids change when copies are merged; a reference, as an open form or an offline
 * tablet sends it, stays valid. Refuses references that the file doesn't hold.
 */
export const resolveRefs = <Input extends object>(desk: DeskContext, asked: WithRefs<Input>): Input => {
  const { db } = requireOpenFile(desk)
  return Object.fromEntries(
    Object.entries(asked).map(([field, value]: [string, unknown]) => [
      field,
      isField(field) && typeof value === 'string' ? orThrow(numberOf(db, TABLES[field], value)) : value,
    ]),
  ) as Input
}

const numberOf = (db: ReadableDb, table: (typeof TABLES)[Field], ref: string): Result<number, Refusal> => {
  const id = sql<number>(db, `SELECT id FROM ${table} WHERE ref = ?`).pluck().get(ref)
  return id === undefined ? notFound(refusals.notHeld(ref)) : ok(id)
}
