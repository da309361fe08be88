import type { TableState } from '../../desk/contract.ts'
import type { TableView } from '../../engine/view.ts'
import { ask } from '../desk/client.ts'
import { queries } from '../desk/queries.ts'
import type { Item } from '../outgoing/outgoing.ts'
import { queue } from '../outgoing/use-outgoing.ts'
import { ahead } from './fast-ahead.ts'
import { type RecordItem, recordItem } from './record-item.ts'
import { viewAhead } from './typist.ts'

/** The newest answer about a table, which the screen may not have drawn yet. */
export const newestOf = (state: TableState): TableState =>
  queries.getQueryData<TableState>(ask.tables.state.queryKey({ input: { table: state.table.id } })) ?? state

/** Entered at a table and not answered yet. */
export const unsentAt = (table: string): readonly Item[] => queue.state().items.filter((item) => item.table === table)

/**
 * The table as it lies this moment with what was entered and not answered yet: keys come faster than answers. Null where that can't be foreseen and an
 * answer will tell.
 */
export const viewNow = (state: TableState): TableView | null => {
  const newest = newestOf(state)
  return viewAhead(newest, unsentAt(state.table.id)) ?? (queue.state().trouble === null ? null : newest.view)
}

/** A line as it goes to the desk, with how far the record goes with it where that can be foreseen. */
export const lineItem = (state: TableState, text: string): RecordItem => {
  const view = viewNow(state)
  return recordItem(newestOf(state), text, view && ahead(view, text))
}
