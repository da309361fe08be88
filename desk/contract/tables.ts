import { type } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import type { Finding } from '../../engine/model/findings.ts'
import type { BySeat, Seat } from '../../engine/model/seats.ts'
import type { SettingLine } from '../../engine/model/table-file.ts'
import type { ScoreTotal } from '../../engine/scoring/score-sum.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { ALL, ALL_AT, LAPTOP, RECORDS } from './access.ts'
import { key, notation, procedure, type TableName, tableId } from './base.ts'
import type { Call } from './calls.ts'
import { correcting, type Preview, recording, takingBack } from './entering.ts'
import { askedOfHand, type Compared, type Entitled, type HandValues } from './hand-questions.ts'
import type { Act, HandStart, HandSummary } from './hands.ts'
import { correctionEdit, doneBy, gameFile, name, round } from './inputs.ts'
import type { PlayerAtTable } from './people.ts'
import type { ShownFinding } from './rulings.ts'

/** One table of a round, as the list of tables displays it. */
export type TableSummary = TableName & {
  readonly players: BySeat<PlayerAtTable | null>
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly noted: boolean } | null
  /** Number of acts in all its hands; `inHand`: in the displayed hand, in which acts are numbered. */
  readonly acts: number
  readonly inHand: number
  readonly open: { readonly violation: number; readonly question: number; readonly record: number; readonly advice: number }
  /** The open finding to look at first: the oldest of the worst. */
  readonly first: {
    readonly finding: Finding
    readonly rules: RuleSetName
    readonly since: Date
  } | null
  /** Open calls for a referee (incidents without a finding), oldest first. */
  readonly calls: readonly Call[]
  /** Points at the start of the newest hand, or as signed; null: unknown. */
  readonly scores: BySeat<number> | null
  /** Signing time of its result; null if unsigned or reopened. */
  readonly signed: Date | null
  readonly changed: Date | null
}

/** Result of importing a file, and its recognised format. */
export type Imported = { readonly format: string; readonly games: number; readonly hands: number; readonly acts: number }

/** All that the table screen draws for one hand of a table, after its last act. */
export type TableState = {
  readonly table: TableSummary
  readonly hands: readonly HandSummary[]
  /** Id of the displayed hand. */
  readonly hand: string
  readonly rules: RuleSetName
  /** The hand's current header lines, without settings; those (`@set`) are in `settings`. */
  readonly header: readonly string[]
  /** Reference of the entry that set the header lines, for a correction; null without a hand. */
  readonly headed: Ref | null
  readonly settings: readonly SettingLine[]
  /** The time of entry counts as table time here. */
  readonly live: boolean
  /** The tile set has red fives. */
  readonly reds: boolean
  readonly view: TableView
  /** The engine's input at the start of the hand: a window without a connection to the desk predicts with it. */
  readonly start: HandStart
  readonly acts: readonly Act[]
  /** The last entry of the hand's list, in force or undone: the next act is appended after it. */
  readonly end: Ref | null
  /** Number of forks in this hand that need a decision: concurrent acts of two recorders. */
  readonly forks: number
  /** Number of pairs of concurrent hands at this table that need a decision. */
  readonly handsApart: number
  /** Required sum of the scores and the riichi sticks on the table; null if neither rules nor record state it. */
  readonly total: ScoreTotal | null
  readonly findings: readonly ShownFinding[]
  /**
   * `ref`: the act's reference for an undo. `ruling`: only for a signed ruling: its signer, and `exported` if a report of it left the file.
   */
  readonly canUndo: {
    readonly ref: Ref | null
    readonly text: string
    readonly act: number
    /** Author of the act. */
    readonly by: string
    readonly ruling?: { readonly by: string; readonly exported: boolean }
  } | null
  readonly canRedo: { readonly ref: Ref; readonly text: string } | null
  /** The number of the newest log entry that this state includes. */
  readonly seq: number
}

/** The effect of an act: findings that appeared and disappeared. `moved`: findings whose act only has a new number. */
export type Change = {
  readonly state: TableState
  readonly came: readonly number[]
  readonly gone: readonly number[]
  readonly moved: readonly number[]
}

