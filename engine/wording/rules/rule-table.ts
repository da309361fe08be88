import type { Level } from '../../model/findings.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import { isRuleId, type RuleId } from '../../model/rule-ids.ts'
import { typeset } from '../../phrases/typeset.ts'
import { AT, WHOM } from '../../rules/place-words.ts'
import { RULE_WORDS } from '../../rules/words.ts'
import { conductName } from '../penalties/conduct.ts'
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

/** The name of a rule of play or a conduct; one that this version does not know keeps its id. */
export const anyRuleName = (rule: string, language: Language): string =>
  isRuleId(rule) ? ruleName(rule, language) : conductName(rule, language)

const LEVEL_WORDS: ByLanguage<Readonly<Record<Level, string>>> = {
  en: { violation: 'Violation', question: 'Question', record: 'Record', advice: 'Advice', info: 'Info' },
  fr: { violation: 'Faute', question: 'Question', record: 'Relevé', advice: 'Conseil', info: 'Info' },
}

/** The text of a level’s badge. */
export const levelName = (level: Level, language: Language): string => LEVEL_WORDS[language][level]
