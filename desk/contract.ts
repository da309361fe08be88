import { eventIterator, type } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../db/log/entry.ts'
import type { ScoreTotal } from '../engine/hand/score-sum.ts'
import type { ByLanguage } from '../engine/language.ts'
import type { SettingLine } from '../engine/record/table-file.ts'
import type { Seat } from '../engine/seats.ts'
import type { TableView } from '../engine/view.ts'
import type { RuleSetName } from '../engine/words/rule-sets.ts'
import { base, counted, key, notation, points, seat, seatAct, supersedes, tableId } from './contract-base.ts'
import { calls } from './contract-calls.ts'
import { correcting, recording, takingBack } from './contract-entering.ts'
import type { BackupFile, BackupPlace, Imported, Saved, Saving, Tournament } from './contract-files.ts'
import { forks } from './contract-forks.ts'
import { hub } from './contract-hub.ts'
import { incidents, penalties } from './contract-incidents.ts'
import { lists } from './contract-lists.ts'
import { players, referees } from './contract-people.ts'
import { persons, pseudonyms } from './contract-personal.ts'
import { precedents } from './contract-precedents.ts'
import { type Present, presence, windowName } from './contract-presence.ts'
import { type HandStart, replay } from './contract-replay.ts'
import { reports } from './contract-reports.ts'
import { askedOfHand, type Compared, type Entitled, type HandValues, type Review } from './contract-review.ts'
import { rounds, seating } from './contract-rounds.ts'
import { houseText, ruleSets } from './contract-rule-sets.ts'
import type { EarlierOfPlayer, Ruling, ShownFinding, TableResult } from './contract-rulings.ts'
import { setup } from './contract-setup.ts'
import type { Act, TableName, TableSummary } from './contract-tables.ts'
import { tablets } from './contract-tablets.ts'
import { conflicts, joining, type Waiting } from './contract-waiting.ts'
import { whole } from './contract-whole.ts'
import { correctionEdit, date, doneBy, filePath, gameFile, name, named, penalty, reason, remedies, round } from './inputs.ts'
import type { CorrectionEdit, Preview } from './play/correct.ts'
import type { ProposedMend } from './play/mends.ts'
import type { Seen } from './play/seen-acts.ts'
import type { FindingCount } from './reports/tournament-data.ts'

export type { Call, OnTheWay, OpenCall } from './contract-calls.ts'
export type {
  AnotherName,
  BackupFile,
  HubAdvice,
  HubStanding,
  HubTroubleKind,
  Imported,
  OlderState,
  Saved,
  Saving,
  SavingTrouble,
  Tournament,
} from './contract-files.ts'
export type { Fork, ForkLine, HandApart, HandsApart } from './contract-forks.ts'
export type { ListPreview } from './contract-lists.ts'
export type { Player, PlayerRow, Referee, RefereeRow } from './contract-people.ts'
export type {
  DoubtfulWord,
  Person,
  PersonalStep,
  PersonData,
  PersonMention,
  PseudonymsMade,
  PseudonymsMaking,
  PseudonymsShown,
  PseudonymsWanted,
  TextEdit,
  TouchedText,
} from './contract-personal.ts'
export type { Precedent, PrecedentsIn } from './contract-precedents.ts'
export type { Present } from './contract-presence.ts'
export type { HandStart, Reel, ReplayGame, ReplayHand, Scratch, ScratchEdit } from './contract-replay.ts'
export type { LeftReport, ReportAsked, ReportLanguage, ReportStep } from './contract-reports.ts'
export type { Choices, Counted, FoundIncident, Hit, IncidentFilter, Resting, Review, StaleRepeat } from './contract-review.ts'
export type { ClockAct, Meeting, ProposedSeats, Round, Rounds, SeatedTable } from './contract-rounds.ts'
export type {
  Appeal,
  Attachment,
  Cancelled,
  Closing,
  Earlier,
  EarlierOfPlayer,
  Filling,
  Incident,
  LedgerRow,
  PenaltyTotal,
  Proposal,
  Ruling,
  RulingBeside,
  ShownFinding,
  Statement,
  TableResult,
  TakenBack,
} from './contract-rulings.ts'
export type { SetupPoint } from './contract-setup.ts'
export type { Act, PlayerAtTable, TableName, TableSummary } from './contract-tables.ts'
export type { Asker, Tablet, TabletRole, Tablets } from './contract-tablets.ts'
export type {
  Conflict,
  ConflictKind,
  ConflictSide,
  Joined,
  JoinPreview,
  TournamentCopy,
  UnreadFile,
  Waiting,
} from './contract-waiting.ts'
export type { FindingCount } from './reports/tournament-data.ts'
export type { RoundClock } from './rounds/clock.ts'
export type { CorrectionEdit, Preview, ProposedMend, Ref, Seen }

/** A tournament file in the desk's folder. `name` is null where it can't be read, `trouble` says why. */
export type TournamentFile = {
  readonly file: string
  readonly name: string | null
  readonly changed: Date
  readonly size: number
  readonly sample: boolean
  readonly trouble: ByLanguage<string> | null
}

