import { z } from 'zod'
import { FINDING_STATES, type Finding, LEVELS } from '../../engine/model/findings.ts'
import type { Text } from '../../engine/model/language.ts'
import { CIRCUMSTANCES, type FixedPenalty, type Penalty, PLAIN_PENALTY_KINDS, POINT_UNITS } from '../../engine/model/penalties.ts'
import type { LadderPlace } from '../../engine/model/rule-set.ts'
import { SEATS } from '../../engine/model/seats.ts'
import { HAND_MERGES } from '../../engine/repair/concurrent/likely-hands.ts'
import type { HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import type { EntryKind } from '../../engine/wording/record/log-entries.ts'
import type { Ref } from './entry.ts'
import {
  APPEAL_OUTCOMES,
  CALL_ANSWERS,
  CLOCK_STEPS,
  CLOSINGS,
  DECISIONS,
  FORK_OUTCOMES,
  PICTURE_TYPES,
  type PlayerText,
  REVIEW_OUTCOMES,
  SEAT_CHANGES,
  STATEMENT_ROLES,
  WEIGHTS,
} from './vocabulary.ts'

const text = z.string()
const id = z.string().min(1).max(100)
const ref = z.templateLiteral([z.string(), ':', z.number().int()]) as z.ZodType<Ref>
const seat = z.enum(SEATS)
const number = z.number().int()
const imposed: z.ZodType<FixedPenalty> = z.union([
  z.object({ kind: z.literal('points'), amount: z.number().int(), unit: z.enum(POINT_UNITS) }),
  z.object({ kind: z.enum(PLAIN_PENALTY_KINDS) }),
])
const range = z.object({ kind: z.literal('range'), least: z.number().int(), most: z.number().int().nullable(), unit: z.enum(POINT_UNITS) })
const penalty: z.ZodType<Penalty> = z.union([imposed, range])
const bothLanguages: z.ZodType<Text> = z.object({ en: text, fr: text })
export const ladderPlace: z.ZodType<LadderPlace> = z.object({
  time: number,
  penalty,
  name: bothLanguages.nullable(),
  section: text.nullable(),
  house: bothLanguages.nullable(),
})

/** A finding as the engine returned it; names of rules, remedies and answers are stored unchanged. */
const finding = z.looseObject({
  rule: text,
  level: z.enum(LEVELS),
  seat: seat.nullable(),
  event: number,
  because: z.array(number),
  state: z.enum(FINDING_STATES),
  sections: z.array(text),
  remedies: z.array(text),
  penalty,
  facts: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodType<Finding>

/** A tournament's own rule set, whole; the engine interprets its differences. */
const house = z.looseObject({
  id,
  name: bothLanguages,
  edition: id,
  parent: id,
  differences: z.array(z.looseObject({ kind: text, who: text, when: text, why: text })),
}) as unknown as z.ZodType<HouseRules>

/** Idempotency key of the request, on the first entry of its act: a key that is already in the log is not carried out again. */
const keyed = { key: id.optional() }

/** The texts of a player in the list. */
const playerTexts = { country: text } satisfies { readonly [T in PlayerText]: z.ZodType<string> }

/** A player of the list, or only the name in a record; null if nobody is meant or known. */
const who = { player: id.nullable(), playerName: text.nullable() }

/**
 * Every kind of entry, with the body of its newest version. A released kind is never edited: a change is a new version, and the former one
 * goes into `versions.ts` with its conversion.
 */
export const ENTRY_BODIES = {
  /** Creates the tournament or changes its data. `later`: rule sets in force from a later round on, by round; before them `rules`. */
  tournament: z.object({
    name: text,
    place: text,
    date: text,
    rules: id,
    edition: text,
    settings: z.array(z.object({ name: text, value: text })),
    sample: z.boolean(),
    later: z.array(z.object({ round: number, rules: id, edition: text })).optional(),
    /** Author, date and reason of a decision for other rules, if stated. */
    decided: z.object({ who: text, when: text, why: text }).optional(),
    ...keyed,
  }),
  /** Defines one of the tournament's own rule sets. A rule set with the same id and edition never changes. Entries refer to it by these. */
  'rule-set': z.object({ house }),
  referee: z.object({ referee: id, name: text, head: z.boolean(), ...keyed }),
  /** A referee's short sign-in code, only as a hash; null removes it. `cost`, `block`, `parallel` are N, r and p of scrypt. */
  'referee-code': z.object({
    referee: id,
    code: z.object({ kind: z.literal('scrypt'), salt: text, hash: text, cost: number, block: number, parallel: number }).nullable(),
  }),
  'sign-in': z.object({ referee: id }),
  'sign-out': z.object({ referee: id }),
  /** A sign-in with a wrong code for this referee. */
  'sign-in-failed': z.object({ referee: id }),
  player: z.object({ player: id, number: number.nullable(), name: text, ...playerTexts, ...keyed }),
  /** A player or referee leaves, or (`back`) returns. Nobody is ever removed from the list. */
  withdrawal: z.object({ player: id.nullable(), referee: id.nullable(), back: z.boolean(), reason: text, ...keyed }),
  /** `starts`: planned start, ISO; `minutes`: planned length. */
  round: z.object({ round: number, starts: text.nullable(), minutes: number.nullable(), ...keyed }),
  /** The clock of a round starts, pauses, continues, or the round ends. Its state is computed from the times of these entries. */
  'round-clock': z.object({ round: number, what: z.enum(CLOCK_STEPS), ...keyed }),
  /** Minutes added to a round, or (`table`) to one table of it. */
  'time-added': z.object({ round: number, table: id.nullable(), minutes: number, reason: text, ...keyed }),
  table: z.object({ table: id, name: text, round: number.nullable(), ...keyed }),
  /** From now on, entry times at a table count as table times, or no longer. */
  'live-timing': z.object({ table: id, on: z.boolean(), ...keyed }),
  /** The seating at the start of a round (`seat`: wind of the first hand); null: unknown. */
  seating: z.object({ table: id, seat, player: id.nullable() }),
  /**
   * Changes the seating (`seat`: wind of the first hand) from a hand on (`after`: from the one after it), or from the start (`hand` null): a
   * substitute, a player who left, or swapped players. Of several changes of a seat, the one with the latest hand counts.
   */
  'seats-changed': z.object({
    table: id,
    why: z.enum(SEAT_CHANGES),
    changes: z.array(z.object({ seat, player: id.nullable(), hand: id.nullable(), after: z.literal(true).optional() })).min(1),
    reason: text,
    ...keyed,
  }),
  /**
   * The result of a table, signed by the people named. `sticks`: riichi sticks left on the table. `difference`: scores and sticks differ
   * from `expected` by `by` points (negative: too few), and were signed for `reason`.
   */
  'result-signed': z.object({
    table: id,
    scores: z.array(z.object({ seat, ...who, points: number })),
    signed: z.array(text),
    sticks: number.min(0).optional(),
    difference: z
      .object({ by: number, counted: number, expected: number, points: number, from: z.enum(['starting-points', 'scores-before']) })
      .optional(),
    reason: text.optional(),
    ...keyed,
  }),
  'result-reopened': z.object({ result: ref, reason: text, ...keyed }),
  /**
   * An import: file name, SHA-256 of its bytes as hex, format, and how much came from it. Games go to a table; their hands and events
   * follow in the same act. For a list of players, referees, rounds or seats (`what`): the number of new or changed lines and of bad lines
   * left out; its entries follow too.
   */
  import: z.object({
    file: text,
    hash: text,
    what: text,
    table: id.nullable(),
    games: number,
    hands: number,
    acts: number,
    lines: number,
    leftOut: number,
    /** Lines that were corrected on screen before the import. */
    corrected: number.optional(),
    ...keyed,
  }),
  /**
   * Begins a hand, or changes its header lines while it has no event. `lines`: table notation, one header each. `waited`: how long after typing
   * it was written, in ms, if the desk could not be reached meanwhile.
   */
  hand: z.object({
    hand: id,
    table: id,
    game: number,
    wind: seat,
    number,
    counters: number,
    rules: id,
    edition: text,
    lines: z.array(text),
    /** The entry of a hand that had already begun there, unknown to this author, for example on an offline tablet. */
    unseen: ref.optional(),
    waited: number.min(0).optional(),
    ...keyed,
  }),
  /**
   * One act at the table, in notation. It follows the event `after` (null: start of the hand); `before` is the event that followed `after`
   * when this was written. `form`: the line it was entered with, if that line has several parts (`part` from 1). `about`: the event that
   * an answer or ruling is about. `replaces`: the event it replaces. `with`: the first entry of its act, if that is another. `waited`: as
   * for `hand`.
   */
  event: z.object({
    hand: id,
    after: ref.nullable(),
    before: ref.optional(),
    text,
    form: z.object({ text, part: number, parts: number }).optional(),
    about: ref.optional(),
    replaces: ref.optional(),
    with: ref.optional(),
    waited: number.min(0).optional(),
    ...keyed,
  }),
  /**
   * Concurrent acts in one file: their author (an offline tablet) had not seen what others had added after the same act. `first`: the
   * first of this author's acts there. For separate copies the links of the log show this.
   */
  'typed-apart': z.object({ hand: id, events: z.array(ref).min(1), first: ref, ...keyed }),
  /**
   * Two recorders' concurrent acts were reviewed: reordered or left as they are. `one`, `other`: the first act of each. `with`: the entry of
   * the first such pair, of which this is one more.
   */
  'fork-settled': z.object({ hand: id, one: ref, other: ref, how: z.enum(FORK_OUTCOMES), with: ref.optional(), ...keyed }),
  /**
   * Two concurrent hands of a table were resolved; `one`, `other`: their first entries. Either one is undone, or both are in force in the
   * named order.
   */
  'hands-settled': z.object({ table: id, one: ref, other: ref, stands: z.enum(HAND_MERGES), ...keyed }),
  /** Removes events from the record of a hand: they never happened that way. */
  'event-removed': z.object({ hand: id, events: z.array(ref).min(1), with: ref.optional(), ...keyed }),
  /**
   * A finding is shown, or shown with other data (`again`: the entry that first showed it). `names`: the ref of each event number in it.
   */
  finding: z.object({
    hand: id,
    again: ref.nullable(),
    rules: id,
    edition: text,
    engine: text,
    ...who,
    finding,
    names: z.record(z.string(), ref),
  }),
  /** A finding no longer applies, because the record was corrected or a ruling removed it. */
  'finding-gone': z.object({ finding: ref }),
  /**
   * Opens an incident, at a table or with a player who sits at none. `event` is that of its finding. `waited`: how long a call waited on
   * an offline tablet, in ms.
   */
  incident: z.object({
    table: id.nullable(),
    hand: id.nullable(),
    event: number.nullable(),
    finding: ref.nullable(),
    waited: number.min(0).optional(),
    ...keyed,
  }),
  /**
   * New information about an incident; omitted fields keep their value. `from`, `to`: first and last act it is about. `done`: all remedies
   * of one ruling carried out so far; without such an entry, the remedies in the ruling count.
   */
  'incident-filled': z.object({
    incident: ref,
    hand: id.optional(),
    from: ref.nullable().optional(),
    to: ref.nullable().optional(),
    finding: ref.optional(),
    players: z.array(z.object(who)).optional(),
    note: text.optional(),
    weight: z.enum(WEIGHTS).optional(),
    done: z.object({ ruling: ref, remedies: z.array(text) }).optional(),
    ...keyed,
  }),
  /** Closes an incident, by agreement or by the referee, or reopens it. */
  'incident-closed': z.object({ incident: ref, how: z.enum(CLOSINGS), reason: text, ...keyed }),
  /** Answers a call for a referee (an incident that has only a table): the author is coming, not coming, or there. */
  'call-answered': z.object({ incident: ref, how: z.enum(CALL_ANSWERS), ...keyed }),
  /** A statement about an incident; the entry's author noted it. */
  statement: z.object({ incident: ref, role: z.enum(STATEMENT_ROLES), ...who, text, ...keyed }),
  /**
   * A picture of an incident: its bytes as Base64, so that the entry's hash covers them; empty if they were removed from a copy for
   * others. `note`: its caption.
   */
  attachment: z.object({
    incident: ref,
    name: text,
    type: z.enum(PICTURE_TYPES),
    data: text,
    note: text,
    ...keyed,
  }),
  /**
   * A ruling; `event`: the `* ruling` event for the engine. `supersedes`: rulings that it replaces, which stay visible. `player`, `seat`:
   * the offender, if there is no finding. `circumstance`: the one that the text distinguishes, as the referee found it. `minutes`: of a
   * lateness. `step`: the place on a ladder that the penalty was proposed from, as the rules said it then. A range is only proposed.
   */
  ruling: z.object({
    incident: ref,
    finding: ref.nullable(),
    event: ref.nullable(),
    supersedes: z.array(ref),
    decision: z.enum(DECISIONS),
    rule: text,
    rules: id,
    edition: text,
    sections: z.array(text),
    ...who,
    seat: seat.nullable(),
    circumstance: z.enum(CIRCUMSTANCES).optional(),
    minutes: z.number().positive().optional(),
    step: ladderPlace.optional(),
    proposed: penalty,
    imposed,
    remedies: z.array(text),
    reason: text,
    ...keyed,
  }),
  appeal: z.object({ incident: ref, ruling: ref, ...who, grounds: text, ...keyed }),
  /** Decides an appeal; `ruling`: the one that replaces the ruling appealed against. */
  'appeal-decided': z.object({
    appeal: ref,
    outcome: z.enum(APPEAL_OUTCOMES),
    ruling: ref.nullable(),
    reason: text,
    ...keyed,
  }),
  /**
   * `worth`: the penalty in points by the rule set; null if that is no fixed number. `voidWithWin`: it does not count if another player
   * won the hand.
   */
  penalty: z.object({
    ruling: ref,
    ...who,
    seat: seat.nullable(),
    rule: text,
    penalty: imposed,
    worth: z.object({ amount: number, unit: z.enum(POINT_UNITS) }).nullable(),
    voidWithWin: z.boolean(),
    reason: text,
  }),
  'penalty-cancelled': z.object({ penalty: ref, reason: text, ...keyed }),
  /** A referee reviewed a ruling whose finding changed: it remains in force, or another one replaced it. */
  reviewed: z.object({ ruling: ref, outcome: z.enum(REVIEW_OUTCOMES), reason: text, ...keyed }),
  /** Undoes entries of one table (null: of none); they stay in the log. `text`: description for the redo button. */
  undo: z.object({ table: id.nullable(), entries: z.array(ref).min(1), text, ...keyed }),
  redo: z.object({ undo: ref, ...keyed }),
  /** A report was exported. */
  export: z.object({
    what: text,
    format: text,
    incident: ref.nullable(),
    player: id.nullable(),
    language: text.nullable(),
    digest: text.nullable(),
    head: text.nullable(),
  }),
} as const satisfies Readonly<Record<EntryKind, z.ZodType>>

/** A field of every body: the first entry of its act, if that is another. An act is undone and redone as a whole. */
const within = z.object({ with: ref.optional() })
export const withAct = (body: unknown): { readonly with?: Ref | undefined } => within.parse(body)
export type Body<K extends EntryKind> = z.infer<(typeof ENTRY_BODIES)[K]>
