import type { TableEvent } from '../../../engine/model/events.ts'
import { ok, type Result, refuse } from '../../../engine/model/result.ts'
import type { HandHeader } from '../../../engine/model/table-file.ts'
import { formatEvents } from '../../../engine/notation/format/format-event.ts'
import type { RuleSetNames } from '../../../engine/notation/parse/parse-header.ts'
import { parseLineIn } from '../../../engine/notation/parse/parse-line.ts'
import { readLine, startReading } from '../../../engine/notation/parse/table-reader.ts'
import type { EditedEvents } from '../../../engine/repair/edits/edit-events.ts'
import { applyListEdit, type ListEdit, withoutMisfits } from '../../../engine/repair/edits/list-edit.ts'
import type { MendEdit } from '../../../engine/repair/mends/mend.ts'
import { MAX_GROUPS, tooManyGroups } from '../../context/limits/groups.ts'
import { type Refusal, refused } from '../../context/refusals.ts'
import { refusals } from '../../messages/refusals.ts'

/** A change of the list with parsed events, and the resulting acts; answers and rulings are removed together with their acts. */
export type ReadEdit = { readonly edit: ListEdit; readonly added: readonly TableEvent[]; readonly becomes: EditedEvents }

/** The parts of a hand that a correction needs. `live`: its clock shows the times of entry. */
export type HandToCorrect = {
  readonly header: HandHeader
  readonly events: readonly TableEvent[]
  readonly ruleSets: RuleSetNames
  readonly live: boolean
}

/** Parses a correction. Refuses unknown act numbers, invalid lines and a result that is no valid hand. */
export const readEdit = (hand: HandToCorrect, edit: ListEdit): Result<ReadEdit, Refusal> => {
  const trouble = rangeTrouble(edit, hand.events.length)
  if (trouble) return refused(trouble)
  const read = 'text' in edit ? readLines(hand, edit.text, edit.at) : ok([])
  if (!read.ok) return read
  const typed = edit.do === 'move' ? hand.events.slice(edit.at - 1, edit.at - 1 + edit.count) : read.value
  const added = edit.do === 'move' || hand.live ? withoutMisfits(hand.events, edit, typed) : typed
  if ('text' in edit && added.length === 0) return refused(refusals.nothingToEnter)
  const becomes = applyListEdit(hand.events, edit, added)
  if (tooManyGroups(becomes.events)) return refused(refusals.groups(MAX_GROUPS))
  return wholeTrouble(hand, becomes.events) ?? ok({ edit, added, becomes })
}

/** Converts a repair proposed by the engine to a correction. */
export const repairAsEdit = (edit: MendEdit): ListEdit =>
  edit.do === 'insert'
    ? { do: edit.do, at: edit.at, text: textOf(edit.events) }
    : edit.do === 'replace'
      ? { do: edit.do, at: edit.at, count: edit.count, text: textOf(edit.events) }
      : edit.do === 'move'
        ? { ...edit, count: 1 }
        : edit

const textOf = (events: readonly TableEvent[]): string => formatEvents(events).join('\n')

const rangeTrouble = (edit: ListEdit, acts: number) => {
  const last = edit.do === 'insert' ? edit.at - 1 : Math.max(edit.at + edit.count - 1, edit.do === 'move' ? edit.after : 0)
  if (last > acts) return refusals.noSuchAct(last, acts)
  return edit.do === 'move' && edit.after >= edit.at && edit.after < edit.at + edit.count ? refusals.movedNowhere : undefined
}

const readLines = ({ ruleSets }: HandToCorrect, text: string, at: number): Result<readonly TableEvent[], Refusal> => {
  const events: TableEvent[] = []
  for (const [i, line] of text.split('\n').entries()) {
    const read = parseLineIn(line, { line: i + 1, ruleSets, clock: null, events: at - 1 + events.length })
    if (!read.ok) return refuse({ code: 'NOTATION', error: read.error })
    if (read.value.kind === 'header') return refused(refusals.headerAmongActs)
    if (read.value.kind === 'events') events.push(...read.value.events)
  }
  return ok(events)
}

/** Errors of the corrected hand as a whole: a clock that goes back, an answer before its question. */
const wholeTrouble = ({ header, ruleSets }: HandToCorrect, events: readonly TableEvent[]): Result<never, Refusal> | undefined => {
  let reading = startReading({ ruleSets, hand: { header, events: [] } })
  for (const line of formatEvents(events)) {
    const next = readLine(reading, line)
    if (!next.ok) return refuse({ code: 'NOTATION', error: next.error })
    reading = next.value
  }
  return undefined
}
