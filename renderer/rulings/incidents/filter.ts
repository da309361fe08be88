import type { Choices, IncidentFilter } from '../../../desk/contract/incident-list.ts'
import { INCIDENT_FACETS } from '../../../desk/contract/vocabulary.ts'
import { placeAt, type TypedPlace } from '../../../engine/wording/everyday/place-words.ts'
import { saidOfRule } from '../../../engine/wording/everyday/said-of-rule.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import type { RouteValues } from '../../app-state/navigation/named-address.ts'
import type { OpenFinding } from './open-finding-row.tsx'

type Field = (typeof INCIDENT_FACETS)[number]
type EachField<T> = Readonly<Record<Field, T>>

const eachField = <T>(of: (field: Field) => T): EachField<T> =>
  Object.fromEntries(INCIDENT_FACETS.map((field) => [field, of(field)])) as EachField<T>

/** Filter of a list; an empty string matches everything. `only`: only notable incidents, or only penalties in force. */
export type ListFilter = EachField<string> & { readonly text: string; readonly only: boolean }

export const NO_FILTER: ListFilter = { text: '', ...eachField(() => ''), only: false }

/** The filter in an address; unknown values are ignored. */
export const filterOf = ({ word, isOn }: RouteValues): ListFilter => ({ text: word('text'), ...eachField(word), only: isOn('only') })

/** Filterable and searchable values of a row. */
export type IncidentFacets = EachField<readonly string[]> & { readonly only: boolean; readonly words: readonly (string | null)[] }

/** Values of an open finding. */
export const facetsOfOpen = ({ table, first }: OpenFinding): IncidentFacets => ({
  state: ['open'],
  round: table.round === null ? [] : [String(table.round)],
  table: [table.name],
  player: first.player === null ? [] : [first.player],
  referee: [],
  rule: [first.finding.rule],
  only: false,
  words: [table.name, first.finding.rule, first.player],
})

/**
 * The rows that match a filter. Each typed word must occur in the row, in `also` (the rule's name), or in what people say of its rule. “table 3”
 * and “R2” are a table and a round.
 */
export const filterRows = <T>(
  rows: readonly T[],
  filter: ListFilter,
  { facets, also }: { readonly facets: (row: T) => IncidentFacets; readonly also: (row: T) => readonly string[] },
): readonly T[] => {
  const typed = foldText(filter.text).split(/\s+/).filter(Boolean)
  const { places, words: single } = partsOf(typed)
  return rows.filter((row) => {
    const has = facets(row)
    if (filter.only && !has.only) return false
    if (!INCIDENT_FACETS.every((field) => filter[field] === '' || has[field].includes(filter[field]))) return false
    if (typed.length === 0) return true
    const words = foldText([...has.words, ...also(row)].filter(Boolean).join('\n'))
    const said = new Set(has.rule.flatMap((rule) => [...saidOfRule(rule, typed)]))
    return (
      places.every(({ place, name, text }) => has[place].some((value) => foldText(value) === name) || words.includes(text)) &&
      single.every((word) => words.includes(word) || said.has(word))
    )
  })
}

type NamedPlace = TypedPlace & { readonly text: string }

/** The places in the words of a search, and the other words. */
const partsOf = (typed: readonly string[]): { readonly places: readonly NamedPlace[]; readonly words: readonly string[] } => {
  const places: NamedPlace[] = []
  const words: string[] = []
  for (let at = 0; at < typed.length; at++) {
    const place = placeAt(typed.slice(at, at + 2))
    if (place) places.push({ ...place, text: typed.slice(at, at + place.count).join(' ') })
    else words.push(typed[at] ?? '')
    at += place ? place.count - 1 : 0
  }
  return { places, words }
}

/** The options of each filter, from the values that occur in the rows. */
export const filterChoices = <T>(rows: readonly T[], facets: (row: T) => IncidentFacets): Choices => {
  const all = rows.map(facets)
  return eachField((field) => sorted(all.flatMap((has) => has[field]).filter((word) => word !== '')))
}

/** The options of two lists that are displayed as one. */
export const mergeChoices = (one: Choices, other: Choices): Choices => eachField((field) => sorted([...one[field], ...other[field]]))

const sorted = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))

/** The filter in the desk's form. */
export const deskFilter = ({ only, ...filter }: ListFilter): IncidentFilter => ({ ...filter, notable: only })
