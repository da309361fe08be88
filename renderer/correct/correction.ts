import type { Ref } from '../../desk/contract/base.ts'
import type { CorrectionEdit, Seen } from '../../desk/contract/entering.ts'
import type { TableState } from '../../desk/contract/tables.ts'
import { eventTexts } from '../optimistic/event-texts.ts'
import type { Correction } from '../outgoing/outgoing.ts'

/** A correction of the hand that is shown; `before`: what goes in was put before an act, not behind the one before it. */
export const correction = (state: TableState, edit: CorrectionEdit, { says, before }: Said): Correction => ({
  kind: 'correct',
  hand: state.hand,
  edit,
  seen: seenOf(state, edit, before === true),
  says,
  adds: addsOf(state, edit),
})

/** The events that a correction puts in the list. */
const addsOf = ({ acts }: TableState, edit: CorrectionEdit): readonly string[] => {
  if (edit.do === 'insert' || edit.do === 'replace') return eventTexts(edit.text)
  return edit.do === 'move' ? acts.slice(edit.at - 1, edit.at - 1 + edit.count).map(({ text }) => text) : []
}
type Said = { readonly says: string; readonly before?: boolean }

const seenOf = ({ acts, headed }: TableState, edit: CorrectionEdit, before: boolean): Seen => {
  const ref = (number: number): Ref | undefined => acts[number - 1]?.ref
  if (edit.do === 'header' || edit.do === 'rules') return { header: headed ?? undefined }
  if (edit.do === 'insert') return before || edit.at === 1 ? { before: ref(edit.at) } : { behind: ref(edit.at - 1) }
  const meant = acts.slice(edit.at - 1, edit.at - 1 + edit.count).map((act) => act.ref)
  return edit.do === 'move' ? { acts: meant, behind: edit.after === 0 ? null : ref(edit.after) } : { acts: meant }
}
