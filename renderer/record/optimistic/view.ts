import { useEffect, useState } from 'react'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { ask } from '../../app-state/desk/client.ts'
import { queries } from '../../app-state/desk/show-state.ts'
import type { OutboxItem } from '../../app-state/outbox/item.ts'
import { outbox, useOutbox } from '../../app-state/outbox/use-outbox.ts'
import { type RecordItem, recordItem } from './items.ts'
import { predictTable } from './predict-table.ts'

/** The newest answer about a table, which may not be rendered yet. */
export const newestAnswer = (state: TableState): TableState =>
  queries.getQueryData<TableState>(ask.tables.state.queryKey({ input: { table: state.table.id } })) ?? state

/** A table's unanswered items. */
export const unansweredAt = (table: string): readonly OutboxItem[] => outbox.state().items.filter((item) => item.table === table)

/** The table with its unanswered items, predicted now: keys come faster than answers. */
export const predictedState = (state: TableState): TableState => predictTable(newestAnswer(state), unansweredAt(state.table.id)).state

/** The predicted table; null if an item can't be predicted and its answer is expected soon. */
export const certainState = (state: TableState): TableState | null => {
  const { state: now, unsure } = predictTable(newestAnswer(state), unansweredAt(state.table.id))
  return unsure.length === 0 || outbox.state().trouble !== null ? now : null
}

/** The board of `certainState`. */
export const certainView = (state: TableState): TableView | null => certainState(state)?.view ?? null

/** A line as an item for the outbox. */
export const lineItem = (state: TableState, text: string): RecordItem => recordItem(newestAnswer(state), text)

/** Age of an unanswered act, in ms, from which it is drawn as held: the desk usually answers earlier. */
const LATE = 400

/** A table as rendered; `held`: items that are not in its list of acts. */
type Shown = { readonly state: TableState; readonly held: readonly OutboxItem[] }

/** The table as answered; with unanswered items once they are late enough to be noticed. */
export const useShownState = (told: TableState): Shown => {
  const items = useOutbox((state) => state.items)
  const isAway = useOutbox(({ trouble, catchUp }) => trouble !== null || catchUp !== null)
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
  const { state, unsure } = predictTable(told, here)
  return { state, held: here.filter((item) => item.act.kind !== 'record' || unsure.includes(item.key)) }
}
