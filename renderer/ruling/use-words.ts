import { useMemo } from 'react'
import type { Finding } from '../../engine/findings.ts'
import type { Language } from '../../engine/language.ts'
import { describe as inWords } from '../../engine/words/describe.ts'
import type { RuleSetName } from '../../engine/words/rule-sets.ts'
import type { People } from '../../engine/words/told/told.ts'
import { useLanguage } from '../language/language.ts'

/** A finding in words, and the sentence that fits beside its act. */
export const wordsOf = (finding: Finding, rules: RuleSetName, language: Language, people?: People) => {
  const words = inWords(finding, rules, language, people)
  return { ...words, short: finding.level === 'advice' && words.citation ? `${words.fact} ${words.citation}` : words.fact }
}
export type Words = ReturnType<typeof wordsOf>

export const useWords = (finding: Finding, rules: RuleSetName, people?: People): Words => {
  const language = useLanguage()
  return useMemo(() => wordsOf(finding, rules, language, people), [finding, rules, language, people])
}
