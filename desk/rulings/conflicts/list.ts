import { incidentOfEntry, isOfKind, OF_A_HAND } from '../../../db/projections/by-kind.ts'
import { dataVersion, type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { cellValue } from '../../context/caches/cell.ts'
import { cachesOf } from '../../context/caches/file-caches.ts'
import type { Conflict, ConflictSide, Waiting } from '../../contract/conflicts.ts'
import type { ConflictKind } from '../../contract/vocabulary.ts'
import { needsOwnDecision } from '../../record/forks/own-conflicts.ts'
import { rulingsOf } from '../decide/rulings.ts'
import { staleRepeats } from '../incidents/resting.ts'
import { isJoined } from './is-joined.ts'

/** The contradictions in a joined file. Both entries stay recorded until a referee who knows both decides. */
export const conflicts = (db: ReadableDb): readonly Conflict[] => {
  if (!isJoined(db)) return []
  return sql<Row>(db, ROWS)
    .all()
    .filter((row) => needsOwnDecision(db, row))
    .map((row) => {
      const { kind, round, table, hand, event, tableId } = row
      const one = sideOf(db, { seq: row.one, by: row.one_by, at: row.one_at, says: row.one_says })
      const other = sideOf(db, { seq: row.other, by: row.other_by, at: row.other_at, says: row.other_says })
      return {
        kind,
        round,
        table,
        hand,
        event,
        one,
        other,
        tableId,
        settled: isSettledHere(kind) ? (areBothRecorded(db, one, other) ? 'table' : 'here') : SETTLED_ELSEWHERE[kind],
      }
    })
}

/**
 * The number of open decisions: rulings whose basis changed, appeals, contradictions, repeat penalties whose earlier
 * incident no longer counts.
 */
export const countWaiting = (db: ReadableDb): Waiting => ({
  reviews: sql<number>(db, REVIEWS).pluck().get() ?? 0,
  appeals: sql<number>(db, APPEALED).pluck().get() ?? 0,
  conflicts: isJoined(db) ? conflictCount(db) : 0,
  repeats: staleRepeats(db).length,
})

/** Reviews that follow from two conflicting rulings are decided with those rulings. */
const REVIEWS = `SELECT count(*) FROM reviews WHERE state = 'open' AND (SELECT conflict FROM ruling_now WHERE id = reviews.ruling) IS NULL`

const APPEALED = `SELECT count(*) FROM (SELECT DISTINCT incident FROM appeal WHERE taken_back IS NULL) appealed
  JOIN incident_state state ON state.id = appealed.incident JOIN incident ON incident.id = appealed.incident
  WHERE state.state = 'appealed' AND incident.taken_back IS NULL`

/**
 * The search for contradictions reads the whole file, so its result is cached. A merge by another connection
 * invalidates it, and so does any act except an appended line and its findings.
 */
const conflictCount = (db: ReadableDb): number =>
  cellValue(
    cachesOf(db).conflictCount,
    `${dataVersion(db)} ${sql<string>(db, STANDS).pluck().get()}`,
    () =>
      sql<Pick<Row, 'kind' | 'one' | 'other'>>(db, 'SELECT kind, one, other FROM conflicts')
        .all()
        .filter((row) => needsOwnDecision(db, row)).length,
  )
const STANDS = `SELECT coalesce((SELECT seq FROM entry WHERE NOT ${isOfKind(OF_A_HAND)} ORDER BY seq DESC LIMIT 1), 0)
  || ' ' || (SELECT total(edits) FROM hand)`

type Row = Pick<Conflict, 'kind' | 'round' | 'table' | 'tableId' | 'hand' | 'event'> &
  Readonly<Record<'one' | 'other', number> & Record<'one_by' | 'one_at' | 'one_says' | 'other_by' | 'other_at' | 'other_says', string>>

const ROWS = `SELECT c.kind, c.round, c."table", c.hand, c.event, c.one, c.one_by, a.at AS one_at, c.one_says, c.other, c.other_by, b.at AS other_at, c.other_says,
    (SELECT id FROM table_ WHERE table_.name = c."table" AND table_.round IS c.round) AS tableId
  FROM conflicts c JOIN entry a ON a.seq = c.one JOIN entry b ON b.seq = c.other ORDER BY c.one, c.other`

type Said = Readonly<Record<'by' | 'at' | 'says', string>> & { readonly seq: number }

const sideOf = (db: ReadableDb, { seq, by, at, says }: Said): ConflictSide => {
  const ruling = sql<number>(db, 'SELECT id FROM ruling WHERE entry = ?').pluck().get(seq)
  return {
    seq,
    by,
    says,
    at: new Date(at),
    incident: incidentOfEntry(db, seq) ?? null,
    ruling: ruling === undefined ? null : (rulingsOf(db, 'id', ruling)[0] ?? null),
  }
}

/** Whether two rulings are on one act that is in the record twice: one of the two is removed first, at the table. */
const areBothRecorded = (db: ReadableDb, ...sides: readonly ConflictSide[]): boolean => {
  const findings = new Set(sides.map(({ ruling }) => ruling?.finding ?? null))
  return findings.size === 2 && sides.every(({ ruling }) => isRecorded(db, ruling))
}

/** Whether the act of a ruling's finding is in the record. */
export const isRecorded = (db: ReadableDb, ruling: ConflictSide['ruling']): boolean =>
  sql(db, RECORDED).get(ruling?.finding ?? null) !== undefined

const RECORDED = `SELECT 1 FROM finding JOIN event ON event.ref = finding.names ->> ('$."' || finding.event || '"')
  WHERE finding.id = ? AND event.number IS NOT NULL`

/** The kinds that the head referee does not decide between two entries of, and where that is done. */
const SETTLED_ELSEWHERE = {
  act: 'table',
  hand: 'table',
  'hand-header': 'table',
  'rule-set': 'elsewhere',
  'table-name': 'elsewhere',
  'player-name': 'elsewhere',
  'player-number': 'elsewhere',
  'referee-name': 'elsewhere',
} as const satisfies { readonly [Kind in ConflictKind]?: Conflict['settled'] }

/** The kinds that need a resolution here. */
export type SettledHere = Exclude<ConflictKind, keyof typeof SETTLED_ELSEWHERE>
export const isSettledHere = (kind: ConflictKind): kind is SettledHere => !Object.hasOwn(SETTLED_ELSEWHERE, kind)
