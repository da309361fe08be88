import { ok, type Result } from '../../../engine/model/result.ts'
import type { OpenFile, ResolvedProcedureOf } from '../../context/context.ts'
import { recordedBy } from '../../context/permissions/may-decide.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { calls as contract } from '../../contract/calls.ts'
import { refusals } from '../../messages/refusals.ts'
import { callsAt } from '../../record/tables/calls.ts'
import { changeIncident, type StandingIncident, signIncident } from './change.ts'

/** A referee says of a call that is open: coming, not coming after all, or there. Several may come. */
export const answerCall: ResolvedProcedureOf<typeof contract.answer> = (desk, open, asked) =>
  nothingMore(
    signIncident(desk, open, asked, (write, incident) =>
      callOf(open, incident)
        ? ok(write('call-answered', { incident: incident.ref, how: asked.how }))
        : refused(refusals.noCall(incident.id)),
    ),
  )

/** Cancels a call in the caller's name. It stays in the log; a referee's note about it prevents the cancelling. */
export const takeCallBack: ResolvedProcedureOf<typeof contract.takeBack> = (desk, open, asked) =>
  nothingMore(
    changeIncident(desk, open, asked, (write, incident) => {
      const call = incident.table === asked.table ? callOf(open, incident) : undefined
      if (!call) return refused(refusals.noCall(incident.id))
      if (call.by !== recordedBy(desk, open.db, asked.by) || call.met) return refused(refusals.notOwnCall(call.by))
      return ok(write('undo', { table: incident.table, entries: [incident.ref], text: `incident ${incident.id}: opening` }))
    }),
  )

const callOf = ({ db }: OpenFile, { id, table }: StandingIncident) =>
  table === null ? undefined : callsAt(db, table).find(({ incident }) => incident === id)

const nothingMore = (done: Result<unknown, Refusal>): Result<null, Refusal> => (done.ok ? ok(null) : done)
