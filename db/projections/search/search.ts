import type { EntryKind } from '../../../engine/wording/record/log-entries.ts'
import { type Entry, refOf } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { type ReadableDb, sql, type WritableDb } from '../../sqlite/handle.ts'
import { ENTRY_KINDS, projections } from '../by-kind.ts'
import type { FoundIn } from '../projection.ts'
import { noteSearch } from '../undo/undo-log.ts'
import { INCIDENT_ID, INCIDENT_NOW, ITS_TABLE } from './found-in.ts'
import { joinedNameIn, joinedWordsIn, searchWordsIn } from './words-in.ts'

/** Updates the search index of the incidents that an entry changed. Call after all other projections. */
export const updateSearch = <K extends EntryKind>(db: WritableDb, entry: Entry, kind: K, body: Body<K>): void => {
  for (const incident of new Set(changedIncidents(db, entry, kind, body))) updateIncident(db, incident)
}

const changedIncidents = <K extends EntryKind>(db: ReadableDb, entry: Entry, kind: K, body: Body<K>): readonly number[] => {
  const { incidents, value } = projections[kind]
  if (!incidents) return []
  if (typeof incidents.of === 'object')
    return sql<number>(db, `SELECT ${incidents.of.id} FROM ${incidents.of.from} WHERE row.ref = ?`).pluck().all(refOf(entry))
  return incidents.isUnnamedAtFirst && value && isFirstValue(db, kind, value.subject(body)) ? [] : incidents.of(db, body)
}

const isFirstValue = (db: ReadableDb, kind: EntryKind, subject: string): boolean =>
  (sql<number>(db, 'SELECT count(*) FROM (SELECT 1 FROM past WHERE kind = ? AND subject = ? LIMIT 2)').pluck().get(kind, subject) ?? 0) < 2

/** One incident in its current state. */
const updateIncident = (db: WritableDb, incident: number): void => {
  sql(db, 'DELETE FROM incident_facet WHERE incident = ?').run(incident)
  sql(db, FACETS).run(incident)
  const texts = sql<string>(db, TEXTS).pluck().all(incident)
  const names = sql<string>(db, NAMES).pluck().all(incident)
  const all = [...texts, ...names].join('\n')
  const words = [...searchWordsIn(all), ...new Set([...joinedWordsIn(all), ...names.flatMap(joinedNameIn)])]
  noteSearch(db, incident)
  sql(db, 'DELETE FROM incident_search WHERE rowid = ?').run(incident)
  sql(db, 'INSERT INTO incident_search (rowid, incident, words) VALUES (?, ?, ?)').run(incident, incident, words.join(' '))
}

/** Everything that entries of any kind add to an incident, and that is not undone. */
const allOf = (found: keyof FoundIn): string =>
  ENTRY_KINDS.flatMap((kind) => projections[kind].incidents?.[found] ?? [])
    .map((query, n) => (n === 0 ? `SELECT NULL AS name UNION ALL ${query}` : query))
    .join(' UNION ALL ')

const WITH = 'WITH one (id) AS (VALUES (?))'

/** The rulings in force. */
const RULED = `SELECT * FROM ruling_now WHERE incident = ${INCIDENT_ID} AND taken_back IS NULL AND superseded_by IS NULL`

/** The outcome of the newest appeal, if one of those rulings is due to it. */
const ON_APPEAL = `SELECT 'appeal-' || decided.outcome FROM appeal_now appeal JOIN appeal_decided decided ON decided.entry = appeal.decided
        WHERE appeal.id = (SELECT appeal FROM ${INCIDENT_NOW}) AND coalesce(decided.ruling, appeal.ruling) = ruled.id`

const FACETS = `${WITH} INSERT OR IGNORE INTO incident_facet (incident, facet, value) SELECT ${INCIDENT_ID}, facet, value FROM (
    SELECT 'state' AS facet, CASE WHEN now.taken_back IS NULL THEN (SELECT state FROM incident_state s WHERE s.id = ${INCIDENT_ID}) ELSE 'taken-back' END AS value FROM ${INCIDENT_NOW}
    UNION ALL SELECT 'weight', weight FROM ${INCIDENT_NOW}
    UNION ALL SELECT 'round', CAST(table_.round AS TEXT) FROM ${ITS_TABLE}
    UNION ALL SELECT 'table', table_.name FROM ${ITS_TABLE}
    UNION ALL SELECT 'penalty', imposed_kind || coalesce(' ' || imposed_amount || ' ' || imposed_unit, '') FROM (${RULED}) ruled
      WHERE decision <> 'dismissed' AND NOT EXISTS (SELECT 1 FROM penalty WHERE penalty.ruling = ruled.id AND penalty.cancelled_at IS NOT NULL)
    UNION ALL SELECT 'outcome', coalesce((${ON_APPEAL}), decision) FROM (${RULED}) ruled
    UNION ALL SELECT 'rule', name FROM (${allOf('rules')})
    UNION ALL SELECT 'player', name FROM (${allOf('players')})
    UNION ALL SELECT 'referee', name FROM (${allOf('referees')}))
  WHERE value IS NOT NULL AND value <> ''`

const textsOf = (found: readonly (keyof FoundIn)[]): string =>
  `${WITH} SELECT name AS text FROM (${found.map(allOf).join(' UNION ALL ')}) WHERE name IS NOT NULL`
const TEXTS = textsOf(['texts', 'rules', 'numbers'])
const NAMES = textsOf(['players', 'referees'])
