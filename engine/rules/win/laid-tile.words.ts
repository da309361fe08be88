import type { QuestionWords } from '../rule-words.ts'

export const winLaidTileWords: QuestionWords<'win.laid-tile'> = {
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
    laid: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    apart: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
    seat: { en: { label: 'TODO', follows: () => 'TODO' }, fr: { label: 'TODO', follows: () => 'TODO' } },
  },
}
