import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ByLanguage } from '../engine/language.ts'
import { base, key } from './contract-base.ts'
import type { Ruling } from './contract-rulings.ts'
import { filePath, name, penalty, reason } from './inputs.ts'

/** What can stand against each other once copies that went on apart were joined (view `conflicts`). */
export const CONFLICT_KINDS = [
  ...(['ruling', 'incident', 'act', 'hand', 'hand-header', 'seat', 'seat-change', 'result', 'incident-filled'] as const),
  ...(['incident-closed', 'appeal-decided', 'table', 'player', 'referee', 'round', 'tournament', 'rule-set'] as const),
  ...(['table-name', 'player-name', 'player-number', 'referee-name'] as const),
] as const
export type ConflictKind = (typeof CONFLICT_KINDS)[number]

/** One of the two: who wrote it when, what it says; the incident and the ruling that it is of, if any. */
export type ConflictSide = {
  readonly seq: number
  readonly by: string
  readonly at: Date
  readonly says: string
  readonly incident: number | null
  readonly ruling: Ruling | null
}

/** Two entries whose writers had not seen each other; of two rulings on one finding all that hangs on them is settled with them. Where one of them must count, `other` does until somebody decides. */
export type Conflict = {
  readonly kind: ConflictKind
  readonly round: number | null
  readonly table: string | null
  readonly tableId: string | null
  readonly hand: string | null
  readonly event: number | null
  readonly one: ConflictSide
  readonly other: ConflictSide
  /** `here`: one of the two is chosen; `table`: the record of the table is corrected; `elsewhere`: one of them needs another name or edition. */
  readonly settled: 'here' | 'table' | 'elsewhere'
}

/** How much waits for a person besides the findings; `appeals`: incidents whose appeal nobody has decided. */
export type Waiting = { readonly reviews: number; readonly appeals: number; readonly conflicts: number; readonly repeats: number }

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
type KindCount = { readonly kind: string; readonly count: number }

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

const seq = z.number().int().min(1)

/** What can be asked about contradictions. */
export const conflicts = {
  list: base.output(type<readonly Conflict[]>()),
  /** Says which of the two stands, in the name of the head referee, or of two rulings what he rules instead (`own`); both stay in the log. Answers what is left. */
  settle: base
    .input(
      z.object({
        kind: z.enum(CONFLICT_KINDS),
        one: seq,
        other: seq,
        stands: z.enum(['one', 'other', 'own']),
        own: z.object({ decision: z.enum(['upheld', 'changed', 'dismissed']), penalty: penalty.optional() }).optional(),
        reason,
        by: name,
        key,
      }),
    )
    .output(type<readonly Conflict[]>()),
}

const files = z.array(filePath).min(1).max(50)

/** Joining copies of the tournament in use that went on apart: the same as the command `merge`. */
export const joining = {
  /** The copies beside the file in use and in the desk's folder, those with something new first; how many files there are no copies of it. */
  copies: base.output(type<{ folder: string; copies: readonly TournamentCopy[]; others: number; unread: readonly UnreadFile[] }>()),
  preview: base.input(z.object({ files })).output(type<JoinPreview>()),
  /** Makes a backup, then joins the copies into the file in use. The copies stay as they are. */
  join: base.input(z.object({ files })).output(type<Joined>()),
}

/** A file in the folder that can't be read. */
export type UnreadFile = { readonly file: string; readonly trouble: ByLanguage<string> }
