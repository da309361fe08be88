import { z } from 'zod'
import { anyCall, laptopCall, longLaptopCall, recorderCall, tableCall } from './access.ts'
import { key, notation, type TableName, tableId, tableName } from './base.ts'
import { call } from './calls.ts'
import { correcting, type Preview, preview, recording, takingBack } from './entering.ts'
import { askedOfHand, type Compared, compared, type Entitled, entitled, type HandValues, handValues } from './hand-questions.ts'
import { act, handStart, handSummary } from './hands.ts'
import { correctionEdit, doneBy, gameFile, name, round, signature } from './inputs.ts'
import { playerAtTable } from './people.ts'
import { shownFinding } from './rulings.ts'
import { answer, eachSeat, finding, integer, moment, ref, ruleSetName, type Shape, scoreTotal, seat, tableView, text } from './shape.ts'

/** One table of a round, as the list of tables displays it. */
const tableSummary = tableName.extend({
  players: eachSeat(playerAtTable.nullable()),
  hand: z.strictObject({ wind: seat, number: integer, counters: integer, noted: z.boolean() }).nullable(),
  /** It has an act in any of its hands; `inHand`: number of acts in the displayed hand, in which acts are numbered. */
  begun: z.boolean(),
  inHand: integer,
  open: z.strictObject({ violation: integer, question: integer, record: integer, advice: integer }),
  /** The open finding to look at first: the oldest of the worst. `player`: the name of its player, who may sit elsewhere by now. */
  first: z.strictObject({ finding, rules: ruleSetName, since: moment, player: text.nullable() }).nullable(),
  /** The open finding to look at first in each hand that has one, in the same order: that of the table leads. */
  openIn: z.array(z.strictObject({ hand: text, finding: integer })),
  /** Open calls for a referee (incidents without a finding), oldest first. */
  calls: z.array(call),
  /** Points at the start of the newest hand, or as signed; null: unknown. */
  scores: eachSeat(integer).nullable(),
  /** Signing time of its result; null if unsigned or reopened. */
  signed: moment.nullable(),
  /** The players for whom it was signed, if others have those seats now; null otherwise. */
  signedFor: eachSeat(playerAtTable.nullable()).nullable(),
})
export interface TableSummary extends Shape<typeof tableSummary> {}

const imported = z.strictObject({ format: text, games: integer, hands: integer, acts: integer })
export interface Imported extends Shape<typeof imported> {}

/** All that the table screen draws for one hand of a table, after its last act. */
const tableState = z.strictObject({
  table: tableSummary,
  hands: z.array(handSummary),
  /** Id of the displayed hand. */
  hand: text,
  rules: ruleSetName,
  /** The hand's current header lines, without settings; those (`@set`) are in `settings`. */
  header: z.array(text),
  /** Reference of the entry that set the header lines, for a correction; null without a hand. */
  headed: ref.nullable(),
  settings: z.array(z.strictObject({ name: text, value: text })),
  /** The time of entry counts as table time here. */
  live: z.boolean(),
  /** The tile set has red fives. */
  reds: z.boolean(),
  view: tableView,
  /** The engine's input at the start of the hand: a window without a connection to the desk predicts with it. */
  start: handStart,
  acts: z.array(act),
  /** After the end of the newest hand: its seats at which somebody else, or nobody (null), sits from the next hand on. */
  next: z.array(z.strictObject({ seat, player: text.nullable() })).exactOptional(),
  /** The last entry of the hand's list, in force or undone: the next act is appended after it. */
  end: ref.nullable(),
  /** Number of forks in this hand that need a decision: concurrent acts of two recorders. */
  forks: integer,
  /** Number of pairs of concurrent hands at this table that need a decision. */
  handsApart: integer,
  /** Required sum of the scores and the riichi sticks on the table; null if neither rules nor record state it. */
  total: scoreTotal.nullable(),
  findings: z.array(shownFinding),
  /**
   * `ref`: the act's reference for an undo. `ruling`: only for a signed ruling: its signer, and `exported` if a report of it left the file.
   * `onlyMeant`: for a signed or reopened result and for changed seats: only an undo without `keepsRulings` undoes it.
   */
  canUndo: z
    .strictObject({
      ref: ref.nullable(),
      text,
      act: integer,
      /** Author of the act. */
      by: text,
      ruling: z.strictObject({ by: text, exported: z.boolean() }).exactOptional(),
      onlyMeant: z.literal(true).exactOptional(),
    })
    .nullable(),
  /** `by`: who undid it; `author`: who had entered it. */
  canRedo: z.strictObject({ ref, text, by: text, author: text }).nullable(),
  /** The number of the newest log entry that this state includes. */
  seq: integer,
})
export interface TableState extends Shape<typeof tableState> {}

/** The effect of an act: findings that appeared and disappeared. `moved`: findings whose act only has a new number. */
export const change = z.strictObject({
  state: tableState,
  came: z.array(integer),
  gone: z.array(integer),
  moved: z.array(integer),
})
export interface Change extends Shape<typeof change> {}

