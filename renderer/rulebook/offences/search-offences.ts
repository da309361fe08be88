import MiniSearch from 'minisearch'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { CONDUCT_IDS, type ConductId } from '../../../engine/model/conduct.ts'
import { LANGUAGES, type Language } from '../../../engine/model/language.ts'
import { RULE_IDS, type RuleId } from '../../../engine/model/rule-ids.ts'
import { settingName } from '../../../engine/wording/editions/settings.ts'
import { EVERYDAY } from '../../../engine/wording/everyday/everyday.ts'
import type { EverydayWords } from '../../../engine/wording/everyday/everyday-words.ts'
import { ASKED_SETTINGS, type AskedSetting, isAskedSetting } from '../../../engine/wording/everyday/settings.ts'
import { saysNothing, stemOf } from '../../../engine/wording/everyday/spoken-words.ts'
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
    processTerm: (word) => (saysNothing(word) || word === '' ? null : stemOf(word)),
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
