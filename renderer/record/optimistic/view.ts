import { useEffect, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { ask } from '../../app-state/desk/client.ts'
import { queries } from '../../app-state/desk/query-client.ts'
import type { Item } from '../../app-state/outbox/item.ts'
import { queue, useOutgoing } from '../../app-state/outbox/use-outbox.ts'
import { type RecordItem, recordItem } from './items.ts'
import { tableAhead } from './predict-table.ts'

/** The newest answer about a table, which the screen may not have drawn yet. */
export const newestOf = (state: TableState): TableState =>
  queries.getQueryData<TableState>(ask.tables.state.queryKey({ input: { table: state.table.id } })) ?? state

/** Entered at a table and not answered yet. */
export const unsentAt = (table: string): readonly Item[] => queue.state().items.filter((item) => item.table === table)

/** The table with what was entered and not answered yet: keys come faster than answers, and answers may not come for long. */
export const stateNow = (state: TableState): TableState => tableAhead(newestOf(state), unsentAt(state.table.id)).state

/** The same; null where something on its way can't be told here and an answer will tell in a moment. */
export const sureNow = (state: TableState): TableState | null => {
  const { state: now, unsure } = tableAhead(newestOf(state), unsentAt(state.table.id))
  return unsure.length === 0 || queue.state().trouble !== null ? now : null
}

/** The same as it is drawn. */
export const viewNow = (state: TableState): TableView | null => sureNow(state)?.view ?? null

/** A line as it goes to the desk. */
export const lineItem = (state: TableState, text: string): RecordItem => recordItem(newestOf(state), text)

/** How long an act may be on its way, in ms, before it is drawn as held: mostly the desk has answered by then. */
const LATE = 400

/** A table as it is drawn; `held`: what waits and is not in its list of acts. */
type Shown = { readonly state: TableState; readonly held: readonly Item[] }

/** A table as the desk told it, and with what was entered here once that waits for longer than one notices. */
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
