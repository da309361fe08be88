import type { ByLanguage, Language } from '../../model/language.ts'
import { isWithin, type Penalty } from '../../model/penalties.ts'
import type { LadderPlace, LadderStep, RuleSet } from '../../model/rule-set.ts'
import { COLON, typeset } from '../../phrases/typeset.ts'
import { ladderPlace, onLadder } from '../../rulebook/penalties/ladders.ts'
import { penaltyChoiceName } from './penalties.ts'

/** A case as a ladder counts it: its rule, the penalty of a first case, and the number of the player's earlier cases. */
export type CountedCase = { readonly rule: string; readonly first: Penalty; readonly earlier: number }

/**
 * The step that is due and the one after it, before anything is signed: `Second time for this player: 2,000 table points (1.4.1); the next
 * would be 4,000 table points.` Empty without a ladder.
 */
export const ladderNote = (rules: RuleSet, { rule, first, earlier }: CountedCase, language: Language): string => {
  const place = onLadder(rules, rule, first, earlier)
  if (!place) return ''
  return typeset(`${say(ladderPlace(rules, place), language)}${WORDS[language].after(stepName(place.next, language))}`, language)
}

/** The step that a signed penalty was, or was proposed as: `Second time for this player: red card, 20,000 table points (house rule of Cup).` */
export const stepLine = (place: LadderPlace, imposed: Penalty, language: Language): string =>
  typeset(`${say(place, language)}${isWithin(place.penalty, imposed) ? '' : WORDS[language].other}.`, language)

/** A step within a sentence, with its own name if the tournament gave it one: `red card, 20,000 table points`. */
export const stepName = ({ name, penalty }: LadderStep | LadderPlace, language: Language): string =>
  [name?.[language], penaltyChoiceName([penalty], language)].filter(Boolean).join(', ')

const say = (step: LadderPlace, language: Language): string => {
  const { when, source } = WORDS[language]
  const where = step.section ?? source(step.house?.[language] ?? '')
  return `${when(step.time)}${COLON[language]} ${stepName(step, language)} (${where})`
}

type Words = {
  readonly when: (time: number) => string
  readonly source: (house: string) => string
  readonly after: (next: string) => string
  readonly other: string
}
const WORDS: ByLanguage<Words> = {
  en: {
    when: (time) => `${ENGLISH[time - 1] ?? `${time}${SUFFIXES[ORDINAL.select(time)] ?? 'th'}`} time for this player`,
    source: (house) => `house rule of ${house}`,
    after: (next) => `; the next would be ${next}.`,
    other: '; the referee imposed another penalty',
  },
  fr: {
    when: (time) => `${FRENCH[time - 1] ?? `${time}e`} fois pour ce joueur`,
    source: (house) => `règle maison : ${house}`,
    after: (next) => ` ; la suivante serait : ${next}.`,
    other: ' ; l’arbitre a infligé une autre pénalité',
  },
}
const ENGLISH = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
const FRENCH = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième']
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