export type HandSummary = {
  readonly id: string
  readonly position: number
  readonly wind: Seat
  readonly number: number
  readonly counters: number
  /** Whether the record says which hand it is: one that was begun in the middle may not. */
  readonly noted: boolean
  readonly acts: number
}

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

/** What is pushed to every window, in the order of the log; `tablets`: something about them is otherwise; `clocks`: times are told otherwise. */
export type News =
  | { readonly kind: 'entry'; readonly seq: number; readonly table: string | null }
  | { readonly kind: 'saving'; readonly saving: Saving }
  | { readonly kind: 'tablets' }
  | { readonly kind: 'clocks' }
  /** Who is at which table now. */
  | { readonly kind: 'presence'; readonly here: readonly Present[] }

/** What can be asked of the desk. The window, the shell and the tests know nothing else of it. */
export const contract = {
  tournaments: {
    /** The file in use, if any. */
    current: base.output(type<Tournament | null>()),
    /** The tournament files in the desk's folder, newest first. */
    list: base.output(type<{ folder: string; files: readonly TournamentFile[] }>()),
    open: base.input(z.object({ file: filePath })).output(type<Tournament>()),
    /** Makes a file in the desk's folder; refuses a name that is taken. */
    create: base
      .input(
        z.object({
          name,
          place: z.string().trim().max(200),
          date,
          rules: z.string().min(1).max(60),
          /** The text of a house-rules file; goes before `rules`. */
          house: houseText.optional(),
          /** Tables of round 1; 0: they come with the rounds, by the number of players. */
          tables: z.number().int().min(0).max(500),
          referee: name,
        }),
      )
      .output(type<Tournament>()),
    /** Sets name, place and date anew; `rules`: what tables that have not begun go by from now on. */
    set: base
      .input(z.object({ name, place: z.string().trim().max(200), date, rules: z.string().min(1).max(60).optional(), by: name, key }))
      .output(type<Tournament>()),
    whole,
    /** Makes (or finds) the sample tournament and opens it. */
    sample: base.output(type<Tournament>()),
    /** Takes back the last act of the whole tournament, with `own` the last one of this person, whatever it was: at a table or not. */
    undo: base.input(z.object({ by: name, own: z.boolean().optional(), keepsRulings: z.boolean().optional(), key })).output(type<Undone>()),
    redo: base.input(z.object({ by: name, own: z.boolean().optional(), key })).output(type<Undone>()),
  },
  ruleSets,
  setup,
  referees,
  players,
  lists,
  tables: {
    list: base.output(type<readonly TableSummary[]>()),
    /** All tables by name only, in the same order: what every screen needs, and no act changes. */
    names: base.output(type<readonly TableName[]>()),
    /** A further table, its players by name (empty: unknown); of the newest round if none is named. */
    create: base
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
    state: base
      .input(z.object({ table: tableId, hand: tableId.optional(), at: z.number().int().min(0).optional() }))
      .output(type<TableState>()),
    /**
     * Enters one or more lines of table notation, all or none. Answered means committed and synced. `waited`: milliseconds since it was typed as it happened;
     * under live timing it then gets the table time of its entry. `behind`: the hand and the `end` of its list that the window had seen: what others entered behind that
     * meanwhile stands beside it, as a fork (`forks.at`). `written`: the last act that was entered, for what is typed behind it.
     */
    record: base
      .errors({ NOTATION: { status: 400, data: notation } })
      .input(z.object(recording))
      .output(type<Change & { written: Ref | null }>()),
    /** Switches live timing on or off: whether the time of entry counts as table time. */
    liveTiming: base.input(z.object({ table: tableId, on: z.boolean(), by: name, key })).output(type<Change>()),
    /** Imports the games of a file (any known format, also gzipped) as further hands of a table: refused as a whole, undone as a whole. `again`: though the same bytes were imported before. */
    import: base
      .input(z.object({ table: tableId, file: gameFile, by: name, again: z.boolean().optional(), key }))
      .output(type<Change & { imported: Imported }>()),
    /**
     * Takes the last act back, with `own` the last one of this person; `keepsRulings`: refused where that is a signed ruling. `of`: the act that the window
     * showed as the last (`canUndo.ref`); `after`: the key of what the window had sent before it and not heard of. Refused where another act is the last by now.
     */
    undo: base.input(z.object({ ...takingBack, keepsRulings: z.boolean().optional() })).output(type<Change>()),
    /** Puts back what the last undo took back; until something new is entered there, with `own` until that person enters something. Named as `undo` names it. */
    redo: base.input(z.object(takingBack)).output(type<Change>()),
    /** Corrects the record of a hand (the newest if none is named). Rulings that rest on what changed wait for a review. `seen`: the acts that are meant, by name; refused where one was changed since. */
    correct: base
      .errors({ NOTATION: { status: 400, data: notation } })
      .input(z.object(correcting))
      .output(type<Change>()),
    /** What a correction would do; nothing is written. */
    preview: base
      .errors({ NOTATION: { status: 400, data: notation } })
      .input(z.object({ table: tableId, hand: tableId.optional(), edit: correctionEdit }))
      .output(type<Preview>()),
    /** What other rule sets (all built-in ones, if none are named) say of a hand, or of one act in it; nothing is written. */
    compare: base.input(askedOfHand.compare).output(type<Compared>()),
    /** What each player is entitled to after an act: what still stands, furiten, who may claim the last discard for what. */
    entitlements: base.input(askedOfHand.moment).output(type<Entitled>()),
    /** What the winning hands are worth after an act. */
    value: base.input(askedOfHand.moment).output(type<HandValues>()),
  },
  forks,
  replay,
  rounds,
  seating,
  /** Who sits where: seats by their wind in `hand`, from which on it holds; none: the one being played; null: from the beginning. */
  seats: {
    substitute: base.input(z.object({ ...seatAct, seat, player: named })).output(type<null>()),
    leave: base.input(z.object({ ...seatAct, seat })).output(type<null>()),
    swap: base.input(z.object({ ...seatAct, seats: z.tuple([seat, seat]) })).output(type<null>()),
  },
  results: {
    list: base.output(type<readonly TableResult[]>()),
    /**
     * As the players named and the referee signed it; the points by the winds of the first hand. Points and `sticks`, the riichi sticks left on the
     * table, that don't add up as they should are signed only with a reason.
     */
    sign: base
      .input(
        z.object({
          table: tableId,
          points: z.object({ E: points, S: points, W: points, N: points }),
          sticks: z.number().int().min(0).max(100).optional(),
          reason: reason.optional(),
          signed: z.array(name).max(20),
          by: name,
          key,
        }),
      )
      .output(type<TableResult>()),
    reopen: base.input(z.object({ table: tableId, reason, by: name, key })).output(type<TableResult>()),
  },
  findings: {
    /** How many were shown, by rule, round and what became of them. */
    counts: base.output(type<readonly FindingCount[]>()),
    /** What its player has had before, under whatever rule. */
    earlier: base.input(z.object({ finding: z.number().int() })).output(type<readonly EarlierOfPlayer[]>()),
    /** The likely mends of the record for a finding, best first; `tables.correct` carries one out. */
    mends: base.input(z.object({ finding: z.number().int() })).output(type<readonly ProposedMend[]>()),
    /** Answers a question with one of its words. */
    answer: base.input(z.object({ finding: counted, word: z.string().max(50), by: name })).output(type<Change>()),
    /** Confirms (`upheld`), changes the penalty of, or dismisses a finding. Signing is one entry; the penalty another. */
    rule: base
      .input(
        z.object({
          finding: counted,
          decision: z.enum(['upheld', 'changed', 'dismissed']),
          penalty: penalty.optional(),
          remedies: remedies.default([]),
          reason,
          by: name,
          supersedes,
          key,
        }),
      )
      .output(type<Change & { ruling: Ruling }>()),
  },
  reviews: {
    /** Rulings whose finding changed or went since, with what it said before and says after. */
    list: base.output(type<readonly Review[]>()),
    /** A referee has looked at a ruling: it stands, or another one has taken its place. */
    settle: base
      .input(z.object({ ruling: counted, outcome: z.enum(['stands', 'superseded']), reason, by: name, key }))
      .output(type<Review>()),
  },
  incidents,
  calls,
  presence,
  precedents,
  penalties,
  reports,
  persons,
  pseudonyms,
  /** How much waits for a person besides the findings. */
  waiting: base.output(type<Waiting>()),
  conflicts,
  joining,
  tablets,
  hub,
  log: {
    verify: base.output(type<{ ok: boolean; entries: number; head: string; trouble: string | null; text: ByLanguage<string> | null }>()),
  },
  saving: base.output(type<Saving>()),
  /** For a bug report, without names or paths: what it runs on, how the file stands, the newest of the log; and where that is. */
  diagnostics: base.output(type<{ text: string; file: string }>()),
  backups: {
    /** Of the file in use, or of a file that can't be opened; newest first. */
    list: base.input(z.object({ file: filePath.optional() })).output(type<readonly BackupFile[]>()),
    /** The newest one of a file that verifies; null where none does. */
    newestGood: base.input(z.object({ file: filePath })).output(type<BackupFile | null>()),
    /** Where they go. */
    place: base.output(type<BackupPlace>()),
    /** Has them go to another folder from now on, null: next to the file again; one is made there at once. Refused where it can't take them. */
    moveTo: base.input(z.object({ folder: filePath.nullable() })).output(type<BackupPlace>()),
    /** Makes one now, while others write. */
    make: base.output(type<Saving>()),
    /** Puts a backup in the place of a damaged file, which is kept beside it under another name, and opens it. */
    restore: base.input(z.object({ file: filePath, backup: filePath })).output(type<Tournament>()),
    /** Saves what can be read of a damaged file and its backups into a new file beside it. */
    salvage: base.input(z.object({ file: filePath })).output(type<Saved>()),
    /** Goes on without what an older state of the file in use lacks, knowingly. */
    goOn: base.output(type<Saving>()),
  },
  /** Everything that happens from now on, to every window; `window`: which one listens, so that it counts as left soon after it hears no more. */
  news: base.input(z.object({ window: windowName }).optional()).output(eventIterator(type<News>())),
}
export type Contract = typeof contract
