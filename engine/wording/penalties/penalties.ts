import type { ByLanguage, Language } from '../../model/language.ts'
import type { ImposedKind, Penalty, PenaltyKind } from '../../model/penalties.ts'
import { formatNumber } from '../../phrases/numbers.ts'

type Unit = Extract<Penalty, { kind: 'points' }>['unit']

const KINDS: ByLanguage<Readonly<Record<Exclude<PenaltyKind, 'points'>, string>>> = {
  en: {
    none: 'None',
    notice: 'Notice',
    'dead-hand': 'Dead hand',
    chombo: 'Chombo',
    disqualification: 'Disqualification',
    discretion: 'At the referee’s discretion',
  },
  fr: {
    none: 'Aucune',
    notice: 'Avertissement',
    'dead-hand': 'Main morte',
    chombo: 'Chombo',
    disqualification: 'Disqualification',
    discretion: 'À la discrétion de l’arbitre',
  },
}

const UNITS: ByLanguage<Readonly<Record<Unit, readonly [one: string, more: string]>>> = {
  en: { table: ['table point', 'table points'], tournament: ['tournament point', 'tournament points'] },
  fr: { table: ['point de table', 'points de table'], tournament: ['point de tournoi', 'points de tournoi'] },
}

/** A penalty in words: `Dead hand`, `20 tournament points`, `8 000 points de table`. */
export const penaltyName = (penalty: Penalty, language: Language): string => {
  if (penalty.kind !== 'points') return KINDS[language][penalty.kind]
  const [one, more] = UNITS[language][penalty.unit]
  const size = Math.abs(penalty.amount)
  const single = language === 'fr' ? size < 2 : size === 1
  return `${formatNumber(penalty.amount, language)} ${single ? one : more}`
}

/** The kind of a penalty within a sentence, without an amount: `dead hand`, `points`, `no penalty`. */
export const imposedKindName = (kind: ImposedKind, language: Language): string => {
  if (kind === 'none') return language === 'en' ? 'no penalty' : 'sans pénalité'
  return kind === 'points' ? 'points' : KINDS[language][kind].toLocaleLowerCase(language)
}
