import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import type { FormattedAct } from '../../engine/notation/format/format-event.ts'
import type { KeptFinding } from '../../engine/repair/corrections.ts'
import type { ListEdit } from '../../engine/repair/edits/list-edit.ts'
import type { Mend } from '../../engine/repair/mends/mend.ts'
import { entryName, key, tableId, waited } from './base.ts'
import { correctionEdit, recordText } from './inputs.ts'

/** Lines that a user enters at a table. */
export const recording = {
  table: tableId,
  text: recordText,
  by: z.string().max(200),
  behind: z.object({ hand: z.string().max(100), after: entryName.nullable(), unanswered: z.boolean().optional() }).optional(),
  waited,
  key,
}

/** Input form of `Seen`. */
const seenBefore = z.object({
  acts: z.array(entryName).min(1).max(10_000).readonly().optional(),
  before: entryName.optional(),
  behind: entryName.nullable().optional(),
  header: entryName.optional(),
})

/** Input of an undo or redo at a table: its author, and the act meant. */
export const takingBack = {
  table: tableId,
  by: z.string().max(200),
  own: z.boolean().optional(),
  of: entryName.optional(),
  after: key,
  key,
}

/** A correction of a hand (default: the newest). */
export const correcting = {
  table: tableId,
  hand: tableId.optional(),
  edit: correctionEdit,
  seen: seenBefore.optional(),
  by: z.string().max(200),
  key,
}

/**
 * A change to a hand's header. `header`: all its lines; rule set and settings stay unless a `@rules` or `@set` line names them. `rules`:
 * only rule set and settings, of this hand or of all hands of its table; a null setting removes it.
 */
export type HeaderEdit =
  | { readonly do: 'header'; readonly text: string }
  | {
      readonly do: 'rules'
      readonly rules?: string | undefined
      readonly settings?: Readonly<Record<string, string | null>> | undefined
      readonly hands?: 'this' | 'all' | undefined
    }

/** A change to a hand's list of acts or to its header. */
export type CorrectionEdit = ListEdit | HeaderEdit

/** The effect of a correction: the resulting acts, the changed findings, and the affected rulings. */
export type Preview = {
  readonly acts: readonly FormattedAct[]
  readonly came: readonly Finding[]
  readonly gone: readonly Finding[]
  readonly moved: readonly KeptFinding[]
  /** Numbers of the rulings that would be marked for review. */
  readonly rulings: readonly number[]
  /** Current numbers of the answers and rulings that would be removed together with their act. */
  readonly decisions: readonly number[]
}

/** A proposed repair for a finding, as input of `correct`. `hand`: the finding's hand. `says`: the label of its button. */
export type ProposedMend = Omit<Mend, 'edit'> & {
  readonly hand: string
  readonly edit: ListEdit
  readonly seen: Seen
  readonly says: ByLanguage<string>
}

/**
 * References that the author of a correction knew. `acts`: the acts to change, remove or move. `before`, `behind`: the act after or
 * before the insertion point; `behind` null: the start of the list. `header`: the entry of the header lines.
 */
export type Seen = {
  readonly acts?: readonly Ref[] | undefined
  readonly before?: Ref | undefined
  readonly behind?: Ref | null | undefined
  readonly header?: Ref | undefined
}
