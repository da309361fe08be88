import type { Ref } from '../../../db/log/entry.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { ruleSetNameIn } from '../../context/rules/stored-rule-sets.ts'
import type { Ruling, RulingBeside } from '../../contract/rulings.ts'
import { type CancelledColumns, type Columns, cancelledFrom, penaltyFrom } from '../penalties/penalty-row.ts'
import { takenBackFrom, type UndoneColumns, undoneColumns } from './undone.ts'

/** The rulings on a finding, on an incident, or with a number, oldest first, including those undone. */
export const rulingsOf = (db: ReadableDb, what: 'finding' | 'incident' | 'id', id: number): readonly Ruling[] =>
  // most findings have none, and each act looks them up for each finding
  sql(db, `SELECT 1 FROM ruling WHERE ${what} = ? LIMIT 1`).get(id)
    ? sql<Row>(db, `${ALL} WHERE ruling.${what} = ? ORDER BY ruling.id`)
        .all(id)
        .map((row) => rulingFrom(db, row))
    : []

/** The rulings on some incidents, or on all, by incident, oldest first. */
export const rulingsByIncident = (db: ReadableDb, ids: readonly number[] | null): ReadonlyMap<number, readonly Ruling[]> => {
  const rows =
    ids === null
      ? sql<Row>(db, `${ALL} ORDER BY ruling.id`).all()
      : sql<Row>(db, `${ALL} WHERE ruling.incident IN (SELECT value FROM json_each(?)) ORDER BY ruling.id`).all(JSON.stringify(ids))
  return new Map(
    [...Map.groupBy(rows, ({ incident }) => incident)].map(([incident, rows]) => [incident, rows.map((row) => rulingFrom(db, row))]),
  )
}

/** Rulings of other incidents on the same findings, by incident, oldest first. */
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
  JOIN ruling other ON other.finding = mine.finding AND other.incident <> mine.incident WHERE mine.finding IS NOT NULL`

const ALL = `SELECT ruling.*, done.remedies AS done, ${undoneColumns('ruling')},
    coalesce((SELECT name FROM player WHERE id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name) AS about,
    penalty.cancelled_by, penalty.cancelled_at, penalty.cancelled_reason
  FROM ruling_now ruling JOIN ruling_done done ON done.ruling = ruling.id LEFT JOIN finding ON finding.id = ruling.finding LEFT JOIN penalty ON penalty.ruling = ruling.id`

type Row = Columns<'proposed_'> &
  Columns<'imposed_'> &
  CancelledColumns &
  UndoneColumns & {
    id: number
    ref: Ref
    entry: number
    incident: number
    finding: number | null
    rule: string
    rules: string
    edition: string
    sections: string
    about: string | null
    decision: Ruling['decision']
    done: string
    reason: string
    by: string
    at: string
    hash: string
    supersedes: number | null
    superseded_by: number | null
    conflict: number | null
  }

const rulingFrom = (db: ReadableDb, row: Row): Ruling => {
  const { id, ref, finding, rule, decision, reason, by, hash, supersedes, conflict } = row
  return {
    id,
    ref,
    finding,
    rule,
    rules: ruleSetNameIn(db, row.rules, row.edition),
    sections: JSON.parse(row.sections) as readonly string[],
    player: row.about,
    decision,
    reason,
    by,
    hash,
    proposed: penaltyFrom(row, 'proposed_'),
    imposed: penaltyFrom(row, 'imposed_'),
    remedies: JSON.parse(row.done) as readonly string[],
    at: new Date(row.at),
    seq: row.entry,
    supersedes,
    supersededBy: row.superseded_by,
    conflict,
    cancelled: cancelledFrom(row),
    takenBack: takenBackFrom(row),
  }
}
