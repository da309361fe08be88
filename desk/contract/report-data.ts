import { z } from 'zod'
import { LEVELS } from '../../engine/model/levels.ts'
import type { Penalty } from '../../engine/model/penalties.ts'
import { PLAIN_PENALTY_KINDS } from '../../engine/model/penalties.ts'
import { SEATS } from '../../engine/model/seats.ts'
import { COUNTED_STATES, PENALTY_STATES } from './vocabulary.ts'

/** A time, ISO 8601 in UTC. */
export const moment = z.string().meta({ description: 'ISO 8601, UTC', examples: ['2026-11-21T09:30:00.000Z'] })

export const whole = z.number().int()

/** A seat by its wind in the hand. */
export const seat = z.enum(SEATS)

/** Head of every report: its tournament, and the log state from which it was made. */
export const REPORT_HEAD = {
  version: z.literal(1).meta({ description: 'of this form; it goes up where a column changes its meaning or goes' }),
  tournament: z.strictObject({
    name: z.string(),
    place: z.string(),
    date: z.string(),
    rules: z.string().meta({ description: 'id of the rule set in force' }),
    edition: z.string(),
  }),
  log: z
    .strictObject({
      entry: whole.meta({ description: 'its place in the log' }),
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      at: moment,
    })
    .meta({
      description: 'the newest entry that the report was made from; shinpan verify --head HASH asks whether the file still goes through it',
    }),
}

export const head = z.strictObject(REPORT_HEAD)

export type ReportHead = z.infer<typeof head>

const unit = z
  .enum(['table', 'tournament'])
  .meta({ description: 'points of the table (the score of the game) or of the tournament (the ranking)' })

/** A penalty by its kind; only points have an amount. */
export const penalty = z.union([
  z.strictObject({ kind: z.literal('points'), amount: whole, unit }),
  z.strictObject({ kind: z.enum(PLAIN_PENALTY_KINDS) }),
]) satisfies z.ZodType<Penalty>

export const points = z.strictObject({ amount: whole, unit })

/** A player in a report; only players of the list have a number and a country. */
const person = z.strictObject({ number: whole.nullable(), name: z.string().nullable(), country: z.string().nullable() })

/** One penalty of the ledger, in force or cancelled; reports omit undone penalties. */
export const penaltyRow = z.strictObject({
  id: whole,
  round: whole.nullable(),
  table: z.string().nullable(),
  hand: z
    .string()
    .nullable()
    .meta({ description: 'prevailing wind, number and counters', examples: ['E1 0'] }),
  event: whole.nullable().meta({ description: 'the act of the hand that it is about, from 1' }),
  seat: seat.nullable(),
  player: person,
  rule: z.string().meta({ description: 'name in the rule book; conduct.… or house.… where a person saw it' }),
  rules: z.string(),
  edition: z.string(),
  sections: z.array(z.string()),
  proposed: penalty,
  penalty,
  worth: points.nullable().meta({ description: 'what it takes off by the rule set; null where that is no fixed number or nothing' }),
  decision: z.enum(['upheld', 'changed']).meta({ description: 'changed: the referee imposed something else than was proposed' }),
  reason: z.string(),
  by: z.string(),
  at: moment,
  incident: whole,
  ruling: whole,
  state: z.enum(PENALTY_STATES).meta({
    description:
      'superseded: another ruling took the place of its own; void: a chombo beside a win of the same hand, where the rule set says so; contradicted: a later ruling on the same stands beside its own',
  }),
  cancelled: z.strictObject({ by: z.string(), at: moment, reason: z.string() }).nullable(),
  review: z.boolean().meta({ description: 'what its ruling rests on changed since, and nobody has looked yet' }),
})

export type PenaltyRow = z.infer<typeof penaltyRow>

/** Number of displayed findings of a rule in a round, by outcome. */
export const findingCount = z.strictObject({
  rule: z.string(),
  level: z.enum(LEVELS),
  round: whole.nullable(),
  state: z.enum(COUNTED_STATES).meta({
    description: 'confirmed, changed, dismissed: by a ruling; settled: a question that was answered; gone: the record was mended',
  }),
  count: whole,
})

export type FindingCount = z.infer<typeof findingCount>
