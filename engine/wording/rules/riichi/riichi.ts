import type { FamilyWords } from '../rule-words.ts'
import { RIICHI_AFTER_WORDS } from './after.ts'

/** Declaring riichi, and the duties that follow. */
export const RIICHI_WORDS: FamilyWords<'riichi'> = {
  ...RIICHI_AFTER_WORDS,
  'riichi.open-hand': {
    en: {
      name: 'Riichi with an open hand',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi is void: the hand is open`),
      fact: (f) => `${f.Who} called riichi at ${f.at} with a melded group on the table.`,
      law: 'Riichi is for a concealed hand only; a melded group opens it.',
      wouldChange: (f) => `${f.Whose} only groups on the table were concealed kongs.`,
    },
    fr: {
      name: 'Riichi avec une main ouverte',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le riichi ${f.of} est nul : la main est ouverte`),
      fact: (f) => `${f.Who} a annoncé riichi à ${f.at} avec un groupe exposé sur la table.`,
      law: 'Le riichi est réservé à une main fermée ; un groupe réclamé l’ouvre.',
      wouldChange: (f) => `Les seuls groupes ${f.of} sur la table étaient des kongs cachés.`,
    },
  },
  'riichi.wall': {
    en: {
      name: 'Riichi with too few tiles left',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi is void: too few tiles are left`),
      fact: (f) => {
        const left = f.finding.facts.left
        return `${f.Who} called riichi at ${f.at} with ${typeof left === 'number' ? `${f.number('left')} ${left === 1 ? 'tile' : 'tiles'}` : 'fewer than 4 tiles'} in the live wall.`
      },
      law: 'Riichi needs at least 4 tiles in the live wall.',
      wouldChange: () => '4 tiles or more were left in the live wall.',
    },
    fr: {
      name: 'Riichi avec trop peu de tuiles',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le riichi ${f.of} est nul : il reste trop peu de tuiles`),
      fact: (f) => {
        const left = f.finding.facts.left
        return `${f.Who} a annoncé riichi à ${f.at} avec ${typeof left === 'number' ? `${f.number('left')} ${left < 2 ? 'tuile' : 'tuiles'}` : 'moins de 4 tuiles'} dans le mur vivant.`
      },
      law: 'Pour un riichi, il faut au moins 4 tuiles dans le mur vivant.',
      wouldChange: () => 'Il restait 4 tuiles ou plus dans le mur vivant.',
    },
  },
  'riichi.points': {
    en: {
      name: 'Riichi with fewer than 1,000 points',
      headline: (f) =>
        f.asks
          ? `May ${f.who} declare riichi with fewer than 1,000 points?`
          : f.dead
            ? `${f.Whose} hand is dead`
            : `${f.Who} does not have the 1,000 points for riichi`,
      fact: (f) => `${f.Who} called riichi at ${f.at} with fewer than 1,000 points, as far as the scores are known.`,
      law: 'Riichi costs 1,000 points, paid to the table. The referee decides whether a player with fewer points may declare it.',
      wouldChange: (f) => `${f.Who} had 1,000 points or more, or the tournament allows it.`,
    },
    fr: {
      name: 'Riichi avec moins de 1 000 points',
      headline: (f) =>
        f.asks
          ? `Le riichi ${f.of} est-il permis avec moins de 1 000 points ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${f.Who} n’a pas les 1 000 points du riichi`,
      fact: (f) => `${f.Who} a annoncé riichi à ${f.at} avec moins de 1 000 points, pour autant que les scores sont connus.`,
      law: 'Le riichi coûte 1 000 points, payés à la table. L’arbitre décide si un joueur qui ne les a pas peut le déclarer.',
      wouldChange: (f) => `${f.Who} avait 1 000 points ou plus, ou le tournoi le permet.`,
    },
  },
  'riichi.twice': {
    en: {
      name: 'Riichi declared twice',
      headline: (f) =>
        f.asks ? `Did ${f.who} call riichi a second time?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} called riichi a second time`,
      fact: (f) => `${f.Who} called riichi at ${f.at}, but is in riichi already.`,
      law: 'A player declares riichi only once in a hand; it lasts until the hand ends.',
      wouldChange: () => 'One of the two calls is a mistake in the record.',
    },
    fr: {
      name: 'Riichi déclaré deux fois',
      headline: (f) =>
        f.asks
          ? `Le second riichi ${f.of} a-t-il vraiment été annoncé ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${f.Who} a annoncé riichi une seconde fois`,
      fact: (f) => `${f.Who} a annoncé riichi à ${f.at}, mais est déjà en riichi.`,
      law: 'On ne déclare riichi qu’une fois par donne, et il vaut jusqu’à la fin.',
      wouldChange: () => 'L’une des deux annonces est une erreur du relevé.',
    },
  },
  'riichi.rotation': {
    en: {
      name: 'Riichi discard not turned sideways',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi discard is not sideways`),
      fact: (f) => `${f.Who} called riichi and laid ${f.tile === 'the tile' ? 'the discard' : f.tile} upright (${f.at}).`,
      law: 'The discard of a riichi is laid sideways.',
      wouldChange: (f) => `${f.Who} laid the discard sideways.`,
    },
    fr: {
      name: 'Écart de riichi non tourné',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’écart de riichi ${f.of} n’est pas tourné`),
      fact: (f) => `${f.Who} a annoncé riichi et a posé ${f.tile === 'la tuile' ? 'l’écart' : f.tile} sans tourner la tuile (${f.act}).`,
      law: 'L’écart d’un riichi se pose tourné.',
      wouldChange: (f) => `${f.Who} a tourné l’écart.`,
    },
  },
  'riichi.rotate-next': {
    en: {
      name: 'Next discard not turned after a claim',
      headline: (f) => `${f.Whose} next discard has to lie sideways`,
      fact: (f) => `${f.Whose} riichi discard was claimed for a group, and the next discard (${f.at}) was not laid sideways.`,
      law: 'If the sideways tile is claimed for a group, the player in riichi lays the next discard sideways instead.',
      wouldChange: (f) => `${f.Who} laid that discard sideways.`,
    },
    fr: {
      name: 'Écart suivant non tourné',
      headline: (f) => `L’écart suivant ${f.of} doit être tourné`,
      fact: (f) => `L’écart de riichi ${f.of} a été réclamé pour un groupe, et l’écart suivant (${f.act}) n’a pas été tourné.`,
      law: 'Si la tuile tournée est réclamée pour un groupe, le joueur en riichi tourne à la place son écart suivant.',
      wouldChange: (f) => `${f.Who} a tourné cet écart.`,
    },
  },
}
