import { isDeepStrictEqual } from 'node:util'
import type { Ref } from '../../../db/log/entry.ts'
import type { Body } from '../../../db/log/kinds.ts'
import { readBody } from '../../../db/log/versions.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Write } from '../../../db/writing/act.ts'
import type { Penalty } from '../../../engine/model/penalties.ts'
import { ok, type Result } from '../../../engine/model/result.ts'
import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import type { DeskContext, OpenFile, ProcedureOf } from '../../context/context.ts'
import { referees } from '../../context/permissions/referees.ts'
import { signedBy } from '../../context/permissions/signer.ts'
import { notFound, type Refusal, refused } from '../../context/refusals.ts'
import { transact } from '../../context/saving/transact.ts'
import type { Conflict, ConflictSide, conflicts as contract } from '../../contract/conflicts.ts'
import { refusals } from '../../messages/refusals.ts'
import { decide, type RulingInput } from '../decide/decide.ts'
import { caseAgain, rulingRow } from '../incidents/appeals.ts'
import { standingIncident } from '../incidents/change.ts'
import { incidentOfFinding } from '../incidents/open.ts'
import { conflicts, isRecorded, isSettledHere, type SettledHere } from './list.ts'

/**
 * The head referee's ruling instead of either of two rulings. `changed` names the penalty; `upheld` without one takes the proposed penalty.
 */
export type OwnRuling = { readonly decision: RulingInput['decision']; readonly penalty?: Penalty | undefined }

/**
 * Resolves a contradiction in the head referee's name. The chosen entry is written again by an author who knows both,
 * so that it replaces the two. Of two rulings it makes a further one, with the reason, and resolves everything that
 * depends on them. Of two incidents it undoes the other one. Nothing leaves the log.
 */
export const settleConflict: ProcedureOf<typeof contract.settle> = (desk, open, asked) => {
  const { db } = open
  const signer = headReferee(desk, db, asked.by)
  if (!signer.ok) return signer
  const done = transact<unknown>(desk, open, {
    by: signer.value,
    once: { key: asked.key, again: null },
    act: (write) => {
      const found = conflicts(db).find(({ kind, one, other }) => kind === asked.kind && one.seq === asked.one && other.seq === asked.other)
      if (!found) return notFound(refusals.noConflict)
      if (!isSettledHere(found.kind) || found.settled !== 'here') return refused(refusals.notSettledHere)
      const carryOut = RESOLUTIONS[found.kind]
      if (asked.stands === 'own' && (found.kind !== 'ruling' || !asked.own)) return refused(refusals.notOwn)
      const [stands, falls] = asked.stands === 'other' ? [found.other, found.one] : [found.one, found.other]
      return carryOut(open, write, { found, stands, falls, own: asked.stands === 'own' ? asked.own : undefined, reason: asked.reason })
    },
  })
  return done.ok ? ok(conflicts(db)) : done
}

/** If the tournament has a head referee, only the head referee may decide between two entries. */
const headReferee = (desk: DeskContext, db: ReadableDb, by: string): Result<string, Refusal> => {
  const signer = signedBy(desk, db, by)
  if (!signer.ok) return signer
  const heads = referees(db).filter(({ head }) => head)
  return heads.length === 0 || heads.some(({ name }) => name === signer.value)
    ? signer
    : refused(refusals.headDecides(heads[0]?.name ?? ''))
}

type Choice = {
  readonly found: Conflict
  readonly stands: ConflictSide
  readonly falls: ConflictSide
  readonly own: OwnRuling | undefined
  readonly reason: string
}

type CarryOut = (open: OpenFile, write: Write, choice: Choice) => Result<unknown, Refusal>

/** An entry that is written again by an author who knows both replaces the two. */
const writeAgain: CarryOut = ({ db }, write, { stands }) => {
  const { kind, body } = entryAt(db, stands.seq)
  write(kind, body)
  return DONE
}

const takeIncidentBack: CarryOut = ({ db }, write, { found, falls, reason }) => {
  write('undo', { table: found.tableId, entries: [refAt(db, falls.seq)], text: `incident ${falls.incident ?? 0}: ${reason}` })
  return DONE
}

const signAgain: CarryOut = ({ db }, write, { stands, falls, reason }) => {
  for (const { seq } of [stands, falls]) write('result-reopened', { result: refAt(db, seq), reason })
  write('result-signed', bodyAt(db, stands.seq, 'result-signed'))
  return DONE
}

