import type { Ref } from '../../../db/log/entry.ts'
import { actsInIncidents } from '../../../db/projections/by-kind.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'

/** An act about an incident. `ruling`: the one that is undone with it. */
export type ActOnIncident = { readonly what: string; readonly ref: Ref; readonly by: string; readonly ruling: number | null }

/** The newest act in force about an incident, with `by` of this author; undefined: there is none. */
export const lastAct = (db: ReadableDb, incident: number, by: string | null = null): ActOnIncident | undefined =>
  sql<ActOnIncident>(db, LAST).get(...ACTS.map(() => incident), by)

/** The acts about an incident that are in force, by kind of entry. */
const ACTS = actsInIncidents.map(
  ({ what, ruling, rows: { from, id } }) =>
    `SELECT '${what}' AS what, row.ref, row.entry, row.by, ${ruling} AS ruling FROM ${from} WHERE ${id} = ? AND row.taken_back IS NULL`,
)

const LAST = `SELECT what, ref, by, ruling FROM (${ACTS.join(' UNION ALL ')}) WHERE by = coalesce(?, by) ORDER BY entry DESC LIMIT 1`
