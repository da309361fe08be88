import type { TableEvent } from '../model/events.ts'
import type { Table } from './table.ts'

/** Whether an event belongs to the moment of the one before: tied to it by `&`, or a later part of a short form, which is one line. */
export const isOfMoment = ({ together, short }: TableEvent): boolean => together === true || (short !== undefined && short.part > 0)

/** The event from which on others are of the same moment as this one: of two such nobody can say which was first. */
export const momentOf = ({ moment }: Table, event: TableEvent): number => (isOfMoment(event) ? moment : Number.POSITIVE_INFINITY)
