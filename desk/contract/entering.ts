import { z } from 'zod'
import { MEND_KINDS, MEND_REASONS } from '../../engine/repair/mends/mend.ts'
import { entryRef, key, tableId, waited } from './base.ts'
import { correctionEdit, listEdit, recordText } from './inputs.ts'
import { byLanguage, finding, integer, type Shape, text } from './shape.ts'

/** Lines that a user enters at a table. `together`: they are one act, which undo reverts as a whole, unless they are many. */
export const recording = {
  table: tableId,
  text: recordText,
  together: z.boolean().optional(),
  by: z.string().max(200),
  behind: z.object({ hand: z.string().max(100), after: entryRef.nullable(), unanswered: z.boolean().optional() }).optional(),
  waited,
  key,
}

/**
 * References that the author of a correction knew. `acts`: the acts to change, remove or move. `before`, `behind`: the act after or
 * before the insertion point; `behind` null: the start of the list. `header`: the entry of the header lines.
 */
const seenBefore = z.object({
  acts: z.array(entryRef).min(1).max(10_000).readonly().optional(),
  before: entryRef.optional(),
  behind: entryRef.nullable().optional(),
  header: entryRef.optional(),
})
export interface SeenEntries extends Shape<typeof seenBefore> {}

/** Input of an undo or redo at a table: its author, and the act meant. */
export const takingBack = {
  table: tableId,
  by: z.string().max(200),
  own: z.boolean().optional(),
  of: entryRef.optional(),
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

/** A change to a hand's list of acts or to its header. */
export type CorrectionEdit = Shape<typeof correctionEdit>

/**
 * A change to a hand's header. `header`: all its lines; rule set and settings stay unless a `@rules` or `@set` line names them. `rules`:
 * only rule set and settings, of this hand or of all hands of its table; a null setting removes it.
 */
export type HeaderEdit = Extract<CorrectionEdit, { do: 'header' | 'rules' }>

/** The effect of a correction: the resulting acts, the changed findings, and the affected rulings. */
export const preview = z.strictObject({
  /** The lines of the acts; a short form is one line of three acts. */
  acts: z.array(z.strictObject({ line: text, first: integer, count: z.literal([1, 3]) })),
  came: z.array(finding),
  gone: z.array(finding),
  moved: z.array(z.strictObject({ before: finding, after: finding })),
  /** Numbers of the rulings that would be marked for review. */
  rulings: z.array(integer),
  /** Current numbers of the answers and rulings that would be removed together with their act. */
  decisions: z.array(integer),
})
export interface Preview extends Shape<typeof preview> {}

/** A proposed repair for a finding, as input of `correct`. `hand`: the finding's hand. `says`: the label of its button. */
export const proposedMend = z.strictObject({
  kind: z.enum(MEND_KINDS),
  edit: listEdit,
  /** The first event that it changes, or before which it inserts. */
  at: integer,
  because: z.enum(MEND_REASONS),
  /** From 0 to 1, among all mends proposed for the finding. */
  likelihood: z.number(),
  hand: text,
  seen: seenBefore,
  says: byLanguage,
})
export interface ProposedMend extends Shape<typeof proposedMend> {}
