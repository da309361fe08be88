import type { RuleWords } from '../rule-words.ts'

export const winFuritenWords: RuleWords = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Win in furiten',
    when: 'A player calls ron although a winning tile is among their own discards. The same holds if they let one pass since their last discard or, in riichi, at any time.',
    notWhen: 'The player let the tile pass before their last discard.',
    headline: (f) => `${f.Whose} win is void: furiten`,
    fact: (f) =>
      `${f.Who} called ron on ${f.claimed}, and the hand shown at ${f.at} is furiten: the player discarded one of its waits or let one pass.`,
    law: 'A player cannot win on a discard if a tile that completes the hand is among their own discards. The same holds if they let one pass since the last of these or, in riichi, since declaring.',
    wouldChange: () => 'The player neither discarded nor let pass a tile that completes the hand, or won by self-draw.',
  },
  fr: {
    name: 'Victoire en furiten',
    when: 'Un joueur annonce ron alors qu’une tuile gagnante est parmi ses propres écarts. De même s’il en a laissé passer une depuis son dernier écart ou, en riichi, depuis la déclaration.',
    notWhen: 'Le joueur a laissé passer la tuile avant son dernier écart.',
    headline: (f) => `La victoire ${f.of} est nulle : furiten`,
    fact: (f) =>
      `${f.Who} a annoncé ron sur ${f.claimed}, et la main montrée à ${f.at} est furiten : le joueur a écarté ou laissé passer une tuile qui la complète.`,
    law: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts. De même si l’on en a laissé passer une depuis le dernier ou, en riichi, depuis la déclaration.',
    wouldChange: () => 'Aucune tuile complétant la main n’a été écartée ou laissée passer, ou la victoire est un tsumo.',
  },
}
