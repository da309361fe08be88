import { useEffect, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { ask } from '../../app-state/desk/client.ts'
import { queries } from '../../app-state/desk/query-client.ts'
import type { Item } from '../../app-state/outbox/item.ts'
import { queue, useOutgoing } from '../../app-state/outbox/use-outbox.ts'
import { type RecordItem, recordItem } from './items.ts'
import { tableAhead } from './predict-table.ts'

/** The newest answer about a table, which may not be rendered yet. */
export const newestOf = (state: TableState): TableState =>
  queries.getQueryData<TableState>(ask.tables.state.queryKey({ input: { table: state.table.id } })) ?? state

/** A table's unanswered items. */
export const unsentAt = (table: string): readonly Item[] => queue.state().items.filter((item) => item.table === table)

/** The table with its unanswered items, predicted now: keys come faster than answers. */
export const stateNow = (state: TableState): TableState => tableAhead(newestOf(state), unsentAt(state.table.id)).state

/** The predicted table; null if an item can't be predicted and its answer is expected soon. */
export const sureNow = (state: TableState): TableState | null => {
  const { state: now, unsure } = tableAhead(newestOf(state), unsentAt(state.table.id))
  return unsure.length === 0 || queue.state().trouble !== null ? now : null
}

/** The board of `sureNow`. */
export const viewNow = (state: TableState): TableView | null => sureNow(state)?.view ?? null

/** A line as an item for the outbox. */
export const lineItem = (state: TableState, text: string): RecordItem => recordItem(newestOf(state), text)

/** Age of an unanswered act, in ms, from which it is drawn as held: the desk usually answers earlier. */
const LATE = 400

/** A table as rendered; `held`: items that are not in its list of acts. */
type Shown = { readonly state: TableState; readonly held: readonly Item[] }

/** The table as answered; with unanswered items once they are late enough to be noticed. */
export const useShownState = (told: TableState): Shown => {
  const items = useOutgoing((state) => state.items)
  const isAway = useOutgoing(({ trouble, catchUp }) => trouble !== null || catchUp !== null)
  const first = items.find(({ table }) => table === told.table.id)
  const [late, setLate] = useState<string | null>(null)
  const key = first?.key ?? null
  useEffect(() => {
    if (key === null) return
    const timer = setTimeout(() => setLate(key), LATE)
    return () => clearTimeout(timer)
  }, [key])
  if (first === undefined || !(isAway || late === key)) return { state: told, held: [] }
  const here = items.filter(({ table }) => table === told.table.id)
  const { state, unsure } = tableAhead(told, here)
  return { state, held: here.filter((item) => item.act.kind !== 'record' || unsure.includes(item.key)) }
}
