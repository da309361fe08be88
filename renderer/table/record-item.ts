import type { TableState } from '../../desk/contract/tables.ts'
import { eventTexts } from '../optimistic/event-texts.ts'
import type { Item } from '../outgoing/outgoing.ts'

/** What is entered into the record of a table, without who enters it. */
export type RecordItem = Pick<Item, 'act' | 'behind'>

/**
 * Lines as they go to the desk: with what this window has seen of the hand that is played, or that there is none, so that they go behind that. `told`: the
 * newest answer of the desk about the table.
 */
export const recordItem = ({ hand, end }: Pick<TableState, 'hand' | 'end'>, text: string): RecordItem => ({
  act: { kind: 'record', text, adds: eventTexts(text) },
  behind: { hand, after: end },
})
