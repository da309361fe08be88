import { FILLED_TEXTS, type FilledText } from '../../../db/log/vocabulary.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { column, columnsFor, type SelectColumns, select } from '../../../db/sqlite/select.ts'
import {
  type Appeal,
  type Attachment,
  appeal,
  attachment,
  type Closing,
  closing,
  type Filling,
  filling,
  type Incident,
  incidentFields,
  type OneIncident,
  type Reviewed,
  reviewed,
  type Statement,
  statement,
} from '../../contract/rulings.ts'
import { FILLED_FIELDS } from '../../contract/vocabulary.ts'
import { rulingsBeside, rulingsByIncident, takenBackColumn } from '../decide/rulings.ts'
import { correctionsOf } from './corrections.ts'
import { lastAct } from './last-act.ts'

/** All incidents, oldest first, including those undone. */
export const incidents = (db: ReadableDb): readonly Incident[] => read(db, null)

export const incident = (db: ReadableDb, id: number): Incident | undefined => read(db, [id])[0]

/** An incident by itself, with the act that undo would revert, and how its record was corrected. */
export const oneIncident = (db: ReadableDb, id: number): OneIncident | undefined => {
  const one = incident(db, id)
  return one && { ...one, last: lastAct(db, id)?.ref ?? null, corrections: correctionsOf(db, one) }
}

