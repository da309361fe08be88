import type { WordsOf } from '../rule-words.ts'

/** The limits on kongs: the number of kongs and of tiles in the wall. */
export const KONG_LIMIT_WORDS: WordsOf<'kong.last-tile' | 'kong.fifth' | 'kong.fourth-abort'> = {
  'kong.last-tile': {
    en: {
      name: 'Kong with no tile left',
      headline: (f) => (f.asks ? `Is the live wall empty at ${f.whose} kong?` : `${f.Whose} kong is void: the live wall is empty`),
      fact: (f) => `${f.Who} declared a kong at ${f.at}; by the record, no tile is left in the live wall.`,
      law: 'Each kong moves the last tile of the live wall to the dead wall. If none is left, no kong can be made.',
      wouldChange: () => 'A tile was left in the live wall, and the wall count in the record is wrong.',
    },
    fr: {
      name: 'Kong sans tuile restante',
      headline: (f) => (f.asks ? `Le mur vivant est-il vide lors du kong ${f.of} ?` : `Le kong ${f.of} est nul : le mur vivant est vide`),
      fact: (f) => `${f.Who} a déclaré un kong à ${f.at} ; d’après le relevé, il ne reste aucune tuile dans le mur vivant.`,
      law: 'Un kong fait passer la dernière tuile du mur vivant dans le mur mort. S’il n’en reste pas, aucun kong n’est possible.',
      wouldChange: () => 'Il restait une tuile dans le mur vivant, et le compte du relevé est faux.',
    },
  },
  'kong.fifth': {
    en: {
      name: 'Fifth kong',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} kong is void: it is the fifth`),
      fact: (f) => `${f.Who} declared a kong at ${f.at}, though 4 kongs have been made in this hand.`,
      law: 'A hand has at most 4 kongs. A fifth can never be declared.',
      wouldChange: () => 'Fewer than 4 kongs were made before.',
    },
    fr: {
      name: 'Cinquième kong',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le kong ${f.of} est nul : c’est le cinquième`),
      fact: (f) => `${f.Who} a déclaré un kong à ${f.at}, alors que 4 kongs ont déjà été faits dans cette donne.`,
      law: 'Il y a au plus 4 kongs par donne. On ne peut jamais en déclarer un cinquième.',
      wouldChange: () => 'Moins de 4 kongs avaient été faits.',
    },
  },
  'kong.fourth-abort': {
    en: {
      name: 'Play went on after the fourth kong',
      headline: () => 'The hand is an abortive draw',
      fact: (f) =>
        `4 kongs were made by more than one player and nobody won on the discard after the fourth, but ${f.who} went on at ${f.at}.`,
      law: 'If the 4 kongs belong to more than one player, the hand is an abortive draw, unless a player wins on the discard after the fourth.',
      wouldChange: () => 'One player made all 4 kongs, or a player won on the discard after the fourth.',
    },
    fr: {
      name: 'Jeu poursuivi après le quatrième kong',
      headline: () => 'La donne est annulée',
      fact: (f) =>
        `4 kongs ont été faits par plus d’un joueur et personne n’a gagné sur l’écart qui a suivi, mais ${f.who} a continué à ${f.at}.`,
      law: 'Quand les 4 kongs ne sont pas tous du même joueur, la donne est annulée, sauf victoire sur l’écart qui suit le quatrième.',
      wouldChange: () => 'Les 4 kongs étaient d’un seul joueur, ou quelqu’un a gagné sur l’écart qui a suivi.',
    },
  },
}
