import type { TableState } from '../../../desk/contract/tables.ts'
import type { OutboxItem } from '../../app-state/outbox/item.ts'
import { applyCorrection } from './apply-correction.ts'
import { applyRecord } from './apply-record.ts'
import { foldHand, type PredictedHand } from './predict-hand.ts'

/** A table with its unanswered items applied. */
export type PredictedTable = Moment & {
  /** The steps that an undo or redo reverts, newest last. */
  readonly done: readonly UndoStep[]
  readonly undone: readonly UndoneStep[]
  /** Keys of items whose effect can't be predicted. */
  readonly unsure: readonly string[]
}
export type UndoStep = { readonly moment: Moment; readonly text: string; readonly act: number; readonly by: string }
/** `by`: the author of the step. */
type UndoneStep = UndoStep & { readonly undoneBy: string }

/** `left`: earlier hands that items changed; `goesOn`: from a hand to the later hand in which acts typed after it belong. */
type Moment = { readonly hand: PredictedHand; readonly left: readonly PredictedHand[]; readonly goesOn: ReadonlyMap<string, string> }

/** A table as the desk answered last, without unanswered items. */
export const asAnswered = (state: TableState): PredictedTable => ({
  hand: foldHand(state),
  left: [],
  goesOn: new Map(),
  done: [],
  undone: [],
  unsure: [],
})

/** Applies one more item, in the order of sending. */
export const applyItem = (ahead: PredictedTable, item: OutboxItem, state: TableState): PredictedTable => {
  const { act } = item
  switch (act.kind) {
    case 'record':
      return record(ahead, item, act.text)
    case 'correct': {
      if (act.hand !== ahead.hand.id) return done(ahead, item, ahead)
      const corrected = applyCorrection(ahead.hand, item, act)
      return corrected ? done(ahead, item, { ...ahead, hand: corrected.hand }) : unsure(ahead, item)
    }
    case 'undo':
      return undo(ahead, item, state)
    case 'redo':
      return redo(ahead, item)
    case 'liveTiming':
    case 'incident':
    case 'steps':
      return done(ahead, item, ahead)
  }
}

const momentOf = ({ hand, left, goesOn }: Moment): Moment => ({ hand, left, goesOn })

const done = (ahead: PredictedTable, item: OutboxItem, moment: Moment): PredictedTable => ({
  ...ahead,
  ...momentOf(moment),
  done: [...ahead.done, { moment: momentOf(ahead), ...saidBy(item, ahead.hand) }],
  undone: [],
})

const unsure = (ahead: PredictedTable, item: OutboxItem): PredictedTable => ({
  ...done(ahead, item, ahead),
  unsure: [...ahead.unsure, item.key],
})

const saidBy = ({ act, by }: OutboxItem, { acts }: PredictedHand): Omit<UndoStep, 'moment'> =>
  act.kind === 'record'
    ? { text: act.text.split('\n')[0] ?? '', act: act.text.startsWith('@') ? 0 : acts.length + 1, by }
    : { text: act.kind === 'correct' ? act.says : '', act: 0, by }

/** Applies lines to the hand that they were typed in, or to the one that was begun after it since. */
const record = (ahead: PredictedTable, item: OutboxItem, text: string): PredictedTable => {
  const { hand, left, goesOn } = ahead
  const behind = item.behind?.hand
  const meant = behind === undefined ? hand.id : (goesOn.get(behind) ?? behind)
  if (meant !== hand.id && !/^[^\S\n\r\u2028\u2029]*@hand/m.test(text)) return done(ahead, item, ahead)
  const after = applyRecord(hand, item, text)
  if (!after) return unsure(ahead, item)
  const isNew = after.id !== hand.id
  return done(ahead, item, {
    hand: after,
    left: isNew && hand.id !== '' ? [...left, hand] : left,
    goesOn: isNew && behind !== undefined ? new Map([...goesOn, [behind, after.id]]) : goesOn,
  })
}

const undo = (ahead: PredictedTable, item: OutboxItem, state: TableState): PredictedTable => {
  const last = ahead.done.at(-1)
  if (!last) return undoTold(ahead, item, state)
  const undone = { ...last, moment: momentOf(ahead), undoneBy: item.by }
  return { ...ahead, ...last.moment, done: ahead.done.slice(0, -1), undone: [...ahead.undone, undone] }
}

const redo = (ahead: PredictedTable, { key }: OutboxItem): PredictedTable => {
  const last = ahead.undone.at(-1)
  if (!last) return { ...ahead, unsure: [...ahead.unsure, key] }
  const again = { ...last, moment: momentOf(ahead) }
  return { ...ahead, ...last.moment, undone: ahead.undone.slice(0, -1), done: [...ahead.done, again] }
}

/** Undoes an answered act: the one that the item names, then the newest of those before it. */
const undoTold = (ahead: PredictedTable, item: OutboxItem, { canUndo, acts }: TableState): PredictedTable => {
  const { hand, undone } = ahead
  const untold = { ...ahead, unsure: [...ahead.unsure, item.key] }
  const isFirst = undone.length === 0
  const newest = hand.acts.toSorted((a, b) => b.seq - a.seq)[0]
  const last = isFirst ? hand.acts.find(({ ref }) => ref === canUndo?.ref) : newest
  if (!last || last.was !== null || (isFirst && (canUndo?.ruling || canUndo?.onlyMeant)) || acts.length === 0) return untold
  const at = last.number - (last.form ? last.form.part - 1 : 0)
  // the act of several lines ends with the newest
  if (isFirst && newest && newest.number >= at + (last.form?.parts ?? 1)) return untold
  // the desk alone knows how many lines an act has that it took in one moment
  if (!isFirst && hand.acts[at - 2]?.at.getTime() === last.at.getTime()) return untold
  const edit = { do: 'remove', at, count: last.form?.parts ?? 1 } as const
  const without = applyCorrection(hand, item, { kind: 'correct', hand: hand.id, edit, says: '' })
  if (!without) return untold
  const said = { text: last.form?.text ?? last.text, act: at, by: last.by, undoneBy: item.by }
  return { ...ahead, hand: without.hand, undone: [...undone, { moment: momentOf(ahead), ...said }] }
}
