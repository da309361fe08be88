import type { TableState } from '../../../desk/contract/tables.ts'
import { ask } from '../../app-state/desk/client.ts'
import { queries } from '../../app-state/desk/show-state.ts'

/** The newest answer about a table, which may not be rendered yet. */
export const newestAnswer = (state: TableState): TableState =>
  queries.getQueryData<TableState>(ask.tables.state.queryKey({ input: { table: state.table.id } })) ?? state
