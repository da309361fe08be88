import { FOUR_PLAYERS } from '../../model/game-form.ts'
import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'
import { englishActor, frenchActor } from './contradiction.words.ts'

export const recordWallWords: RuleWords = {
  whom: 'nobody',
  at: 'draw',
  en: {
    name: 'More draws than tiles',
    when: 'The record contains a draw from an empty live wall, or a fifth replacement tile.',
    notWhen: 'The replacement tile belongs to a void kong.',
    headline: (f) => `${capitalized(f.at)} draws from an empty wall`,
    fact: (f) => `At ${f.at}, ${englishActor(f)} takes a tile from a wall that has none left.`,
    law: `The live wall starts with ${FOUR_PLAYERS.wallAtTheDeal} tiles, and the dead wall has ${FOUR_PLAYERS.replacementTiles} replacement tiles. One draw too many is recorded.`,
    wouldChange: (f) => `A draw before ${f.at} is recorded twice, or the wall count is wrong.`,
  },
  fr: {
    name: 'Plus de pioches que de tuiles',
    when: 'Le relevé contient une pioche dans un mur vivant vide, ou une cinquième tuile de remplacement.',
    notWhen: 'La tuile de remplacement est celle d’un kong nul.',
    headline: (f) => `${capitalized(f.at)} pioche dans un mur vide`,
    fact: (f) => `À ${f.at}, ${frenchActor(f)} prend une tuile dans un mur où il n’y en a plus.`,
    law: `Le mur vivant commence avec ${FOUR_PLAYERS.wallAtTheDeal} tuiles, et le mur mort a ${FOUR_PLAYERS.replacementTiles} tuiles de remplacement. Le relevé compte une pioche de trop.`,
    wouldChange: (f) => `Une pioche avant ${f.at} est notée deux fois, ou le compte du mur est faux.`,
  },
}
