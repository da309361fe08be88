import type { WordChain } from '../../../db/projections/search/words-in.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { byName } from '../../context/collate.ts'
import type { Beside, Choices, FoundIncident, FoundIncidents, IncidentFilter } from '../../contract/incident-list.ts'
import type { Incident } from '../../contract/rulings.ts'
import { INCIDENT_FACETS } from '../../contract/vocabulary.ts'
import { incidentsBy } from './incidents.ts'
import { hitIn } from './search-matches.ts'
import { isRuleCalled, type SearchTerm, termsIn, typedIn } from './search-terms.ts'

/** A page of the incidents that match a filter, newest first, each with its search match. */
export const findIncidents = (db: ReadableDb, filter: IncidentFilter, { from, count }: { from: number; count: number }): FoundIncidents => {
  const typed = typedIn(filter.text)
  const { where, by } = whereOf(db, filter)
  const found = sql<number>(db, `SELECT count(*) FROM incident ${where}`)
    .pluck()
    .get(...by)
  const ids = sql<number>(db, `SELECT id FROM incident ${where} ORDER BY id DESC LIMIT ? OFFSET ?`)
    .pluck()
    .all(...by, count, from)
  const all = sql<number>(db, 'SELECT count(*) FROM incident').pluck().get()
  return { found: found ?? 0, all: all ?? 0, rows: incidentsBy(db, ids).map((incident) => lineOf(incident, typed)) }
}

/** The incidents next to one in the list that a filter leaves: the one above (newer) and the one below. */
export const besideIncident = (db: ReadableDb, filter: IncidentFilter, incident: number): Beside => {
  const { where, by } = whereOf(db, filter)
  const next = (than: '<' | '>', order: 'ASC' | 'DESC'): number | null =>
    sql<number>(db, `SELECT id FROM incident ${where === '' ? 'WHERE' : `${where} AND`} id ${than} ? ORDER BY id ${order} LIMIT 1`)
      .pluck()
      .get(...by, incident) ?? null
  return { above: next('>', 'ASC'), below: next('<', 'DESC') }
}

export const choicesOfIncidents = (db: ReadableDb): Choices => {
  const rows = sql<{ facet: string; value: string }>(db, "SELECT DISTINCT facet, value FROM incident_facet WHERE facet <> 'weight'").all()
  const of = (facet: string): readonly string[] =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value }) => value)
      .sort(byName)
  return {
    state: [...of('state'), ...(appealsDecided(db) ? [ON_APPEAL] : [])],
    round: of('round'),
    table: of('table'),
    player: of('player'),
    referee: of('referee'),
    rule: of('rule'),
  }
}

/** A search state of its own: the appeal was decided, whatever came after. */
const ON_APPEAL = 'decided-on-appeal'
const DECIDED =
  'FROM appeal JOIN appeal_decided ON appeal_decided.appeal = appeal.id WHERE appeal.taken_back IS NULL AND appeal_decided.taken_back IS NULL'

const appealsDecided = (db: ReadableDb): boolean => sql<number>(db, `SELECT EXISTS (SELECT 1 ${DECIDED})`).pluck().get() === 1

type Where = { readonly where: string; readonly by: readonly string[] }

/** Each word must occur in an incident, or in what a row shows of it. */
const whereOf = (db: ReadableDb, filter: IncidentFilter): Where => {
  const terms = termsIn(db, filter.text)
  const facets = [
    ...INCIDENT_FACETS.flatMap((facet) => (filter[facet] === '' || filter[facet] === ON_APPEAL ? [] : [[facet, filter[facet]] as const])),
    ...(filter.notable ? [['weight', 'notable'] as const] : []),
  ]
  const parts = [
    ...facets.map(() => OF_FACET),
    ...(filter.state === ON_APPEAL ? [`id IN (SELECT appeal.incident ${DECIDED})`] : []),
    ...terms.map(() => OF_TERM),
  ]
  return {
    where: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`,
    by: [...facets.flat(), ...terms.flatMap(boundTo)],
  }
}

/** The condition that every word of a text occurs in an incident, or in what a row shows of it; empty without words. */
export const withWords = (db: ReadableDb, text: string): Where => {
  const terms = termsIn(db, text)
  return { where: terms.map(() => OF_TERM).join(' AND '), by: terms.flatMap(boundTo) }
}

/** Whether there is anything to look for in a text. */
export const hasWords = (text: string): boolean => typedIn(text).length > 0

/** Whether every word of a text is in an incident's stored words, or is said of its rule, without the file. */
export const haveWords = ({ words, rule }: { readonly words: string; readonly rule: string }, text: string): boolean => {
  const typed = typedIn(text)
  return typed.every(
    (chain) => ` ${words}`.includes(` ${chain.join(' ')}`) || (chain.length === 1 && isRuleCalled(rule, chain[0] ?? '', typed)),
  )
}

const boundTo = ({ match, values }: SearchTerm): readonly string[] => [match, JSON.stringify(values)]

const OF_FACET = 'id IN (SELECT incident FROM incident_facet WHERE facet = ? AND value = ?)'
const OF_TERM = `id IN (SELECT rowid FROM incident_search WHERE incident_search MATCH ?
  UNION ALL SELECT incident FROM json_each(?) one CROSS JOIN incident_facet f ON f.facet = one.value ->> '$.facet' AND f.value = one.value ->> '$.value')`

const lineOf = (incident: Incident, typed: readonly WordChain[]): FoundIncident => {
  const { id, openedAt, table, round, seat, players, rule, state, weight, note, takenBack, rulings, appeals, conflict, review } = incident
  const inForce = rulings.filter((one) => one.takenBack === null && one.supersededBy === null)
  const ruled = new Set(inForce.flatMap((one) => one.player ?? []))
  const standing = appeals.filter((one) => one.takenBack === null)
  const last = standing.findLast((one) => one.decided === null) ?? standing.at(-1)
  const appealed = last && inForce.find(({ id }) => id === (last.decided?.ruling ?? last.ruling))
  const ruling = appealed ?? inForce.at(-1) ?? rulings.at(-1) ?? null
  const others = inForce.filter((one) => one !== ruling)
  const appeal = last && (appealed || !last.decided) ? (last.decided?.outcome ?? 'undecided') : null
  const hit = typed.length === 0 ? null : hitIn(incident, typed)
  const player = ruled.size > 1 ? [...ruled].join(', ') : incident.player
  return {
    id,
    openedAt,
    table,
    round,
    seat,
    player,
    players,
    rule,
    state,
    weight,
    note,
    takenBack,
    ruling,
    others,
    appeal,
    appealedBy: appeal === null ? null : (last?.appealedBy ?? null),
    conflict,
    review,
    hit,
  }
}
