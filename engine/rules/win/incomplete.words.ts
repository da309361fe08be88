import type { RuleWords } from '../rule-words.ts'

export const winIncompleteWords: RuleWords = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Win without a complete hand',
    when: 'The hand shown is not a winning hand.',
    notWhen: 'The win came from a dead hand and is already void.',
    headline: (f) => `${f.Whose} win is void: the hand is not complete`,
    fact: (f) => `The hand that ${f.who} showed at ${f.at} is not a winning hand${f.tile === 'the tile' ? '' : ` with ${f.tile}`}.`,
    law: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans.',
    wouldChange: () => 'The tiles shown are entered wrongly, and the real hand is a winning one.',
  },
  fr: {
    name: 'Victoire sans main complète',
    when: 'La main montrée n’est pas une main gagnante.',
    notWhen: 'La victoire vient d’une main morte : elle est déjà nulle.',
    headline: (f) => `La victoire ${f.of} est nulle : la main n’est pas complète`,
    fact: (f) => `La main montrée par ${f.who} à ${f.at} n’est pas gagnante${f.tile === 'la tuile' ? '' : ` avec ${f.tile}`}.`,
    law: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou est Treize Orphelins.',
    wouldChange: () => 'Les tuiles montrées sont mal notées, et les vraies font une main gagnante.',
  },
}
