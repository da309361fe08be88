import type { Schema } from '@orpc/contract'
import { z } from 'zod'
import type { Ref } from '../../db/log/entry.ts'
import { LYING_FLAGS } from '../../engine/model/circumstances.ts'
import { GROUP_KINDS, RECORD_STARTS, TURN_ACTS } from '../../engine/model/events.ts'
import { FINDING_STATES, type Finding, LEVELS } from '../../engine/model/findings.ts'
import { type ByLanguage, LANGUAGES } from '../../engine/model/language.ts'
import { IMPOSED_KINDS, MOST_POINTS, type Penalty, PLAIN_PENALTY_KINDS, POINT_UNITS } from '../../engine/model/penalties.ts'
import type { LadderPlace, RuleSet } from '../../engine/model/rule-set.ts'
import { bySeat, SEATS } from '../../engine/model/seats.ts'
import type { TableView } from '../../engine/table/table-view.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'

/** A rule set is readonly already, and too deep to map. */
export type ReadonlyDeep<T> = T extends Date | RuleSet ? T : T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T

/** The type of a schema's values, readonly throughout. An object extends it as an interface, which has a short name in messages and declarations. */
export type Shape<S extends z.ZodType> = ReadonlyDeep<z.output<S>>

/** The output of a procedure. The desk does not parse its own answers; the tests do. */
export type AnswerShape<T> = Schema<T, T> & { readonly shape: z.ZodType<T> }
export const answer = <T>(shape: z.ZodType<T>): AnswerShape<T> => ({
  '~standard': { version: 1, vendor: 'shinpan', validate: (value) => ({ value: value as T }) },
  shape,
})

/** The fields of a type, optional ones too, whatever their values are; those of `unknown` are left open. */
type FieldsOf<T> = unknown extends T
  ? never
  : T extends string | number | boolean | Date | null | undefined
    ? true
    : T extends readonly (infer Item)[]
      ? readonly FieldsOf<Item>[]
      : { readonly [Field in keyof T as string extends Field ? never : Field]-?: FieldsOf<T[Field]> }

/**
 * The schema of values whose type is declared elsewhere. One that would not accept all of them, or lacks a field of them, does not compile.
 * `Beside`: fields of a loose schema that it does not describe.
 */
const schemaFor =
  <T, Beside extends keyof T = never>() =>
  <S extends z.ZodType>(
    schema: [T, FieldsOf<z.input<S>>] extends [ReadonlyDeep<z.input<S>>, Omit<FieldsOf<T>, Beside>] ? S : never,
  ): z.ZodType<T, T> =>
    schema as unknown as z.ZodType<T, T>

export const text = z.string()
export const integer = z.number().int()

/** A time; in JSON it is ISO 8601 in UTC. */
export const moment = z.date().meta({ description: 'ISO 8601, UTC', examples: ['2026-11-21T09:30:00.000Z'] })

export const byLanguage = schemaFor<ByLanguage<string>>()(z.record(z.enum(LANGUAGES), text))

/** A seat by its wind in the hand. */
export const seat = z.enum(SEATS)
/** One value for each seat. */
export const eachSeat = <T extends z.ZodType>(one: T) => z.strictObject(bySeat(() => one))

export const ref = schemaFor<Ref>()(
  text.regex(/:\d+$/).meta({ description: 'Permanent reference of the entry, DEVICE:NUMBER. An id may change when copies are joined.' }),
)

/** A SHA-256 in hex. */
export const hash = text.regex(/^[0-9a-f]{64}$/)

/** The account of points. */
export const pointUnit = z.enum(POINT_UNITS).meta({ description: 'table: points of the game. tournament: points of the ranking.' })

const range = z
  .strictObject({ kind: z.literal('range'), least: integer.max(MOST_POINTS), most: integer.max(MOST_POINTS).nullable(), unit: pointUnit })
  .meta({ description: 'Points that the text leaves open; most is null where it names only the least. Only proposed, never imposed.' })

/** Any amount that a ledger may hold: older ledgers have penalties of 0 points and fewer. */
const storedAmount = integer.min(-MOST_POINTS).max(MOST_POINTS)

/** A penalty by its kind; only points have an amount. */
export const shownPenalty = schemaFor<Penalty>()(
  z.union([
    z.strictObject({ kind: z.literal('points'), amount: storedAmount, unit: pointUnit }),
    range,
    z.strictObject({ kind: z.enum(PLAIN_PENALTY_KINDS) }),
  ]),
)

