import type { Ref } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { FILLED_TEXTS, type FilledText } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { ProcedureOf, ResolvedProcedureOf } from '../../context/context.ts'
import type { LoggedPerson } from '../../context/players.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { entryOfKey } from '../../context/saving/idempotency.ts'
import { transact } from '../../context/saving/transact.ts'
import type { ResolvedInputOf } from '../../contract/base.ts'
import type { incidents as contract } from '../../contract/incidents.ts'
import { refusals } from '../../messages/refusals.ts'
import { ON_ITS_WAY } from '../../record/enter/write-events.ts'
import { newestHand } from '../../record/played-hand.ts'
import { changeIncident, type StandingIncident } from './change.ts'
import { oneIncident } from './incidents.ts'
import { resolvePersonAt } from './named-person.ts'

/** Opens an incident with nothing but its table: the hand is the one being played there, the rest comes later. */
export const openIncident: ProcedureOf<typeof contract.open> = (desk, open, { table, note, waited = 0, by, key }) => {
  const { db } = open
  const done = transact<number | null>(desk, open, {
    by,
    table,
    once: { key, again: null },
    numberless: true,
    act: (write) => {
      if (!sql(db, 'SELECT 1 FROM table_ WHERE id = ?').get(table)) return notFound(refusals.noTable)
      const hand = newestHand(db, table)?.id ?? null
      const opened = write('incident', { table, hand, event: null, finding: null, ...(waited > ON_ITS_WAY && { waited }) })
      if (note !== '') write('incident-filled', { incident: opened.ref, note })
      return ok(opened.seq)
    },
  })
  if (!done.ok) return done
  const entry = done.value ?? entryOfKey(db, key ?? '')
  const id = sql<number>(db, 'SELECT id FROM incident WHERE entry = ?').pluck().get(entry) ?? 0
  const made = oneIncident(db, id)
  return made ? ok(made) : notFound(refusals.noIncident(id))
}

/** New details of an incident; an omitted field stays as it was. Acts are named by their numbers in the hand. */
export type IncidentDetails = ResolvedInputOf<typeof contract.fillIn>

/** Fills an incident in; each field's newest value counts. */
export const fillIncident: ResolvedProcedureOf<typeof contract.fillIn> = (desk, open, filling) =>
  changeIncident(desk, open, filling, (write, incident) => {
    const fields = fieldsOf(open.db, incident, filling)
    return fields.ok ? ok(write('incident-filled', { incident: incident.ref, ...fields.value })) : fields
  })

type Fields = Omit<Body<'incident-filled'>, 'incident' | 'key'>

const fieldsOf = (db: ReadableDb, incident: StandingIncident, filling: IncidentDetails): Result<Fields, Refusal> => {
  const { weight } = filling
  const finding = filling.finding === undefined ? undefined : findingFor(db, incident, filling.finding)
  if (finding?.ok === false) return finding
  const hand = filling.hand ?? finding?.value.hand
  if (hand !== undefined && !isHandOf(db, hand, incident.table)) return notFound(refusals.noHand)
  const from = eventRef(db, hand ?? incident.hand, filling.from)
  const to = eventRef(db, hand ?? incident.hand, filling.to)
  if (!from.ok) return from
  if (!to.ok) return to
  if (typeof filling.from === 'number' && typeof filling.to === 'number' && filling.to < filling.from)
    return refused(refusals.actsBackwards)
  const players: LoggedPerson[] = []
  for (const named of filling.players ?? []) {
    const who = resolvePersonAt(db, named, incident)
    if (!who.ok) return who
    players.push(who.value)
  }
  return ok({
    ...(hand !== undefined && { hand }),
    ...(from.value !== undefined && { from: from.value }),
    ...(to.value !== undefined && { to: to.value }),
    ...(finding && { finding: finding.value.ref }),
    ...(filling.players && { players }),
    ...textsOf(filling),
    ...(weight && { weight }),
  })
}

/** The texts as the log stores them: under the same names. */
const textsOf = (filling: IncidentDetails): Pick<Fields, FilledText> =>
  Object.fromEntries(FILLED_TEXTS.map((name) => [name, filling[name]] as const).filter(([, text]) => text !== undefined))

/** A finding of the incident's own table that no other incident is about. */
const findingFor = (
  db: ReadableDb,
  incident: StandingIncident,
  id: number,
): Result<{ readonly ref: Ref; readonly hand: string }, Refusal> => {
  const row = sql<{ ref: Ref; hand: string; table_id: string }>(
    db,
    'SELECT finding.ref, finding.hand, hand.table_id FROM finding JOIN hand ON hand.id = finding.hand WHERE finding.id = ? AND hand.taken_back IS NULL',
  ).get(id)
  if (!row || row.table_id !== incident.table) return notFound(refusals.noFinding(id))
  const other = incidentOfFinding(db, id)
  return other === undefined || other.id === incident.id ? ok(row) : refused(refusals.findingElsewhere(id, other.id))
}

/** The incident in force that belongs to a finding, if there is one. */
export const incidentOfFinding = (db: ReadableDb, finding: number): { readonly id: number; readonly ref: Ref } | undefined =>
  sql<{ id: number; ref: Ref }>(
    db,
    `SELECT id, ref FROM incident WHERE taken_back IS NULL AND id = (SELECT min(id) FROM (
       SELECT id FROM incident WHERE finding = ? AND taken_back IS NULL
       UNION ALL SELECT incident FROM incident_filled WHERE finding = ? AND taken_back IS NULL
         AND EXISTS (SELECT 1 FROM incident WHERE incident.id = incident_filled.incident AND incident.taken_back IS NULL)))`,
  ).get(finding, finding)

const isHandOf = (db: ReadableDb, hand: string, table: string | null): boolean =>
  sql(db, 'SELECT 1 FROM hand WHERE id = ? AND table_id = ? AND taken_back IS NULL').get(hand, table) !== undefined

const eventRef = (db: ReadableDb, hand: string | null, number: number | null | undefined): Result<Ref | null | undefined, Refusal> => {
  if (number === null || number === undefined) return ok(number)
  const ref = sql<Ref>(db, 'SELECT ref FROM event WHERE hand = ? AND number = ?').pluck().get(hand, number)
  return ref === undefined ? notFound(refusals.noAct(number)) : ok(ref)
}
