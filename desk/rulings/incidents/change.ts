import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { OneIncident } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { oneIncident } from './incidents.ts'

/** By whom an act about an incident is; sent again under its key, it is done once. */
export type ByWhom = { readonly incident: number; readonly by: string; readonly key?: string | undefined }

/** An incident in force, as acts about it refer to it. */
export type StandingIncident = { readonly id: number; readonly ref: Ref; readonly table: string | null; readonly hand: string | null }

/** Changes an incident in force in one act, and returns the incident as it is then. */
export const changeIncident = (
  desk: DeskContext,
  open: OpenFile,
  asked: ByWhom & { readonly evenTakenBack?: boolean; readonly signed?: true },
  what: (write: Write, incident: StandingIncident) => Result<unknown, Refusal>,
): Result<OneIncident, Refusal> => {
  const { db } = open
  const table = sql<string | null>(db, 'SELECT table_id FROM incident WHERE id = ?').pluck().get(asked.incident)
  const done = transact<unknown>(desk, open, {
    by: asked.by,
    ...(asked.signed && { signed: true }),
    table,
    once: { key: asked.key, again: null },
    act: (write) => {
      const incident = asked.evenTakenBack ? anyIncident(db, asked.incident) : standingIncident(db, asked.incident)
      return incident ? what(write, incident) : notFound(refusals.noIncident(asked.incident))
    },
  })
  if (!done.ok) return done
  const now = oneIncident(db, asked.incident)
  return now ? ok(now) : notFound(refusals.noIncident(asked.incident))
}

/** The same, if only a referee may do it: in the name of the signed-in referee. */
export const signIncident: typeof changeIncident = (desk, open, asked, what) => changeIncident(desk, open, { ...asked, signed: true }, what)

/** An incident that was not undone, by its number. */
export const standingIncident = (db: ReadableDb, id: number): StandingIncident | undefined =>
  sql<StandingIncident>(db, 'SELECT id, ref, table_id AS "table", hand FROM incident_now WHERE id = ? AND taken_back IS NULL').get(id)

const anyIncident = (db: ReadableDb, id: number): StandingIncident | undefined =>
  sql<StandingIncident>(db, 'SELECT id, ref, table_id AS "table", hand FROM incident_now WHERE id = ?').get(id)

/** Why an incident can't be changed: it is closed; null if it can. */
export const closedTrouble = (db: ReadableDb, id: number): Result<never, Refusal> | null => {
  const state = sql<string>(db, 'SELECT state FROM incident_state WHERE id = ?').pluck().get(id)
  return state?.startsWith('closed') ? refused(refusals.incidentClosed(id)) : null
}
