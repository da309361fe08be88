import { tileFact } from '../../phrases/facts.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'

export const recordFifthTileWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Fifth tile of a kind',
    when: 'The record contains a fifth tile of one kind, or more red fives than the set.',
    notWhen: 'There are four tiles of the kind.',
    headline: (f) => `The ${overcounted(f) ?? 'tile'} is recorded once too often`,
    fact: (f) => `At ${f.at}, the ${overcounted(f) ?? 'tile'} appears once more than the set contains it.`,
    law: 'There are 4 tiles of each kind, and as many red fives as the settings say. One of the lines has a wrong tile.',
    wouldChange: () => 'One of the earlier lines has another tile.',
  },
  fr: {
    name: 'Cinquième tuile d’une sorte',
    when: 'Le relevé contient une cinquième tuile d’une sorte, ou plus de cinq rouges que le jeu.',
    notWhen: 'Il y a quatre tuiles de la sorte.',
    headline: (f) => `${capitalized(named(f))} est dans le relevé une fois de trop`,
    fact: (f) => `À ${f.at}, ${named(f)} apparaît une fois de plus que le jeu n’en contient.`,
    law: 'Il y a 4 tuiles de chaque sorte, et autant de cinq rouges que les réglages le disent. L’une des lignes a une mauvaise tuile.',
    wouldChange: () => 'L’une des lignes précédentes a une autre tuile.',
  },
}

/** The red five, if there are too many of it, else the kind. */
const overcounted = ({ finding }: FindingParts): string | undefined => tileFact(finding, 'red') ?? tileFact(finding, 'tile')

const named = (f: French): string => {
  const red = tileFact(f.finding, 'red')
  return red ? `le ${red}` : f.tile
}
