import type { Ref } from '../../../desk/contract/base.ts'
import type { CorrectionEdit, SeenEntries } from '../../../desk/contract/entering.ts'
import type { TableState } from '../../../desk/contract/tables.ts'
import { formatEvent } from '../../../engine/notation/format/format-event.ts'
import { BUILT_IN_RULE_SETS, parseLineIn } from '../../../engine/notation/parse/parse-line.ts'
import type { CorrectionAct, OutboxItem } from '../../app-state/outbox/item.ts'

/** An item for the record of a table, before its author and key are added. */
export type RecordItem = Pick<OutboxItem, 'act' | 'behind'>

/** Lines as an outbox item, anchored to the end of the hand that this window knows. Takes the newest answer of the desk about the table. */
export const recordItem = ({ hand, end }: Pick<TableState, 'hand' | 'end'>, text: string): RecordItem => ({
  act: { kind: 'record', text, adds: eventTexts(text) },
  behind: { hand, after: end },
})

/** The events of lines in notation, each in its long form; without those of lines that don't read. */
const eventTexts = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const read = parseLineIn(line, { line: 1, ruleSets: { ...BUILT_IN_RULE_SETS, has: () => true }, clock: null, events: 99_999 })
    return read.ok && read.value.kind === 'events' ? read.value.events.map(formatEvent) : []
  })

/** A correction of the displayed hand. `before`: the insertion is anchored to the act after it, not to the one before it. */
export const correctionAct = (state: TableState, edit: CorrectionEdit, { says, before }: Said): CorrectionAct => ({
  kind: 'correct',
  hand: state.hand,
  edit,
  seen: seenOf(state, edit, before === true),
  says,
  adds: addsOf(state, edit),
})

/** The events that a correction inserts. */
const addsOf = ({ acts }: TableState, edit: CorrectionEdit): readonly string[] => {
  if (edit.do === 'insert' || edit.do === 'replace') return eventTexts(edit.text)
  return edit.do === 'move' ? acts.slice(edit.at - 1, edit.at - 1 + edit.count).map(({ text }) => text) : []
}
type Said = { readonly says: string; readonly before?: boolean }

const seenOf = ({ acts, headed }: TableState, edit: CorrectionEdit, before: boolean): SeenEntries => {
  const ref = (number: number): Ref | undefined => acts[number - 1]?.ref
  if (edit.do === 'header' || edit.do === 'rules') return { header: headed ?? undefined }
  if (edit.do === 'insert') return before || edit.at === 1 ? { before: ref(edit.at) } : { behind: ref(edit.at - 1) }
  const meant = acts.slice(edit.at - 1, edit.at - 1 + edit.count).map((act) => act.ref)
  return edit.do === 'move' ? { acts: meant, behind: edit.after === 0 ? null : ref(edit.after) } : { acts: meant }
}
