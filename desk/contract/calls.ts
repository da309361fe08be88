import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import { CALL_ANSWERS } from '../../db/log/vocabulary.ts'
import { RECORDS, REFEREE } from './access.ts'
import { aboutIncident, procedure, type TableName, tableId } from './base.ts'

/** Who goes to a table that called, and since when. */
export type OnTheWay = { readonly by: string; readonly since: Date }

/** A referee was called to a table: an open incident that no finding is behind. */
export type Call = {
  readonly incident: number
  /** The name of the incident. */
  readonly ref: Ref
  readonly since: Date
  readonly by: string
  readonly note: string
  /** The referees who said that they are coming and did not take it back, the first one first. */
  readonly coming: readonly OnTheWay[]
  /** Nobody is waited for any more: a referee is there, or has written down more about it. */
  readonly met: boolean
}

/** A call with its table. */
export type OpenCall = Call & { readonly table: TableName }

/** What a referee answers to a call. */
const callAnswer = z.enum(CALL_ANSWERS)
export type CallAnswer = z.infer<typeof callAnswer>

/** What can be asked about calls for a referee. A call is made by opening an incident with nothing but its table (`incidents.open`). */
export const calls = {
  /** Those at which a referee is waited for, of all tables, the longest wait first. */
  list: procedure({ access: REFEREE }).output(type<readonly OpenCall[]>()),
  /** A referee says of a call: coming, not coming after all, or there. */
  answer: procedure({ access: REFEREE })
    .input(z.object({ ...aboutIncident, how: callAnswer }))
    .output(type<null>()),
  /** Whoever called takes the call back, as long as nothing was written down about it. */
  takeBack: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, ...aboutIncident }))
    .output(type<null>()),
}
