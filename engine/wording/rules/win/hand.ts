import type { WordsOf } from '../rule-words.ts'

/** Hands shown as winning hands. */
export const WIN_HAND_WORDS: WordsOf<'win.furiten' | 'win.no-yaku' | 'win.incomplete'> = {
  'win.furiten': {
    en: {
      name: 'Win in furiten',
      headline: (f) => `${f.Whose} win is void: furiten`,
      fact: (f) =>
        `${f.Who} called ron on ${f.claimed}, and the hand shown at ${f.at} is furiten: the player discarded one of its waits or let one pass.`,
      law: 'A player cannot win on a discard if a tile that completes the hand is among their own discards. The same holds if they let one pass since the last of these or, in riichi, since declaring.',
      wouldChange: () => 'The player neither discarded nor let pass a tile that completes the hand, or won by self-draw.',
    },
    fr: {
      name: 'Victoire en furiten',
      headline: (f) => `La victoire ${f.of} est nulle : furiten`,
      fact: (f) =>
        `${f.Who} a annoncé ron sur ${f.claimed}, et la main montrée à ${f.at} est furiten : le joueur a écarté ou laissé passer une tuile qui la complète.`,
      law: 'On ne gagne pas sur un écart si une tuile qui complète la main est parmi ses propres écarts. De même si l’on en a laissé passer une depuis le dernier ou, en riichi, depuis la déclaration.',
      wouldChange: () => 'Aucune tuile complétant la main n’a été écartée ou laissée passer, ou la victoire est un tsumo.',
    },
  },
  'win.no-yaku': {
    en: {
      name: 'Win without a yaku',
      headline: (f) => (f.asks ? `Does ${f.whose} hand have a yaku here?` : `${f.Whose} win is void: no yaku`),
      fact: (f) =>
        `The hand that ${f.who} showed at ${f.at} has no yaku${f.asks ? ' unless a setting that is unknown here allows one' : ''}.`,
      law: 'A winning hand needs at least 1 yaku. Dora do not count as one.',
      wouldChange: () => 'The hand has a yaku that the record does not show.',
    },
    fr: {
      name: 'Victoire sans yaku',
      headline: (f) => (f.asks ? `La main ${f.of} a-t-elle un yaku ici ?` : `La victoire ${f.of} est nulle : aucun yaku`),
      fact: (f) =>
        `La main montrée par ${f.who} à ${f.at} n’a aucun yaku${f.asks ? ', à moins qu’un réglage inconnu ici n’en accorde un' : ''}.`,
      law: 'Une main gagnante demande au moins 1 yaku. Les dora n’en sont pas un.',
      wouldChange: () => 'La main a un yaku que le relevé ne montre pas.',
    },
  },
  'win.incomplete': {
    en: {
      name: 'Win without a complete hand',
      headline: (f) => `${f.Whose} win is void: the hand is not complete`,
      fact: (f) => `The hand that ${f.who} showed at ${f.at} is not a winning hand${f.tile === 'the tile' ? '' : ` with ${f.tile}`}.`,
      law: 'A winning hand has 4 groups and a pair, 7 pairs or Thirteen Orphans.',
      wouldChange: () => 'The tiles shown are entered wrongly, and the real hand is a winning one.',
    },
    fr: {
      name: 'Victoire sans main complète',
      headline: (f) => `La victoire ${f.of} est nulle : la main n’est pas complète`,
      fact: (f) => `La main montrée par ${f.who} à ${f.at} n’est pas gagnante${f.tile === 'la tuile' ? '' : ` avec ${f.tile}`}.`,
      law: 'Une main gagnante compte 4 groupes et une paire, 7 paires, ou est Treize Orphelins.',
      wouldChange: () => 'Les tuiles montrées sont mal notées, et les vraies font une main gagnante.',
    },
  },
}
