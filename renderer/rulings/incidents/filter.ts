import type { Choices, IncidentFilter } from '../../../desk/contract/incident-list.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import type { RouteValues } from '../../app-state/navigation/named-address.ts'
import type { OpenFinding } from './open-finding-row.tsx'

/** Filter of a list; an empty string matches everything. */
export type ListFilter = {
  readonly text: string
  readonly state: string
  readonly round: string
  readonly table: string
  readonly player: string
  readonly referee: string
  readonly rule: string
  /** Only notable incidents, or only penalties in force. */
  readonly only: boolean
}

export const NO_FILTER: ListFilter = { text: '', state: '', round: '', table: '', player: '', referee: '', rule: '', only: false }

/** The filter in an address; unknown values are ignored. */
export const filterOf = ({ word, isOn }: RouteValues): ListFilter => ({
  text: word('text'),
  state: word('state'),
  round: word('round'),
  table: word('table'),
  player: word('player'),
  referee: word('referee'),
  rule: word('rule'),
  only: isOn('only'),
})

/** Filterable and searchable values of a row. */
export type IncidentFacets = {
  readonly state: string
  readonly round: string
  readonly table: string
  readonly players: readonly string[]
  readonly referees: readonly string[]
  readonly rules: readonly string[]
  readonly only: boolean
  readonly words: readonly (string | null)[]
}

/** Values of an open finding. */
export const facetsOfOpen = ({ table, first }: OpenFinding): IncidentFacets => ({
  state: 'open',
  round: table.round === null ? '' : String(table.round),
  table: table.name,
  players: [],
  referees: [],
  rules: [first.finding.rule],
  only: false,
  words: [table.name, first.finding.rule],
})

/** The rows that match a filter. Each typed word must occur in the row, or in `also` (the rule's name). */
export const filterRows = <T>(
  rows: readonly T[],
  filter: ListFilter,
  { facets, also }: { readonly facets: (row: T) => IncidentFacets; readonly also: (row: T) => readonly string[] },
): readonly T[] => {
  const typed = foldText(filter.text).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const has = facets(row)
    if (filter.only && !has.only) return false
    if (filter.state !== '' && has.state !== filter.state) return false
    if (filter.round !== '' && has.round !== filter.round) return false
    if (filter.table !== '' && has.table !== filter.table) return false
    if (filter.player !== '' && !has.players.includes(filter.player)) return false
    if (filter.referee !== '' && !has.referees.includes(filter.referee)) return false
    if (filter.rule !== '' && !has.rules.includes(filter.rule)) return false
    if (typed.length === 0) return true
    const words = foldText([...has.words, ...also(row)].filter(Boolean).join('\n'))
    return typed.every((word) => words.includes(word))
  })
}

/** The options of each filter, from the values that occur in the rows. */
export const filterChoices = <T>(rows: readonly T[], facets: (row: T) => IncidentFacets): Choices => {
  const all = rows.map(facets)
  const sorted = (words: readonly string[]): readonly string[] =>
    [...new Set(words)].filter((word) => word !== '').sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
  return {
    state: sorted(all.map(({ state }) => state)),
    round: sorted(all.map(({ round }) => round)),
    table: sorted(all.map(({ table }) => table)),
    player: sorted(all.flatMap(({ players }) => players)),
    referee: sorted(all.flatMap(({ referees }) => referees)),
    rule: sorted(all.flatMap(({ rules }) => rules)),
  }
}

/** The filter in the desk's form. */
export const deskFilter = ({ only, ...filter }: ListFilter): IncidentFilter => ({ ...filter, notable: only })

/** The options of two lists that are displayed as one. */
export const mergeChoices = (one: Choices, other: Choices): Choices => {
  const both = (field: keyof Choices): readonly string[] =>
    [...new Set([...one[field], ...other[field]])].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }))
  return {
    state: both('state'),
    round: both('round'),
    table: both('table'),
    player: both('player'),
    referee: both('referee'),
    rule: both('rule'),
  }
}
