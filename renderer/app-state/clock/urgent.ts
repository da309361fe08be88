import type { TableSummary } from '../../../desk/contract/tables.ts'

/** Why a table waits for somebody, the most urgent first: what is open in its record, or a referee was called. */
const ORDER = ['violation', 'called', 'question', 'record', 'advice'] as const
export type Wait = (typeof ORDER)[number]

/** The colour of it in the style sheet. */
export const lookOf = (wait: Wait): string => (wait === 'called' ? 'calling' : wait)

/** What is most urgent at a table. */
export const worst = ({ open, calls }: Pick<TableSummary, 'open' | 'calls'>): Wait | null =>
  ORDER.find((wait) => (wait === 'called' ? calls.length > 0 : open[wait] > 0)) ?? null

/** One thing that waits; `call`: the incident that was opened with nothing but its table. */
export type Waiting = {
  readonly table: TableSummary
  readonly wait: Wait
  readonly since: Date | null
  readonly call: TableSummary['calls'][number] | null
}

/** All that waits, table by table and call by call: violation, referee called, question, record, advice; then the longest wait. */
export const waiting = (tables: readonly TableSummary[]): readonly Waiting[] =>
  tables
    .flatMap((table): readonly Waiting[] => {
      const found = ORDER.find((wait) => wait !== 'called' && table.open[wait] > 0)
      const calls = table.calls.map((call) => ({ table, wait: 'called' as const, since: call.since, call }))
      return found ? [{ table, wait: found, since: table.first?.since ?? null, call: null }, ...calls] : calls
    })
    .sort((a, b) => ORDER.indexOf(a.wait) - ORDER.indexOf(b.wait) || (a.since?.getTime() ?? 0) - (b.since?.getTime() ?? 0))

/** How long a table has waited for what is most urgent there. */
export const waitsSince = (table: TableSummary): Date | null =>
  worst(table) === 'called' ? (table.calls[0]?.since ?? null) : (table.first?.since ?? null)
