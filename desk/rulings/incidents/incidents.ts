import type { Ref } from '../../../db/log/entry.ts'
import type { AppealOutcome, Ending } from '../../../db/log/vocabulary.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import type { Seat } from '../../../engine/model/seats.ts'
import type { Appeal, Attachment, Closing, Filling, Incident, Statement } from '../../contract/rulings.ts'
import { rulingsBeside, rulingsByIncident } from '../decide/rulings.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from '../decide/undone.ts'

/** All incidents, oldest first, including those undone. */
export const incidents = (db: ReadableDb): readonly Incident[] => read(db, null)

/** One incident by its number. */
export const incident = (db: ReadableDb, id: number): Incident | undefined => read(db, [id])[0]

/** Some incidents by their numbers, in the order asked for. */
export const incidentsBy = (db: ReadableDb, ids: readonly number[]): readonly Incident[] => {
  const found = new Map(read(db, ids).map((incident) => [incident.id, incident]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const read = (db: ReadableDb, ids: readonly number[] | null): readonly Incident[] => {
  const statements = byIncident(statementsIn(db, ids))
  const attachments = byIncident(attachmentsIn(db, ids))
  const appeals = byIncident(appealsIn(db, ids))
  const fillings = byIncident(fillingsIn(db, ids))
  const closings = byIncident(closingsIn(db, ids))
  const rulings = rulingsByIncident(db, ids)
  const besides = rulingsBeside(db, ids)
  return sql<Row>(db, `${ALL} WHERE ${only('incident.id', ids)} ORDER BY incident.id`)
    .all(...those(ids))
    .map((row) => {
      const { id } = row
      return incidentFrom(row, {
        statements: statements(id),
        attachments: attachments(id),
        rulings: rulings.get(id) ?? [],
        besides: besides.get(id) ?? [],
        appeals: appeals(id),
        fillings: fillings(id),
        closings: closings(id),
      })
    })
}

/** Something of an incident, as a query reads it. */
type Of<T> = { readonly incident: number; readonly value: T }

const byIncident = <T>(rows: readonly Of<T>[]): ((incident: number) => readonly T[]) => {
  const grouped = Map.groupBy(rows, ({ incident }) => incident)
  return (id) => (grouped.get(id) ?? []).map(({ value }) => value)
}

const ALL = `SELECT incident.id, incident.ref, coalesce(incident.table_id, '') AS table_id, coalesce(table_.name, '') AS "table", table_.round, coalesce(incident.hand, '') AS hand_id,
    coalesce((SELECT number FROM event WHERE finding.gone IS NOT NULL AND ref = finding.names ->> ('$."' || finding.event || '"')), finding.event,
      first.number, incident.opened_event) AS event, last.number AS event_to, coalesce(finding.rule, ruling.rule) AS rule,
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
  ref: Ref
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
  closed_how: Ending | null
  closed_reason: string
  closed_by: string
  closed_at: string
  opened_at: string
  opened_by: string
}

type Parts = Pick<Incident, 'statements' | 'attachments' | 'rulings' | 'besides' | 'appeals' | 'fillings' | 'closings'>

const incidentFrom = (row: Row, parts: Parts): Incident => {
  const { id, ref, table, round, event, finding, rule, seat, player, weight } = row
  const takenBack = takenBackFrom(row)
  return {
    id,
    ref,
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
    ...parts,
  }
}

type StatementRow = UndoneColumns & Omit<Statement, 'at' | 'takenBack'> & { readonly incident: number; readonly at: string }

const statementsIn = (db: ReadableDb, of: readonly number[] | null): readonly Of<Statement>[] =>
  sql<StatementRow>(
    db,
    `SELECT statement.id, statement.incident, statement.role, coalesce(player.name, statement.player_name) AS saidBy, statement.text, statement.by AS notedBy, statement.at, ${undoneColumns('statement')}
     FROM statement LEFT JOIN player ON player.id = statement.player WHERE ${only('statement.incident', of)} ORDER BY statement.id`,
  )
    .all(...those(of))
    .map((row) => {
      const { id, incident, role, saidBy, text, notedBy } = row
      return { incident, value: { id, role, saidBy, text, notedBy, at: new Date(row.at), takenBack: takenBackFrom(row) } }
    })

/** Of some incidents, or of all. */
const only = (column: string, ids: readonly number[] | null): string =>
  ids === null ? 'TRUE' : `${column} IN (SELECT value FROM json_each(?))`
const those = (ids: readonly number[] | null): readonly string[] => (ids === null ? [] : [JSON.stringify(ids)])

type AttachmentRow = UndoneColumns & Omit<Attachment, 'at' | 'takenBack'> & { readonly incident: number; readonly at: string }

const attachmentsIn = (db: ReadableDb, of: readonly number[] | null): readonly Of<Attachment>[] =>
  sql<AttachmentRow>(
    db,
    `SELECT id, incident, name, type, size, hash, note, by AS addedBy, at, ${undoneColumns('attachment')} FROM attachment
     WHERE ${only('incident', of)} ORDER BY id`,
  )
    .all(...those(of))
    .map((row) => {
      const { incident, undone_by: _, undone_at: __, ...known } = row
      return { incident, value: { ...known, at: new Date(row.at), takenBack: takenBackFrom(row) } }
    })

type AppealRow = UndoneColumns &
  Omit<Appeal, 'at' | 'takenBack' | 'decided'> & {
    readonly incident: number
    readonly at: string
    readonly outcome: AppealOutcome | null
    readonly reason: string
    readonly decided_by: string
    readonly decided_at: string
    readonly new_ruling: number | null
  }

const appealsIn = (db: ReadableDb, of: readonly number[] | null): readonly Of<Appeal>[] =>
  sql<AppealRow>(
    db,
    `SELECT appeal.id, appeal.incident, appeal.ruling, coalesce(player.name, appeal.player_name) AS appealedBy, appeal.grounds, appeal.by AS notedBy, appeal.at,
       decided.outcome, decided.reason, decided.by AS decided_by, decided.at AS decided_at, decided.ruling AS new_ruling, ${undoneColumns('appeal')}
     FROM appeal_now appeal LEFT JOIN appeal_decided decided ON decided.entry = appeal.decided LEFT JOIN player ON player.id = appeal.player
     WHERE ${only('appeal.incident', of)} ORDER BY appeal.id`,
  )
    .all(...those(of))
    .map((row) => {
      const { id, incident, ruling, appealedBy, grounds, notedBy, outcome, reason, decided_by: by, decided_at, new_ruling } = row
      const decided = outcome && { outcome, reason, by, at: new Date(decided_at), ruling: new_ruling }
      return { incident, value: { id, ruling, appealedBy, grounds, notedBy, at: new Date(row.at), decided, takenBack: takenBackFrom(row) } }
    })

type EntryRow = UndoneColumns & { readonly incident: number; readonly entry: number; readonly by: string; readonly at: string }

const fillingsIn = (db: ReadableDb, of: readonly number[] | null): readonly Of<Filling>[] =>
  sql<EntryRow & { readonly fields: string }>(
    db,
    `SELECT incident, entry, fields, by, at, ${undoneColumns('incident_filled')} FROM incident_filled WHERE ${only('incident', of)} ORDER BY entry`,
  )
    .all(...those(of))
    .map((row) => {
      const fields = JSON.parse(row.fields) as Partial<Record<Filling['fields'][number], unknown>>
      const { note, weight } = fields as { readonly note?: string; readonly weight?: Incident['weight'] }
      const names = Object.keys(fields) as Filling['fields'][number][]
      return {
        incident: row.incident,
        value: {
          id: row.entry,
          fields: names,
          note: note ?? null,
          weight: weight ?? null,
          by: row.by,
          at: new Date(row.at),
          takenBack: takenBackFrom(row),
        },
      }
    })

const closingsIn = (db: ReadableDb, of: readonly number[] | null): readonly Of<Closing>[] =>
  sql<EntryRow & Pick<Closing, 'how' | 'reason'>>(
    db,
    `SELECT incident, entry, how, reason, by, at, ${undoneColumns('incident_closed')} FROM incident_closed WHERE ${only('incident', of)} ORDER BY entry`,
  )
    .all(...those(of))
    .map((row) => {
      const { incident, entry, how, reason, by, at } = row
      return { incident, value: { id: entry, how, reason, by, at: new Date(at), takenBack: takenBackFrom(row) } }
    })
