import type { QuestionWords } from '../rule-words.ts'

export const winAfterEndWords: QuestionWords<'win.after-end'> = {
  whom: 'caller',
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
    void: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    stands: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
  },
}
