import { z } from 'zod'
import { APPEAL_OUTCOMES, DECISIONS, STATEMENT_ROLES, WEIGHTS } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { LEVELS } from '../../../engine/model/levels.ts'
import { reportHead } from '../../context/report-head.ts'
import { moment, penalty, REPORT_HEAD, seat, whole } from '../../contract/report-data.ts'
import { INCIDENT_STATES } from '../../contract/vocabulary.ts'
import { type Columns, penaltyFrom } from '../../rulings/penalties/penalty-row.ts'

const decision = z.enum(DECISIONS)

const statement = z.strictObject({
  id: whole,
  // the schema published for this report has no spectator yet
  role: z.enum(STATEMENT_ROLES),
  saidBy: z.string().nullable(),
  text: z.string(),
  notedBy: z.string(),
  at: moment,
})

const ruling = z.strictObject({
  id: whole,
  rule: z.string(),
  seat: seat.nullable(),
  player: z.string().nullable(),
  decision,
  proposed: penalty,
  imposed: penalty,
  remedies: z.array(z.string()).meta({ description: 'what was done at the table' }),
  reason: z.string(),
  by: z.string(),
  at: moment,
  rules: z.string(),
  edition: z.string(),
  sections: z.array(z.string()),
  hash: z.string().meta({ description: 'of its entry in the log' }),
  supersedes: whole.nullable(),
  supersededBy: whole.nullable(),
  conflict: whole.nullable().meta({ description: 'another ruling on the same that stands beside it' }),
})

const appeal = z.strictObject({
  id: whole,
  ruling: whole,
  appealedBy: z.string().nullable(),
  grounds: z.string(),
  notedBy: z.string(),
  at: moment,
  decided: z
    .strictObject({
      outcome: z.enum(APPEAL_OUTCOMES),
      reason: z.string(),
      by: z.string(),
      at: moment,
      ruling: whole.nullable(),
    })
    .nullable(),
})

/** An incident with all that was said and decided about it. */
export const incidentRow = z.strictObject({
  id: whole,
  round: whole.nullable(),
  table: z.string().nullable(),
  hand: z.string().nullable(),
  event: whole.nullable(),
  eventTo: whole.nullable(),
  rule: z.string().nullable(),
  level: z.enum(LEVELS).nullable().meta({ description: 'of its finding; null without one' }),
  seat: seat.nullable(),
  player: z.string().nullable(),
  players: z.array(z.string()).meta({ description: 'everybody concerned, as far as filled in' }),
  state: z.enum(INCIDENT_STATES).exclude(['taken-back']),
  weight: z.enum(WEIGHTS),
  note: z.string().nullable(),
  openedBy: z.string(),
  openedAt: moment,
  closedReason: z.string().nullable(),
  review: z.boolean().meta({ description: 'what its newest ruling rests on changed since, and nobody has looked yet' }),
  statements: z.array(statement),
  rulings: z.array(ruling),
  appeals: z.array(appeal),
})
export type IncidentRow = z.infer<typeof incidentRow>

/** All incidents of a tournament. */
export const incidentsReport = z.strictObject({ report: z.literal('incidents'), ...REPORT_HEAD, incidents: z.array(incidentRow) })
export type IncidentsData = z.infer<typeof incidentsReport>

/** Gathers the incidents of a tournament, in the order in which they were opened. */
export const incidentsData = (db: ReadableDb): IncidentsData | undefined => {
  const head = reportHead(db)
  return head && { report: 'incidents', ...head, incidents: [...incidentRows(db)] }
}

type Statement = IncidentRow['statements'][number]
type Ruling = IncidentRow['rulings'][number]
type Appeal = IncidentRow['appeals'][number]
type Of<T> = T & { readonly incident: number }

