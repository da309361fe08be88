import type { QuestionWords } from '../rule-words.ts'

export const winTwoHanWords: QuestionWords<'win.two-han'> = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Win with 1 han and 5 counters',
    when: 'There are 5 or more counters, and the yaku of the hand shown total 1 han. The app asks.',
    notWhen: 'The yaku total 2 han.',
    headline: (f) => (f.asks ? `Does ${f.whose} win need 2 han?` : `${f.Whose} win is void: it needs 2 han`),
    fact: (f) =>
      `The yaku of the hand that ${f.who} showed at ${f.at} total 1 han, with ${f.number('counted') ?? '5 or more'} counters on the table.`,
    law: 'Some rules ask for yaku of 2 han once 5 counters are on the table. Dora do not count.',
    wouldChange: () => 'The hand has another yaku that the record does not show, or 1 han is enough here.',
  },
  fr: {
    name: 'Victoire à 1 han avec 5 compteurs',
    when: 'Il y a au moins 5 compteurs, et les yaku de la main montrée font 1 han. L’application pose la question.',
    notWhen: 'Les yaku font 2 han.',
    headline: (f) => (f.asks ? `Faut-il 2 han pour la victoire ${f.of} ?` : `La victoire ${f.of} est nulle : il faut 2 han`),
    fact: (f) =>
      `Les yaku de la main montrée par ${f.who} à ${f.at} font 1 han, avec ${f.number('counted') ?? 'au moins 5'} compteurs sur la table.`,
    law: 'Certaines règles demandent 2 han de yaku dès que 5 compteurs sont sur la table. Les dora ne comptent pas.',
    wouldChange: () => 'La main a un autre yaku que le relevé ne montre pas, ou 1 han suffit ici.',
  },
  answers: {
    short: {
      en: { label: 'It needs 2 han', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Il faut 2 han', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    enough: {
      en: { label: '1 han is enough', follows: (f) => `${f.Whose} win counts.` },
      fr: { label: '1 han suffit', follows: (f) => `La victoire ${f.of} compte.` },
    },
  },
}
