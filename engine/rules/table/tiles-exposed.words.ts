import type { Finding } from '../../model/findings.ts'
import { isKnown } from '../../model/tiles.ts'
import type { English } from '../../phrases/english.ts'
import { tilesFact } from '../../phrases/facts.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import { NO_FAULT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const tilesExposedWords: QuestionWords<'tiles.exposed'> = {
  whom: 'who-did',
  at: 'act',
  en: {
    name: 'Tiles exposed',
    when: 'A player exposes tiles of their own hand, another hand, the live wall or the dead wall. Their number and place decide the penalty.',
    notWhen: 'The rule set has no such rule on file.',
    headline: (f) =>
      f.asks ? `What follows from the tiles that ${f.who} exposed?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} exposed tiles`,
    fact: (f) => `${f.Who} exposed ${seen(f)}${placeOf(f, EN_PLACES)} at ${f.at}.`,
    law: 'The text sets no penalty for tiles exposed by accident. The referee decides.',
    wouldChange: () => 'Fewer tiles were exposed, or they came from elsewhere.',
    proposal: 'By number and place, as above',
    steps: { 'return-tile': () => 'The exposed tiles go back to where they came from.' },
  },
  fr: {
    name: 'Tuiles découvertes',
    when: 'Un joueur découvre des tuiles de sa main, de celle d’un autre, du mur vivant ou du mur mort. La pénalité dépend de leur nombre et de leur place.',
    notWhen: 'Le règlement n’a rien à ce sujet.',
    headline: (f) =>
      f.asks
        ? `Que décider pour les tuiles découvertes par ${f.who} ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} a découvert des tuiles`,
    fact: (f) => `${f.Who} a laissé voir ${vues(f)}${placeOf(f, FR_PLACES)} à ${f.at}.`,
    law: 'Le texte ne prévoit pas de pénalité pour les tuiles découvertes par accident. L’arbitre décide.',
    wouldChange: () => 'Moins de tuiles étaient visibles, ou elles venaient d’ailleurs.',
    proposal: 'Selon le nombre et l’endroit, voir ci-dessus',
    steps: { 'return-tile': () => 'Les tuiles découvertes retournent d’où elles viennent.' },
  },
  answers: {
    warning: {
      en: {
        label: 'A notice',
        follows: (f) =>
          isMinor(f) ? `It is a minor error of ${f.who}, which is counted; play goes on.` : `${f.Who} gets a notice; play goes on.`,
      },
      fr: {
        label: 'Un avertissement',
        follows: (f) =>
          isMinor(f)
            ? `C’est une erreur mineure ${f.of}, qui est comptée ; le jeu continue.`
            : `${f.Who} reçoit un avertissement ; le jeu continue.`,
      },
    },
    're-deal': {
      en: { label: 'New deal', follows: () => 'Nobody is at fault; the hand is dealt again.' },
      fr: { label: 'Nouvelle donne', follows: () => 'Personne n’est en faute ; on redistribue.' },
    },
    'dead-hand': {
      en: { label: 'Dead hand', follows: (f) => `${f.Whose} hand is dead.` },
      fr: { label: 'Main morte', follows: (f) => `La main ${f.of} est morte.` },
    },
    chombo: {
      en: { label: 'Chombo', follows: (f) => `A chombo is proposed for ${f.who}.` },
      fr: { label: 'Chombo', follows: (f) => `Un chombo est proposé pour ${f.who}.` },
    },
    nothing: NO_FAULT,
  },
}

const seen = (f: English): string => {
  if (!f.tiles) return f.number('counted') ? `${f.number('counted')} tiles` : 'tiles'
  const many = knownAlone(f.finding)
  return many === 0 ? f.tiles : `the ${many > 1 ? 'tiles ' : ''}${f.tiles}`
}
const vues = (f: French): string => {
  if (!f.tiles) return f.number('counted') ? `${f.number('counted')} tuiles` : 'des tuiles'
  const many = knownAlone(f.finding)
  return many === 0 ? f.tiles : `${many > 1 ? 'les tuiles' : 'le'} ${f.tiles}`
}

/** The number of the tiles; 0 if one of them is unknown. */
const knownAlone = (finding: Finding): number => {
  const tiles = tilesFact(finding, 'tiles')
  return tiles.every(isKnown) ? tiles.length : 0
}

const EN_PLACES = {
  own: 'their own hand',
  wall: 'the live wall',
  'dead-wall': 'the dead wall',
  other: 'another player’s hand',
}
const FR_PLACES: typeof EN_PLACES = {
  own: 'sa main',
  wall: 'le mur vivant',
  'dead-wall': 'le mur mort',
  other: 'la main d’un autre joueur',
}

/** Where the tiles were. */
const placeOf = ({ number }: FindingParts, places: typeof EN_PLACES): string => {
  const found = Object.entries(places).flatMap(([place, name]) => (number(place) ? [name] : []))
  return found.length === 0 ? '' : ` (${found.join(', ')})`
}

/** A warning costs nothing here, but it is counted. */
const isMinor = (f: FindingParts): boolean => f.word('warning') === 'none'
