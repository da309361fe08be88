import { z } from 'zod'
import { CALL_ANSWERS } from '../../db/log/vocabulary.ts'
import { recorderCall, refereeCall } from './access.ts'
import { aboutIncident, tableId, tableName } from './base.ts'
import { answer, integer, moment, ref, type Shape, text } from './shape.ts'

/** A referee on the way to a calling table, and the time of the answer. */
const onTheWay = z.strictObject({ by: text, since: moment })
export interface OnTheWay extends Shape<typeof onTheWay> {}

/** A call for a referee: an open incident without a finding. */
export const call = z.strictObject({
  incident: integer,
  /** Permanent reference of the incident. */
  ref,
  since: moment,
  by: text,
  note: text,
  /** The referees who are coming and have not cancelled, oldest answer first. */
  coming: z.array(onTheWay),
  /** The table no longer waits: a referee is there, or more was recorded about the call. */
  met: z.boolean(),
})
export interface Call extends Shape<typeof call> {}

const openCall = call.extend({ table: tableName })
export interface OpenCall extends Shape<typeof openCall> {}

const callAnswer = z.enum(CALL_ANSWERS)
export type CallAnswer = z.infer<typeof callAnswer>

/** Calls for a referee. A table calls by opening an incident with no data except its table (`incidents.open`). */
export const calls = {
  /** The calls of all tables that wait for a referee, longest wait first. */
  list: refereeCall.output(answer<readonly OpenCall[]>(z.array(openCall))),
  /** Records a referee's answer to a call: coming, not coming after all, or there. */
  answer: refereeCall.input(z.object({ ...aboutIncident, how: callAnswer })).output(answer(z.null())),
  /** The caller withdraws their own call. Refused once a referee is there, or more was recorded about it. */
  takeBack: recorderCall.input(z.object({ table: tableId, ...aboutIncident })).output(answer(z.null())),
}
