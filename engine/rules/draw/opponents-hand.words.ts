import type { QuestionWords } from '../rule-words.ts'

export const drawOpponentsHandWords: QuestionWords<'draw.opponents-hand'> = {
  whom: 'drew',
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
  answers: {
    foul: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    stopped: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
  },
}
