import { type Completion, completions } from '../../../engine/completion/complete.ts'
import type { Language } from '../../../engine/model/language.ts'
import { parseLine } from '../../../engine/notation/parse/parse-line.ts'
import type { TableView } from '../../../engine/table/table-view.ts'
import { type ReadingError, readingError } from './reading.ts'

const ROWS = 3

/** The first completions of a line. */
export const firstCompletions = (text: string, view: TableView, mayRule: boolean): readonly Completion[] =>
  completions(text, view, mayRule).slice(0, ROWS)

type EntryText = {
  readonly text: string
  /** Enter was pressed. */
  readonly entered: boolean
  readonly picked: number
  readonly proposed: readonly Completion[]
  readonly language: Language
}

/** The entry line as read: `logs`: it logs an incident; `goes`: the line that Enter would enter, empty if there is none. */
type EntryReading = {
  readonly logs: boolean
  readonly goes: string
  readonly wrong: ReadingError | null
  readonly rows: readonly Completion[]
  readonly row: Completion | undefined
}

export const readEntry = ({ text, entered, picked, proposed, language }: EntryText): EntryReading => {
  const logs = logsIncident(text)
  const wrong = !logs && (proposed.length === 0 || entered) ? readingError(text, entered, language) : null
  // the likely line is taken by the key that takes a completion
  const rows = wrong?.mended ? [] : proposed
  return {
    logs,
    goes: text.trim() === '' ? '' : isWholeLine(text, picked) ? text : lineToEnter(text, picked, proposed[picked]),
    wrong,
    rows,
    row: rows[Math.min(picked, rows.length - 1)],
  }
}

/** Whether a text logs an incident to be described later. */
export const logsIncident = (text: string): boolean => text.trim().startsWith('!')

/** Whether the text itself is entered, and not a completion. */
export const isWholeLine = (text: string, picked: number): boolean => picked === 0 && (text.trim() === '' || parseLine(text).ok)

/** The line that Enter would enter at a table for a text without a selected completion; null if it would be refused. */
export const readAt = (text: string, view: TableView, mayRule: boolean): string | null => {
  const line = isWholeLine(text, 0) ? text : lineToEnter(text, 0, firstCompletions(text, view, mayRule)[0])
  return parseLine(line).ok ? line : null
}

/**
 * The line that Enter enters if the text is incomplete: the selected completion, the line of a shorthand, or the completed word. A tile is
 * never guessed.
 */
export const lineToEnter = (typed: string, picked: number, row: Completion | undefined): string => {
  if (row === undefined || picked > 0) return row?.line ?? typed
  const { line, readAs: text } = row
  const isWordBegun = /\p{L}{2}$/u.test(text) && /^[a-z-]+$/.test(line.slice(text.length))
  return !line.startsWith(text) || isWordBegun ? line : text
}