const changeOfRecord = change.extend({ written: ref.nullable() })
export interface ChangeOfRecord extends Shape<typeof changeOfRecord> {}

const changeOfImport = change.extend({ imported })
export interface ChangeOfImport extends Shape<typeof changeOfImport> {}

/** Result of an undo or redo. `change`: the current state of the table that it changed; null if it changed none. */
export const undone = z.strictObject({ text, table: text.nullable(), change: change.nullable() })
export interface Undone extends Shape<typeof undone> {}

export const tables = {
  list: anyCall.output(answer<readonly TableSummary[]>(z.array(tableSummary))),
  /** Only the names of all tables, in the same order. Every screen needs them, and no act changes them. */
  names: anyCall.output(answer<readonly TableName[]>(z.array(tableName))),
  /** Adds a table to a round (default: the newest). `players`: by name; empty: unknown. */
  create: laptopCall
    .input(
      z.object({
        name,
        round: round.optional(),
        players: z.object({ E: z.string().max(200), S: z.string().max(200), W: z.string().max(200), N: z.string().max(200) }),
        by: doneBy,
      }),
    )
    .output(answer<TableSummary>(tableSummary)),
  /** Gives a table another name. Refused if another table of its round has that name. */
  rename: laptopCall.input(z.object({ table: tableId, name, by: signature, key })).output(answer<readonly TableName[]>(z.array(tableName))),
  /** Removes a table, as if it had never been made. Refused once it has seats, a record, a call or more time. */
  remove: laptopCall.input(z.object({ table: tableId, by: signature, key })).output(answer<readonly TableName[]>(z.array(tableName))),
  /** One hand of a table (default: the newest). `at`: the table after that event; the list of acts stays complete. */
  state: tableCall
    .input(z.object({ table: tableId, hand: tableId.optional(), at: z.number().int().min(0).optional() }))
    .output(answer<TableState>(tableState)),
  /**
   * Enters lines of table notation, all or nothing. The answer means committed and synced. `waited`: milliseconds since the user typed, if
   * typed during play; under live timing the act then gets the table time of its entry. `behind`: the hand and the `end` that the window
   * displayed. Acts that others have entered after that `end` form a fork (`forks.at`). `written`: the last act entered, as the position
   * for the next.
   */
  record: recorderCall
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object(recording))
    .output(answer<ChangeOfRecord>(changeOfRecord)),
  /** Switches live timing on or off. Live timing uses the time of entry as table time. */
  liveTiming: recorderCall.input(z.object({ table: tableId, on: z.boolean(), by: signature, key })).output(answer<Change>(change)),
  /**
   * Imports the games of a file (any known format, also gzipped) as further hands of a table. The file is refused as a whole and undone as
   * a whole. `again`: accepts the same bytes a second time.
   */
  import: longLaptopCall
    .input(z.object({ table: tableId, file: gameFile, by: signature, again: z.boolean().optional(), key }))
    .output(answer<ChangeOfImport>(changeOfImport)),
  /**
   * Undoes the last act, with `own` the caller's own last act; `keepsRulings`: refused if that is a signed ruling or result, or changed seats;
   * `keepsOthers`: refused if another person entered it. `of`: the act that the window displayed as latest (`canUndo.ref`). `after`: the key of
   * a request that the window had sent before, still unanswered. Refused if another act is the latest by now.
   */
  undo: recorderCall
    .input(z.object({ ...takingBack, keepsRulings: z.boolean().optional(), keepsOthers: z.boolean().optional() }))
    .output(answer<Change>(change)),
  /**
   * Restores the last undone act, until a new act is entered there; with `own`, until that user enters one. The target is given as in
   * `undo`.
   */
  redo: recorderCall.input(z.object(takingBack)).output(answer<Change>(change)),
  /**
   * Corrects the record of a hand (default: the newest). Rulings whose basis changes need a review. `seen`: references of the acts meant;
   * refused if one of them has changed since.
   */
  correct: recorderCall
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object(correcting))
    .output(answer<Change>(change)),
  /** The effect of a correction; nothing is written. */
  preview: recorderCall
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object({ table: tableId, hand: tableId.optional(), edit: correctionEdit }))
    .output(answer<Preview>(preview)),
  /** Judges a hand, or one act of it, under other rule sets (default: all built-in ones). Nothing is written. */
  compare: recorderCall.input(askedOfHand.compare).output(answer<Compared>(compared)),
  /** Each player's entitlements after an act: rights still in force, furiten, possible claims of the last discard. For programs beside the window. */
  entitlements: recorderCall.input(askedOfHand.moment).output(answer<Entitled>(entitled)),
  /** Values of the winning hands after an act. */
  value: recorderCall.input(askedOfHand.moment).output(answer<HandValues>(handValues)),
}