/** Some incidents by their numbers, in the order asked for. */
export const incidentsBy = (db: ReadableDb, ids: readonly number[]): readonly Incident[] => {
  const found = new Map(read(db, ids).map((incident) => [incident.id, incident]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const read = (db: ReadableDb, ids: readonly number[] | null): readonly Incident[] => {
  const statements = partsByIncident(STATEMENT_PARTS, db, ids)
  const attachments = partsByIncident(ATTACHMENTS, db, ids)
  const appeals = partsByIncident(APPEAL_PARTS, db, ids)
  const fillings = partsByIncident(FILLINGS, db, ids)
  const closings = partsByIncident(CLOSING, db, ids)
  const reviewed = partsByIncident(REVIEWED, db, ids)
  const rulings = rulingsByIncident(db, ids)
  const besides = rulingsBeside(db, ids)
  return INCIDENTS.all(db, `WHERE ${only('incident.id', ids)} ORDER BY incident.id`, ...those(ids)).map((row) => {
    const { id } = row
    return {
      ...row,
      state: row.takenBack ? 'taken-back' : row.state,
      statements: statements(id),
      attachments: attachments(id),
      rulings: rulings.get(id) ?? [],
      besides: besides.get(id) ?? [],
      appeals: appeals(id),
      fillings: fillings(id),
      closings: closings(id),
      reviewed: reviewed(id),
    }
  })
}

/** An expression for each text that can be filled in. */
const filledTexts = (of: (name: FilledText) => string): Readonly<Record<FilledText, string>> =>
  Object.fromEntries(FILLED_TEXTS.map((name) => [name, of(name)])) as Readonly<Record<FilledText, string>>

const INCIDENTS = select(
  columnsFor(incidentFields.shape, 'incident', {
    ref: column.ref('incident.ref'),
    table: "coalesce(table_.name, '')",
    round: 'table_.round',
    event: `coalesce((SELECT number FROM event WHERE finding.gone IS NOT NULL AND ref = finding.names ->> ('$."' || finding.event || '"')), finding.event,
      first.number, incident.opened_event)`,
    to: 'last.number',
    rule: 'coalesce(finding.rule, ruling.rule)',
    seat: 'coalesce(finding.seat, ruling.seat)',
    player: 'coalesce(player.name, finding.player_name, (SELECT name FROM player WHERE id = ruling.player), ruling.player_name)',
    players: column.json("coalesce(incident.players, '[]')", (players) =>
      (players as readonly { readonly playerName: string | null }[]).map(({ playerName }) => playerName ?? ''),
    ),
    ...filledTexts((name) => `coalesce(incident.${name}, '')`),
    state: 'state.state',
    conflict: 'EXISTS (SELECT 1 FROM ruling_now r WHERE r.incident = incident.id AND r.conflict IS NOT NULL)',
    review: "EXISTS (SELECT 1 FROM reviews WHERE reviews.incident = incident.id AND reviews.state = 'open')",
    takenBack: takenBackColumn('incident'),
    tableId: "coalesce(incident.table_id, '')",
    hand: "coalesce(incident.hand, '')",
    openedAt: 'incident.at',
  }),
  `incident_now incident JOIN incident_state state ON state.id = incident.id LEFT JOIN table_ ON table_.id = incident.table_id
    LEFT JOIN finding ON finding.id = incident.finding LEFT JOIN player ON player.id = finding.player LEFT JOIN ruling ON ruling.id = incident.ruling
    LEFT JOIN event first ON first.ref = incident.from_ref LEFT JOIN event last ON last.ref = incident.to_ref
    LEFT JOIN incident_closed closed ON closed.entry = incident.closed AND state.state IN ('closed', 'closed-by-agreement')`,
)

/** A query of something that incidents have, with the incident's number. `table`: the table that has the column `incident`. */
export const partsQuery = <Part extends object>(
  table: string,
  { columns, joins = '', order }: { readonly columns: SelectColumns<Part>; readonly joins?: string; readonly order: string },
) => ({
  table,
  order,
  query: select<{ readonly incident: number; readonly part: Part }>(
    { incident: column.number(`${table}.incident`), part: column.record(columns) },
    joins === '' ? table : joins,
  ),
})

/** Reads such parts of some incidents, or of all. */
export const partsByIncident = <Part extends object>(
  { table, order, query }: ReturnType<typeof partsQuery<Part>>,
  db: ReadableDb,
  ids: readonly number[] | null,
): ((incident: number) => readonly Part[]) => {
  const rows = query.all(db, `WHERE ${only(`${table}.incident`, ids)} ORDER BY ${table}.${order}`, ...those(ids))
  const grouped = Map.groupBy(rows, ({ incident }) => incident)
  return (id) => (grouped.get(id) ?? []).map(({ part }) => part)
}

export const STATEMENT_PARTS = partsQuery<Statement>('statement', {
  columns: columnsFor(statement.shape, 'statement', {
    saidBy: 'coalesce(player.name, statement.player_name)',
    notedBy: 'statement.by',
    takenBack: takenBackColumn('statement'),
  }),
  joins: 'statement LEFT JOIN player ON player.id = statement.player',
  order: 'id',
})

const ATTACHMENTS = partsQuery<Attachment>('attachment', {
  columns: columnsFor(attachment.shape, 'attachment', { addedBy: 'attachment.by', takenBack: takenBackColumn('attachment') }),
  order: 'id',
})

export const APPEAL_PARTS = partsQuery<Appeal>('appeal', {
  columns: columnsFor(appeal.shape, 'appeal', {
    appealedBy: 'coalesce(player.name, appeal.player_name)',
    notedBy: 'appeal.by',
    takenBack: takenBackColumn('appeal'),
  }),
  joins:
    'appeal_now appeal LEFT JOIN appeal_decided decided ON decided.entry = appeal.decided LEFT JOIN player ON player.id = appeal.player',
  order: 'id',
})

const FILLINGS = partsQuery<Filling>('incident_filled', {
  columns: columnsFor(filling.shape, 'incident_filled', {
    id: 'entry',
    fields: column.json('fields', (fields) =>
      Object.keys(fields as object).flatMap((name) => FILLED_FIELDS.filter((field) => field === name)),
    ),
    ...filledTexts((name) => `fields ->> '$.${name}'`),
    weight: "fields ->> '$.weight'",
    takenBack: takenBackColumn('incident_filled'),
  }),
  order: 'entry',
})

const CLOSING = partsQuery<Closing>('incident_closed', {
  columns: columnsFor(closing.shape, 'incident_closed', { id: 'entry', takenBack: takenBackColumn('incident_closed') }),
  order: 'entry',
})

const REVIEWED = partsQuery<Reviewed>('reviewed', {
  columns: columnsFor(reviewed.shape, 'reviewed', { id: 'entry', takenBack: takenBackColumn('reviewed') }),
  joins: '(SELECT reviewed.*, ruling.incident FROM reviewed JOIN ruling ON ruling.id = reviewed.ruling) reviewed',
  order: 'entry',
})

/** Of some incidents, or of all. */
const only = (column: string, ids: readonly number[] | null): string =>
  ids === null ? 'TRUE' : `${column} IN (SELECT value FROM json_each(?))`
const those = (ids: readonly number[] | null): readonly string[] => (ids === null ? [] : [JSON.stringify(ids)])
