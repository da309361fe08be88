import { useQuery } from '@tanstack/react-query'
import type { TableState } from '../../../desk/contract/tables.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { ask } from '../../app-state/desk/client.ts'
import { viewAt } from '../optimistic/preview-correction.ts'

/** The table as it was after an act (0: before the first): by the desk, or by this window if it is ahead of the desk. Undefined until it is known. */
export const useViewAt = (state: TableState, act: number | null, isAhead: boolean): TableView | undefined => {
  const { data } = useQuery({
    ...ask.tables.state.queryOptions({ input: { table: state.table.id, hand: state.hand, at: act ?? 0 } }),
    enabled: act !== null && !isAhead,
    placeholderData: (before) => before,
  })
  if (act === null) return undefined
  return isAhead ? viewAt(state, act) : data?.view
}
