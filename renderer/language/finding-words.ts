import { useMemo } from 'react'
import type { Finding } from '../../engine/model/findings.ts'
import type { Language } from '../../engine/model/language.ts'
import { type FindingContext, describe as inWords } from '../../engine/wording/findings/describe.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { useLanguage } from './language.ts'

/** The wording of a finding. `short` is the sentence shown beside its act. */
export const findingWords = (finding: Finding, rules: RuleSetName, language: Language, beside?: FindingContext) => {
  const words = inWords(finding, rules, language, beside)
  return { ...words, short: finding.level === 'advice' && words.citation ? `${words.fact} ${words.citation}` : words.fact }
}
export type FindingWords = ReturnType<typeof findingWords>

/** The wording of a finding in the user's language. */
export const useFindingWords = (finding: Finding, rules: RuleSetName, { people, due }: FindingContext = {}): FindingWords => {
  const language = useLanguage()
  return useMemo(() => findingWords(finding, rules, language, { people, due }), [finding, rules, language, people, due])
}
