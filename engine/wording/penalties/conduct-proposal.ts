import type { ConductId, ConductRow } from '../../model/conduct.ts'
import type { ByLanguage, Language } from '../../model/language.ts'
import type { RuleSet } from '../../model/rule-set.ts'
import { SEMICOLON, typeset } from '../../phrases/typeset.ts'
import { type ByMinutes, conductChoices, ownLadder, substitutesOf } from '../../rulebook/penalties/conduct-penalties.ts'
import { circumstanceName } from './circumstances.ts'
import { stepName } from './ladder-note.ts'
import { penaltyChoiceName, penaltyName } from './penalties.ts'

/**
 * The penalties of a conduct in a rule set, a line for each circumstance with its sections: `deliberate, 8,000 or 12,000 table points (6.12)`.
 * Without a row, the penalty is the referee's; a tournament's own ladder begins with its first step.
 */
export const conductLines = (conduct: ConductId, rules: RuleSet, language: Language): readonly string[] => {
  const row = rules.conduct[conduct]
  const own = ownLadder(rules, conduct)
  if (own) return [stepName(own.steps[0], language)]
  if (!row) return [penaltyName({ kind: 'discretion' }, language)]
  const lines = 'choices' in row ? inEachCircumstance(row, rules, language) : byTheMinute(row, rules, language)
  return lines.map((line) => typeset(line, language))
}

/** The same in one line, for sheets and narrow columns. */
export const conductProposal = (conduct: ConductId, rules: RuleSet, language: Language): string =>
  typeset(conductLines(conduct, rules, language).join(`${SEMICOLON[language]} `), language)

type Choices = Extract<ConductRow, { readonly choices: unknown }>

const inEachCircumstance = (row: Choices, rules: RuleSet, language: Language): readonly string[] =>
  conductChoices(row, rules).map(({ when, penalties, sections }) => {
    const penalty = penaltyChoiceName(penalties, language)
    return `${when === undefined ? penalty : `${circumstanceName(when, language)}, ${penalty}`} (${sections.join(', ')})`
  })

const byTheMinute = (row: ByMinutes, rules: RuleSet, language: Language): readonly string[] => {
  const { aMinute, counts, forfeit, section } = row
  const words = MINUTES[language]
  const forfeited = forfeit ? `, ${penaltyName(forfeit.penalty, language)} ${words.from} ${forfeit.minutes} minutes` : ''
  const points = `${penaltyName(aMinute, language)} ${counts === 'begun' ? words.begun : words.whole}${forfeited} (${section})`
  const substitutes = substitutesOf(row, rules).map(({ after, penalty, timesLastUma, sections }) => {
    const result = timesLastUma === undefined ? '' : `, ${penaltyName(penalty, language)} ${inPlaceOfResult(timesLastUma, language)}`
    return `${words.substitute}${penalty.kind === 'none' ? words.free : ''} ${words.after} ${after} minutes${result} (${sections.join(', ')})`
  })
  return [points, ...substitutes]
}

const MINUTES: ByLanguage<Readonly<Record<'begun' | 'whole' | 'from' | 'substitute' | 'free' | 'after', string>>> = {
  en: {
    begun: 'for each minute begun',
    whole: 'a minute',
    from: 'from',
    substitute: 'a substitute',
    free: ' and the penalty for absence instead of lateness',
    after: 'after',
  },
  fr: {
    begun: 'par minute commencée',
    whole: 'par minute',
    from: 'à partir de',
    substitute: 'un remplaçant',
    free: ' et la pénalité pour absence au lieu du retard',
    after: 'après',
  },
}

/** The note on a penalty by the uma: it stands for the result. */
export const inPlaceOfResult = (timesLastUma: number, language: Language): string =>
  ({
    en: `in place of the result: ${timesLastUma} × the uma of the last place`,
    fr: typeset(`à la place du résultat : ${timesLastUma} × l’uma de la dernière place`, language),
  })[language]
