import type { RuleId } from '../../model/rule-ids.ts'
import type { English } from '../phrases/english.ts'
import type { French } from '../phrases/french.ts'

/** The words of one rule in one language. `wouldChange` is a sentence that would change the ruling if it were true. */
type Wording<Told> = {
  /** The name of the rule in lists. */
  readonly name: string
  /** The largest text on the ruling screen; for a question, the question to read out at the table. */
  readonly headline: (f: Told) => string
  /** One sentence about the facts. */
  readonly fact: (f: Told) => string
  /** The rule in our own words. */
  readonly law: Law
  readonly wouldChange: (f: Told) => string
}

/** The words of one rule in every language. */
type RuleWords = { readonly en: Wording<English>; readonly fr: Wording<French> }

/** The words of some rules; a missing one does not compile. */
export type WordsOf<Id extends RuleId> = Readonly<Record<Id, RuleWords>>

/** The words of all rules whose name begins with one of these words. */
export type FamilyWords<Family extends string> = WordsOf<Extract<RuleId, `${Family}.${string}`>>

/** The rule sets whose law can read otherwise than the others'; the last two are known at second hand. */
type LawSet = 'wrc-2015' | 'ema-2016' | 'ema-pre-2016' | 'riichi-wiki' | 'wrc-2025' | 'rrc-1.5'

/** A rule in our own words: one text for all rule sets, or one for some and `others` for the rest. */
export type Law = string | (Readonly<Partial<Record<LawSet, string>>> & { readonly others: string })

/** The text that goes with a rule set; a tournament's own set reads `others`. */
export const lawFor = (law: Law, ruleSet: string): string => {
  if (typeof law === 'string') return law
  return Object.entries(law).find(([id]) => id === ruleSet)?.[1] ?? law.others
}
