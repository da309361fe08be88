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

/** A column of a list: its heading, what it is taken for (null: nothing), what stands in it first. */
export type ListColumn = { readonly heading: string; readonly field: Field | null; readonly samples: readonly string[] }

/** What importing a list would do; nothing is written. `rows` and `bad`: the first ones, `counts` all of them. */
export type ListPreview = {
  readonly kind: ListKind
  readonly encoding: Encoding | null
  readonly separator: Separator | null
  readonly sheet: string | null
  readonly sheets: readonly { readonly name: string; readonly lines: number }[]
  /** The line that has the headings; null: there is none. */
  readonly header: number | null
  readonly columns: readonly ListColumn[]
  /** What a column of such a list can be. */
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
  /** Why it can't be imported as it is; null: it can, its bad lines apart. */
  readonly trouble: ByLanguage<string> | null
  readonly seen: string
}

/** What is told while a list is read: how far it is, at the end what it would do; of a workbook each sheet that is to be taken, `preview` the first. */
export type ListNews =
  | { readonly kind: 'reading'; readonly read: number; readonly of: number }
  | { readonly kind: 'read'; readonly preview: ListPreview; readonly previews: readonly ListPreview[] }

const field = z.custom<Field>((word) => typeof word === 'string' && isField(word))

const line = z.number().int().min(1)

/** How a list is to be read, where the person says so. */
const asked = z.object({
  kind: z.enum(LIST_KINDS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
  separator: z.enum(SEPARATORS).optional(),
  sheet: z.string().max(200).optional(),
  header: z.number().int().min(1).nullable().optional(),
  columns: z.array(field.nullable()).max(200).optional(),
  match: z.enum(MATCHES).optional(),
  /** Lines that were corrected on the screen, with all their cells. */
  edits: z
    .array(z.object({ line, cells: z.array(z.string().max(2000)).max(200) }))
    .max(2000)
    .optional(),
  /** Lines that are left out knowingly. */
  without: z.array(line).max(50_000).optional(),
})
/** One list, or several sheets of a workbook, taken in one act; none: those that read like lists. */
const parts = z.union([asked, z.array(asked).max(20)])

/** Lists of players, referees, rounds and seats. */
export const lists = {
  /** Reads a list and tells what it would do; whoever stops listening stops the reading. */
  preview: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: gameFile, asked: parts }))
    .output(eventIterator(type<ListNews>())),
  /** Imports a list, all or nothing; refused where `seen` is no longer what it would do, and where lines are bad that are not to be left out. */
  take: procedure({ access: LAPTOP, long: true })
    .input(z.object({ file: gameFile, asked: parts, leaveOut: z.boolean(), seen: z.string().max(2000).optional(), by: name, key }))
    .output(type<Taken>()),
}

/** What is wrong with a line, and what was expected. */
export type Bad = { readonly line: number; readonly text: ByLanguage<string>; readonly cells: readonly string[] }

/** Something that a list sets: what it says now, column by column, and what stood there (null where it stays). */
export type PlanRow = {
  readonly line: number
  readonly what: RowNews
  readonly cells: readonly string[]
  readonly was: readonly (string | null)[]
}

/** What came of an import; `seq`: the entry that names the file, null where the list had nothing new. */
export type Taken = {
  /** Of several sheets the first that is taken. */
  readonly kind: ListKind
  readonly fresh: number
  readonly changed: number
  readonly same: number
  readonly leftOut: number
  readonly seq: number | null
}
