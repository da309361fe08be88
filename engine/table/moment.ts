import type { TableEvent } from '../model/events.ts'
import type { Table } from './table.ts'

/** Whether an event belongs to the same moment as the one before: by `&`, or as a later part of a short form, which is one line. */
export const isOfMoment = ({ together, short }: TableEvent): boolean => together === true || (short !== undefined && short.part > 0)

/** The first event of this event's moment. The order of two events of one moment is unknown. */
export const momentOf = ({ moment }: Table, event: TableEvent): number => (isOfMoment(event) ? moment : Number.POSITIVE_INFINITY)
