import type { RuleWords } from '../rule-words.ts'

export const drawIntoHandWords: RuleWords = {
  whom: 'drew',
  at: 'draw',
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
}
