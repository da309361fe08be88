import { z } from 'zod'
import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Penalty } from '../../engine/penalties.ts'
import { type Columns, penaltyFrom } from '../rulings/penalty-from.ts'
import { PENALTY_STATES, type PenaltyState } from '../vocabulary.ts'
import { moment, seat, whole } from './report-head.ts'

const unit = z
  .enum(['table', 'tournament'])
  .meta({ description: 'points of the table (the score of the game) or of the tournament (the ranking)' })

/** A penalty by its kind; only points have an amount. */
export const penalty = z.union([
  z.strictObject({ kind: z.literal('points'), amount: whole, unit }),
  z.strictObject({ kind: z.enum(['none', 'notice', 'dead-hand', 'chombo', 'disqualification', 'discretion']) }),
]) satisfies z.ZodType<Penalty>

export const points = z.strictObject({ amount: whole, unit })

/** A player as a report names them; the number and country only of one of the list. */
const person = z.strictObject({ number: whole.nullable(), name: z.string().nullable(), country: z.string().nullable() })

/** One penalty of the ledger, cancelled ones too; what was taken back is in no report. */
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

/** All penalties in the order in which they were imposed. */
export const penaltyRows = (db: ReadableDb): readonly PenaltyRow[] => sql<Row>(db, ALL).all().map(rowFrom)

/** Which player of the list each penalty is for, by its number; null: somebody who is none of it. Two of one name are two. */
export const whoseIs = (db: ReadableDb): ReadonlyMap<number, string | null> => new Map(sql<[number, string | null]>(db, WHOSE).raw().all())

const WHOSE = `SELECT penalty.id, coalesce(finding.player, penalty.player)
  FROM penalty JOIN ruling ON ruling.id = penalty.ruling LEFT JOIN finding ON finding.id = ruling.finding`

const ALL = `SELECT penalties.*, player.number, ruling.sections
  FROM penalties JOIN penalty ON penalty.id = penalties.id JOIN ruling ON ruling.id = penalties.ruling
    LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN player ON player.id = coalesce(finding.player, penalty.player)
  ORDER BY penalties.id`

type Same =
  | 'id'
  | 'round'
  | 'table'
  | 'hand'
  | 'event'
  | 'seat'
  | 'rule'
  | 'rules'
  | 'edition'
  | 'decision'
  | 'reason'
  | 'by'
  | 'at'
  | 'incident'
  | 'ruling'
type Row = Pick<PenaltyRow, Same> &
  Columns<''> &
  Columns<'proposed_'> & {
    player: string | null
    number: number | null
    country: string | null
    sections: string
    worth_amount: number | null
    worth_unit: 'table' | 'tournament' | null
    cancelled_by: string | null
    cancelled_at: string | null
    cancelled_reason: string | null
    superseded_by: number | null
    void: 'win' | null
    stands: 0 | 1
    review: 0 | 1
  }

const rowFrom = (row: Row): PenaltyRow => {
  const { id, round, table, hand, event, seat, rule, rules, edition, decision, reason, by, at, incident, ruling } = row
  const { worth_amount: amount, worth_unit: unit, cancelled_by, cancelled_at, cancelled_reason } = row
  return {
    id,
    round,
    table,
    hand,
    event,
    seat,
    player: { number: row.number, name: row.player, country: row.country },
    rule,
    rules,
    edition,
    sections: JSON.parse(row.sections) as string[],
    proposed: penaltyFrom(row, 'proposed_'),
    penalty: penaltyFrom(row, ''),
    worth: amount === null || unit === null ? null : { amount, unit },
    decision,
    reason,
    by,
    at,
    incident,
    ruling,
    state: stateOf(row),
    cancelled: cancelled_at === null ? null : { by: cancelled_by ?? '', at: cancelled_at, reason: cancelled_reason ?? '' },
    review: row.review === 1,
  }
}

const stateOf = ({ stands, superseded_by, cancelled_at, void: isVoid }: Row): PenaltyState => {
  if (stands === 1) return 'stands'
  if (superseded_by !== null) return 'superseded'
  if (cancelled_at !== null) return 'cancelled'
  return isVoid === null ? 'contradicted' : 'void'
}
