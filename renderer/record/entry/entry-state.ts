import type { TableView } from '../../../engine/table/table-view.ts'
import { firstCompletions, isWholeLine, lineToEnter, logsIncident } from './entry-reading.ts'
import { withCapitalSeat } from './plain-keys.ts'

/** The entry line and its messages. */
export type EntryState = {
  readonly text: string
  /** Enter was pressed on this text. */
  readonly entered: boolean
  /** Position of the selected completion. */
  readonly picked: number
  /** A line is typed in notation although fast mode is on; until it is entered. */
  readonly typing: boolean
  /** The tile of the discard that was begun is the drawn one. */
  readonly drawn: boolean
  /** An incident was logged here, to be described later; shown until something is typed. */
  readonly logged: boolean
  /** Enter was pressed with nothing typed and nothing to open; shown until another key is pressed. */
  readonly empty: boolean
}

export const EMPTY_ENTRY: EntryState = { text: '', entered: false, picked: 0, typing: false, drawn: false, logged: false, empty: false }

/**
 * A change of the entry line. `begin`: a line to be typed to its end, also in fast mode. `drawn`: the discard of the drawn tile is begun. `misread`: Enter on a line that does not read.
 * `refused`: the desk refused a line, which comes back unless another one is being typed. `rows`: number of completions shown.
 */
export type EntryAction =
  | { readonly do: 'type' | 'begin' | 'drawn'; readonly text: string }
  | { readonly do: 'misread' | 'refused'; readonly line: string }
  | { readonly do: 'clear' | 'logged' }
  | { readonly do: 'pick'; readonly by: 1 | -1; readonly rows: number }
  | { readonly do: 'empty'; readonly shown: boolean }

export const changeEntry = (state: EntryState, action: EntryAction): EntryState => {
  switch (action.do) {
    case 'type':
      return typed(state, action.text)
    case 'begin':
      return { ...typed(state, action.text), typing: true }
    case 'drawn':
      return { ...typed(state, action.text), drawn: true }
    case 'clear':
      return EMPTY_ENTRY
    case 'logged':
      return { ...EMPTY_ENTRY, logged: true }
    case 'misread':
      return { ...state, text: action.line, entered: true }
    case 'refused':
      return { ...state, text: state.text || action.line, entered: true }
    case 'pick':
      return { ...state, picked: Math.min(Math.max(0, state.picked + action.by), Math.max(0, action.rows - 1)) }
    case 'empty':
      return state.empty === action.shown ? state : { ...state, empty: action.shown }
  }
}

const typed = ({ typing, drawn }: EntryState, text: string): EntryState => ({
  ...EMPTY_ENTRY,
  text: withCapitalSeat(text),
  typing,
  drawn: drawn && / discard /.test(text),
})

/** The line with the word that the key which began it stands for, unless another source is typed. */
const withDrawn = (line: string, drawn: boolean): string =>
  drawn && /^\S discard \S+(?: rotated)?$/.test(line.trim()) ? `${line.trim()} drawn` : line

/** The effect of Enter: it logs an incident, opens the finding at the last act, or enters a line. */
export type EnterMeaning =
  | { readonly do: 'log'; readonly note: string }
  | { readonly do: 'open' }
  | {
      readonly do: 'enter'
      /** The line reads as typed, so that the table need not be known. */
      readonly isWhole: boolean
      /** A short form is read against the table as it is with unanswered acts. */
      readonly lineAt: (view: TableView) => string
    }

export const enterMeaning = ({ text, picked, drawn }: EntryState, mayRule: boolean): EnterMeaning => {
  if (logsIncident(text)) return { do: 'log', note: text.trim().slice(1).trim() }
  if (picked === 0 && text.trim() === '') return { do: 'open' }
  const isWhole = isWholeLine(text, picked)
  const lineAt = (view: TableView): string =>
    withDrawn(isWhole ? text : lineToEnter(text, picked, firstCompletions(text, view, mayRule)[picked]), drawn)
  return { do: 'enter', isWhole, lineAt }
}
