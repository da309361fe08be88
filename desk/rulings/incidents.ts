import { type ReadableDb, sql } from '../../db/handle.ts'
import type { Seat } from '../../engine/seats.ts'
import type { Appeal, Incident, Statement } from '../contract.ts'
import { rulingsOf } from './rulings.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from './taken-back.ts'

/** All incidents, oldest first, those taken back too. */
export const incidents = (db: ReadableDb): readonly Incident[] =>
  sql<Row>(db, `${ALL} ORDER BY incident.id`)
    .all()
    .map((row) => incidentFrom(db, row))

/** One incident by its number. */
export const incident = (db: ReadableDb, id: number): Incident | undefined => {
  const row = sql<Row>(db, `${ALL} WHERE incident.id = ?`).get(id)
  return row && incidentFrom(db, row)
}

const ALL = `SELECT incident.id, coalesce(incident.table_id, '') AS table_id, coalesce(table_.name, '') AS "table", table_.round, coalesce(incident.hand, '') AS hand_id,
    coalesce(finding.event, first.number, incident.opened_event) AS event, last.number AS event_to, coalesce(finding.rule, ruling.rule) AS rule,
    incident.finding, coalesce(finding.seat, ruling.seat) AS seat,
    coalesce(player.name, finding.player_name, (SELECT name FROM player WHERE id = ruling.player), ruling.player_name) AS player,
    state.state, incident.players, incident.note, incident.weight,
    EXISTS (SELECT 1 FROM ruling_now r WHERE r.incident = incident.id AND r.conflict IS NOT NULL) AS conflict,
    EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open') AS review,
    closed.how AS closed_how, closed.reason AS closed_reason, closed.by AS closed_by, closed.at AS closed_at,
    incident.at AS opened_at, incident.by AS opened_by, ${undoneColumns('incident')}
  FROM incident_now incident JOIN incident_state state ON state.id = incident.id LEFT JOIN table_ ON table_.id = incident.table_id
    LEFT JOIN finding ON finding.id = incident.finding LEFT JOIN player ON player.id = finding.player LEFT JOIN ruling ON ruling.id = incident.ruling
    LEFT JOIN event first ON first.ref = incident.from_ref LEFT JOIN event last ON last.ref = incident.to_ref
    LEFT JOIN incident_closed closed ON closed.entry = incident.closed AND state.state IN ('closed', 'closed-by-agreement')`

type Row = UndoneColumns & {
  id: number
  table: string
  table_id: string
  round: number | null
  hand_id: string
  event: number | null
  event_to: number | null
  finding: number | null
  rule: string | null
  seat: Seat | null
  player: string | null
  state: Exclude<Incident['state'], 'taken-back'>
  players: string | null
  note: string | null
  weight: Incident['weight']
  conflict: 0 | 1
  review: 0 | 1
  closed_how: 'agreement' | 'closed' | null
  closed_reason: string
  closed_by: string
  closed_at: string
  opened_at: string
  opened_by: string
}

const incidentFrom = (db: ReadableDb, row: Row): Incident => {
  const { id, table, round, event, finding, rule, seat, player, weight } = row
  const takenBack = takenBackFrom(row)
  return {
    id,
    table,
    round,
    event,
    to: row.event_to,
    finding,
    rule,
    seat,
    player,
    weight,
    players: (JSON.parse(row.players ?? '[]') as readonly { playerName: string | null }[]).map(({ playerName }) => playerName ?? ''),
    note: row.note ?? '',
    state: takenBack ? 'taken-back' : row.state,
    conflict: row.conflict === 1,
    review: row.review === 1,
    closed:
      row.closed_how === null ? null : { how: row.closed_how, reason: row.closed_reason, by: row.closed_by, at: new Date(row.closed_at) },
    takenBack,
    tableId: row.table_id,
    hand: row.hand_id,
    openedAt: new Date(row.opened_at),
    by: row.opened_by,
    statements: statementsOf(db, id),
    rulings: rulingsOf(db, 'incident', id),
    appeals: appealsOf(db, id),
  }
}

type StatementRow = UndoneColumns & Omit<Statement, 'at' | 'takenBack'> & { readonly at: string }

const statementsOf = (db: ReadableDb, incident: number): readonly Statement[] =>
  sql<StatementRow>(
    db,
    `SELECT statement.id, statement.role, coalesce(player.name, statement.player_name) AS saidBy, statement.text, statement.by AS notedBy, statement.at, ${undoneColumns('statement')}
     FROM statement LEFT JOIN player ON player.id = statement.player WHERE incident = ? ORDER BY statement.id`,
  )
    .all(incident)
    .map((row) => {
      const { id, role, saidBy, text, notedBy } = row
      return { id, role, saidBy, text, notedBy, at: new Date(row.at), takenBack: takenBackFrom(row) }
    })

type AppealRow = UndoneColumns &
  Omit<Appeal, 'at' | 'takenBack' | 'decided'> & {
    readonly at: string
    readonly outcome: 'upheld' | 'changed' | 'overturned' | null
    readonly reason: string
    readonly decided_by: string
    readonly decided_at: string
    readonly new_ruling: number | null
  }

const appealsOf = (db: ReadableDb, incident: number): readonly Appeal[] =>
  sql<AppealRow>(
    db,
    `SELECT appeal.id, appeal.ruling, coalesce(player.name, appeal.player_name) AS appealedBy, appeal.grounds, appeal.by AS notedBy, appeal.at,
       decided.outcome, decided.reason, decided.by AS decided_by, decided.at AS decided_at, decided.ruling AS new_ruling, ${undoneColumns('appeal')}
     FROM appeal_now appeal LEFT JOIN appeal_decided decided ON decided.entry = appeal.decided LEFT JOIN player ON player.id = appeal.player
     WHERE appeal.incident = ? ORDER BY appeal.id`,
  )
    .all(incident)
    .map((row) => {
      const { id, ruling, appealedBy, grounds, notedBy, outcome, reason, decided_by: by, decided_at, new_ruling } = row
      const decided = outcome && { outcome, reason, by, at: new Date(decided_at), ruling: new_ruling }
      return { id, ruling, appealedBy, grounds, notedBy, at: new Date(row.at), decided, takenBack: takenBackFrom(row) }
    })
