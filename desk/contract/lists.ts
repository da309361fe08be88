import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { longLaptopCall } from './access.ts'
import { key } from './base.ts'
import { gameFile, signature } from './inputs.ts'
import { answer, byLanguage, integer, type Shape, text } from './shape.ts'
import { ENCODINGS, type Field, isField, LIST_KINDS, MATCHES, ROW_NEWS, SEPARATORS } from './vocabulary.ts'

const field = z.custom<Field>((word) => typeof word === 'string' && isField(word))

/** A column of a list: its heading, its meaning (null: none) and its first values. */
const listColumn = z.strictObject({ heading: text, field: field.nullable(), samples: z.array(text) })

/**
 * A bad line, with its error and the expected content. `field`: the one to correct, if it is one; `isTwin`: it can be imported once the user
 * says that it is about another person of the same name (`asked.apart`).
 */
const badLine = z.strictObject({
  line: integer,
  text: byLanguage,
  cells: z.array(text),
  field: field.exactOptional(),
  isTwin: z.literal(true).exactOptional(),
})
export interface Bad extends Shape<typeof badLine> {}

/** A line of a list: its values by column, and the values that they replace (null: unchanged). */
const planRow = z.strictObject({ line: integer, what: z.enum(ROW_NEWS), cells: z.array(text), was: z.array(text.nullable()) })
export interface PlanRow extends Shape<typeof planRow> {}

/** The effect of importing a list; nothing is written. `rows` and `bad` have only the first lines, `counts` includes all. */
const listPreview = z.strictObject({
  kind: z.enum(LIST_KINDS),
  encoding: z.enum(ENCODINGS).nullable(),
  separator: z.enum(SEPARATORS).nullable(),
  sheet: text.nullable(),
  sheets: z.array(z.strictObject({ name: text, lines: integer })),
  /** The line with the headings; null: none. */
  header: integer.nullable(),
  columns: z.array(listColumn),
  /** The meanings that a column of such a list can have. */
  fields: z.array(field),
  rows: z.array(planRow),
  bad: z.array(badLine),
  notes: z.array(byLanguage),
  counts: z.strictObject({ fresh: integer, changed: integer, same: integer, bad: integer, entries: integer }),
  /** Reason why the list can't be imported as it is; null: it can, except its bad lines. */
  trouble: byLanguage.nullable(),
  seen: text,
})
export interface ListPreview extends Shape<typeof listPreview> {}

/** Progress of reading a list, then the effect of its import. For a workbook, `previews` has each sheet to import, `preview` the first. */
const listNews = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reading'), read: integer, of: integer }),
  z.strictObject({ kind: z.literal('read'), preview: listPreview, previews: z.array(listPreview) }),
])
export type ListNews = Shape<typeof listNews>

/** Result of an import. `seq`: the entry that names the file; null if the list had nothing new. */
const takenList = z.strictObject({
  /** For several sheets, the kind of the first imported one. */
  kind: z.enum(LIST_KINDS),
  fresh: integer,
  changed: integer,
  same: integer,
  leftOut: integer,
  seq: integer.nullable(),
})
export interface Taken extends Shape<typeof takenList> {}

const line = z.number().int().min(1)

/** Format of a list, as far as the user states it. */
const asked = z.object({
  kind: z.enum(LIST_KINDS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
  separator: z.enum(SEPARATORS).optional(),
  sheet: z.string().max(200).optional(),
  header: z.number().int().min(1).nullable().optional(),
  columns: z.array(field.nullable()).max(200).optional(),
  match: z.enum(MATCHES).optional(),
  /** Lines that the user corrected on the screen, with all their cells. */
  edits: z
    .array(z.object({ line, cells: z.array(z.string().max(2000)).max(200) }))
    .max(2000)
    .optional(),
  /** Lines that the user chose to leave out. */
  without: z.array(line).max(50_000).optional(),
  /** Lines that are about another person than the one who already has the name, in lists without a column for numbers. */
  apart: z.array(line).max(2000).optional(),
})
/** One list, or several sheets of a workbook that are imported in one act. Empty: the sheets that look like lists. */
const parts = z.union([asked, z.array(asked).max(20)])

/** Lists of players, referees, rounds and seats. */
export const lists = {
  /** Reads a list and streams the effect of its import. Closing the stream stops the reading. */
  preview: longLaptopCall.input(z.object({ file: gameFile, asked: parts })).output(eventIterator(answer<ListNews>(listNews))),
  /**
   * Imports a list, all or nothing. Refused if its effect differs from the preview (`seen`), or if it has bad lines and `leaveOut` is
   * false.
   */
  take: longLaptopCall
    .input(z.object({ file: gameFile, asked: parts, leaveOut: z.boolean(), seen: z.string().max(2000).optional(), by: signature, key }))
    .output(answer<Taken>(takenList)),
}