/** Result of an undo or redo. `change`: the current state of the table that it changed; null if it changed none. */
export type Undone = { readonly text: string; readonly table: string | null; readonly change: Change | null }

export const tables = {
  list: procedure({ access: ALL }).output(type<readonly TableSummary[]>()),
  /** Only the names of all tables, in the same order. Every screen needs them, and no act changes them. */
  names: procedure({ access: ALL }).output(type<readonly TableName[]>()),
  /** Adds a table to a round (default: the newest). `players`: by name; empty: unknown. */
  create: procedure({ access: LAPTOP })
    .input(
      z.object({
        name,
        round: round.optional(),
        players: z.object({ E: z.string().max(200), S: z.string().max(200), W: z.string().max(200), N: z.string().max(200) }),
        by: doneBy,
      }),
    )
    .output(type<TableSummary>()),
  /** One hand of a table (default: the newest). `at`: the table after that event; the list of acts stays complete. */
  state: procedure({ access: ALL_AT })
    .input(z.object({ table: tableId, hand: tableId.optional(), at: z.number().int().min(0).optional() }))
    .output(type<TableState>()),
  /**
   * Enters lines of table notation, all or nothing. The answer means committed and synced. `waited`: milliseconds since the user typed, if
   * typed during play; under live timing the act then gets the table time of its entry. `behind`: the hand and the `end` that the window
   * displayed. Acts that others have entered after that `end` form a fork (`forks.at`). `written`: the last act entered, as the position
   * for the next.
   */
  record: procedure({ access: RECORDS })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object(recording))
    .output(type<Change & { written: Ref | null }>()),
  /** Switches live timing on or off. Live timing uses the time of entry as table time. */
  liveTiming: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, on: z.boolean(), by: name, key }))
    .output(type<Change>()),
  /**
   * Imports the games of a file (any known format, also gzipped) as further hands of a table. The file is refused as a whole and undone as
   * a whole. `again`: accepts the same bytes a second time.
   */
  import: procedure({ access: LAPTOP, long: true })
    .input(z.object({ table: tableId, file: gameFile, by: name, again: z.boolean().optional(), key }))
    .output(type<Change & { imported: Imported }>()),
  /**
   * Undoes the last act, with `own` the caller's own last act; `keepsRulings`: refused if that is a signed ruling. `of`: the act that the
   * window displayed as latest (`canUndo.ref`). `after`: the key of a request that the window had sent before, still unanswered.
   * Refused if another act is the latest by now.
   */
  undo: procedure({ access: RECORDS })
    .input(z.object({ ...takingBack, keepsRulings: z.boolean().optional() }))
    .output(type<Change>()),
  /**
   * Restores the last undone act, until a new act is entered there; with `own`, until that user enters one. The target is given as in
   * `undo`.
   */
  redo: procedure({ access: RECORDS }).input(z.object(takingBack)).output(type<Change>()),
  /**
   * Corrects the record of a hand (default: the newest). Rulings whose basis changes need a review. `seen`: references of the acts meant;
   * refused if one of them has changed since.
   */
  correct: procedure({ access: RECORDS })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object(correcting))
    .output(type<Change>()),
  /** The effect of a correction; nothing is written. */
  preview: procedure({ access: RECORDS })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object({ table: tableId, hand: tableId.optional(), edit: correctionEdit }))
    .output(type<Preview>()),
  /** Judges a hand, or one act of it, under other rule sets (default: all built-in ones). Nothing is written. */
  compare: procedure({ access: RECORDS }).input(askedOfHand.compare).output(type<Compared>()),
  /** Each player's entitlements after an act: rights still in force, furiten, possible claims of the last discard. */
  entitlements: procedure({ access: RECORDS }).input(askedOfHand.moment).output(type<Entitled>()),
  /** Values of the winning hands after an act. */
  value: procedure({ access: RECORDS }).input(askedOfHand.moment).output(type<HandValues>()),
}
