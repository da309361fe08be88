import { chainsIn, searchWordsIn, type WordChain } from '../../../db/projections/search/words-in.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { LANGUAGES } from '../../../engine/model/language.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import { byName } from '../../context/collate.ts'
import type { Beside, Choices, FoundIncident, FoundIncidents, IncidentFilter } from '../../contract/incident-list.ts'
import type { Incident } from '../../contract/rulings.ts'
import { INCIDENT_FACETS } from '../../contract/vocabulary.ts'
import { incidentsBy } from './incidents.ts'
import { hitIn } from './search-matches.ts'

/** A page of the incidents that match a filter, newest first, each with its search match. */
export const findIncidents = (db: ReadableDb, filter: IncidentFilter, { from, count }: { from: number; count: number }): FoundIncidents => {
  const typed = typedIn(filter)
  const { where, by } = whereOf(db, filter, typed)
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
  const { where, by } = whereOf(db, filter, typedIn(filter))
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

/** Upper bound of search words: enough to find one incident. Further words are ignored. */
const MOST = 8

/** Each once; punctuation alone is nothing to look for. */
const typedIn = ({ text }: Pick<IncidentFilter, 'text'>): readonly WordChain[] => {
  const chains = new Map(chainsIn(text).map((chain) => [chain.join(' '), chain]))
  return [...chains.values()].slice(0, MOST)
}

/** A search state of its own: the appeal was decided, whatever came after. */
const ON_APPEAL = 'decided-on-appeal'
const DECIDED =
  'FROM appeal JOIN appeal_decided ON appeal_decided.appeal = appeal.id WHERE appeal.taken_back IS NULL AND appeal_decided.taken_back IS NULL'

const appealsDecided = (db: ReadableDb): boolean => sql<number>(db, `SELECT EXISTS (SELECT 1 ${DECIDED})`).pluck().get() === 1

type Where = { readonly where: string; readonly by: readonly string[] }

/** Each word must occur in an incident, or in the name of a rule that it is about. */
const whereOf = (db: ReadableDb, filter: IncidentFilter, typed: readonly WordChain[]): Where => {
  const facets = [
    ...INCIDENT_FACETS.flatMap((facet) => (filter[facet] === '' || filter[facet] === ON_APPEAL ? [] : [[facet, filter[facet]] as const])),
    ...(filter.notable ? [['weight', 'notable'] as const] : []),
  ]
  const parts = [
    ...facets.map(() => OF_FACET),
    ...(filter.state === ON_APPEAL ? [`id IN (SELECT appeal.incident ${DECIDED})`] : []),
    ...typed.map(() => OF_WORD),
  ]
  return {
    where: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`,
    by: [...facets.flat(), ...wordsBy(db, typed)],
  }
}

/** The condition that every word of a text occurs in an incident, or in its rule's name; empty without words. */
export const withWords = (db: ReadableDb, text: string): Where => {
  const typed = typedIn({ text })
  return { where: typed.map(() => OF_WORD).join(' AND '), by: wordsBy(db, typed) }
}

/** Whether there is anything to look for in a text. */
export const hasWords = (text: string): boolean => typedIn({ text }).length > 0

/** The same of an incident's stored words and its rule, without the file. */
export const haveWords = ({ words, rule }: { readonly words: string; readonly rule: string }, text: string): boolean =>
  typedIn({ text }).every(
    (chain) => ` ${words}`.includes(` ${chain.join(' ')}`) || (chain.length === 1 && isInRuleName(rule, chain[0] ?? '')),
  )

const wordsBy = (db: ReadableDb, typed: readonly WordChain[]): readonly string[] =>
  typed.flatMap((chain) => [`words : "${chain.join(' ')}"*`, JSON.stringify(rulesCalled(db, chain))])

const OF_FACET = 'id IN (SELECT incident FROM incident_facet WHERE facet = ? AND value = ?)'
const OF_WORD = `id IN (SELECT rowid FROM incident_search WHERE incident_search MATCH ?
  UNION ALL SELECT incident FROM incident_facet WHERE facet = 'rule' AND value IN (SELECT value FROM json_each(?)))`

/** The rules of the file in whose name, in any language, a word begins so. */
const rulesCalled = (db: ReadableDb, [word = '', ...more]: WordChain): readonly string[] =>
  more.length > 0
    ? []
    : sql<string>(db, "SELECT DISTINCT value FROM incident_facet WHERE facet = 'rule'")
        .pluck()
        .all()
        .filter((rule) => isInRuleName(rule, word))

const isInRuleName = (rule: string, word: string): boolean => wordsOfRule(rule).some((part) => part.startsWith(word))

const known = new Map<string, readonly string[]>()

/** The words of a rule's names, in all languages. */
const wordsOfRule = (rule: string): readonly string[] => {
  const words = known.get(rule) ?? LANGUAGES.flatMap((language) => searchWordsIn(anyRuleName(rule, language)))
  known.set(rule, words)
  return words
}

const lineOf = (incident: Incident, typed: readonly WordChain[]): FoundIncident => {
  const { id, openedAt, table, round, seat, player, players, rule, state, weight, note, takenBack, rulings, appeals, conflict, review } =
    incident
  const ruling = rulings.findLast((one) => one.takenBack === null && one.supersededBy === null) ?? rulings.at(-1) ?? null
  const last = appeals.findLast((one) => one.takenBack === null)
  const isOvertaken = last?.decided && (last.decided.ruling ?? last.ruling) !== ruling?.id
  const appeal = last && !isOvertaken ? (last.decided?.outcome ?? 'undecided') : null
  const hit = typed.length === 0 ? null : hitIn(incident, typed)
  return { id, openedAt, table, round, seat, player, players, rule, state, weight, note, takenBack, ruling, appeal, conflict, review, hit }
}