/** Only the fields that differ between the two: another author may have set the others since. */
const fillInAgain: CarryOut = ({ db }, write, { stands, falls }) => {
  const { incident, ...fields } = bodyAt(db, stands.seq, 'incident-filled')
  const said: Readonly<Record<string, unknown>> = bodyAt(db, falls.seq, 'incident-filled')
  const both = Object.entries(fields).filter(([field, value]) => field in said && !isDeepStrictEqual(value, said[field]))
  write('incident-filled', { incident, ...Object.fromEntries(both) })
  return DONE
}

const DONE = ok(null)

/**
 * A further ruling that replaces both, and every other ruling in force on the same case: the chosen one again, or the
 * head referee's own. It belongs to the finding's incident; the other incidents opened for the case are closed with
 * its reason. Remedies done at the table stay done, whichever ruling asked for them.
 */
const ruleAnew: CarryOut = (open, write, { stands, falls, own, reason }) => {
  const { db } = open
  const { ruling } = stands
  // of an act that two recorders entered, one may have been removed
  const side = isRecorded(db, stands.ruling) || !isRecorded(db, falls.ruling) ? stands : falls
  const finding = side.ruling?.finding ?? null
  const of = finding === null ? side.incident : (incidentOfFinding(db, finding)?.id ?? null)
  const incident = of === null ? undefined : standingIncident(db, of)
  const former = side.ruling === null ? undefined : rulingRow(db, side.ruling.id)
  if (!ruling || !incident || !former) return notFound(refusals.noConflict)
  const { decision, penalty } = own ?? { decision: ruling.decision, penalty: ruling.imposed }
  const ruled = decide(open, write, caseAgain(db, incident, former), {
    decision,
    remedies: [...new Set([...ruling.remedies, ...(falls.ruling?.remedies ?? [])])],
    reason,
    supersedes: 'newest',
    penalty: decision === 'dismissed' ? undefined : penalty,
  })
  if (!ruled.ok) return ruled
  for (const other of sql<Ref>(db, LEFT_OVER).pluck().all(ruled.value.ruling, incident.id))
    write('incident-closed', { incident: other, how: 'closed', reason })
  return ruled
}

/** The incidents of the rulings that one took the place of, but its own. An appeal in one of them waits to be decided. */
const LEFT_OVER = `SELECT DISTINCT incident.ref FROM ruling_superseded link JOIN ruling former ON former.id = link.former
  JOIN incident ON incident.id = former.incident JOIN incident_state state ON state.id = incident.id
  WHERE link.ruling = ? AND incident.id <> ? AND incident.taken_back IS NULL AND state.state IN ('open', 'ruled')`

/** A kind that is settled here without a resolution does not compile. */
const RESOLUTIONS: Readonly<Record<SettledHere, CarryOut>> = {
  ruling: ruleAnew,
  incident: takeIncidentBack,
  seat: writeAgain,
  'seat-change': writeAgain,
  result: signAgain,
  'incident-filled': fillInAgain,
  'incident-closed': writeAgain,
  'appeal-decided': writeAgain,
  table: writeAgain,
  player: writeAgain,
  referee: writeAgain,
  round: writeAgain,
  tournament: writeAgain,
}

const refAt = (db: ReadableDb, seq: number): Ref => {
  const row = sql<{ device: string; number: number }>(db, 'SELECT device, number FROM entry WHERE seq = ?').get(seq)
  if (!row) throw new Error(`entry ${seq} is not in the log`)
  return `${row.device}:${row.number}`
}

/** The content of an entry, in the current format. */
const entryAt = (db: ReadableDb, seq: number): { readonly kind: EntryKind; readonly body: Body<EntryKind> } => {
  const row = sql<{ kind: EntryKind; version: number; body: string }>(db, 'SELECT kind, version, body FROM entry WHERE seq = ?').get(seq)
  if (!row) throw new Error(`entry ${seq} is not in the log`)
  const { key: _, ...body } = readBody(row.kind, row.version, row.body) as Body<EntryKind> & { readonly key?: string }
  return { kind: row.kind, body }
}

const bodyAt = <K extends EntryKind>(db: ReadableDb, seq: number, expected: K): Body<K> => {
  const { kind, body } = entryAt(db, seq)
  if (kind !== expected) throw new Error(`entry ${seq} is a ${kind}, not a ${expected}`)
  return body as Body<K>
}
