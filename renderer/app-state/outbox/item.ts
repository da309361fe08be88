import type { Ref } from '../../../desk/contract/base.ts'
import type { CorrectionEdit, SeenEntries } from '../../../desk/contract/entering.ts'
import type { Change } from '../../../desk/contract/tables.ts'

/** One act entered at a table that the desk has not acknowledged yet. */
export type OutboxItem = {
  /** Idempotency key: the desk applies it once, however often it is sent. */
  readonly key: string
  readonly table: string
  readonly act: RecordAct | CorrectionAct | Undo | Redo | LiveTiming | StepsAct | Called
  readonly by: string
  /** Time of entry, in milliseconds. */
  readonly at: number
  /** The tournament file that was open then, if known. A copy of the file has the same tables. */
  readonly file?: string | undefined
  /** Position in the record that the author knew. */
  readonly behind?: ActAnchor | undefined
}

/**
 * A position in the record: the hand (empty if the table had none) and the last act of its list (null if it had none). `unanswered`: the
 * act before is this window's own, and the desk had not answered it when this one was typed.
 */
export type ActAnchor = { readonly hand: string; readonly after: Ref | null; readonly unanswered?: boolean }

/** Lines of the record. `adds`: their events in long form, by which they are found in the answered list. */
export type RecordAct = { readonly kind: 'record'; readonly text: string; readonly adds?: readonly string[] }

/**
 * A correction of recorded acts. `seen`: stable references of the acts, whatever their numbers become; `says`: its description for the
 * reader; `adds`: the events that it inserts. Unanswered acts are referred to by the key of their item.
 */
export type CorrectionAct = {
  readonly kind: 'correct'
  readonly hand: string
  readonly edit: CorrectionEdit
  readonly seen?: SeenEntries
  readonly says: string
  readonly adds?: readonly string[]
}

/**
 * `ruling`, `others`: the user confirmed that a signed ruling, or another person's act, is meant; otherwise the desk refuses to undo one.
 * `own`: the last act of this person.
 */
type Undo = { readonly kind: 'undo'; readonly ruling?: boolean; readonly others?: boolean; readonly own?: boolean } & Meant
type Redo = { readonly kind: 'redo'; readonly own?: boolean } & Meant
/**
 * The act to undo or redo. `of`: the act shown as the last one. `after`: key of an unanswered item; then the act that is last once that
 * item was applied.
 */
type Meant = { readonly of?: Ref | undefined; readonly after?: string | undefined }
/** Whether the time of entry counts as table time from now on. */
type LiveTiming = { readonly kind: 'liveTiming'; readonly on: boolean }

/** A call for a referee; `note`: the words that came with it. */
type Called = { readonly kind: 'incident'; readonly note?: string }

/** The steps of a signed ruling that were done at the table, all of them. */
export type StepsAct = {
  readonly kind: 'steps'
  /** Stable references: a tablet may send this after copies were joined. */
  readonly incident: Ref
  readonly ruling: Ref
  readonly remedies: readonly string[]
  /** Those before this tick: others may note some of their own meanwhile. */
  readonly known: readonly string[]
}

/** Why the desk did not accept an item. `refused` is final; the others are retried. */
export type SendFailure =
  | { readonly kind: 'refused'; readonly message: string; readonly column: number | null }
  | { readonly kind: 'not-saved'; readonly code: 'disk-full' | 'read-only' | 'other'; readonly detail: string }
  | { readonly kind: 'lost' }
  /** Another file than this table's is open. The acts of other tables go on. */
  | { readonly kind: 'other-file' }
  /** The desk itself failed. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'forbidden' }

/** An incident as the desk knows it, with the newest act about it. */
export type KnownIncident = { readonly id: number; readonly last: Ref | null }

/**
 * `change`: the table's new state, if the act was one of its record. `written`: the last act that was recorded, if one was. `opened`: by a call
 * for a referee.
 */
export type SendAnswer =
  | { readonly ok: true; readonly change: Change | null; readonly written?: Ref | null; readonly opened?: KnownIncident }
  | { readonly ok: false; readonly failure: SendFailure }
export type RefusedItem = { readonly item: OutboxItem; readonly message: string; readonly column: number | null }
