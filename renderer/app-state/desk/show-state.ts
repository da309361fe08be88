import type { TableState } from '../../../desk/contract/tables.ts'
import { ask } from './client.ts'
import { queries } from './query-client.ts'

/** Shows how a table stands, as an act was answered. */
export const showState = (state: TableState): void => {
  const table = state.table.id
  const ofTable = ask.tables.state.queryKey({ input: { table } })
  forgetAsked(table)
  // an act may have changed an earlier hand than the one being played
  const isNewest = state.hands.at(-1)?.id === state.hand || state.hand === ''
  // what has not changed is the same as before: compared once for both
  const shown = isNewest ? queries.setQueryData(ofTable, state) : state
  if (!isNewest) {
    const { canUndo, canRedo } = state
    queries.setQueryData(ofTable, (newest) => newest && { ...newest, canUndo, canRedo })
    void queries.invalidateQueries({ queryKey: ofTable })
  }
  queries.setQueryData(ask.tables.state.queryKey({ input: { table, hand: state.hand } }), shown)
}

/**
 * Drops what was asked about a table and is not answered yet: it may tell how the table was before an act that is on its way or was answered since, and would
 * be drawn in the place of that. Where nothing is known of a table its first answer is waited for.
 */
export const forgetAsked = (table: string): void => {
  const queryKey = ask.tables.state.queryKey({ input: { table } })
  if (queries.getQueryData(queryKey)) void queries.cancelQueries({ queryKey, exact: true })
}
