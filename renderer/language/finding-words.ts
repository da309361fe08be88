import { useMemo } from 'react'
import type { Finding } from '../../engine/model/findings.ts'
import type { Language } from '../../engine/model/language.ts'
import { type FindingContext, describe as inWords } from '../../engine/wording/findings/describe.ts'
import type { RuleSetName } from '../../engine/wording/terms/rule-sets.ts'
import { tilesNamed } from '../../engine/wording/terms/tiles-in.ts'
import { useLanguage } from './language.ts'

/**
 * The wording of a finding. `said` is the fact where no tile is drawn, in English in the list's own notation; `short` the same beside its act,
 * `title` the headline.
 */
export const findingWords = (finding: Finding, rules: RuleSetName, language: Language, beside?: FindingContext) => {
  const words = inWords(finding, rules, language, beside)
  const said = { en: words.fact, fr: tilesNamed(words.fact, language) }[language]
  const short = finding.level === 'advice' && words.citation ? `${said} ${words.citation}` : said
  return { ...words, said, short, title: tilesNamed(words.headline, language) }
}
export type FindingWords = ReturnType<typeof findingWords>

/** The wording of a finding in the user's language. */
export const useFindingWords = (finding: Finding, rules: RuleSetName, { people, due }: FindingContext = {}): FindingWords => {
  const language = useLanguage()
  return useMemo(() => findingWords(finding, rules, language, { people, due }), [finding, rules, language, people, due])
}
