import type { Finding } from '../findings.ts'
import type { Language } from '../language.ts'
import type { RuleSetName } from './rule-sets.ts'
import { english } from './told/english.ts'
import { french } from './told/french.ts'
import { typeset } from './typeset.ts'

/** When a pending finding is judged, and when it lapses; empty where it is not pending. */
export const judgedWhen = (finding: Finding, { id, base = id }: RuleSetName, language: Language): string => {
  if (finding.state !== 'pending') return ''
  const onlyAtADraw = finding.rule === 'riichi.not-waiting' && (base === 'rrc-1.5' || base === 'ema-pre-2016')
  const text =
    language === 'en'
      ? `It is judged when ${english(finding).whose} hand is shown, at ${onlyAtADraw ? '' : 'the own win or '}an exhaustive draw; it lapses if another player wins.`
      : `Cela se juge quand la main ${french(finding).of} est montrée, ${onlyAtADraw ? '' : 'à sa victoire ou '}quand le mur est épuisé ; cela tombe si un autre joueur gagne.`
  return typeset(text, language)
}
