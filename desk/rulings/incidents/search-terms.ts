import { chainsIn, searchWordsIn, type WordChain } from '../../../db/projections/search/words-in.ts'
import { type ReadableDb, sql } from '../../../db/sqlite/handle.ts'
import { LANGUAGES } from '../../../engine/model/language.ts'
import type { PenaltyKind, PointUnit } from '../../../engine/model/penalties.ts'
import { placeAt, type TypedPlace } from '../../../engine/wording/everyday/place-words.ts'
import { saidOfRule } from '../../../engine/wording/everyday/said-of-rule.ts'
import { penaltyName } from '../../../engine/wording/penalties/penalties.ts'
import { anyRuleName } from '../../../engine/wording/rules/rule-table.ts'
import { LABELS } from '../../messages/reports/labels.ts'
import { INCIDENT_STATE, WEIGHT_WORDS } from '../../messages/reports/states.ts'
import { penaltyOfColumns } from '../penalties/penalty-columns.ts'

/** A value of a facet: what a row of the list shows of an incident, besides its texts. */
type FacetValue = { readonly facet: string; readonly value: string }

/** A part of a search, which each incident must have: a query for its words, or one of these values. */
export type SearchTerm = { readonly match: string; readonly values: readonly FacetValue[] }

/** Upper bound of search words: enough to find one incident. Further words are ignored. */
const MOST = 8

/** The words of a search, each once; punctuation alone is nothing to look for. */
export const typedIn = (text: string): readonly WordChain[] => {
  const chains = new Map(chainsIn(text).map((chain) => [chain.join(' '), chain]))
  return [...chains.values()].slice(0, MOST)
}

/** The parts of a search in a file: its words, and places such as “table 3” that the file has. */
export const termsIn = (db: ReadableDb, text: string): readonly SearchTerm[] => {
  const typed = chainsIn(text)
  if (typed.length === 0) return []
  const values = sql<FacetValue>(db, VALUES).all()
  const places = placesIn(values, typed)
  const words = typedIn(
    typed.map((chain, n) => (places.some(({ at, count }) => n >= at && n < at + count) ? '' : chain.join(''))).join(' '),
  )
  const said = new Map(values.flatMap(({ facet, value }) => (facet === 'rule' ? [[value, saidOfRule(value, words.flat())] as const] : [])))
  return [
    ...places.slice(0, MOST),
    ...words.map((chain) => ({
      match: `words : "${chain.join(' ')}"*`,
      values: values.filter(
        ({ facet, value }) =>
          chain.length === 1 && (isCalled({ facet, value }, chain[0] ?? '') || (facet === 'rule' && said.get(value)?.has(chain[0] ?? ''))),
      ),
    })),
  ]
}

/** One step in the index for each value, whatever the number of incidents that have it. */
const VALUES = `WITH RECURSIVE of (facet, value) AS (
    SELECT column1, (SELECT min(value) FROM incident_facet WHERE facet = column1)
      FROM (VALUES ('state'), ('weight'), ('round'), ('table'), ('rule'), ('penalty'), ('outcome'))
    UNION ALL SELECT facet, (SELECT min(value) FROM incident_facet f WHERE f.facet = of.facet AND f.value > of.value) FROM of WHERE value IS NOT NULL)
  SELECT facet, value FROM of WHERE value IS NOT NULL`

type PlaceTerm = SearchTerm & { readonly at: number; readonly count: number }

const placesIn = (values: readonly FacetValue[], typed: readonly WordChain[]): readonly PlaceTerm[] => {
  const places: PlaceTerm[] = []
  for (let at = 0; at < typed.length; at++) {
    const place = placeAt(typed.slice(at, at + 2).map((chain) => chain.join('')))
    const named = place ? valuesNamed(values, place) : []
    if (!place || named.length === 0) continue
    const words = typed
      .slice(at, at + place.count)
      .flat()
      .join(' ')
    places.push({ match: `words : "${words}"`, values: named, at, count: place.count })
    at += place.count - 1
  }
  return places
}

/** The tables or rounds of that name, which may have the word before it as its own; else those that begin so, while it is being typed. */
const valuesNamed = (values: readonly FacetValue[], { place, name }: TypedPlace): readonly FacetValue[] => {
  const named = values
    .filter(({ facet }) => facet === place)
    .map((value) => ({
      value,
      name: searchWordsIn(value.value)
        .join('')
        .replace(/^(?:tables?|round|ronde)(?=.)/, ''),
    }))
  const exact = named.filter((one) => one.name === name)
  return (exact.length > 0 ? exact : named.filter((one) => one.name.startsWith(name))).map(({ value }) => value)
}

/** Whether a word begins one of the words that a row shows for a value, in any language. */
const isCalled = (of: FacetValue, word: string): boolean => wordsFor(of).some((part) => part.startsWith(word))

/** Whether a rule is called so, or people say the words of it. */
export const isRuleCalled = (rule: string, word: string, typed: readonly WordChain[]): boolean =>
  isCalled({ facet: 'rule', value: rule }, word) || saidOfRule(rule, typed.flat()).has(word)

const known = new Map<string, readonly string[]>()

const wordsFor = ({ facet, value }: FacetValue): readonly string[] => {
  const key = `${facet} ${value}`
  const words = known.get(key) ?? searchWordsIn(namesOf(facet, value).join('\n'))
  known.set(key, words)
  return words
}

const namesOf = (facet: string, value: string): readonly string[] => {
  switch (facet) {
    case 'rule':
      return LANGUAGES.map((language) => anyRuleName(value, language))
    case 'state':
      return LANGUAGES.map((language) => ({ ...INCIDENT_STATE[language], 'taken-back': UNDONE[language] })[value as StateWord])
    case 'weight':
      return value === 'notable' ? LANGUAGES.map((language) => WEIGHT_WORDS[language].notable) : []
    case 'penalty':
      return penaltyNames(value)
    case 'outcome':
      return LANGUAGES.map((language) => ({ ...LABELS[language], ...onAppeal(language) })[value as 'upheld'])
    default:
      return []
  }
}

type StateWord = keyof (typeof INCIDENT_STATE)['en']
const UNDONE = { en: 'undone', fr: 'annulé' }

const onAppeal = (language: (typeof LANGUAGES)[number]) =>
  Object.fromEntries(Object.entries(LABELS[language].outcome).map(([outcome, words]) => [`appeal-${outcome}`, words]))

/** A stored penalty such as `points 20000 table`, in words; its amount also without separators. */
const penaltyNames = (stored: string): readonly string[] => {
  const [kind, amount, unit] = stored.split(' ') as [PenaltyKind, string | undefined, PointUnit | undefined]
  const penalty = penaltyOfColumns({ kind, amount: amount === undefined ? null : Number(amount), unit: unit ?? null }, '')
  return [...LANGUAGES.map((language) => penaltyName(penalty, language)), amount ?? '']
}
