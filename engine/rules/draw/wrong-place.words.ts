import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import { FOUL, NO_FAULT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const drawWrongPlaceWords: QuestionWords<'draw.wrong-place'> = {
  whom: 'drew',
  at: 'draw',
  en: {
    name: 'Tile drawn from the wrong place',
    when: 'A player draws a tile from the wrong place of the live wall, or from the dead wall. A tile mixed into the hand counts once its player goes on.',
    notWhen: 'The tile is the next one of the wall.',
    headline: (f) =>
      f.asks
        ? f.finding.answers?.includes('returned')
          ? `Was the tile that ${f.who} drew put back?`
          : `What follows from the tile that ${f.who} drew?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Who} drew from the wrong place`,
    fact: (f) => `${f.Who} drew a tile ${placeOf(f)}${f.word('mixed') ? ' and mixed it into the hand' : ''}, as ${f.at} shows.`,
    law: 'A player draws the next tile of the live wall; after a kong, the next replacement tile of the dead wall.',
    wouldChange: () => 'The tile was the next one of the wall, or it was put back in time.',
    steps: {
      'return-tile': (f) =>
        f.dead
          ? `If the drawn tile is known, ${f.who} first puts it back and draws the right one; then the hand is not dead.`
          : `${f.Who} puts the tile back where it was drawn${isNoneLeft(f) ? '; no tile is left to draw' : ', and draws the right one'}.`,
    },
  },
  fr: {
    name: 'Tuile piochée au mauvais endroit',
    when: 'Un joueur pioche une tuile au mauvais endroit du mur vivant, ou dans le mur mort. Une tuile mêlée à la main compte dès que son joueur continue.',
    notWhen: 'La tuile est la suivante du mur.',
    headline: (f) =>
      f.asks
        ? f.finding.answers?.includes('returned')
          ? `La tuile piochée par ${f.who} a-t-elle été remise ?`
          : `Que décider pour la tuile piochée par ${f.who} ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} a pioché au mauvais endroit`,
    fact: (f) => `${f.Who} a pioché une tuile ${endroit(f)}${f.word('mixed') ? ' et l’a mêlée à sa main' : ''}, comme le montre ${f.at}.`,
    law: 'On pioche la tuile suivante du mur vivant ; après un kong, la tuile de remplacement suivante du mur mort.',
    wouldChange: () => 'La tuile était la suivante du mur, ou elle a été remise à temps.',
    steps: {
      'return-tile': (f) =>
        f.dead
          ? `Si la tuile piochée est connue, ${f.who} la remet d’abord et pioche la bonne ; la main n’est alors pas morte.`
          : `${f.Who} remet la tuile là où elle a été piochée${isNoneLeft(f) ? ' ; il n’y a plus de tuile à piocher' : ', et pioche la bonne'}.`,
    },
  },
  answers: {
    chombo: {
      en: { label: 'It stayed in the hand', follows: (f) => `The tile cannot go back: a chombo is proposed for ${f.who}.` },
      fr: {
        label: 'Elle est restée dans la main',
        follows: (f) => `La tuile ne peut plus être remise : un chombo est proposé pour ${f.who}.`,
      },
    },
    returned: {
      en: { label: 'It was put back', follows: () => 'The tile went back to its place; play goes on.' },
      fr: { label: 'Elle a été remise', follows: () => 'La tuile est revenue à sa place ; le jeu continue.' },
    },
    foul: FOUL,
    nothing: NO_FAULT,
  },
}

/** No tile was left to draw. */
const isNoneLeft = ({ finding }: FindingParts): boolean => finding.facts.left === 0

const placeOf = (f: English): string =>
  isNoneLeft(f)
    ? 'from the dead wall when no tile was left to draw'
    : f.word('place') === 'dead-wall'
      ? 'from the dead wall that was not the next one to draw'
      : 'from a wrong place of the live wall'

const endroit = (f: French): string =>
  isNoneLeft(f)
    ? 'du mur mort alors que le mur vivant était épuisé'
    : f.word('place') === 'dead-wall'
      ? 'du mur mort qui n’était pas la prochaine à piocher'
      : 'au mauvais endroit du mur vivant'
