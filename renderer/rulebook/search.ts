import { RULE_SET_IDS } from '../../engine/editions/index.ts'
import { LANGUAGES, type Language } from '../../engine/model/language.ts'
import { RULE_IDS, type RuleId } from '../../engine/model/rule-ids.ts'
import type { RuleInSet } from '../../engine/rulebook/rule-in-edition.ts'
import { answerLabels } from '../../engine/wording/rules/answers.ts'
import { raisedWhen, ruleLaw, ruleName } from '../../engine/wording/rules/rule-table.ts'
import { foldText } from '../../engine/wording/terms/characters.ts'
import { namesOfTerms } from '../../engine/wording/terms/terms.ts'

/** A rule that matches a search, with the matching sentence; null if its name matches. */
export type RuleHit = { readonly rule: RuleId; readonly sentence: string | null }

/** All searchable texts of a rule, in the user's language first. */
const textsOf = (rule: RuleId, language: Language): { readonly names: readonly string[]; readonly sentences: readonly string[] } => {
  const both = [language, ...LANGUAGES.filter((other) => other !== language)]
  const sentences = both.flatMap((each) => {
    const { when, not } = raisedWhen(rule, each)
    return [...RULE_SET_IDS.map((id) => ruleLaw(rule, id, each)), when, not, ...answerLabels(rule, each)]
  })
  const names = both.flatMap((each) => [ruleName(rule, each), ...namesOfTerms(ruleName(rule, each), each)])
  return { names: [rule, ...names], sentences: [...new Set(sentences)] }
}

/** The rules that contain every word of the query, in rule book order; all rules for an empty query. */
export const searchRules = (query: string, language: Language, inSets: (rule: RuleId) => readonly RuleInSet[]): readonly RuleHit[] => {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return RULE_IDS.map((rule) => ({ rule, sentence: null }))
  const holds = (text: string): boolean => words.every((word) => foldText(text).includes(word))
  return RULE_IDS.flatMap((rule): readonly RuleHit[] => {
    const { names, sentences } = textsOf(rule, language)
    const sections = inSets(rule).flatMap(({ sections }) => sections)
    if (holds([...names, ...sections].join(' '))) return [{ rule, sentence: null }]
    const sentence = sentences.find(holds)
    if (sentence !== undefined) return [{ rule, sentence }]
    return holds([...names, ...sections, ...sentences].join(' ')) ? [{ rule, sentence: null }] : []
  })
}

/** Splits a text at the matches of a query, so that they can be highlighted. */
export const splitAtHits = (text: string, query: string): readonly { readonly text: string; readonly hit: boolean }[] => {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const plain = foldText(text)
  // if folding changes the length, positions no longer match: highlight nothing
  if (words.length === 0 || plain.length !== text.length) return [{ text, hit: false }]
  const hits = Array.from({ length: text.length }, () => false)
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) hits.fill(true, at, at + word.length)
  const parts: { text: string; hit: boolean }[] = []
  for (const [place, letter] of text.split('').entries()) {
    const hit = hits[place] === true
    const last = parts.at(-1)
    if (last && last.hit === hit) last.text += letter
    else parts.push({ text: letter, hit })
  }
  return parts
}
