import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { column, columnsFor, type SelectColumn, select } from '../../../db/sqlite/select.ts'
import { ruleSetNameColumn } from '../../context/rules/stored-rule-sets.ts'
import { type Ruling, type RulingBeside, ruling, type TakenBack } from '../../contract/rulings.ts'
import { LATER_COLUMNS, penaltyColumn, signedColumns, signedForColumn } from '../penalties/penalty-columns.ts'

type Undoable =
  | 'incident'
  | 'incident_filled'
  | 'incident_closed'
  | 'statement'
  | 'attachment'
  | 'ruling'
  | 'appeal'
  | 'penalty'
  | 'reviewed'

/** User who undid a row, and time; null if the row is in force. */
export const takenBackColumn = (table: Undoable): SelectColumn<TakenBack | null> =>
  column.orNull(
    column.record({
      by: column.text(`(SELECT by FROM entry WHERE seq = ${table}.taken_back)`),
      at: column.time(`(SELECT at FROM entry WHERE seq = ${table}.taken_back)`),
    }),
  )

/** The rulings on a finding, on an incident, or with a number, oldest first, including those undone. */
export const rulingsOf = (db: ReadableDb, what: 'finding' | 'incident' | 'id', id: number): readonly Ruling[] =>
  // most findings have none, and each act looks them up for each finding
  sql(db, `SELECT 1 FROM ruling WHERE ${what} = ? LIMIT 1`).get(id)
    ? RULINGS.all(db, `WHERE ruling.${what} = ? ORDER BY ruling.id`, id).map(({ ruling }) => ruling)
    : []

/** The rulings on some incidents, or on all, by incident, oldest first. */
export const rulingsByIncident = (db: ReadableDb, ids: readonly number[] | null): ReadonlyMap<number, readonly Ruling[]> => {
  const rows =
    ids === null
      ? RULINGS.all(db, 'ORDER BY ruling.id')
      : RULINGS.all(db, 'WHERE ruling.incident IN (SELECT value FROM json_each(?)) ORDER BY ruling.id', JSON.stringify(ids))
  return new Map([...Map.groupBy(rows, ({ incident }) => incident)].map(([incident, rows]) => [incident, rows.map(({ ruling }) => ruling)]))
}

/** The rulings in force on the twins of a finding, oldest first. */
export const rulingsOnTwins = (db: ReadableDb, finding: number): readonly RulingBeside[] =>
  RULINGS.all(db, ON_TWINS, finding, finding).map(({ ruling: row, incident }) => ({ ...row, incident }))

const ON_TWINS = `WHERE ruling.matter = (SELECT coalesce(twin, id) FROM finding WHERE id = ?) AND ruling.finding <> ?
  AND ruling.taken_back IS NULL AND ruling.superseded_by IS NULL ORDER BY ruling.id`

/** Rulings of other incidents on the same findings or their twins, by incident, oldest first. */
export const rulingsBeside = (db: ReadableDb, ids: readonly number[] | null): ReadonlyMap<number, readonly RulingBeside[]> => {
  const all = sql<Beside>(db, `${BESIDE} ${ids === null ? '' : 'AND mine.incident IN (SELECT value FROM json_each(?))'} ORDER BY other.id`)
  const pairs = all.all(...(ids === null ? [] : [JSON.stringify(ids)]))
  return new Map(
    [...Map.groupBy(pairs, ({ of }) => of)].map(([of, beside]) => [
      of,
      beside.flatMap(({ ruling, incident }) => rulingsOf(db, 'id', ruling).map((row) => ({ ...row, incident }))),
    ]),
  )
}

type Beside = { readonly of: number; readonly ruling: number; readonly incident: number }
const BESIDE = `SELECT DISTINCT mine.incident AS "of", other.id AS ruling, other.incident FROM ruling mine
  JOIN ruling other ON other.matter = mine.matter AND other.incident <> mine.incident`

const RULING = columnsFor<Ruling>(ruling.shape, 'ruling', {
  ref: column.ref('ruling.ref'),
  rules: ruleSetNameColumn('ruling.rules', 'ruling.edition'),
  player: 'coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name)',
  signedFor: signedForColumn('ruling.id'),
  ...signedColumns('ruling'),
  proposed: penaltyColumn('ruling.proposed_', 'ruling.proposed_most'),
  imposed: penaltyColumn('ruling.imposed_'),
  remedies: 'done.remedies',
  seq: 'ruling.entry',
  ...LATER_COLUMNS,
  takenBack: takenBackColumn('ruling'),
})

const RULINGS = select<{ readonly incident: number; readonly ruling: Ruling }>(
  { incident: column.number('ruling.incident'), ruling: column.record(RULING) },
  `ruling_now ruling JOIN ruling_done done ON done.ruling = ruling.id LEFT JOIN finding ON finding.id = ruling.finding
    LEFT JOIN penalty ON penalty.ruling = ruling.id`,
)