/** A penalty that an entry of the log imposes. */
export const storedPenalty = z.union([
  z.object({ kind: z.literal('points'), amount: storedAmount, unit: z.enum(POINT_UNITS) }),
  z.object({ kind: z.enum(PLAIN_PENALTY_KINDS) }),
])

const bothNames = z.strictObject({ en: text, fr: text }).nullable()

/** The place of a case on a ladder, as its ruling stores it. */
export const ladderPlace = schemaFor<LadderPlace>()(
  z.strictObject({
    time: integer.meta({ description: "Number of the case among the player's cases on the ladder, from 1." }),
    penalty: shownPenalty,
    name: bothNames.meta({ description: 'The name of the step, if the tournament gave it one.' }),
    section: text.nullable(),
    house: bothNames.meta({ description: "The name of the tournament's rules, if the ladder is its own." }),
  }),
)

/** Names and citations of a rule set; `house`: a tournament's own changes to the set that it is based on. */
export const ruleSetName = schemaFor<RuleSetName>()(
  z.strictObject({ id: text, edition: text, base: text.optional(), house: z.unknown().optional() }),
)

/** The expected total of the scores and the riichi sticks on a table, as the engine computes it. */
export const scoreTotal = z.strictObject({
  points: integer,
  from: z.enum(['starting-points', 'scores-before']),
  penalties: z.array(integer),
  deducted: z.enum(['from-scores', 'after-uma', 'unknown']),
})

export const finding = schemaFor<Finding>()(
  z
    .looseObject({
      rule: text,
      level: z.enum(LEVELS),
      seat: seat.nullable(),
      event: integer,
      because: z.array(integer).meta({ description: 'Numbers of the acts that prove it.' }),
      state: z.enum(FINDING_STATES),
      sections: z.array(text),
      remedies: z.array(text),
      penalty: shownPenalty,
      settledBy: integer.optional().meta({ description: 'Act that settled a question: an answer, or the act by which play went on.' }),
      byPlay: z.literal(true).optional().meta({ description: 'It was later play that settled it, and no answer.' }),
      decision: z.literal('upheld').optional().meta({ description: "The referee's decision, if the record has one." }),
      imposed: z.enum(IMPOSED_KINDS).optional().meta({ description: 'The kind of penalty imposed, if it is not the proposed one.' }),
      declared: integer.nullable().optional().meta({ description: 'Act that declared the hand dead; null: nobody has declared it yet.' }),
      answers: z.array(text).optional().meta({ description: 'Of a question: the words that answer it.' }),
      facts: z.record(text, z.unknown()),
    })
    .meta({ description: 'The finding as the engine raised it.' }),
)

/** The player whose turn it is, and the act that is due; null: unknown. */
export const turn = schemaFor<TableView['turn']>()(z.strictObject({ seat, due: z.enum(TURN_ACTS) }).nullable())

const tile = text.meta({ description: 'Tile in table notation: 5p, 0p (red), 1z; ? if unknown.' })

const group = z.strictObject({
  kind: z.enum(GROUP_KINDS),
  tiles: z.array(z.strictObject({ tile, rotated: z.boolean(), faceDown: z.boolean(), missing: z.boolean(), stacked: z.boolean() })),
  from: seat.nullable(),
  side: text.nullable(),
})

const seatView = z.looseObject({
  river: z.array(
    z.looseObject({
      tile,
      event: integer.nullable(),
      lies: z.array(z.enum(LYING_FLAGS)),
      drawn: z.boolean(),
      claimedBy: z.union([seat, z.literal('?')]).nullable(),
      called: z.boolean(),
    }),
  ),
  groups: z.array(group),
  concealed: integer.nullable(),
  known: z.array(tile),
  shown: z.array(tile).nullable(),
  drawn: tile.nullable(),
  riichi: z.boolean(),
  dead: z.boolean(),
  deadOnceDeclared: z.boolean(),
  announced: z.enum(['tenpai', 'noten']).nullable(),
  score: integer.nullable(),
  name: text.nullable(),
})

/** Fields that only the screen of a table needs. */
type PartOfScreen = 'form' | 'windows' | 'untaken' | 'toReturn' | 'last' | 'won' | 'ended' | 'dealerStays'

/** The table after an event; a newer version's additions are allowed. */
export const tableView = schemaFor<TableView, PartOfScreen>()(
  z.looseObject({
    event: integer,
    hand: z.strictObject({ wind: seat, number: integer, counters: integer, sticks: integer }).nullable(),
    wall: integer.nullable(),
    dora: z.array(tile),
    indicator: z.enum(['first', 'also']).nullable(),
    replacements: integer.nullable(),
    from: z.enum(RECORD_STARTS),
    turn,
    seats: eachSeat(seatView),
  }),
)
