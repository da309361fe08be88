import type { Ref } from '../../log/entry.ts'
import type { Body } from '../../log/kinds.ts'
import { type ReadableDb, sql } from '../../sqlite/handle.ts'
import type { Projections, RowsOfIncidents } from '../projection.ts'

/** The incidents in which a player of the list is named. */
export const incidentsOfPlayer = (db: ReadableDb, player: string): readonly number[] =>
  sql<number>(db, OF_PLAYER).pluck().all(player, player, player, player, player, player)

const OF_PLAYER = `SELECT incident FROM ruling WHERE player = ? UNION SELECT incident FROM statement WHERE player = ?
  UNION SELECT incident FROM appeal WHERE player = ?
  UNION SELECT incident.id FROM finding JOIN incident ON incident.finding = finding.id WHERE finding.player = ?
  UNION SELECT incident_filled.incident FROM finding JOIN incident_filled ON incident_filled.finding = finding.id WHERE finding.player = ?
  UNION SELECT incident FROM incident_filled JOIN json_each(fields, '$.players') who ON who.value ->> '$.player' = ?`

export const incidentsAtTable = (db: ReadableDb, table: string): readonly number[] =>
  sql<number>(db, 'SELECT id FROM incident WHERE table_id = ?').pluck().all(table)

/** All kinds of entries that an undo can name. */
type Undoable = Omit<Projections, 'undo' | 'redo'>

/** The rows of incidents that entries of these kinds make. */
export const rowsOfIncidents = (kinds: Undoable): readonly RowsOfIncidents[] =>
  Object.values(kinds).flatMap(({ incidents }) => (typeof incidents?.of === 'object' ? [incidents.of] : []))

/** The incidents that undone or redone entries belong to; for players and tables all that name them. */
export const incidentsOfEntries = (kinds: Undoable): ((db: ReadableDb, entries: readonly Ref[]) => readonly number[]) => {
  const rows = rowsOfIncidents(kinds).map(({ from, id }) => `SELECT ${id} FROM ${from} WHERE row.ref IN (SELECT value FROM json_each(?))`)
  const ofValue = <K extends keyof Undoable>(db: ReadableDb, kind: K, body: Body<K>): readonly number[] => {
    const of = kinds[kind].incidents?.of
    return typeof of === 'function' ? of(db, body) : []
  }
  return (db, entries) => {
    const refs = JSON.stringify(entries)
    return [
      ...sql<number>(db, rows.join(' UNION '))
        .pluck()
        .all(...rows.map(() => refs)),
      ...sql<{ kind: keyof Undoable; body: string }>(db, VALUES)
        .all(refs)
        .flatMap(({ kind, body }) => ofValue(db, kind, JSON.parse(body) as Body<typeof kind>)),
    ]
  }
}

const VALUES = 'SELECT kind, body FROM past WHERE ref IN (SELECT value FROM json_each(?))'
