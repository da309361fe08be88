import { type Entry, type Ref, refOf } from '../../log/entry.ts'
import type { Body, Kind } from '../../log/kinds.ts'
import { type ReadableDb, sql, type WritableDb } from '../../sqlite/handle.ts'
import { noteSearch } from '../undo/undo-log.ts'
import { wordsIn } from './words-in.ts'

/** Updates the search index of the incidents that an entry changed. Call after all other projections. */
export const updateSearch = <K extends Kind>(db: WritableDb, entry: Entry, kind: K, body: Body<K>): void => {
  const changed: ((db: ReadableDb, body: Body<K>, entry: Entry) => readonly number[]) | undefined = CHANGES[kind]
  for (const incident of new Set(changed?.(db, body, entry))) look(db, incident)
}

type Changes = { readonly [K in Kind]?: (db: ReadableDb, body: Body<K>, entry: Entry) => readonly number[] }

const ids = (db: ReadableDb, query: string, ...by: readonly (string | number)[]): readonly number[] =>
  sql<number>(db, query)
    .pluck()
    .all(...by)

const itself = (db: ReadableDb, { incident }: { readonly incident: Ref }) => ids(db, 'SELECT id FROM incident WHERE ref = ?', incident)
const ofRuling = (db: ReadableDb, { ruling }: { readonly ruling: Ref }) => ids(db, 'SELECT incident FROM ruling WHERE ref = ?', ruling)
const ofFinding = (db: ReadableDb, ref: Ref | null) => (ref === null ? [] : ids(db, OF_FINDING, ref, ref, ref))

/** The incidents whose index each kind of entry changes. */
const CHANGES: Changes = {
  incident: (db, _, entry) => ids(db, 'SELECT id FROM incident WHERE ref = ?', refOf(entry)),
  'incident-filled': itself,
  'incident-closed': itself,
  statement: itself,
  attachment: itself,
  ruling: itself,
  appeal: itself,
  'appeal-decided': (db, { appeal }) => ids(db, 'SELECT incident FROM appeal WHERE ref = ?', appeal),
  'penalty-cancelled': (db, { penalty }) => ids(db, OF_PENALTY, penalty),
  reviewed: ofRuling,
  finding: (db, { again }) => ofFinding(db, again),
  'finding-gone': (db, { finding }) => ofFinding(db, finding),
  player: (db, { player }) => ofPlayer(db, player),
  table: (db, { table }) => ids(db, 'SELECT id FROM incident WHERE table_id = ?', table),
  undo: (db, { entries }) => ofEntries(db, entries),
  redo: (db, { undo }) =>
    ofEntries(db, JSON.parse(sql<string>(db, 'SELECT entries FROM undo WHERE ref = ?').pluck().get(undo) ?? '[]') as readonly Ref[]),
}

const OF_FINDING = `SELECT incident.id FROM finding JOIN incident ON incident.finding = finding.id WHERE finding.ref = ?
  UNION SELECT incident_filled.incident FROM finding JOIN incident_filled ON incident_filled.finding = finding.id WHERE finding.ref = ?
  UNION SELECT ruling.incident FROM finding JOIN ruling ON ruling.finding = finding.id WHERE finding.ref = ?`

const OF_PENALTY = 'SELECT ruling.incident FROM penalty_imposed p JOIN ruling ON ruling.id = p.ruling WHERE p.ref = ?'

/** Incidents refer to players by id, so a new player is in none yet. */
const ofPlayer = (db: ReadableDb, player: string): readonly number[] =>
  (sql<number>(db, "SELECT count(*) FROM (SELECT 1 FROM past WHERE kind = 'player' AND subject = ? LIMIT 2)").pluck().get(player) ?? 0) < 2
    ? []
    : ids(db, OF_PLAYER, player, player, player, player, player, player)

