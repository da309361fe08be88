/** The number of the incident, in queries for what the search finds in it. */
export const INCIDENT_ID = '(SELECT id FROM one)'

/** Rows of the incident that are not undone. */
export const rowsOfIncident = (table: string): string => `${table} WHERE ${table}.incident = ${INCIDENT_ID} AND ${table}.taken_back IS NULL`

/** The incident as it is now, and the finding that it is about. */
export const INCIDENT_NOW = `incident_now now WHERE now.id = ${INCIDENT_ID}`
export const ITS_FINDING = `SELECT finding FROM incident_now WHERE id = ${INCIDENT_ID}`

/** The table at which it happened. */
export const ITS_TABLE = `incident JOIN table_ ON table_.id = incident.table_id WHERE incident.id = ${INCIDENT_ID}`

/** The number of a player of the list, as text. */
export const playerNumber = (player: string): string => `SELECT CAST(number AS TEXT) FROM player WHERE player.id IN (${player})`

/** The newest name of the player of a row. */
export const playerNameSql = (row: string): string =>
  `coalesce((SELECT name FROM player WHERE player.id = ${row}.player), ${row}.player_name)`
