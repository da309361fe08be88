import { oc } from '@orpc/contract'
import { z } from 'zod'
import { SAVING_TROUBLES, TABLET_ROLES } from './vocabulary.ts'

/**
 * Permission of a tablet on the network to call a procedure; the desk's own machine may call all. `at`: the input field that identifies the
 * table. A recorder may name only its own table. `head`: of the referees' tablets, only the head referee's may call.
 */
export type Access = { readonly roles: readonly (typeof TABLET_ROLES)[number][]; readonly at?: 'table' | 'finding'; readonly head?: true }

/** A message in English, and the same in French. */
const refusal = z.object({ message: z.string(), fr: z.string() })

/** Errors that any call may return. */
const refusals = {
  NO_TOURNAMENT: { status: 409, message: 'No tournament file is open', data: z.object({ fr: z.string() }) },
  NOT_FOUND: { status: 404, data: refusal },
  REFUSED: { status: 422, data: refusal },
  NOT_SAVED: { status: 507, data: z.object({ code: z.enum(SAVING_TROUBLES), detail: z.string(), fr: z.string() }) },
}

/**
 * Metadata of a procedure. `long`: it has no time limit, as for whole files or other machines. The window aborts other calls after a while.
 */
export type ProcedureMeta = { readonly access: Access; readonly long?: true }

const procedure = <const Meta extends ProcedureMeta>(meta: Meta) => oc.$meta(meta).errors(refusals)

const LAPTOP: Access = { roles: [] }
const ALL: Access = { roles: TABLET_ROLES }
const REFEREE: Access = { roles: ['referee'] }

/** The start of each procedure's definition, by who may call it: at their own table (`tableCall`, `recorderCall`), or about its findings. */
export const laptopCall = procedure({ access: LAPTOP })
export const longLaptopCall = procedure({ access: LAPTOP, long: true })
export const anyCall = procedure({ access: ALL })
export const longAnyCall = procedure({ access: ALL, long: true })
export const tableCall = procedure({ access: { ...ALL, at: 'table' } })
export const recorderCall = procedure({ access: { roles: ['recorder', 'referee'], at: 'table' } })
export const findingCall = procedure({ access: { roles: ['recorder', 'referee'], at: 'finding' } })
export const refereeCall = procedure({ access: REFEREE })
export const longRefereeCall = procedure({ access: REFEREE, long: true })
export const headCall = procedure({ access: { ...REFEREE, head: true } })
