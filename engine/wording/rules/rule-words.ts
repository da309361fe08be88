import type { RuleId } from '../../model/rule-ids.ts'
import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'

/** The words of one rule in one language. `wouldChange` is a sentence that would change the ruling if it were true. */
type Wording<Told> = {
  /** The name of the rule in lists. */
  readonly name: string
  /** The largest text on the ruling screen; for a question, the question to read out at the table. */
  readonly headline: (f: Told) => string
  /** One sentence about the facts. */
  readonly fact: (f: Told) => string
  /** The common law in our own words; an edition that differs has its own in its `laws`. */
  readonly law: string
  readonly wouldChange: (f: Told) => string
}

/** The words of one rule in every language. */
type RuleWords = { readonly en: Wording<English>; readonly fr: Wording<French> }

/** The words of some rules; a missing one does not compile. */
export type WordsOf<Id extends RuleId> = Readonly<Record<Id, RuleWords>>

/** The words of all rules whose name begins with one of these words. */
export type FamilyWords<Family extends string> = WordsOf<Extract<RuleId, `${Family}.${string}`>>
