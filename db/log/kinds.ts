import { z } from 'zod'
import { FINDING_STATES, type Finding } from '../../engine/model/findings.ts'
import { LEVELS } from '../../engine/model/levels.ts'
import { type Penalty, PLAIN_PENALTY_KINDS, POINT_UNITS } from '../../engine/model/penalties.ts'
import { SEATS } from '../../engine/model/seats.ts'
import { HAND_MERGES } from '../../engine/repair/concurrent/likely-hands.ts'
import type { HouseRules } from '../../engine/rulebook/house/house-rules.ts'
import type { Ref } from './entry.ts'
import {
  APPEAL_OUTCOMES,
  CALL_ANSWERS,
  CLOCK_STEPS,
  CLOSINGS,
  DECISIONS,
  FORK_OUTCOMES,
  PICTURE_TYPES,
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
const penalty: z.ZodType<Penalty> = z.union([
  z.object({ kind: z.literal('points'), amount: z.number().int(), unit: z.enum(POINT_UNITS) }),
  z.object({ kind: z.enum(PLAIN_PENALTY_KINDS) }),
])

/** A finding as the engine gave it; rule, remedy and answer names are the engine's own and kept as they were then. */
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

/** A tournament's own rule set, whole: the engine reads what its differences say. */
const house = z.looseObject({
  id,
  name: z.object({ en: text, fr: text }),
  edition: id,
  parent: id,
  differences: z.array(z.looseObject({ kind: text, who: text, when: text, why: text })),
}) as unknown as z.ZodType<HouseRules>

/** Set by the window that asked for the act, on its first entry: a key that stands in the log already is not done again. */
const keyed = { key: id.optional() }

/** A player of the list, or only the name that stands in a record; null where nobody is meant or known. */
const who = { player: id.nullable(), playerName: text.nullable() }

/**
 * Every kind of entry, and what its body holds today. Released ones are never edited: a change is a new version, and the form before it
 * goes into `versions.ts`, with how it reads today.
 */
export const KINDS = {
  /** The tournament is made or its data are set anew. `later`: what it goes by from a round on, by round; before them `rules`. */
  tournament: z.object({
    name: text,
    place: text,
    date: text,
    rules: id,
    edition: text,
    settings: z.array(z.object({ name: text, value: text })),
    sample: z.boolean(),
    later: z.array(z.object({ round: number, rules: id, edition: text })).optional(),
    /** Who decided to go by other rules, when and why, where that was said. */
    decided: z.object({ who: text, when: text, why: text }).optional(),
    ...keyed,
  }),
  /** A tournament's own rule set is set down; one that has the same id and edition already stays as it is. Entries that name them go by it. */
  'rule-set': z.object({ house }),
  referee: z.object({ referee: id, name: text, head: z.boolean(), ...keyed }),
  /** The short code with which a referee signs in, as a hash of it only; null: no more. `cost`, `block`, `parallel` are N, r and p of scrypt. */
  'referee-code': z.object({
    referee: id,
    code: z.object({ kind: z.literal('scrypt'), salt: text, hash: text, cost: number, block: number, parallel: number }).nullable(),
  }),
  'sign-in': z.object({ referee: id }),
  'sign-out': z.object({ referee: id }),
  /** Somebody named a referee, and a code that is not that referee's. */
  'sign-in-failed': z.object({ referee: id }),
  player: z.object({ player: id, number: number.nullable(), name: text, country: text, ...keyed }),
  /** A player or a referee takes no further part, or (`back`) does again. Nobody is ever taken off the list. */
  withdrawal: z.object({ player: id.nullable(), referee: id.nullable(), back: z.boolean(), reason: text, ...keyed }),
  /** `starts`: planned start, ISO; `minutes`: planned length. */
  round: z.object({ round: number, starts: text.nullable(), minutes: number.nullable(), ...keyed }),
  /** The clock of a round begins to run, stands still, goes on, or the round is over. How it stands is counted from the times of these entries. */
  'round-clock': z.object({ round: number, what: z.enum(CLOCK_STEPS), ...keyed }),
  /** Minutes that a round gets beyond its length; `table`: that one table of it gets beyond the others. */
  'time-added': z.object({ round: number, table: id.nullable(), minutes: number, reason: text, ...keyed }),
  table: z.object({ table: id, name: text, round: number.nullable() }),
  /** From now on the times at which acts are entered at a table count as times of the table, or no longer. */
  'live-timing': z.object({ table: id, on: z.boolean(), ...keyed }),
  /** Who sits where when the round begins (`seat`: the wind of the first hand); null: nobody known. */
  seating: z.object({ table: id, seat, player: id.nullable() }),
  /**
   * Others sit at seats than the seating says (`seat`: the wind of the first hand), from a hand on or (`hand` null) from the beginning: a substitute took one,
   * somebody left, or it is found that they were swapped. Of several changes of a seat the one with the latest hand counts.
   */
  'seats-changed': z.object({
    table: id,
    why: z.enum(SEAT_CHANGES),
    changes: z.array(z.object({ seat, player: id.nullable(), hand: id.nullable() })).min(1),
    reason: text,
    ...keyed,
  }),
  /**
   * The result of a table, signed by the people named. `sticks`: riichi sticks left on the table. `difference`: scores and sticks did not add up to
   * `expected` (`by`: points too many, or negative), and were signed for `reason`.
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
   * Data came from a file: its name, the SHA-256 of its bytes as hex, what it was read as, and how much came. Games go to a table; its hands and
   * their events stand behind it in the same act. Of a list of players, referees, rounds or seats (`what`): how many of them are new or changed (`lines`), and how
   * many bad lines were left out; they too stand behind it.
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
    /** Lines that were corrected on the screen before they were taken. */
    corrected: number.optional(),
    ...keyed,
  }),
  /** A hand begins, or its header lines are set anew while it has no event. `lines`: table notation, one header each. */
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
    /** The entry that began the hand which stood there already, and which whoever began this one had not seen, as on a tablet that was away. */
    unseen: ref.optional(),
    ...keyed,
  }),
  /**
   * One act at the table: the notation of one event. It stands right behind the event `after` (null: before all others); where others stood behind that
   * one when it was written, `before` is the first of them. `form`: the line it was entered with where that stands for several (`part` from 1);
   * `about`: the event that an answer or a ruling in it speaks of; `replaces`: the one in whose place it stands; `with`: the first entry of its act,
   * where that is another one.
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
    ...keyed,
  }),
  /**
   * Acts were typed by somebody who had not seen what others had entered behind the act that they stand behind, as on a tablet that was away. `first`:
   * the first of those of this writer that stand there. Of copies that went on apart the links of the log say as much.
   */
  'typed-apart': z.object({ hand: id, events: z.array(ref).min(1), first: ref, ...keyed }),
  /** Two recorders' acts that crossed were looked at: put into their likely order, or left as they are. `one`, `other`: the first act of each. */
  'fork-settled': z.object({ hand: id, one: ref, other: ref, how: z.enum(FORK_OUTCOMES), ...keyed }),
  /**
   * Two hands of one table that were begun apart were looked at; `one`, `other`: the entries that began them. Only one of them stands, and the other is
   * taken back as a whole; or both do, one after the other: then in the order that is named.
   */
  'hands-settled': z.object({ table: id, one: ref, other: ref, stands: z.enum(HAND_MERGES), ...keyed }),
  /** Events are taken out of the record of a hand: they never happened so. */
  'event-removed': z.object({ hand: id, events: z.array(ref).min(1), with: ref.optional(), ...keyed }),
  /**
   * A finding is shown, or shown with other data (`again`: the entry that first showed it). `names`: the event behind each number in it.
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
  /** A finding went: the record was changed, or a decision took it out. */
  'finding-gone': z.object({ finding: ref }),
  /**
   * Something happened: at a table, or with a player who sits at none. Opened with no more than that; `event` is its finding's. `waited`: how long a call
   * for a referee had waited on a tablet that was away, in milliseconds.
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
   * What is now known of an incident; what is left out stays as it was. `from`, `to`: the first and last act that it is about. `done`: what has been done
   * at the table by now of what one of its rulings asks for, all of it; before the first such entry, what stands in the ruling.
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
  /** No more is to be done about an incident: those concerned agree, or the referee closes it; or it is taken up again. */
  'incident-closed': z.object({ incident: ref, how: z.enum(CLOSINGS), reason: text, ...keyed }),
  /** What becomes of a call for a referee, which is an incident opened with nothing but its table: its writer goes there, goes no longer, or is there. */
  'call-answered': z.object({ incident: ref, how: z.enum(CALL_ANSWERS), ...keyed }),
  /** What somebody says of an incident, as it was noted down; the entry says by whom it was noted. */
  statement: z.object({ incident: ref, role: z.enum(STATEMENT_ROLES), ...who, text, ...keyed }),
  /**
   * A picture that belongs to an incident: its bytes as Base64, so that they stand under the hash of the entry; empty where they were taken out of a copy
   * that goes to others. `note`: what it shows.
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
   * A referee decides; `event`: the `* ruling` that says so to the engine. `supersedes`: the rulings that it takes the place of, which stay visible.
   * `player`, `seat`: about whom, where no finding says so.
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
    proposed: penalty,
    imposed: penalty,
    remedies: z.array(text),
    reason: text,
    ...keyed,
  }),
  /** Somebody does not accept a ruling. */
  appeal: z.object({ incident: ref, ruling: ref, ...who, grounds: text, ...keyed }),
  /** What came of an appeal; `ruling`: the one that takes the place of the one appealed against. */
  'appeal-decided': z.object({
    appeal: ref,
    outcome: z.enum(APPEAL_OUTCOMES),
    ruling: ref.nullable(),
    reason: text,
    ...keyed,
  }),
  /** `worth`: what the penalty comes to in points by the rule set; null where that is no fixed number. `voidWithWin`: it does not count beside a win. */
  penalty: z.object({
    ruling: ref,
    ...who,
    seat: seat.nullable(),
    rule: text,
    penalty,
    worth: z.object({ amount: number, unit: z.enum(POINT_UNITS) }).nullable(),
    voidWithWin: z.boolean(),
    reason: text,
  }),
  'penalty-cancelled': z.object({ penalty: ref, reason: text, ...keyed }),
  /** A referee has looked at a ruling whose finding changed or went since: it stands, or another one has taken its place. */
  reviewed: z.object({ ruling: ref, outcome: z.enum(REVIEW_OUTCOMES), reason: text, ...keyed }),
  /** Takes entries of one table (null: of none) back; they stay in the log. `text`: what was taken back, for the button that redoes it. */
  undo: z.object({ table: id.nullable(), entries: z.array(ref).min(1), text, ...keyed }),
  /** Puts back what an undo took back. */
  redo: z.object({ undo: ref, ...keyed }),
  /** A report left the file. */
  export: z.object({
    what: text,
    format: text,
    incident: ref.nullable(),
    player: id.nullable(),
    language: text.nullable(),
    digest: text.nullable(),
    head: text.nullable(),
  }),
} as const
export type Kind = keyof typeof KINDS

/** What every body can hold: the first entry of its act, where that is another one. They are undone and redone together. */
const within = z.object({ with: ref.optional() })
export const withAct = (body: unknown): { readonly with?: Ref | undefined } => within.parse(body)
export type Body<K extends Kind> = z.infer<(typeof KINDS)[K]>