const incidentRows = (db: ReadableDb): readonly IncidentRow[] => {
  const statements = Map.groupBy(sql<Of<Statement>>(db, STATEMENTS).all(), ofIncident)
  const rulings = Map.groupBy(sql<Of<RulingColumns>>(db, RULINGS).all(), ofIncident)
  const appeals = Map.groupBy(sql<Of<AppealColumns>>(db, APPEALS).all(), ofIncident)
  return sql<IncidentColumns>(db, INCIDENTS)
    .all()
    .map(({ players, review, ...row }) => ({
      ...row,
      players: namesIn(db, players),
      review: review === 1,
      statements: (statements.get(row.id) ?? []).map(({ id, role, saidBy, text, notedBy, at }) => ({
        id,
        role,
        saidBy,
        text,
        notedBy,
        at,
      })),
      rulings: (rulings.get(row.id) ?? []).map(rulingFrom),
      appeals: (appeals.get(row.id) ?? []).map(appealFrom),
    }))
}

const ofIncident = ({ incident }: Of<object>): number => incident

type IncidentColumns = Omit<IncidentRow, 'players' | 'review' | 'statements' | 'rulings' | 'appeals'> & {
  readonly players: string | null
  readonly review: 0 | 1
}
const INCIDENTS = `SELECT id, round, "table", hand, event, event_to AS eventTo, rule, level, seat, player, players, state, weight, note,
    opened_by AS openedBy, opened_at AS openedAt, closed_reason AS closedReason, review FROM incidents`

const STATEMENTS = 'SELECT id, incident, role, said_by AS saidBy, text, noted_by AS notedBy, at FROM statements'

type RulingColumns = Omit<Ruling, 'proposed' | 'imposed' | 'remedies' | 'sections'> &
  Columns<'proposed_'> &
  Columns<'imposed_'> & { readonly remedies: string; readonly sections: string }
const RULINGS = `SELECT id, incident, rule, seat, player, decision, proposed_kind, proposed_amount, proposed_unit, imposed_kind, imposed_amount,
    imposed_unit, remedies, reason, by, at, rules, edition, sections, hash, supersedes, superseded_by AS supersededBy, conflict FROM rulings`

const rulingFrom = (row: Of<RulingColumns>): Ruling => {
  const { id, rule, seat, player, decision, reason, by, at, rules, edition, hash, supersedes, supersededBy, conflict } = row
  return {
    id,
    rule,
    seat,
    player,
    decision,
    proposed: penaltyFrom(row, 'proposed_'),
    imposed: penaltyFrom(row, 'imposed_'),
    remedies: JSON.parse(row.remedies) as string[],
    reason,
    by,
    at,
    rules,
    edition,
    sections: JSON.parse(row.sections) as string[],
    hash,
    supersedes,
    supersededBy,
    conflict,
  }
}

type AppealColumns = Omit<Appeal, 'decided'> & {
  readonly outcome: NonNullable<Appeal['decided']>['outcome'] | null
  readonly reason: string | null
  readonly decidedBy: string | null
  readonly decidedAt: string | null
  readonly newRuling: number | null
}
const APPEALS = `SELECT id, incident, ruling, appealed_by AS appealedBy, grounds, noted_by AS notedBy, at, outcome, reason, decided_by AS decidedBy,
    decided_at AS decidedAt, new_ruling AS newRuling FROM appeals`

const appealFrom = ({
  id,
  ruling,
  appealedBy,
  grounds,
  notedBy,
  at,
  outcome,
  reason,
  decidedBy,
  decidedAt,
  newRuling,
}: AppealColumns): Appeal => ({
  id,
  ruling,
  appealedBy,
  grounds,
  notedBy,
  at,
  decided: outcome === null ? null : { outcome, reason: reason ?? '', by: decidedBy ?? '', at: decidedAt ?? '', ruling: newRuling },
})

type Filled = { readonly player: string | null; readonly playerName: string | null }

/** Everybody concerned, under the names that they bear today. */
const namesIn = (db: ReadableDb, players: string | null): string[] =>
  players === null
    ? []
    : (JSON.parse(players) as readonly Filled[]).flatMap(({ player, playerName }) => {
        const name = player === null ? undefined : sql<string>(db, 'SELECT name FROM player WHERE id = ?').pluck().get(player)
        return name ?? playerName ?? []
      })