const OF_PLAYER = `SELECT incident FROM ruling WHERE player = ? UNION SELECT incident FROM statement WHERE player = ?
  UNION SELECT incident FROM appeal WHERE player = ?
  UNION SELECT incident.id FROM finding JOIN incident ON incident.finding = finding.id WHERE finding.player = ?
  UNION SELECT incident_filled.incident FROM finding JOIN incident_filled ON incident_filled.finding = finding.id WHERE finding.player = ?
  UNION SELECT incident FROM incident_filled JOIN json_each(fields, '$.players') who ON who.value ->> '$.player' = ?`

/** The incidents that undone or redone entries belong to; for players and tables all that name them. */
const ofEntries = (db: ReadableDb, entries: readonly Ref[]): readonly number[] => {
  const refs = JSON.stringify(entries)
  const said = sql<{ kind: string; subject: string }>(
    db,
    `SELECT DISTINCT kind, subject FROM past WHERE kind IN ('player', 'table') AND ref IN (SELECT value FROM json_each(?))`,
  ).all(refs)
  return [
    ...ids(db, OF_ENTRIES.join(' UNION '), ...OF_ENTRIES.map(() => refs)),
    ...said.flatMap(({ kind, subject }) =>
      kind === 'table'
        ? ids(db, 'SELECT id FROM incident WHERE table_id = ?', subject)
        : ids(db, OF_PLAYER, subject, subject, subject, subject, subject, subject),
    ),
  ]
}

const OF_ENTRIES = [
  'SELECT id FROM incident WHERE ref',
  ...['incident_filled', 'incident_closed', 'statement', 'attachment', 'ruling', 'appeal'].map(
    (table) => `SELECT incident FROM ${table} WHERE ref`,
  ),
  'SELECT appeal.incident FROM appeal_decided d JOIN appeal ON appeal.id = d.appeal WHERE d.ref',
  'SELECT ruling.incident FROM reviewed JOIN ruling ON ruling.id = reviewed.ruling WHERE reviewed.ref',
  `SELECT ruling.incident FROM penalty_cancelled c JOIN penalty_imposed p ON p.id = c.penalty JOIN ruling ON ruling.id = p.ruling WHERE c.ref`,
].map((from) => `${from} IN (SELECT value FROM json_each(?))`)

/** One incident in its current state. */
const look = (db: WritableDb, incident: number): void => {
  sql(db, 'DELETE FROM incident_facet WHERE incident = ?').run(incident)
  sql(db, FACETS).run(incident)
  const texts = sql<string>(db, TEXTS).pluck().all(incident)
  noteSearch(db, incident)
  sql(db, 'DELETE FROM incident_search WHERE rowid = ?').run(incident)
  sql(db, 'INSERT INTO incident_search (rowid, incident, words) VALUES (?, ?, ?)').run(
    incident,
    incident,
    wordsIn(texts.join('\n')).join(' '),
  )
}

const WITH = 'WITH one (id) AS (VALUES (?))'
const ID = '(SELECT id FROM one)'
const nameOf = (row: string): string => `coalesce((SELECT name FROM player WHERE player.id = ${row}.player), ${row}.player_name)`

/** Rows of the incident that are not undone. */
const own = (table: string): string => `${table} WHERE ${table}.incident = ${ID} AND ${table}.taken_back IS NULL`
const ONE = `incident_now now WHERE now.id = ${ID}`
const STANDS = 'ruling.taken_back IS NULL'
const FOUND = `SELECT finding FROM incident_now WHERE id = ${ID}`
const DECIDED = `appeal CROSS JOIN appeal_decided d ON d.appeal = appeal.id AND d.taken_back IS NULL WHERE appeal.incident = ${ID}`
const LOOKED = `ruling CROSS JOIN reviewed ON reviewed.ruling = ruling.id AND reviewed.taken_back IS NULL WHERE ruling.incident = ${ID}`
const CANCELLED = `ruling CROSS JOIN penalty ON penalty.ruling = ruling.id WHERE ruling.incident = ${ID} AND ${STANDS}`

