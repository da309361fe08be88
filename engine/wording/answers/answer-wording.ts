import type { ANSWERS } from '../../model/rule-ids.ts'
import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'

/** One answer in one language: the label of its button, and what follows from it. */
type AnswerWording<Told> = { readonly label: string; readonly follows: (f: Told) => string }
export type AnswerWords = { readonly en: AnswerWording<English>; readonly fr: AnswerWording<French> }

type AnswersByRule = typeof ANSWERS

/** The answers of some rules; a missing word does not compile. */
export type AnswersOf<Id extends keyof AnswersByRule> = {
  readonly [Rule in Id]: Readonly<Record<AnswersByRule[Rule][number], AnswerWords>>
}
