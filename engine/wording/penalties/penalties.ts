import type { ByLanguage, Language } from '../../model/language.ts'
import type { ImposedKind, Penalty, PlainPenaltyKind, PointUnit } from '../../model/penalties.ts'
import { formatNumber } from '../../phrases/numbers.ts'
import { listInWords } from '../../phrases/seats.ts'

const KINDS: Readonly<Record<PlainPenaltyKind, ByLanguage<string>>> = {
  none: { en: 'None', fr: 'Aucune' },
  notice: { en: 'Notice', fr: 'Avertissement' },
  'dead-hand': { en: 'Dead hand', fr: 'Main morte' },
  chombo: { en: 'Chombo', fr: 'Chombo' },
  disqualification: { en: 'Disqualification', fr: 'Disqualification' },
  discretion: { en: 'At the referee’s discretion', fr: 'À la discrétion de l’arbitre' },
}

const UNITS: ByLanguage<Readonly<Record<PointUnit, readonly [one: string, more: string]>>> = {
  en: { table: ['table point', 'table points'], tournament: ['tournament point', 'tournament points'] },
  fr: { table: ['point de table', 'points de table'], tournament: ['point de tournoi', 'points de tournoi'] },
}

/** A penalty in words: `Dead hand`, `20 tournament points`, `8 000 points de table`, `12,000 to 48,000 table points`. */
export const penaltyName = (penalty: Penalty, language: Language): string => {
  if (penalty.kind === 'range') return `${amountsOf(penalty, language)} ${UNITS[language][penalty.unit][1]}`
  if (penalty.kind !== 'points') return KINDS[penalty.kind][language]
  const [one, more] = UNITS[language][penalty.unit]
  const size = Math.abs(penalty.amount)
  const single = { en: size === 1, fr: size < 2 }[language]
  return `${formatNumber(penalty.amount, language)} ${single ? one : more}`
}

/** A penalty with the points that it costs, unless it names them itself: "Chombo (20 tournament points)". `worth`: null if none are fixed. */
export const penaltyWithWorth = (
  penalty: Penalty,
  worth: { readonly amount: number; readonly unit: PointUnit } | null,
  language: Language,
): string =>
  penalty.kind === 'chombo' && worth
    ? `${penaltyName(penalty, language)} (${penaltyName({ kind: 'points', ...worth }, language)})`
    : penaltyName(penalty, language)

type Amounts = Extract<Penalty, { readonly unit: PointUnit }>

/** The amounts alone: `8,000`, `12,000 to 48,000`, `at least 8,000`. */
const amountsOf = (penalty: Amounts, language: Language): string => {
  const say = (amount: number): string => formatNumber(amount, language)
  if (penalty.kind === 'points') return say(penalty.amount)
  const { least, most } = penalty
  if (most === null) return `${{ en: 'at least', fr: 'au moins' }[language]} ${say(least)}`
  return `${say(least)} ${{ en: 'to', fr: 'à' }[language]} ${say(most)}`
}

/**
 * Penalties among which the referee has to choose, within a sentence: `dead hand`, `8,000 or 12,000 table points`, `30 tournament points or
 * disqualification`.
 */
export const penaltyChoiceName = (penalties: readonly Penalty[], language: Language): string => {
  const [first, ...others] = penalties
  if (first && 'unit' in first && others.length > 0 && others.every((one) => 'unit' in one && one.unit === first.unit))
    return `${listInWords(
      penalties.map((one) => ('unit' in one ? amountsOf(one, language) : '')),
      or(language),
    )} ${UNITS[language][first.unit][1]}`
  return listInWords(
    penalties.map((one) => (one.kind === 'none' ? imposedKindName('none', language) : uncapital(penaltyName(one, language), language))),
    or(language),
  )
}

const or = (language: Language) => (({ en: 'or', fr: 'ou' }) as const)[language]
const uncapital = (text: string, language: Language): string => text.charAt(0).toLocaleLowerCase(language) + text.slice(1)

/** The kind of a penalty within a sentence, without an amount: `dead hand`, `points`, `no penalty`. */
export const imposedKindName = (kind: ImposedKind, language: Language): string => {
  if (kind === 'none') return { en: 'no penalty', fr: 'sans pénalité' }[language]
  return kind === 'points' ? 'points' : KINDS[kind][language].toLocaleLowerCase(language)
}
