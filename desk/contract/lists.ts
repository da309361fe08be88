import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { key, procedure } from './base.ts'
import { gameFile, name } from './inputs.ts'
import type { RowNews } from './vocabulary.ts'
import {
  ENCODINGS,
  type Encoding,
  type Field,
  isField,
  LIST_KINDS,
  type ListKind,
  MATCHES,
  SEPARATORS,
  type Separator,
} from './vocabulary.ts'

/** A column of a list: its heading, its meaning (null: none) and its first values. */
export type ListColumn = { readonly heading: string; readonly field: Field | null; readonly samples: readonly string[] }

/** The effect of importing a list; nothing is written. `rows` and `bad` have only the first lines, `counts` includes all. */
export type ListPreview = {
  readonly kind: ListKind
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  readonly sheet: string | null
  readonly sheets: readonly { readonly name: string; readonly lines: number }[]
  /** The line with the headings; null: none. */
  readonly header: number | null
  readonly columns: readonly ListColumn[]
  /** The meanings that a column of such a list can have. */
  readonly fields: readonly Field[]
  readonly rows: readonly PlanRow[]
  readonly bad: readonly Bad[]
  readonly notes: readonly ByLanguage<string>[]
  readonly counts: {
    readonly fresh: number
    readonly changed: number
    readonly same: number
    readonly bad: number
    readonly entries: number
  }
  /** Reason why the list can't be imported as it is; null: it can, except its bad lines. */
  readonly trouble: ByLanguage<string> | null
  readonly seen: string
}

/** Progress of reading a list, then the effect of its import. For a workbook, `previews` has each sheet to import, `preview` the first. */
export type ListNews =
  | { readonly kind: 'reading'; readonly read: number; readonly of: number }
  | { readonly kind: 'read'; readonly preview: ListPreview; readonly previews: readonly ListPreview[] }

const field = z.custom<Field>((word) => typeof word === 'string' && isField(word))

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
})
/** One list, or several sheets of a workbook that are imported in one act. Empty: the sheets that look like lists. */
const parts = z.union([asked, z.array(asked).max(20)])

/** Lists of players, referees, rounds and seats. */
export const lists = {
  /** Reads a list and streams the effect of its import. Closing the stream stops the reading. */
  preview: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: gameFile, asked: parts }))
    .output(eventIterator(type<ListNews>())),
  /**
   * Imports a list, all or nothing. Refused if its effect differs from the preview (`seen`), or if it has bad lines and `leaveOut` is
   * false.
   */
  take: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: gameFile, asked: parts, leaveOut: z.boolean(), seen: z.string().max(2000).optional(), by: name, key }))
    .output(type<Taken>()),
}

/** A bad line, with its error and the expected content. */
export type Bad = { readonly line: number; readonly text: ByLanguage<string>; readonly cells: readonly string[] }

/** A line of a list: its values by column, and the values that they replace (null: unchanged). */
export type PlanRow = {
  readonly line: number
  readonly what: RowNews
  readonly cells: readonly string[]
  readonly was: readonly (string | null)[]
}

/** Result of an import. `seq`: the entry that names the file; null if the list had nothing new. */
export type Taken = {
  /** For several sheets, the kind of the first imported one. */
  readonly kind: ListKind
  readonly fresh: number
  readonly changed: number
  readonly same: number
  readonly leftOut: number
  readonly seq: number | null
}
