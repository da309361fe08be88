import {
  APPEAL_OUTCOMES,
  CLOSINGS,
  ENDINGS,
  FILLED_TEXTS,
  type FilledText,
  PICTURE_TYPES,
  REVIEW_OUTCOMES,
  STATEMENT_ROLES,
  WEIGHTS,
} from '../../../db/log/vocabulary.ts'
import type { ReadableDb } from '../../../db/sqlite/handle.ts'
import { column, type SelectColumn, type SelectColumns, select } from '../../../db/sqlite/select.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import type { Appeal, Attachment, Closing, Filling, Incident, OneIncident, Reviewed, Statement } from '../../contract/rulings.ts'
import { FILLED_FIELDS, INCIDENT_STATES } from '../../contract/vocabulary.ts'
import { rulingsBeside, rulingsByIncident, takenBackColumn } from '../decide/rulings.ts'
import { lastAct } from './last-act.ts'

/** All incidents, oldest first, including those undone. */
export const incidents = (db: ReadableDb): readonly Incident[] => read(db, null)

export const incident = (db: ReadableDb, id: number): Incident | undefined => read(db, [id])[0]

/** An incident by itself, with the act that undo would revert. */
export const oneIncident = (db: ReadableDb, id: number): OneIncident | undefined => {
  const one = incident(db, id)
  return one && { ...one, last: lastAct(db, id)?.ref ?? null }
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

/** A column for each text that can be filled in. */
export const filledTexts = <T>(of: (name: FilledText) => SelectColumn<T>): Readonly<Record<FilledText, SelectColumn<T>>> =>
  Object.fromEntries(FILLED_TEXTS.map((name) => [name, of(name)])) as Readonly<Record<FilledText, SelectColumn<T>>>

type Parts = 'statements' | 'attachments' | 'rulings' | 'besides' | 'appeals' | 'fillings' | 'closings' | 'reviewed'

const INCIDENTS = select<Omit<Incident, Parts>>(
  {
    id: column.number('incident.id'),
    ref: column.ref('incident.ref'),
    table: column.text("coalesce(table_.name, '')"),
    round: column.orNull(column.number('table_.round')),
    event: column.orNull(
      column.number(`coalesce((SELECT number FROM event WHERE finding.gone IS NOT NULL AND ref = finding.names ->> ('$."' || finding.event || '"')), finding.event,
        first.number, incident.opened_event)`),
    ),
    to: column.orNull(column.number('last.number')),
    finding: column.orNull(column.number('incident.finding')),
    rule: column.orNull(column.text('coalesce(finding.rule, ruling.rule)')),
    seat: column.orNull(column.oneOf(SEATS, 'coalesce(finding.seat, ruling.seat)')),
    player: column.orNull(
      column.text('coalesce(player.name, finding.player_name, (SELECT name FROM player WHERE id = ruling.player), ruling.player_name)'),
    ),
    weight: column.oneOf(WEIGHTS, 'incident.weight'),
    players: column.json("coalesce(incident.players, '[]')", (players) =>
      (players as readonly { readonly playerName: string | null }[]).map(({ playerName }) => playerName ?? ''),
    ),
    ...filledTexts((name) => column.text(`coalesce(incident.${name}, '')`)),
    state: column.oneOf(INCIDENT_STATES, 'state.state'),
    conflict: column.flag('EXISTS (SELECT 1 FROM ruling_now r WHERE r.incident = incident.id AND r.conflict IS NOT NULL)'),
    review: column.flag("EXISTS (SELECT 1 FROM reviews WHERE reviews.ruling = ruling.id AND reviews.state = 'open')"),
    closed: column.orNull(
      column.record({
        how: column.oneOf(ENDINGS, 'closed.how'),
        reason: column.text('closed.reason'),
        by: column.text('closed.by'),
        at: column.time('closed.at'),
      }),
    ),
    takenBack: takenBackColumn('incident'),
    tableId: column.text("coalesce(incident.table_id, '')"),
    hand: column.text("coalesce(incident.hand, '')"),
    openedAt: column.time('incident.at'),
    by: column.text('incident.by'),
  },
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
  columns: {
    id: column.number('statement.id'),
    role: column.oneOf(STATEMENT_ROLES, 'statement.role'),
    saidBy: column.orNull(column.text('coalesce(player.name, statement.player_name)')),
    text: column.text('statement.text'),
    notedBy: column.text('statement.by'),
    at: column.time('statement.at'),
    takenBack: takenBackColumn('statement'),
  },
  joins: 'statement LEFT JOIN player ON player.id = statement.player',
  order: 'id',
})

