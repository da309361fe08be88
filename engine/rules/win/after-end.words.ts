import type { QuestionWords } from '../rule-words.ts'

export const winAfterEndWords: QuestionWords<'win.after-end'> = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Win after tenpai or noten',
    when: 'A player who has declared tenpai or noten declares a win.',
    notWhen: 'Another player has declared.',
    headline: (f) =>
      f.asks ? `Does ${f.whose} win still count?` : f.dead ? `${f.Whose} hand is dead` : `${f.Whose} win is void: it comes too late`,
    fact: (f) => `${f.Who} had declared tenpai or noten, and called ${f.call} at ${f.at}.`,
    law: 'A player who declares tenpai or noten has let the last tile pass.',
    wouldChange: (f) => `${f.Who} called ${f.call} before declaring tenpai or noten.`,
  },
  fr: {
    name: 'Victoire après tenpai ou noten',
    when: 'Un joueur qui a annoncé tenpai ou noten déclare une victoire.',
    notWhen: 'C’est un autre joueur qui a annoncé.',
    headline: (f) =>
      f.asks
        ? `La victoire ${f.of} compte-t-elle encore ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `La victoire ${f.of} est nulle : elle vient trop tard`,
    fact: (f) => `${f.Who} avait annoncé tenpai ou noten, et a annoncé ${f.word('call') ?? 'une victoire'} à ${f.at}.`,
    law: 'Un joueur qui annonce tenpai ou noten a laissé passer la dernière tuile.',
    wouldChange: (f) => `${f.Who} a annoncé ${f.word('call') ?? 'sa victoire'} avant tenpai ou noten.`,
  },
  answers: {
    void: {
      en: { label: 'Void', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Nulle', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    stands: {
      en: { label: 'Counts', follows: (f) => `${f.Whose} win counts.` },
      fr: { label: 'Elle compte', follows: (f) => `La victoire ${f.of} compte.` },
    },
  },
}
