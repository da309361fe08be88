import MiniSearch from 'minisearch'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { CONDUCT_IDS, type ConductId } from '../../../engine/model/conduct.ts'
import { LANGUAGES, type Language } from '../../../engine/model/language.ts'
import { RULE_IDS, type RuleId } from '../../../engine/model/rule-ids.ts'
import { settingName } from '../../../engine/wording/editions/settings.ts'
import { EVERYDAY } from '../../../engine/wording/everyday/everyday.ts'
import type { EverydayWords } from '../../../engine/wording/everyday/everyday-words.ts'
import { ASKED_SETTINGS, type AskedSetting, isAskedSetting } from '../../../engine/wording/everyday/settings.ts'
import { conductName } from '../../../engine/wording/penalties/conduct.ts'
import { raisedWhen, ruleLaw, ruleName } from '../../../engine/wording/rules/rule-table.ts'
import { foldText } from '../../../engine/wording/terms/characters.ts'
import { namesOfTerms } from '../../../engine/wording/terms/terms.ts'

/** A rule, a conduct or a setting that can be looked up. */
export type Offence = RuleId | ConductId | AskedSetting

/**
 * A search for what happened, in a referee's words → the rules that it may be about, the likeliest first; none for an empty text. Building
 * it reads every text of every rule.
 */
export const offenceSearch = (): ((text: string) => readonly Offence[]) => {
  const index = build()
  const sayings = (text: string, combineWith: 'AND' | 'OR'): readonly Offence[] =>
    index.search(text, { combineWith }).map(({ of }) => of as Offence)
  return (text) => [...new Set([...sayings(text, 'AND'), ...sayings(text, 'OR')])].slice(0, MOST_SHOWN)
}

const MOST_SHOWN = 12

/** One way of saying what happened. `weight`: a phrase of the table tells more than the text of the law. */
type Saying = { readonly id: number; readonly of: Offence; readonly words: string; readonly weight: number }

const build = (): MiniSearch<Saying> => {
  const index = new MiniSearch<Saying>({
    fields: ['words'],
    storeFields: ['of', 'weight'],
    tokenize: (text) => foldText(text).split(NO_WORD),
    processTerm: (word) => (STOP_WORDS.has(word) || word === '' ? null : stem(word)),
    searchOptions: {
      boostDocument: (_, __, stored) => Number(stored?.weight ?? 1),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 1 : false),
    },
  })
  const settings = Object.keys(ASKED_SETTINGS).filter(isAskedSetting)
  const all = [...RULE_IDS.flatMap(ruleSayings), ...CONDUCT_IDS.flatMap(conductSayings), ...settings.flatMap(settingSayings)]
  index.addAll(all.map((saying, id) => ({ ...saying, id })))
  return index
}

const weighted = (of: Offence, weight: number, texts: readonly string[]): readonly Omit<Saying, 'id'>[] =>
  [...new Set(texts)].map((words) => ({ of, words, weight }))
const phrasesOf = (id: Offence): readonly string[] => {
  const { en, fr, ja = '' }: EverydayWords = isAskedSetting(id) ? ASKED_SETTINGS[id] : EVERYDAY[id]
  return [en, fr, ja].flatMap((phrases) => phrases.split(';'))
}
const ruleSayings = (id: RuleId) => [
  ...weighted(id, 1, [id, ...phrasesOf(id), ...LANGUAGES.flatMap((language) => [ruleName(id, language), ...termsIn(id, language)])]),
  ...weighted(
    id,
    0.3,
    LANGUAGES.flatMap((language) => [raisedWhen(id, language).when, ...RULE_SET_IDS.map((set) => ruleLaw(id, set, language))]),
  ),
]
const termsIn = (id: RuleId, language: Language): readonly string[] => namesOfTerms(ruleName(id, language), language)
const settingSayings = (id: AskedSetting) => weighted(id, 1, [...phrasesOf(id), ...LANGUAGES.map((language) => settingName(id, language))])
const conductSayings = (id: ConductId) => weighted(id, 1, [id, ...phrasesOf(id), ...LANGUAGES.map((language) => conductName(id, language))])

const NO_WORD = /[^\p{L}\p{N}]+/u

/** Words that say nothing about what happened. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the of in on at to it its is are was were be been i he she they we you him her his their my your from and or with by for what if when
  do does did then that this these who which has have had as so up out can could just somebody someone
  le la les un une des de du d l au aux en et ou il elle on ils a est son sa ses leur leurs mon ma que qui quand si ne se s qu y avec pour
  par dans sur quelqu ce cette ces fait faire t during game pendant partie`.split(/\s+/),
)

/** A word without the endings that English and French put to it: `rotated`, `rotating` → `rotat`; `oublié`, `oublier` → `oubli`. */
const stem = (word: string): string => {
  const short = ENDINGS.find((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
  return short === undefined ? word : stem(word.slice(0, word.length - short.length))
}
const ENDINGS = ['ing', 'ed', 'es', 'er', 'ez', 's', 'e']
const SHORTEST_STEM = 4
