import type { Ending } from '../../../db/log/vocabulary.ts'
import type { Result } from '../../../engine/model/result.ts'
import type { DeskContext, OpenFile } from '../../context/context.ts'
import { resolvePerson } from '../../context/players.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import type { ResolvedInputOf } from '../../contract/base.ts'
import type { incidents as contract } from '../../contract/incidents.ts'
import type { Incident } from '../../contract/rulings.ts'
import { refusals } from '../../messages/refusals.ts'
import { type ByWhom, changeIncident, closedTrouble, signIncident } from './change.ts'

export type NewStatement = ResolvedInputOf<typeof contract.addStatement>

/** Adds a person's statement to an incident; also to a closed one. */
export const addStatement = (desk: DeskContext, open: OpenFile, asked: NewStatement): Result<Incident, Refusal> =>
  changeIncident(desk, open, asked, (write, incident) => {
    const who = resolvePerson(open.db, asked.who)
    if (!who.ok) return who
    return { ok: true, value: write('statement', { incident: incident.ref, role: asked.role, ...who.value, text: asked.text }) }
  })

export type Closing = ByWhom & { readonly how: Ending; readonly reason: string }

/** Closes an incident, by agreement of those concerned or as the referee sees it. */
export const closeIncident = (desk: DeskContext, open: OpenFile, asked: Closing): Result<Incident, Refusal> =>
  signIncident(desk, open, asked, (write, incident) => {
    const trouble = closedTrouble(open.db, incident.id)
    return trouble ?? { ok: true, value: write('incident-closed', { incident: incident.ref, how: asked.how, reason: asked.reason }) }
  })

/** Takes a closed incident up again. */
export const reopenIncident = (desk: DeskContext, open: OpenFile, asked: ByWhom & { readonly reason: string }): Result<Incident, Refusal> =>
  signIncident(desk, open, asked, (write, incident) =>
    closedTrouble(open.db, incident.id)
      ? { ok: true, value: write('incident-closed', { incident: incident.ref, how: 'reopened', reason: asked.reason }) }
      : refused(refusals.notClosed(incident.id)),
  )
