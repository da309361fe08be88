import { FOUL } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const winIncompleteWords: QuestionWords<'win.incomplete'> = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Win without a complete hand',
    when: 'The hand shown is not a winning hand. If it is one with the discard before, or waits while the record lacks a discard, the app asks.',
    notWhen: 'The win came from a dead hand and is already void.',
    headline: (f) =>
      f.asks
        ? f.seat('due')
          ? `Did ${f.who} win on a discard that the record lacks?`
          : `Did ${f.who} win on the discard before?`
        : `${f.Whose} win is void: the hand is not complete`,
    fact: (f) =>
      `The hand that ${f.who} showed at ${f.at} is not a winning hand${f.tile === 'the tile' ? '' : ` with ${f.tile}`}${f.asks ? `, but it ${f.seat('due') ? `waits, and the record lacks the discard of ${f.seat('due')}` : 'is one with the discard before'}` : ''}.`,
    law: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans.',
    wouldChange: () => 'The tiles shown are entered wrongly, and the real hand is a winning one.',
  },
  fr: {
    name: 'Victoire sans main complète',
    when: 'La main montrée n’est pas une main gagnante. Si elle l’est avec l’écart précédent, ou attend alors qu’un écart manque au relevé, l’application pose la question.',
    notWhen: 'La victoire vient d’une main morte : elle est déjà nulle.',
    headline: (f) =>
      f.asks
        ? f.seat('due')
          ? `${f.Who} a-t-il gagné sur un écart qui manque au relevé ?`
          : `${f.Who} a-t-il gagné sur l’écart précédent ?`
        : `La victoire ${f.of} est nulle : la main n’est pas complète`,
    fact: (f) =>
      `La main montrée par ${f.who} à ${f.at} n’est pas gagnante${f.tile === 'la tuile' ? '' : ` avec ${f.tile}`}${f.asks ? `, mais elle ${f.seat('due') ? `attend, et le relevé n’a pas l’écart ${f.ofSeat('due')}` : 'l’est avec l’écart précédent'}` : ''}.`,
    law: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou forme les Treize Orphelins.',
    wouldChange: () => 'Les tuiles montrées sont mal notées, et les vraies font une main gagnante.',
  },
  answers: {
    foul: FOUL,
    earlier: {
      en: { label: 'On the discard before', follows: () => 'The record has the win too late; nobody is at fault.' },
      fr: { label: 'Sur l’écart précédent', follows: () => 'La victoire est notée trop tard ; personne n’est en faute.' },
    },
    missing: {
      en: { label: 'On a discard that is missing', follows: () => 'The winning discard is missing from the record; nobody is at fault.' },
      fr: { label: 'Sur un écart qui manque', follows: () => 'L’écart gagnant manque au relevé ; personne n’est en faute.' },
    },
  },
}
