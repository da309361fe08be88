import type { Ref } from '../../../desk/contract/base.ts'
import type { CorrectionEdit, Seen } from '../../../desk/contract/entering.ts'
import type { Change } from '../../../desk/contract/tables.ts'

/** One thing that a person has entered for a table and that the desk has not acknowledged yet. */
export type Item = {
  /** The desk does what comes under one key once, however often it is sent. */
  readonly key: string
  readonly table: string
  readonly act: Recorded | Correction | Undo | Redo | LiveTiming | Steps | Called
  readonly by: string
  /** When it was entered, in milliseconds. */
  readonly at: number
  /** The tournament file that was open then, where that was known; a copy of it has the same tables. */
  readonly file?: string | undefined
  /** What the window had seen when it was typed. */
  readonly behind?: Behind | undefined
}

/**
 * A hand, empty where the table had none yet, and the last in its list, null where nothing stood there. `unanswered`: that is this window's own act
 * before, which had not been answered when this one was typed.
 */
export type Behind = { readonly hand: string; readonly after: Ref | null; readonly unanswered?: boolean }

/** Lines of the record; `adds`: the events that they are, each in its long form, by which they are found in the list once they are in it. */
export type Recorded = { readonly kind: 'record'; readonly text: string; readonly adds?: readonly string[] }

/**
 * A change to what was entered before; `seen`: which acts it means, whatever their numbers are by then; `says`: what it does, in words; `adds`: the events
 * that it puts in the list. What is not answered yet is named by the key of its item.
 */
export type Correction = {
  readonly kind: 'correct'
  readonly hand: string
  readonly edit: CorrectionEdit
  readonly seen?: Seen
  readonly says: string
  readonly adds?: readonly string[]
}

/** `ruling`: it was said that a signed ruling is meant; otherwise the desk refuses to take one back. `own`: the last act of this person. */
type Undo = { readonly kind: 'undo'; readonly ruling?: boolean; readonly own?: boolean } & Meant
type Redo = { readonly kind: 'redo'; readonly own?: boolean } & Meant
/** What is taken or put back: what the window showed as the last, by its name, or (`after`, an item's key) what is the last once that is answered. */
type Meant = { readonly of?: Ref | undefined; readonly after?: string | undefined }
/** Whether the time of entry counts as table time from now on. */
type LiveTiming = { readonly kind: 'liveTiming'; readonly on: boolean }

/** A call for a referee; `note`: what was said with it. */
type Called = { readonly kind: 'incident'; readonly note?: string }

/** What is done at the table of a signed ruling, all of it, as the ruling keeps it. */
export type Steps = {
  readonly kind: 'steps'
  /** By their names: what a tablet held may come after copies were joined. */
  readonly incident: Ref
  readonly ruling: Ref
  readonly remedies: readonly string[]
}

/** Why the desk did not take an item: `refused` is final, the others are tried again. */
export type Failure =
  | { readonly kind: 'refused'; readonly message: string; readonly column: number | null }
  | { readonly kind: 'not-saved'; readonly code: 'disk-full' | 'read-only' | 'other'; readonly detail: string }
  | { readonly kind: 'lost' }
  /** The open file is not the one of this table; the acts of other tables go on. */
  | { readonly kind: 'other-file' }
  /** The desk answered that it failed itself. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'forbidden' }

/** `change`: the table as it is now, where the act was one of its record; `written`: the last act that was entered, where one was. */
export type Answer =
  | { readonly ok: true; readonly change: Change | null; readonly written?: Ref | null }
  | { readonly ok: false; readonly failure: Failure }
export type Refused = { readonly item: Item; readonly message: string; readonly column: number | null }
