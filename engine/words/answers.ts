import type { Language } from '../language.ts'
import type { ANSWERS } from '../rules/ids.ts'
import { ANSWERS_ABOUT_PLAY } from './answers-play.ts'
import { ANSWERS_ABOUT_WINS } from './answers-wins.ts'
import type { English } from './told/english.ts'
import type { French } from './told/french.ts'
import { typeset } from './typeset.ts'

/** One answer in one language: the label of its button, and its consequence. */
type AnswerWording<Told> = { readonly label: string; readonly follows: (f: Told) => string }
export type AnswerWords = { readonly en: AnswerWording<English>; readonly fr: AnswerWording<French> }

type Asked = typeof ANSWERS
/** The answers of some rules; a missing word does not compile. */
export type AnswersOf<Id extends keyof Asked> = { readonly [Rule in Id]: Readonly<Record<Asked[Rule][number], AnswerWords>> }

/** The words of every answer to every question. */
export const ANSWER_WORDS: AnswersOf<keyof Asked> = { ...ANSWERS_ABOUT_PLAY, ...ANSWERS_ABOUT_WINS }

/** The labels of a rule's answers; none for a rule that never asks. */
export const answerLabels = (rule: string, language: Language): readonly string[] => {
  const words: Readonly<Record<string, Readonly<Record<string, AnswerWords>>>> = ANSWER_WORDS
  return Object.values(words[rule] ?? {}).map((answer) => typeset(answer[language].label, language))
}

/** The label of an answer. Without a rule, the label that all rules share; where they differ, the word itself. */
export const answerLabel = (word: string, rule: string | undefined, language: Language): string => {
  const words: Readonly<Record<string, Readonly<Record<string, AnswerWords>>>> = ANSWER_WORDS
  const asked = rule === undefined ? Object.values(words) : [words[rule] ?? {}]
  const labels = new Set(asked.flatMap((answers) => answers[word]?.[language].label ?? []))
  const [label] = labels
  return labels.size === 1 && label !== undefined ? label : word
}
