import { awaitsDeclaration, type Finding } from '../../model/findings.ts'
import type { Language } from '../../model/language.ts'
import { english } from '../../phrases/english.ts'
import { french } from '../../phrases/french.ts'
import { typeset } from '../../phrases/typeset.ts'
import { RULE_WORDS } from '../../rules/words.ts'
import { tilesNamed } from '../terms/tiles-in.ts'

/** A finding in one line, its tiles by name. Lists need no more, and so load no rules. */
export const headline = (finding: Finding, language: Language): string =>
  typeset(tilesNamed(plainHeadline(finding, language), language), language)

/** The same in notation, for sentences that are typeset as a whole. */
export const plainHeadline = (finding: Finding, language: Language): string => {
  const awaits = awaitsDeclaration(finding)
  const words = RULE_WORDS[finding.rule]
  return {
    en: () => (awaits ? `${english(finding).Whose} hand is dead once declared` : words.en.headline(english(finding))),
    fr: () => (awaits ? `La main ${french(finding).of} n’est morte qu’une fois déclarée` : words.fr.headline(french(finding))),
  }[language]()
}
