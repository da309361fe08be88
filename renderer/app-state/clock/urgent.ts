import type { TableSummary } from '../../../desk/contract/tables.ts'

/** Reasons why a table needs a referee, the most urgent first. */
const ORDER = ['violation', 'called', 'question', 'record', 'advice'] as const
export type WaitReason = (typeof ORDER)[number]

/** The CSS class that colours a reason. */
export const waitClass = (wait: WaitReason): string => (wait === 'called' ? 'calling' : wait)

/** The most urgent reason at a table. A call no longer waits once a referee is there. */
export const mostUrgent = ({ open, calls }: Pick<TableSummary, 'open' | 'calls'>): WaitReason | null =>
  ORDER.find((wait) => (wait === 'called' ? calls.some(({ met }) => !met) : open[wait] > 0)) ?? null

/** One entry of the waiting list. `call`: the incident that a call for a referee opened. */
export type WaitingEntry = {
  readonly table: TableSummary
  readonly wait: WaitReason
  readonly since: Date | null
  readonly call: TableSummary['calls'][number] | null
}

/** The waiting list, one entry per table and per call: the most urgent reason first, then the longest wait; calls that are met last. */
export const waitingList = (tables: readonly TableSummary[]): readonly WaitingEntry[] =>
  tables
    .flatMap((table): readonly WaitingEntry[] => {
      const found = ORDER.find((wait) => wait !== 'called' && table.open[wait] > 0)
      const calls = table.calls.map((call) => ({ table, wait: 'called' as const, since: call.since, call }))
      return found ? [{ table, wait: found, since: table.first?.since ?? null, call: null }, ...calls] : calls
    })
    .sort((a, b) => place(a) - place(b) || (a.since?.getTime() ?? 0) - (b.since?.getTime() ?? 0))

const place = ({ wait, call }: WaitingEntry): number => (call?.met ? ORDER.length : ORDER.indexOf(wait))

/** Since when a table has waited for its most urgent reason. */
export const waitingSince = (table: TableSummary): Date | null =>
  mostUrgent(table) === 'called' ? (table.calls.find(({ met }) => !met)?.since ?? null) : (table.first?.since ?? null)
