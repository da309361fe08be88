import type { RuleWords } from '../rule-words.ts'

export const kongFourthAbortWords: RuleWords = {
  whom: 'went-on',
  at: 'goes-on',
  en: {
    name: 'Play went on after the fourth kong',
    when: 'More than one player made the four kongs, nobody wins on the next discard, and play goes on.',
    notWhen: 'A player wins on the next discard.',
    headline: () => 'The hand is an abortive draw',
    fact: (f) =>
      `4 kongs were made by more than one player and nobody won on the discard after the fourth, but ${f.who} went on at ${f.at}.`,
    law: 'If the 4 kongs belong to more than one player, the hand is an abortive draw, unless a player wins on the discard after the fourth.',
    wouldChange: () => 'One player made all 4 kongs, or a player won on the discard after the fourth.',
  },
  fr: {
    name: 'Jeu poursuivi après le quatrième kong',
    when: 'Plusieurs joueurs ont fait les quatre kongs, personne ne gagne sur l’écart suivant, et le jeu continue.',
    notWhen: 'Un joueur gagne sur l’écart suivant.',
    headline: () => 'La donne est annulée',
    fact: (f) =>
      `4 kongs ont été faits par plus d’un joueur et personne n’a gagné sur l’écart qui a suivi, mais ${f.who} a continué à ${f.at}.`,
    law: 'Quand les 4 kongs ne sont pas tous du même joueur, la donne est annulée, sauf victoire sur l’écart qui suit le quatrième.',
    wouldChange: () => 'Les 4 kongs étaient d’un seul joueur, ou quelqu’un a gagné sur l’écart qui a suivi.',
  },
}
