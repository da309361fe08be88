import type { QuestionWords } from '../rule-words.ts'

export const claimTogetherWords: QuestionWords<'claim.together'> = {
  whom: 'nobody',
  at: 'call',
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
    apart: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    together: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
  },
}
