import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../../engine/model/language.ts'
import { LAPTOP } from './access.ts'
import { procedure } from './base.ts'
import { filePath } from './inputs.ts'
import type { ConflictKind } from './vocabulary.ts'

/** Another copy of the tournament in use. `news`: number of its entries that the file in use lacks. */
export type TournamentCopy = {
  readonly file: string
  readonly changed: Date
  readonly size: number
  readonly entries: number
  readonly news: number
  /** Author and time of the newest of those. */
  readonly newest: { readonly by: string; readonly at: Date } | null
}

/** Number of entries of one kind. */
export type KindCount = { readonly kind: string; readonly count: number }

/** The effect of joining copies; nothing is written. */
export type JoinPreview = {
  readonly entries: number
  readonly from: readonly {
    readonly file: string
    readonly entries: number
    readonly added: number
    readonly kinds: readonly KindCount[]
  }[]
  /** Conflicts that would be new. */
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
    /** Permanent references of the two entries. */
    readonly ref: string
  }[]
}

/** Result of a join; `backup`: the file's state before it. */
export type Joined = {
  readonly entries: number
  readonly from: readonly { readonly file: string; readonly entries: number; readonly added: number }[]
  readonly backup: string
}

/** A file in the folder that can't be read. */
export type UnreadFile = { readonly file: string; readonly trouble: ByLanguage<string> }

const files = z.array(filePath).min(1).max(50)

/** Joins concurrently changed copies of the tournament in use, like the command `merge`. */
export const joining = {
  /** Copies beside the file in use and in the desk's folder, those with news first. `others`: number of files that are no copies of it. */
  copies: procedure({ access: LAPTOP, long: true }).output(
    type<{ folder: string; copies: readonly TournamentCopy[]; others: number; unread: readonly UnreadFile[] }>(),
  ),
  preview: procedure({ access: LAPTOP, long: true }).input(z.object({ files })).output(type<JoinPreview>()),
  /** Makes a backup, then joins the copies into the file in use. The copies stay unchanged. */
  join: procedure({ access: LAPTOP, long: true }).input(z.object({ files })).output(type<Joined>()),
}
