import type { TableView } from '../../../engine/table/table-view.ts'
import { isLine, linesOfEnter, startsAnother } from './after-refused.ts'
import { firstCompletions, isWholeLine, lineToEnter, logsIncident } from './entry-reading.ts'
import { type DrawnDiscard, discardDrawn, withCapitalSeat } from './plain-keys.ts'

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
  /** The discard of the drawn tile is to be begun once the desk has answered: what is typed meanwhile belongs to it. */
  readonly awaits: boolean
  /** An incident was logged here, to be described later; shown until something is typed. */
  readonly logged: boolean
  /** Enter was pressed with nothing typed and nothing to open; shown until another key is pressed. */
  readonly empty: boolean
  /** The refused line that the text begins with, if another line may begin after it. */
  readonly stuck: string | null
  /** A refused line that is yet to be corrected, and the lines typed after it: none of them is entered before it. */
  readonly ahead: readonly string[]
  /** Lines typed after the one in the entry line, to be entered after it. */
  readonly later: readonly string[]
}

export const EMPTY_ENTRY: EntryState = {
  text: '',
  entered: false,
  picked: 0,
  typing: false,
  drawn: false,
  awaits: false,
  logged: false,
  empty: false,
  stuck: null,
  ahead: [],
  later: [],
}

/**
 * A change of the entry line. `go-on`: letters of the newest waiting line, which was begun before the screen had come, typed into the field.
 * `begin`: a line to be typed to its end, also in fast mode. `await`: the discard of the drawn tile is awaited, or no longer; `due`: it can be
 * begun, unless its line was entered meanwhile. `misread`: Enter on a line that does not read. `refused`: the desk refused a line, which comes
 * back unless another one is being typed. `rows`: number of completions shown. `part`: Enter after two lines in one; `hold`: lines wait for the
 * refused one; `unhold`: the newest of them comes back; `recall`: the refused one does. `later`: a line typed elsewhere, after all others.
 * `resume`: lines that were held; `before`: the same, before all that was typed meanwhile.
 */
export type EntryAction =
  | { readonly do: 'type' | 'begin' | 'go-on'; readonly text: string }
  | { readonly do: 'misread' | 'refused' | 'hold' | 'later'; readonly line: string }
  | { readonly do: 'clear' | 'logged' | 'unhold' | 'recall' }
  | { readonly do: 'part'; readonly parted: EntryState }
  | { readonly do: 'resume'; readonly lines: readonly string[] }
  | { readonly do: 'before'; readonly lines: readonly string[]; readonly drawn: boolean }
  | { readonly do: 'pick'; readonly by: 1 | -1; readonly rows: number }
  | { readonly do: 'empty'; readonly shown: boolean }
  | { readonly do: 'await'; readonly on: boolean }
  | { readonly do: 'due'; readonly discard: DrawnDiscard | null }

export const changeEntry = (state: EntryState, action: EntryAction): EntryState => {
  switch (action.do) {
    case 'type':
      return typed(state, action.text)
    case 'go-on':
      return goneOn(state, action.text)
    case 'begin':
      return { ...typed(state, action.text), typing: true }
    case 'await':
      return { ...state, awaits: action.on }
    case 'due':
      return state.awaits ? begun({ ...state, awaits: false }, action.discard) : state
    case 'clear':
      return cleared(state)
    case 'logged':
      return { ...cleared(state), logged: true }
    case 'misread':
      return { ...state, text: action.line, entered: true }
    case 'refused':
      return state.ahead.length > 0 ? state : { ...state, text: state.text || action.line, entered: true }
    case 'part':
      return action.parted
    case 'hold':
      return { ...cleared(state), ahead: [...state.ahead, ...action.line.split('\n')] }
    case 'later':
      return { ...state, later: [...state.later, action.line], typing: true }
    case 'unhold':
      return { ...cleared(state), text: state.ahead.at(-1) ?? '', entered: state.ahead.length === 1, ahead: state.ahead.slice(0, -1) }
    case 'recall':
      return resumed(state, linesOf(state))
    case 'resume':
      return resumed(state, action.lines)
    case 'before':
      return { ...resumed(state, [...action.lines, ...linesOf(state)]), drawn: action.drawn }
    case 'pick':
      return { ...state, picked: Math.min(Math.max(0, state.picked + action.by), Math.max(0, action.rows - 1)) }
    case 'empty':
      return state.empty === action.shown ? state : { ...state, empty: action.shown }
  }
}

