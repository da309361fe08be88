import type { ByLanguage, Language } from '../../model/language.ts'
import type { Penalty } from '../../model/penalties.ts'
import type { LadderStep, RuleSet } from '../../model/rule-set.ts'
import { typeset } from '../../phrases/typeset.ts'
import { type OnLadder, onLadder } from '../../rulebook/penalties/ladders.ts'
import { penaltyChoiceName } from './penalties.ts'

/** A case as a ladder counts it: its rule, the penalty of a first case, and the number of the player's earlier cases. */
export type CountedCase = { readonly rule: string; readonly first: Penalty; readonly earlier: number }

/**
 * The step that is due and the one after it, before anything is signed: `Second time for this player: 2,000 table points (1.4.1); the next
 * would be 4,000 table points.` Empty without a ladder.
 */
export const ladderNote = (rules: RuleSet, { rule, first, earlier }: CountedCase, language: Language): string => {
  const place = onLadder(rules, rule, first, earlier)
  return place ? typeset(say(place, rules, language), language) : ''
}

/** A step within a sentence, with its own name if the tournament gave it one: `red card, 20,000 table points`. */
export const stepName = ({ name, penalty }: LadderStep, language: Language): string =>
  [name?.[language], penaltyChoiceName([penalty], language)].filter(Boolean).join(', ')

const say = ({ ladder, time, step, next }: OnLadder, { house, id }: RuleSet, language: Language): string => {
  const { when, source, after } = WORDS[language]
  const where = ladder.section ?? source(house?.name[language] ?? id)
  return `${when(time)}${language === 'fr' ? ' :' : ':'} ${stepName(step, language)} (${where})${after(stepName(next, language))}`
}

type Words = {
  readonly when: (time: number) => string
  readonly source: (house: string) => string
  readonly after: (next: string) => string
}
const WORDS: ByLanguage<Words> = {
  en: {
    when: (time) => `${ENGLISH[time - 1] ?? `${time}${SUFFIXES[ORDINAL.select(time)] ?? 'th'}`} time for this player`,
    source: (house) => `house rule of ${house}`,
    after: (next) => `; the next would be ${next}.`,
  },
  fr: {
    when: (time) => `${FRENCH[time - 1] ?? `${time}e`} fois pour ce joueur`,
    source: (house) => `règle maison : ${house}`,
    after: (next) => ` ; la suivante serait : ${next}.`,
  },
}
const ENGLISH = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
const FRENCH = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième']
const ORDINAL = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
