import { ruleSet } from '../../editions/index.ts'
import type { Finding } from '../../model/findings.ts'
import type { Language } from '../../model/language.ts'
import { english } from '../../phrases/english.ts'
import { french } from '../../phrases/french.ts'
import { typeset } from '../../phrases/typeset.ts'
import { ruleById } from '../../rules/index.ts'
import type { RuleSetName } from '../terms/rule-sets.ts'

/** The moment at which a pending finding is judged or lapses; empty where it is not pending. */
export const judgedWhen = (finding: Finding, { id, base = id }: RuleSetName, language: Language): string => {
  if (finding.state !== 'pending') return ''
  const practice = ruleSet(base)?.practice
  const onlyAtADraw = practice !== undefined && ruleById(finding.rule).isJudgedAtADrawOnly?.(practice)
  const text = {
    en: `It is judged when ${english(finding).whose} hand is shown, at ${onlyAtADraw ? '' : 'the player’s own win or '}an exhaustive draw; it lapses if another player wins.`,
    fr: `Cela se juge quand la main ${french(finding).of} est montrée, ${onlyAtADraw ? '' : 'à la victoire du joueur ou '}quand le mur est épuisé ; cela devient sans objet si un autre joueur gagne.`,
  }[language]
  return typeset(text, language)
}
