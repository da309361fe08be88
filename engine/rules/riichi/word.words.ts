import type { QuestionWords } from '../rule-words.ts'

export const riichiWordWords: QuestionWords<'riichi.word'> = {
  whom: 'discarded',
  at: 'discard',
  en: {
    name: 'TODO',
    when: 'TODO',
    notWhen: 'TODO',
    headline: () => 'TODO',
    fact: () => 'TODO',
    law: 'TODO',
    wouldChange: () => 'TODO',
  },
  fr: {
    name: 'TODO',
    when: 'TODO',
    notWhen: 'TODO',
    headline: () => 'TODO',
    fact: () => 'TODO',
    law: 'TODO',
    wouldChange: () => 'TODO',
  },
  answers: {
    unsaid: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    said: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    none: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
  },
}
