import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ok } from '../../../engine/model/result.ts'
import type { ResolvedProcedureOf } from '../../context/context.ts'
import { refused } from '../../context/refusals.ts'
import type { InputOf } from '../../contract/base.ts'
import type { incidents as contract } from '../../contract/incidents.ts'
import { refusals } from '../../messages/refusals.ts'
import { changeIncident, closedTrouble, signIncident } from './change.ts'
import { resolvePersonAt } from './named-person.ts'

/** Adds a person's statement to an incident; also to a closed one. */
export const addStatement: ResolvedProcedureOf<typeof contract.addStatement> = (desk, open, asked) =>
  changeIncident(desk, open, asked, (write, incident) => {
    const who = resolvePersonAt(open.db, asked.who, incident)
    if (!who.ok) return who
    return ok(write('statement', { incident: incident.ref, role: asked.role, ...who.value, text: asked.text }))
  })

/** Closes an incident, by agreement of those concerned or as the referee sees it. */
export const closeIncident: ResolvedProcedureOf<typeof contract.close> = (desk, open, asked) =>
  signIncident(desk, open, asked, (write, incident) => {
    const trouble = closedTrouble(open.db, incident.id)
    return trouble ?? ok(write('incident-closed', { incident: incident.ref, how: asked.how, reason: asked.reason }))
  })

/** Takes a closed incident up again. */
export const reopenIncident: ResolvedProcedureOf<typeof contract.reopen> = (desk, open, asked) =>
  signIncident(desk, open, asked, (write, incident) =>
    closedTrouble(open.db, incident.id)
      ? ok(write('incident-closed', { incident: incident.ref, how: 'reopened', reason: asked.reason }))
      : refused(refusals.notClosed(incident.id)),
  )

/** Records the remedies done at the table after a ruling was signed; the newest record counts. Refused for a ruling no longer in force. */
export const noteDone: ResolvedProcedureOf<typeof contract.done> = (desk, open, asked) =>
  signIncident(desk, open, asked, (write, { id, ref: incident }) => {
    const { ruling } = asked
    const ref = standing(open.db, ruling, id)
    return ref === undefined
      ? refused(refusals.notNewest(ruling))
      : ok(write('incident-filled', { incident, done: { ruling: ref, remedies: withOthers(doneNow(open.db, ruling), asked) } }))
  })

/** The list as it is said, with what others have noted or taken back since the caller's list. */
const withOthers = (now: readonly string[], { remedies, known }: Pick<InputOf<typeof contract.done>, 'remedies' | 'known'>): string[] =>
  known === undefined
    ? [...remedies]
    : [
        ...now.filter((one) => remedies.includes(one) || !known.includes(one)),
        ...remedies.filter((one) => !now.includes(one) && !known.includes(one)),
      ]

const doneNow = (db: ReadableDb, ruling: number): readonly string[] =>
  JSON.parse(sql<string>(db, 'SELECT remedies FROM ruling_done WHERE ruling = ?').pluck().get(ruling) ?? '[]')

const standing = (db: ReadableDb, ruling: number, incident: number): Ref | undefined =>
  sql<Ref>(
    db,
    "SELECT ref FROM ruling_now WHERE id = ? AND incident = ? AND taken_back IS NULL AND superseded_by IS NULL AND decision <> 'dismissed'",
  )
    .pluck()
    .get(ruling, incident)
