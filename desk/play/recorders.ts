import type { Kind } from '../../db/log/kinds.ts'
import type { LastAct } from './last-act.ts'

/** What somebody who only records a table may do there, and so take back. */
const RECORDERS: readonly Kind[] = ['event', 'event-removed', 'hand', 'fork-settled', 'hands-settled', 'live-timing']

/** Whether an act is of a kind that a tablet that records may take back: the record by whomever, its own call. Decisions in it are looked at besides. */
export const isRecorders = ({ kind, by }: LastAct, recorder: string): boolean =>
  RECORDERS.includes(kind) || (kind === 'incident' && by === recorder)
