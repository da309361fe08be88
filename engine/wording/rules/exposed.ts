import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FamilyWords } from './rule-words.ts'

/** Tiles shown to others by accident. */
export const EXPOSED_WORDS: FamilyWords<'tiles'> = {
  'tiles.exposed': {
    en: {
      name: 'Tiles exposed',
      headline: (f) =>
        f.asks ? `What follows from the tiles that ${f.who} exposed?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} exposed tiles`,
      fact: (f) => `${f.Who} exposed ${seen(f)} at ${f.at}.`,
      law: 'The text sets no penalty for tiles exposed by accident. The referee decides.',
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
      law: 'Le texte ne prévoit pas de pénalité pour les tuiles découvertes par accident. L’arbitre décide.',
      wouldChange: () => 'Moins de tuiles étaient visibles, ou elles venaient d’ailleurs.',
    },
  },
}

const seen = (f: English): string => f.tiles ?? (f.number('counted') ? `${f.number('counted')} tiles` : 'tiles')
const vues = (f: French): string => f.tiles ?? (f.number('counted') ? `${f.number('counted')} tuiles` : 'des tuiles')
