import type { Language } from '../../model/language.ts'
import type { RuleId } from '../../model/rule-ids.ts'
import { typeset } from '../../phrases/typeset.ts'
import { AT, WHOM } from '../../rules/place-words.ts'
import { RULE_WORDS } from '../../rules/words.ts'
import { type RuleSetName, textsOf } from '../terms/rule-sets.ts'

/** The name of a rule in lists and on the rule book’s screen. */
export const ruleName = (rule: RuleId, language: Language): string => typeset(RULE_WORDS[rule][language].name, language)

/** The text of a rule under a rule set, given by its id if it is a built-in one. */
export const ruleLaw = (rule: RuleId, rules: string | RuleSetName, language: Language): string =>
  typeset(
    textsOf(typeof rules === 'string' ? { id: rules, edition: '' } : rules)?.laws[rule]?.[language] ?? RULE_WORDS[rule][language].law,
    language,
  )

/** A rule’s occasion and its counterexample as sentences; the player and the act of its finding. */
type RaisedWhen = { readonly when: string; readonly not: string; readonly whom: string; readonly at: string }

/** The rule book’s text on the occasion of a rule. */
export const raisedWhen = (rule: RuleId, language: Language): RaisedWhen => {
  const words = RULE_WORDS[rule]
  return {
    when: typeset(words[language].when, language),
    not: typeset(words[language].notWhen, language),
    whom: WHOM[words.whom][language],
    at: AT[words.at][language],
  }
}
