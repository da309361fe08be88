import type { TableState } from '../../desk/contract.ts'
import type { TableView } from '../../engine/view.ts'
import type { Item } from '../outgoing/outgoing.ts'

/** What is entered into the record of a table, without who enters it. */
export type RecordItem = Pick<Item, 'act' | 'behind' | 'reaches'>

/**
 * Lines as they go to the desk: with what this window has seen of the hand that is played, or that there is none, so that they stand behind that, and with
 * how far the record goes with them where that was foreseen. `state`: the newest answer about the table.
 */
export const recordItem = ({ hand, end }: TableState, text: string, foreseen: TableView | null = null): RecordItem => ({
  act: { kind: 'record', text },
  behind: { hand, after: end },
  ...(foreseen && { reaches: { hand, event: foreseen.event } }),
})
