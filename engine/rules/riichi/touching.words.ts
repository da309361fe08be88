import type { RuleWords } from '../rule-words.ts'

export const riichiTouchingWords: RuleWords = {
  whom: 'player',
  at: 'goes-on',
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