const typed = (state: EntryState, text: string): EntryState => {
  const { typing, drawn, awaits, ahead, later } = state
  const refused = state.entered && state.text !== '' ? state.text : state.stuck
  const rest = refused !== null && text.startsWith(refused) ? text.slice(refused.length) : ''
  if (refused !== null && startsAnother(refused, rest)) return parted(state, refused, rest)
  return {
    ...EMPTY_ENTRY,
    text: withCapitalSeat(text),
    typing,
    drawn: drawn && / discard /.test(text),
    awaits,
    stuck: /^(?:\s*[ESWN*@.]|\S)/i.test(rest) ? refused : null,
    ahead,
    later,
  }
}

/** The newest waiting line with the letters that were typed behind the text, or without its last one where one was taken away. */
const goneOn = (state: EntryState, text: string): EntryState => {
  const newest = state.later.at(-1) ?? ''
  const now = text.startsWith(state.text)
    ? newest + text.slice(state.text.length)
    : text === state.text.slice(0, -1) && newest !== ''
      ? newest.slice(0, -1)
      : null
  return now === null ? typed(state, text) : { ...state, later: [...state.later.slice(0, -1), now] }
}

/** The discard of the drawn tile is begun. It waits for a line that the desk refused meanwhile. */
const begun = (state: EntryState, discard: DrawnDiscard | null): EntryState => {
  if (!discard || discard.whole) return state
  if (state.entered && state.text !== '') return parted(state, state.text, '.')
  if (isAnotherLine(state.text, discard)) return state
  return { ...typed(state, lineOfDiscard(discard, state.text)), drawn: discard.drawn === true }
}

/** Whether a whole other line was typed while the discard was awaited. */
const isAnotherLine = (text: string, { line }: DrawnDiscard): boolean =>
  /^(?:[ESWN*@]\s|!)/iu.test(text) && !text.startsWith(line) && !line.startsWith(text)

/** The text was typed before the line was begun: its tile, or the whole line. */
const lineOfDiscard = ({ line }: DrawnDiscard, text: string): string =>
  text.startsWith(line) || (text !== '' && line.startsWith(text)) ? text : line + text

/**
 * The text in which another line was typed after a refused one, parted; null if it is one line. To be asked at Enter. `reads`: whether a line can
 * be entered by itself.
 */
export const partRefused = (state: EntryState, reads: (line: string) => boolean = isLine): EntryState | null => {
  const lines = linesOfEnter(state.text, state.stuck, reads)
  return lines && changeEntry(parted(state, lines.refused, ''), { do: 'hold', line: lines.next })
}

/** The point alone is a key, which no Enter follows. */
const parted = (state: EntryState, refused: string, rest: string): EntryState => {
  const isKey = rest.trim() === '.'
  const ahead = [...state.ahead, refused, ...state.later, ...(isKey ? ['.'] : [])]
  return { ...EMPTY_ENTRY, typing: state.typing, text: isKey ? '' : withCapitalSeat(rest.trimStart()), ahead }
}

/** Without the text. Held lines stay, and fast mode stays off with them. */
const cleared = ({ typing, ahead, later }: EntryState): EntryState => ({
  ...EMPTY_ENTRY,
  typing: typing && ahead.length + later.length > 0,
  ahead,
  later,
})

const resumed = ({ typing }: EntryState, [text = '', ...later]: readonly string[]): EntryState => ({
  ...EMPTY_ENTRY,
  text,
  later,
  typing: typing && text !== '',
  entered: text !== '',
})

const linesOf = ({ ahead, text, later }: EntryState): readonly string[] => [...ahead, ...(text === '' ? [] : [text]), ...later]

/** The number of lines that were entered and wait with the refused one, which counts too. A refused line alone is seen in the field. */
export const waitingLines = ({ text, ahead, later }: EntryState): number =>
  ahead.length + later.length + (text !== '' && later.length > 0 ? 1 : 0)

/** All lines that are not entered yet, as one text that outlives a reload. */
export const draftOf = (state: EntryState): string => linesOf(state).join('\n')

export const entryOfDraft = (draft: string): EntryState => {
  const [text = '', ...later] = draft.split('\n')
  const isHeld = later.length > 0
  return { ...EMPTY_ENTRY, text, later, entered: isHeld, typing: isHeld }
}

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

export const enterMeaning = ({ text, picked, drawn, awaits }: EntryState, mayRule: boolean): EnterMeaning => {
  if (logsIncident(text)) return { do: 'log', note: text.trim().slice(1).trim() }
  if (picked === 0 && text.trim() === '') return { do: 'open' }
  const isWhole = isWholeLine(text, picked)
  const lineAt = (view: TableView): string => {
    const discard = awaits ? discardDrawn(view) : null
    if (discard && !discard.whole && !isAnotherLine(text, discard)) return withDrawn(lineOfDiscard(discard, text), discard.drawn === true)
    return withDrawn(isWhole ? text : lineToEnter(text, picked, firstCompletions(text, view, mayRule)[picked]), drawn)
  }
  return { do: 'enter', isWhole, lineAt }
}