/** The people concerned: by its finding, rulings and information, by statements and appeals. */
const PLAYERS = `SELECT ${nameOf('finding')} AS name FROM finding WHERE finding.id = (${FOUND})
  UNION ALL SELECT coalesce((SELECT name FROM player WHERE player.id = coalesce(finding.player, ruling.player)), finding.player_name, ruling.player_name)
    FROM ruling LEFT JOIN finding ON finding.id = ruling.finding WHERE ruling.incident = ${ID} AND ${STANDS}
  UNION ALL SELECT coalesce((SELECT name FROM player WHERE player.id = who.value ->> '$.player'), who.value ->> '$.playerName')
    FROM json_each((SELECT players FROM ${ONE})) who
  UNION ALL SELECT ${nameOf('statement')} FROM ${own('statement')} AND statement.role = 'player'
  UNION ALL SELECT ${nameOf('appeal')} FROM ${own('appeal')}`

/** The people who signed an entry of it. */
const REFEREES = `SELECT incident.by AS name FROM incident WHERE id = ${ID}
  UNION ALL SELECT ruling.by FROM ${own('ruling')}
  UNION ALL SELECT d.by FROM ${DECIDED}
  UNION ALL SELECT incident_closed.by FROM ${own('incident_closed')}
  UNION ALL SELECT penalty.cancelled_by FROM ${CANCELLED}
  UNION ALL SELECT reviewed.by FROM ${LOOKED}`

const RULES = `SELECT finding.rule AS name FROM finding WHERE finding.id = (${FOUND}) UNION ALL SELECT ruling.rule FROM ${own('ruling')}`
const TABLE = `incident JOIN table_ ON table_.id = incident.table_id WHERE incident.id = ${ID}`

const FACETS = `${WITH} INSERT OR IGNORE INTO incident_facet (incident, facet, value) SELECT ${ID}, facet, value FROM (
    SELECT 'state' AS facet, CASE WHEN now.taken_back IS NULL THEN (SELECT state FROM incident_state s WHERE s.id = ${ID}) ELSE 'taken-back' END AS value FROM ${ONE}
    UNION ALL SELECT 'weight', weight FROM ${ONE}
    UNION ALL SELECT 'round', CAST(table_.round AS TEXT) FROM ${TABLE}
    UNION ALL SELECT 'table', table_.name FROM ${TABLE}
    UNION ALL SELECT 'rule', name FROM (${RULES})
    UNION ALL SELECT 'player', name FROM (${PLAYERS})
    UNION ALL SELECT 'referee', name FROM (${REFEREES}))
  WHERE value IS NOT NULL AND value <> ''`

/** Everything said and written about it and not undone, and all names. */
const TEXTS = `${WITH} SELECT text FROM (
    SELECT CAST(${ID} AS TEXT) AS text
    UNION ALL SELECT table_.name FROM ${TABLE}
    UNION ALL SELECT fields ->> '$.note' FROM ${own('incident_filled')}
    UNION ALL SELECT ${nameOf('statement')} FROM ${own('statement')}
    UNION ALL SELECT statement.text FROM ${own('statement')}
    UNION ALL SELECT attachment.note FROM ${own('attachment')}
    UNION ALL SELECT ruling.reason FROM ${own('ruling')}
    UNION ALL SELECT penalty.cancelled_reason FROM ${CANCELLED}
    UNION ALL SELECT appeal.grounds FROM ${own('appeal')}
    UNION ALL SELECT d.reason FROM ${DECIDED}
    UNION ALL SELECT incident_closed.reason FROM ${own('incident_closed')}
    UNION ALL SELECT reviewed.reason FROM ${LOOKED}
    UNION ALL SELECT name FROM (${RULES})
    UNION ALL SELECT name FROM (${PLAYERS})
    UNION ALL SELECT name FROM (${REFEREES}))
  WHERE text IS NOT NULL`