const ATTACHMENTS = partsQuery<Attachment>('attachment', {
  columns: {
    id: column.number('id'),
    name: column.text('name'),
    type: column.oneOf(PICTURE_TYPES, 'type'),
    size: column.number('size'),
    hash: column.text('hash'),
    note: column.text('note'),
    addedBy: column.text('by'),
    at: column.time('at'),
    takenBack: takenBackColumn('attachment'),
  },
  order: 'id',
})

export const APPEAL_PARTS = partsQuery<Appeal>('appeal', {
  columns: {
    id: column.number('appeal.id'),
    ruling: column.number('appeal.ruling'),
    appealedBy: column.orNull(column.text('coalesce(player.name, appeal.player_name)')),
    grounds: column.text('appeal.grounds'),
    notedBy: column.text('appeal.by'),
    at: column.time('appeal.at'),
    decided: column.orNull(
      column.record({
        outcome: column.oneOf(APPEAL_OUTCOMES, 'decided.outcome'),
        reason: column.text('decided.reason'),
        by: column.text('decided.by'),
        at: column.time('decided.at'),
        ruling: column.orNull(column.number('decided.ruling')),
      }),
    ),
    takenBack: takenBackColumn('appeal'),
  },
  joins:
    'appeal_now appeal LEFT JOIN appeal_decided decided ON decided.entry = appeal.decided LEFT JOIN player ON player.id = appeal.player',
  order: 'id',
})

const FILLINGS = partsQuery<Filling>('incident_filled', {
  columns: {
    id: column.number('entry'),
    fields: column.json('fields', (fields) =>
      Object.keys(fields as object).flatMap((name) => FILLED_FIELDS.filter((field) => field === name)),
    ),
    ...filledTexts((name) => column.orNull(column.text(`fields ->> '$.${name}'`))),
    weight: column.orNull(column.oneOf(WEIGHTS, "fields ->> '$.weight'")),
    by: column.text('by'),
    at: column.time('at'),
    takenBack: takenBackColumn('incident_filled'),
  },
  order: 'entry',
})

const CLOSING = partsQuery<Closing>('incident_closed', {
  columns: {
    id: column.number('entry'),
    how: column.oneOf(CLOSINGS, 'how'),
    reason: column.text('reason'),
    by: column.text('by'),
    at: column.time('at'),
    takenBack: takenBackColumn('incident_closed'),
  },
  order: 'entry',
})

const REVIEWED = partsQuery<Reviewed>('reviewed', {
  columns: {
    id: column.number('entry'),
    ruling: column.number('ruling'),
    outcome: column.oneOf(REVIEW_OUTCOMES, 'outcome'),
    reason: column.text('reason'),
    by: column.text('by'),
    at: column.time('at'),
    takenBack: takenBackColumn('reviewed'),
  },
  joins: '(SELECT reviewed.*, ruling.incident FROM reviewed JOIN ruling ON ruling.id = reviewed.ruling) reviewed',
  order: 'entry',
})

/** Of some incidents, or of all. */
const only = (column: string, ids: readonly number[] | null): string =>
  ids === null ? 'TRUE' : `${column} IN (SELECT value FROM json_each(?))`
const those = (ids: readonly number[] | null): readonly string[] => (ids === null ? [] : [JSON.stringify(ids)])
