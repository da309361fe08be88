import type { Language } from '../../model/language.ts'
import type { ANSWERS } from '../../model/rule-ids.ts'
import { typeset } from '../../phrases/typeset.ts'
import { ANSWERS_ABOUT_PLAY } from './about-play.ts'
import { ANSWERS_ABOUT_WINS } from './about-wins.ts'
import type { AnswersOf, AnswerWords } from './answer-wording.ts'

/** The words of every answer to every question. */
export const ANSWER_WORDS: AnswersOf<keyof typeof ANSWERS> = { ...ANSWERS_ABOUT_PLAY, ...ANSWERS_ABOUT_WINS }

/** The labels of a rule's answers; none for a rule that never asks. */
export const answerLabels = (rule: string, language: Language): readonly string[] => {
  const words: Readonly<Record<string, Readonly<Record<string, AnswerWords>>>> = ANSWER_WORDS
  return Object.values(words[rule] ?? {}).map((answer) => typeset(answer[language].label, language))
}

/** An answer by its word: of one rule, or where the record does not say which, if every rule puts it alike; else the word itself. */
export const answerLabel = (word: string, rule: string | undefined, language: Language): string => {
  const words: Readonly<Record<string, Readonly<Record<string, AnswerWords>>>> = ANSWER_WORDS
  const asked = rule === undefined ? Object.values(words) : [words[rule] ?? {}]
  const labels = new Set(asked.flatMap((answers) => answers[word]?.[language].label ?? []))
  const [label] = labels
  return labels.size === 1 && label !== undefined ? label : word
}
