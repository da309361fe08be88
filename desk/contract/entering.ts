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

/** A line of a table, as it is entered. */
export const recording = {
  table: tableId,
  text: recordText,
  by: z.string().max(200),
  behind: z.object({ hand: z.string().max(100), after: entryName.nullable(), unanswered: z.boolean().optional() }).optional(),
  waited,
  key,
}

/** What the writer of a correction had seen. */
const seenBefore = z.object({
  acts: z.array(entryName).min(1).max(10_000).readonly().optional(),
  before: entryName.optional(),
  behind: entryName.nullable().optional(),
  header: entryName.optional(),
})

/** Who takes back or puts back at a table, and which act is meant. */
export const takingBack = {
  table: tableId,
  by: z.string().max(200),
  own: z.boolean().optional(),
  of: entryName.optional(),
  after: key,
  key,
}

/** A correction of a hand, the newest if none is named. */
export const correcting = {
  table: tableId,
  hand: tableId.optional(),
  edit: correctionEdit,
  seen: seenBefore.optional(),
  by: z.string().max(200),
  key,
}

/**
 * The header lines of a hand, all of them as they should be; rule set and settings stay as they are where no `@rules` or `@set` line names them. Or its rule
 * set and settings alone (`settings`: null takes one out), of this hand or of all of its table.
 */
export type HeaderEdit =
  | { readonly do: 'header'; readonly text: string }
  | {
      readonly do: 'rules'
      readonly rules?: string | undefined
      readonly settings?: Readonly<Record<string, string | null>> | undefined
      readonly hands?: 'this' | 'all' | undefined
    }

/** What is corrected: the list of acts, or what stands in the header lines of the hand. */
export type CorrectionEdit = ListEdit | HeaderEdit

/** What a correction would do: the acts as they would stand, and what that does to the findings and to the rulings on them. */
export type Preview = {
  readonly acts: readonly FormattedAct[]
  readonly came: readonly Finding[]
  readonly gone: readonly Finding[]
  readonly moved: readonly KeptFinding[]
  /** Numbers of the rulings that would be marked for review. */
  readonly rulings: readonly number[]
  /** Answers and rulings that would go with the act they are about, by their numbers of now. */
  readonly decisions: readonly number[]
}

/** A mend that is proposed for a finding, as `correct` takes it; `hand` is the finding's, `says` what a button that does it says. */
export type ProposedMend = Omit<Mend, 'edit'> & {
  readonly hand: string
  readonly edit: ListEdit
  readonly seen: Seen
  readonly says: ByLanguage<string>
}

/**
 * What the writer of a correction had seen, by the names of the log: the acts that it changes, takes out or moves; before or behind which other one
 * something goes (`behind` null: before all); the header lines.
 */
export type Seen = {
  readonly acts?: readonly Ref[] | undefined
  readonly before?: Ref | undefined
  readonly behind?: Ref | null | undefined
  readonly header?: Ref | undefined
}
