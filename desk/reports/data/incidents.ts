import { z } from 'zod'
import { DECISIONS, WEIGHTS } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { column, columnsFor, select } from '../../../db/sqlite/select.ts'
import { LEVELS } from '../../../engine/model/findings.ts'
import { CIRCUMSTANCES } from '../../../engine/model/penalties.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { reportHead } from '../../context/report-head.ts'
import { penaltyRow } from '../../contract/penalty-fields.ts'
import { REPORT_HEAD } from '../../contract/report-data.ts'
import { appeal, eachFilledText, signedRuling, statement } from '../../contract/rulings.ts'
import { integer, moment, type Shape, seat, text } from '../../contract/shape.ts'
import { INCIDENT_STATES } from '../../contract/vocabulary.ts'
import { APPEAL_PARTS, partsByIncident, partsQuery, STATEMENT_PARTS } from '../../rulings/incidents/incidents.ts'
import { penaltyColumn, signedColumns, signedForColumn } from '../../rulings/penalties/penalty-columns.ts'
import { penaltyRows } from './penalty-row.ts'

/** Reports omit undone incidents. */
const standingState = z.enum(INCIDENT_STATES).exclude(['taken-back'])

const rulingRow = signedRuling.omit({ ref: true, finding: true, rules: true, seq: true }).extend({
  seat: seat.nullable(),
  rules: text,
  edition: text,
  penaltyState: penaltyRow.shape.state.nullable().meta({ description: 'State of the penalty that it imposed; null if it imposed none.' }),
})

const incidentFields = z.strictObject({
  id: integer,
  round: integer.nullable(),
  table: text.nullable(),
  hand: text.nullable(),
  event: integer.nullable(),
  eventTo: integer.nullable(),
  rule: text.nullable(),
  level: z.enum(LEVELS).nullable().meta({ description: 'Level of its finding; null if it has none.' }),
  seat: seat.nullable(),
  player: text.nullable(),
  playerNumber: integer.nullable().meta({ description: 'The number of its player in the list; null for a person outside it.' }),
  state: standingState,
  weight: z.enum(WEIGHTS),
  ...eachFilledText(text.nullable()),
  openedBy: text,
  openedAt: moment,
  closedReason: text.nullable(),
  review: z.boolean().meta({ description: 'The basis of one of its rulings has changed, and no referee has reviewed it yet.' }),
})

/** An incident with all that was said and decided about it. */
export const incidentRow = incidentFields.extend({
  players: z.array(text).meta({ description: 'All people concerned, as far as recorded.' }),
  statements: z.array(statement.omit({ takenBack: true })),
  rulings: z.array(rulingRow),
  appeals: z.array(appeal.omit({ takenBack: true })),
})
export type ReportedIncident = Shape<typeof incidentRow>

export const incidentsReport = z.strictObject({ report: z.literal('incidents'), ...REPORT_HEAD, incidents: z.array(incidentRow) })
export type IncidentsData = Shape<typeof incidentsReport>

/** Gathers the incidents of a tournament, in the order in which they were opened. */
export const incidentsData = (db: ReadableDb): IncidentsData | undefined => {
  const head = reportHead(db)
  return head && { report: 'incidents', ...head, incidents: [...incidentRows(db)] }
}

const incidentRows = (db: ReadableDb): readonly ReportedIncident[] => {
  const statements = partsByIncident(STATEMENT_PARTS, db, null)
  const rulings = partsByIncident(RULINGS, db, null)
  const penalties = new Map(penaltyRows(db).map(({ ruling, state }) => [ruling, state]))
  const appeals = partsByIncident(APPEAL_PARTS, db, null)
  return INCIDENTS.all(db, '').map(({ filled, ...row }) => ({
    ...row,
    players: namesIn(db, filled),
    statements: inForce(statements(row.id)),
    rulings: rulings(row.id).map((ruling) => ({ ...ruling, penaltyState: penalties.get(ruling.id) ?? null })),
    appeals: inForce(appeals(row.id)),
  }))
}

/** The parts that were not undone. */
const inForce = <Part extends { readonly takenBack: unknown }>(parts: readonly Part[]): readonly Omit<Part, 'takenBack'>[] =>
  parts.flatMap(({ takenBack, ...part }) => (takenBack === null ? [part] : []))

/** Of the player whom the view `incidents` names: two people can have one name. */
const PLAYER_NUMBER = `(SELECT player.number FROM incident_now one LEFT JOIN finding ON finding.id = one.finding
  LEFT JOIN ruling ON ruling.id = one.ruling
  JOIN player ON player.id = coalesce(finding.player, CASE WHEN finding.player_name IS NULL THEN ruling.player END) WHERE one.id = incidents.id)`

const INCIDENTS = select(
  {
    ...columnsFor(incidentFields.shape, 'incidents', { playerNumber: column.orNull(column.number(PLAYER_NUMBER)) }),
    filled: column.orNull(column.text('players')),
  },
  'incidents',
)

const RULINGS = partsQuery<Omit<ReportedIncident['rulings'][number], 'penaltyState'>>('rulings', {
  columns: {
    id: column.number('id'),
    rule: column.text('rule'),
    seat: column.orNull(column.oneOf(SEATS, 'seat')),
    player: column.orNull(column.text('player')),
    decision: column.oneOf(DECISIONS, 'decision'),
    circumstance: column.orNull(column.oneOf(CIRCUMSTANCES, 'circumstance')),
    minutes: column.orNull(column.number('minutes')),
    ...signedColumns('rulings'),
    signedFor: column.orNull(column.text(signedForColumn('rulings.id'))),
    proposed: penaltyColumn('proposed_', 'proposed_most'),
    imposed: penaltyColumn('imposed_'),
    remedies: column.texts('remedies'),
    by: column.text('by'),
    at: column.time('at'),
    rules: column.text('rules'),
    edition: column.text('edition'),
    sections: column.texts('sections'),
    hash: column.text('hash'),
    supersedes: column.orNull(column.number('supersedes')),
    supersededBy: column.orNull(column.number('superseded_by')),
    conflict: column.orNull(column.number('conflict')),
  },
  order: 'id',
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
