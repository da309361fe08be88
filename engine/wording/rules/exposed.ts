import type { English } from '../phrases/english.ts'
import type { French } from '../phrases/french.ts'
import type { FamilyWords } from './rule-words.ts'

/** Tiles shown to others by accident. */
export const EXPOSED_WORDS: FamilyWords<'tiles'> = {
  'tiles.exposed': {
    en: {
      name: 'Tiles exposed',
      headline: (f) =>
        f.asks ? `What follows from the tiles that ${f.who} exposed?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} exposed tiles`,
      fact: (f) => `${f.Who} exposed ${seen(f)} at ${f.at}.`,
      law: {
        others: 'The text sets no penalty for tiles exposed by accident. The referee decides.',
        'ema-pre-2016':
          'Exposed tiles of the player’s own hand or of the wall go back without a penalty; more than 5 are a chombo. Exposing the dead wall or another player’s tiles makes the hand dead.',
        'wrc-2025': '1 or 2 exposed tiles cost a notice, or 5 points if repeated. 3 to 6 make the hand dead; 7 or more are a chombo.',
        'rrc-1.5':
          'A few tiles of the player’s own hand cost a notice; more than half make it dead. 1 to 3 tiles of the dead wall make the hand dead. More of them, tiles of the live wall or another player’s hand are a chombo.',
      },
      wouldChange: () => 'Fewer tiles were exposed, or they came from elsewhere.',
    },
    fr: {
      name: 'Tuiles découvertes',
      headline: (f) =>
        f.asks
          ? `Que décider pour les tuiles découvertes par ${f.who} ?`
          : f.dead
            ? `La main ${f.of} est morte`
            : `${f.Who} a découvert des tuiles`,
      fact: (f) => `${f.Who} a laissé voir ${vues(f)} à ${f.at}.`,
      law: {
        others: 'Le texte ne prévoit pas de pénalité pour les tuiles découvertes par accident. L’arbitre décide.',
        'ema-pre-2016':
          'Les tuiles de sa propre main ou du mur sont remises sans pénalité ; plus de 5, c’est un chombo. Découvrir le mur mort ou les tuiles d’un autre joueur rend la main morte.',
        'wrc-2025':
          '1 ou 2 tuiles découvertes valent un avertissement, 5 points en cas de récidive. De 3 à 6, la main est morte ; à partir de 7, c’est un chombo.',
        'rrc-1.5':
          'Quelques tuiles de sa main valent un avertissement, plus de la moitié la rend morte. De 1 à 3 tuiles du mur mort rendent la main morte. Au-delà, ou pour le mur vivant ou la main d’un autre, c’est un chombo.',
      },
      wouldChange: () => 'Moins de tuiles étaient visibles, ou elles venaient d’ailleurs.',
    },
  },
}

const seen = (f: English): string => f.tiles ?? (f.number('counted') ? `${f.number('counted')} tiles` : 'tiles')
const vues = (f: French): string => f.tiles ?? (f.number('counted') ? `${f.number('counted')} tuiles` : 'des tuiles')
