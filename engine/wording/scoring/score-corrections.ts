import { ruleSet } from '../../editions/index.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import type { Settings } from '../../model/settings.ts'
import { typeset } from '../../phrases/typeset.ts'
import { settingSource } from '../terms/rule-sets.ts'

type Limit = Exclude<Settings['score-corrections'], 'unknown'>

const WORDS: ByLanguage<Readonly<Record<Limit, string>>> = {
  en: {
    'tiles-turned-down': 'Once the tiles are turned down, a wrong payment is corrected only if all players agree on it',
    'hand-intact': 'Once the hand has been taken apart, a wrong payment is corrected only if nobody disputes the right one',
    payment: 'Under the rules in force, a wrong payment is not corrected once it has been made',
  },
  fr: {
    'tiles-turned-down': 'Une fois les tuiles retournées, un paiement erroné n’est corrigé que si tous les joueurs en sont d’accord',
    'hand-intact': 'Une fois la main défaite, un paiement erroné n’est corrigé que si personne ne conteste le bon',
    payment: 'Selon le règlement en vigueur, un paiement fait n’est plus corrigé',
  },
}

/** Until when a wrong payment is corrected, with its section unless a tournament decided it; null if the text on file does not say. */
export const scoreCorrectionText = (
  { settings, settingSources, base }: Pick<RuleSet, 'settings' | 'settingSources' | 'base'>,
  language: Language,
): string | null => {
  const limit = settings['score-corrections']
  if (limit === 'unknown') return null
  const isOfText = ruleSet(base)?.settings['score-corrections'] === limit
  const source = isOfText ? settingSource(settingSources['score-corrections'], language) : ''
  return typeset(`${WORDS[language][limit]}${source === '' ? '' : ` (${source})`}.`, language)
}

/** Whether a line of notation records scores. */
export const isAboutScores = (line: string): boolean => line.startsWith('* scores ') || line.startsWith('@scores ')
