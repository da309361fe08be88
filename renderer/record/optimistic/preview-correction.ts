import type { CorrectionEdit, Preview } from '../../../desk/contract/entering.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { formatActs } from '../../../engine/notation/format/format-event.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { applyCorrection } from './apply-correction.ts'
import { foldHand } from './predict-hand.ts'

/** Preview of a correction by the acts that this window has; null if it can't be predicted. Rulings to review are left to the desk. */
export const predictPreview = (state: TableState, edit: CorrectionEdit): Preview | null => {
  const item = { key: '', table: state.table.id, by: '', at: 0, act: { kind: 'record', text: '' } } as const
  const done = applyCorrection(foldHand(state), item, { kind: 'correct', hand: state.hand, edit, says: '' })
  if (!done) return null
  const { new: came, gone, moved } = done.correction
  return { acts: formatActs(done.hand.events), came, gone, moved, rulings: [], decisions: done.decisions }
}

/** The table after one of its acts, by the acts that this window has. */
export const viewAt = (state: TableState, act: number): TableView => {
  const { start, events } = foldHand(state)
  return viewOf(events.slice(0, act).reduce(advance, begin(start.header, start.rules, start.carry)))
}
