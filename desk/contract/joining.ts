import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { filePath } from './inputs.ts'
import type { ConflictKind } from './vocabulary.ts'

/** A further copy of the tournament in use; `news`: how many of its entries the one in use does not have. */
export type TournamentCopy = {
  readonly file: string
  readonly changed: Date
  readonly size: number
  readonly entries: number
  readonly news: number
  /** When the newest of those was written, and by whom. */
  readonly newest: { readonly by: string; readonly at: Date } | null
}

/** How many entries of a kind. */
export type KindCount = { readonly kind: string; readonly count: number }

/** What joining copies would do; nothing is written. */
export type JoinPreview = {
  readonly entries: number
  readonly from: readonly {
    readonly file: string
    readonly entries: number
    readonly added: number
    readonly kinds: readonly KindCount[]
  }[]
  /** What would stand against each other and does not yet. */
  readonly conflicts: readonly {
    readonly kind: ConflictKind
    readonly round: number | null
    readonly table: string | null
    readonly hand: string | null
    readonly event: number | null
    readonly oneBy: string
    readonly oneSays: string
    readonly otherBy: string
    readonly otherSays: string
    /** The names of the two entries, which never move. */
    readonly ref: string
  }[]
}

/** What joining did; `backup`: the file as it was before. */
export type Joined = {
  readonly entries: number
  readonly from: readonly { readonly file: string; readonly entries: number; readonly added: number }[]
  readonly backup: string
}

/** A file in the folder that can't be read. */
export type UnreadFile = { readonly file: string; readonly trouble: ByLanguage<string> }

const files = z.array(filePath).min(1).max(50)

/** Joining copies of the tournament in use that went on apart: the same as the command `merge`. */
export const joining = {
  /** The copies beside the file in use and in the desk's folder, those with something new first; how many files there are no copies of it. */
  copies: procedure({ access: LAPTOP, long: true }).output(
    type<{ folder: string; copies: readonly TournamentCopy[]; others: number; unread: readonly UnreadFile[] }>(),
  ),
  preview: procedure({ access: LAPTOP, long: true }).input(z.object({ files })).output(type<JoinPreview>()),
  /** Makes a backup, then joins the copies into the file in use. The copies stay as they are. */
  join: procedure({ access: LAPTOP, long: true }).input(z.object({ files })).output(type<Joined>()),
}
