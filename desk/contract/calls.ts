import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import { CALL_ANSWERS } from '../../db/log/vocabulary.ts'
import { RECORDS, REFEREE } from './access.ts'
import { aboutIncident, procedure, type TableName, tableId } from './base.ts'

/** A referee on the way to a calling table, and the time of the answer. */
export type OnTheWay = { readonly by: string; readonly since: Date }

/** A call for a referee: an open incident without a finding. */
export type Call = {
  readonly incident: number
  /** Permanent reference of the incident. */
  readonly ref: Ref
  readonly since: Date
  readonly by: string
  readonly note: string
  /** The referees who are coming and have not cancelled, oldest answer first. */
  readonly coming: readonly OnTheWay[]
  /** The table no longer waits: a referee is there, or more was recorded about the call. */
  readonly met: boolean
}

export type OpenCall = Call & { readonly table: TableName }

const callAnswer = z.enum(CALL_ANSWERS)
export type CallAnswer = z.infer<typeof callAnswer>

/** Calls for a referee. A table calls by opening an incident with no data except its table (`incidents.open`). */
export const calls = {
  /** The calls of all tables that wait for a referee, longest wait first. */
  list: procedure({ access: REFEREE }).output(type<readonly OpenCall[]>()),
  /** Records a referee's answer to a call: coming, not coming after all, or there. */
  answer: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, how: callAnswer }))
    .output(type<null>()),
  /** The caller withdraws their own call. Refused once a referee is there, or more was recorded about it. */
  takeBack: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, ...aboutIncident }))
    .output(type<null>()),
}
