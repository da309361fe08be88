import type { Language } from '../../model/language.ts'
import { isRuleId, RULE_IDS } from '../../model/rule-ids.ts'
import { typeset } from '../../phrases/typeset.ts'
import type { AnswerWords, RuleWords } from '../../rules/rule-words.ts'
import { RULE_WORDS } from '../../rules/words.ts'

type WordsByAnswer = Readonly<Partial<Record<string, AnswerWords>>>

/** The words of the answers to a rule’s question, by answer; none for a rule that never asks. */
export const answerWords = (rule: string): WordsByAnswer => {
  const words: (RuleWords & { readonly answers?: WordsByAnswer }) | undefined = isRuleId(rule) ? RULE_WORDS[rule] : undefined
  return words?.answers ?? {}
}

/** The labels of a rule's answers; none for a rule that never asks. */
export const answerLabels = (rule: string, language: Language): readonly string[] =>
  Object.values(answerWords(rule)).flatMap((answer) => (answer ? [typeset(answer[language].label, language)] : []))

/** An answer by its word: of one rule, or where the record does not say which, if every rule puts it alike; else the word itself. */
export const answerLabel = (word: string, rule: string | undefined, language: Language): string => {
  const asked = rule === undefined ? RULE_IDS : [rule]
  const labels = new Set(asked.flatMap((each) => answerWords(each)[word]?.[language].label ?? []))
  const [label] = labels
  return labels.size === 1 && label !== undefined ? label : word
}
