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

/** One table of a round, as the list of tables shows it. */
export type TableSummary = TableName & {
  readonly players: BySeat<PlayerAtTable | null>
  readonly hand: { readonly wind: Seat; readonly number: number; readonly counters: number; readonly noted: boolean } | null
  /** In all its hands; `inHand`: in the one shown, by whose numbers its acts are told. */
  readonly acts: number
  readonly inHand: number
  readonly open: { readonly violation: number; readonly question: number; readonly record: number; readonly advice: number }
  /** The open finding that is looked at first: the worst, the oldest of them. */
  readonly first: {
    readonly finding: Finding
    readonly rules: RuleSetName
    readonly since: Date
  } | null
  /** Open incidents that no finding is behind: somebody called for a referee, oldest first. */
  readonly calls: readonly Call[]
  /** Points as the newest hand began, or as the result was signed; null where nobody said. */
  readonly scores: BySeat<number> | null
  /** When its result was signed; null while it is not, or once it was reopened. */
  readonly signed: Date | null
  readonly changed: Date | null
}

/** What came from a file, and what it was read as. */
export type Imported = { readonly format: string; readonly games: number; readonly hands: number; readonly acts: number }

/** Everything that the table screen draws for one hand of one table, after its last act. */
export type TableState = {
  readonly table: TableSummary
  readonly hands: readonly HandSummary[]
  /** The hand shown. */
  readonly hand: string
  readonly rules: RuleSetName
  /** The header lines of the hand as they stand, settings apart; those for themselves (`@set`). */
  readonly header: readonly string[]
  /** The name of what set them, for a correction of them; null without a hand. */
  readonly headed: Ref | null
  readonly settings: readonly SettingLine[]
  /** Whether the time of entry counts as table time here. */
  readonly live: boolean
  /** Whether there are red fives in the set. */
  readonly reds: boolean
  readonly view: TableView
  /** What the engine folds the acts from: a window that can't reach the desk predicts with it. */
  readonly start: HandStart
  readonly acts: readonly Act[]
  /** The name of the last in its list, whether it stands or not: what is typed now is typed behind it. */
  readonly end: Ref | null
  /** How many forks wait at this hand: acts of two recorders that crossed. */
  readonly forks: number
  /** How many pairs of hands wait at this table that were begun by two who had not seen each other's. */
  readonly handsApart: number
  /** What scores and riichi sticks on the table have to add up to; null where neither the rules nor the record say it. */
  readonly total: ScoreTotal | null
  readonly findings: readonly ShownFinding[]
  /** `ref`: by what an undo names it; `ruling`: the act is a signed ruling; who signed it, and whether a report of it was exported. */
  readonly canUndo: {
    readonly ref: Ref | null
    readonly text: string
    readonly act: number
    /** Who did it. */
    readonly by: string
    readonly ruling?: { readonly by: string; readonly exported: boolean }
  } | null
  readonly canRedo: { readonly ref: Ref; readonly text: string } | null
  /** The number of the newest entry in the log that this state includes. */
  readonly seq: number
}

/** What an act changed: the findings that came and went with it; those that only have another act's number now moved. */
export type Change = {
  readonly state: TableState
  readonly came: readonly number[]
  readonly gone: readonly number[]
  readonly moved: readonly number[]
}

/** What was taken back or put back: the table that it changed, as it is now; null where it was at none. */
export type Undone = { readonly text: string; readonly table: string | null; readonly change: Change | null }

/** Tables: what is entered at them, and what they show. */
export const tables = {
  list: procedure({ access: ALL }).output(type<readonly TableSummary[]>()),
  /** All tables by name only, in the same order: what every screen needs, and no act changes. */
  names: procedure({ access: ALL }).output(type<readonly TableName[]>()),
  /** A further table, its players by name (empty: unknown); of the newest round if none is named. */
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
  /** One hand of a table, the newest if none is named; `at`: the table as it lay after that event (the list of acts stays whole). */
  state: procedure({ access: ALL_AT })
    .input(z.object({ table: tableId, hand: tableId.optional(), at: z.number().int().min(0).optional() }))
    .output(type<TableState>()),
  /**
   * Enters one or more lines of table notation, all or none. Answered means committed and synced. `waited`: milliseconds since it was typed as it happened;
   * under live timing it then gets the table time of its entry. `behind`: the hand and the `end` of its list that the window had seen: what others entered behind that
   * meanwhile stands beside it, as a fork (`forks.at`). `written`: the last act that was entered, for what is typed behind it.
   */
  record: procedure({ access: RECORDS })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object(recording))
    .output(type<Change & { written: Ref | null }>()),
  /** Switches live timing on or off: whether the time of entry counts as table time. */
  liveTiming: procedure({ access: RECORDS })
    .input(z.object({ table: tableId, on: z.boolean(), by: name, key }))
    .output(type<Change>()),
  /** Imports the games of a file (any known format, also gzipped) as further hands of a table: refused as a whole, undone as a whole. `again`: though the same bytes were imported before. */
  import: procedure({ access: LAPTOP, long: true })
    .input(z.object({ table: tableId, file: gameFile, by: name, again: z.boolean().optional(), key }))
    .output(type<Change & { imported: Imported }>()),
  /**
   * Takes the last act back, with `own` the last one of this person; `keepsRulings`: refused where that is a signed ruling. `of`: the act that the window
   * showed as the last (`canUndo.ref`); `after`: the key of what the window had sent before it and not heard of. Refused where another act is the last by now.
   */
  undo: procedure({ access: RECORDS })
    .input(z.object({ ...takingBack, keepsRulings: z.boolean().optional() }))
    .output(type<Change>()),
  /** Puts back what the last undo took back; until something new is entered there, with `own` until that person enters something. Named as `undo` names it. */
  redo: procedure({ access: RECORDS }).input(z.object(takingBack)).output(type<Change>()),
  /** Corrects the record of a hand (the newest if none is named). Rulings that rest on what changed wait for a review. `seen`: the acts that are meant, by name; refused where one was changed since. */
  correct: procedure({ access: RECORDS })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object(correcting))
    .output(type<Change>()),
  /** What a correction would do; nothing is written. */
  preview: procedure({ access: RECORDS })
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object({ table: tableId, hand: tableId.optional(), edit: correctionEdit }))
    .output(type<Preview>()),
  /** What other rule sets (all built-in ones, if none are named) say of a hand, or of one act in it; nothing is written. */
  compare: procedure({ access: RECORDS }).input(askedOfHand.compare).output(type<Compared>()),
  /** What each player is entitled to after an act: what still stands, furiten, who may claim the last discard for what. */
  entitlements: procedure({ access: RECORDS }).input(askedOfHand.moment).output(type<Entitled>()),
  /** What the winning hands are worth after an act. */
  value: procedure({ access: RECORDS }).input(askedOfHand.moment).output(type<HandValues>()),
}
