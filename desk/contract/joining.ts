import { z } from 'zod'
import { longLaptopCall } from './access.ts'
import { filePath } from './inputs.ts'
import { answer, byLanguage, integer, moment, type Shape, text } from './shape.ts'
import { CONFLICT_KINDS } from './vocabulary.ts'

/** Another copy of the tournament in use. `news`: number of its entries that the file in use lacks. */
const tournamentCopy = z.strictObject({
  file: text,
  changed: moment,
  size: integer,
  entries: integer,
  news: integer,
  /** Author and time of the newest of those. */
  newest: z.strictObject({ by: text, at: moment }).nullable(),
})
export interface TournamentCopy extends Shape<typeof tournamentCopy> {}

/** Number of entries of one kind. */
const kindCount = z.strictObject({ kind: text, count: integer })

/** A joined copy: the number of its entries, and of those that were added. */
const joinedCopy = z.strictObject({ file: text, entries: integer, added: integer })

/** The effect of joining copies; nothing is written. */
const joinPreview = z.strictObject({
  entries: integer,
  from: z.array(joinedCopy.extend({ kinds: z.array(kindCount) })),
  /** Conflicts that would be new. */
  conflicts: z.array(
    z.strictObject({
      kind: z.enum(CONFLICT_KINDS),
      round: integer.nullable(),
      table: text.nullable(),
      hand: text.nullable(),
      event: integer.nullable(),
      oneBy: text,
      oneSays: text,
      otherBy: text,
      otherSays: text,
      /** Permanent references of the two entries. */
      ref: text,
    }),
  ),
})
export interface JoinPreview extends Shape<typeof joinPreview> {}

/** Result of a join; `backup`: the file's state before it. */
const joined = z.strictObject({ entries: integer, from: z.array(joinedCopy), backup: text })
export interface Joined extends Shape<typeof joined> {}

/** A file in the folder that can't be read. */
const unreadFile = z.strictObject({ file: text, trouble: byLanguage })
export interface UnreadFile extends Shape<typeof unreadFile> {}

const copiesFound = z.strictObject({
  folder: text,
  copies: z.array(tournamentCopy),
  others: integer,
  unread: z.array(unreadFile),
})
export interface CopiesFound extends Shape<typeof copiesFound> {}

const files = z.array(filePath).min(1).max(50)

/** Joins concurrently changed copies of the tournament in use, like the command `merge`. */
export const joining = {
  /** Copies beside the file in use and in the desk's folder, those with news first. `others`: number of files that are no copies of it. */
  copies: longLaptopCall.output(answer<CopiesFound>(copiesFound)),
  preview: longLaptopCall.input(z.object({ files })).output(answer<JoinPreview>(joinPreview)),
  /** Makes a backup, then joins the copies into the file in use. The copies stay unchanged. */
  join: longLaptopCall.input(z.object({ files })).output(answer<Joined>(joined)),
}
