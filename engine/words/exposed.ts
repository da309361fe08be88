import type { FamilyWords } from './rule-words.ts'
import type { English } from './told/english.ts'
import type { French } from './told/french.ts'

/** Tiles that others saw by accident. */
export const EXPOSED_WORDS: FamilyWords<'tiles'> = {
  'tiles.exposed': {
    en: {
      name: 'Tiles exposed',
      headline: (f) =>
        f.asks ? `What follows from the tiles that ${f.who} exposed?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} exposed tiles`,
      fact: (f) => `${f.Who} let others see ${seen(f)} at ${f.at}.`,
      law: {
        others: 'The text has no amount for tiles that are seen by accident. The referee decides.',
        'ema-pre-2016':
          'Tiles seen from one’s own hand or the wall go back, without a penalty; more than 5 are a chombo. Dead wall tiles, or another player’s, make the hand dead.',
        'wrc-2025':
          '1 or 2 tiles seen are worth a notice, 5 points if it happens again; 3 to 6 make the hand dead, 7 or more are a chombo.',
        'rrc-1.5':
          'A few tiles of one’s own are worth a notice, more than half the hand makes it dead. 1 to 3 tiles of the dead wall make the hand dead; more of them, live wall tiles or another’s hand are a chombo.',
      },
      wouldChange: () => 'Fewer tiles could be seen, or they belonged elsewhere.',
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
        others: 'Le texte ne fixe rien pour les tuiles vues par accident. L’arbitre décide.',
        'ema-pre-2016':
          'Les tuiles vues de sa propre main ou du mur sont remises, sans pénalité ; plus de 5, c’est un chombo. Celles du mur mort ou de la main d’un autre rendent la main morte.',
        'wrc-2025':
          '1 ou 2 tuiles vues valent un avertissement, 5 points en cas de répétition ; de 3 à 6, la main est morte ; à partir de 7, c’est un chombo.',
        'rrc-1.5':
          'Quelques tuiles de sa main valent un avertissement, plus de la moitié la rendent morte. De 1 à 3 tuiles du mur mort rendent la main morte ; au-delà, ou pour le mur vivant ou la main d’un autre, c’est un chombo.',
      },
      wouldChange: () => 'Moins de tuiles étaient visibles, ou elles venaient d’ailleurs.',
    },
  },
}

const seen = (f: English): string => f.tiles ?? (f.number('counted') ? `${f.number('counted')} tiles` : 'tiles')
const vues = (f: French): string => f.tiles ?? (f.number('counted') ? `${f.number('counted')} tuiles` : 'des tuiles')
