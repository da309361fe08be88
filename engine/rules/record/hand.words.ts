import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'
import { EN_LAW, englishActor, FR_LAW, frenchActor, ofFrenchActor } from './contradiction.words.ts'

export const recordHandWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Tile that the hand does not hold',
    when: 'A player discards or shows a tile that the known hand does not hold.',
    notWhen: 'An unseen draw may have been any tile.',
    headline: (f) => `${capitalized(englishActor(f))} does not hold ${f.tile}`,
    fact: (f) =>
      f.word('why') === 'group'
        ? `At ${f.at}, ${englishActor(f)} discards ${f.tile} out of a group, but no group in the record holds it.`
        : `At ${f.at}, ${englishActor(f)} ${f.word('why') === 'exposed' ? 'exposes' : 'plays'} ${f.tile}, but the hand in the record does not hold it.`,
    law: EN_LAW,
    wouldChange: (f) =>
      `An earlier entry for ${englishActor(f)}, or the one at ${f.at}, has another tile${f.word('why') === 'exposed' ? ', or the tile was not the player’s own' : ''}.`,
  },
  fr: {
    name: 'Tuile absente de la main',
    when: 'Un joueur écarte ou montre une tuile que la main connue ne contient pas.',
    notWhen: 'Une tuile piochée sans être vue peut être n’importe laquelle.',
    headline: (f) => `${f.Tile} n’est pas dans la main ${ofFrenchActor(f)}`,
    fact: (f) =>
      f.word('why') === 'group'
        ? `À ${f.at}, ${frenchActor(f)} écarte ${f.tile} d’un groupe, mais aucun groupe du relevé ne contient cette tuile.`
        : `À ${f.at}, ${frenchActor(f)} ${f.word('why') === 'exposed' ? 'laisse voir' : 'joue'} ${f.tile}, mais la main connue du relevé ne contient pas cette tuile.`,
    law: FR_LAW,
    wouldChange: (f) =>
      `Une entrée précédente pour ${frenchActor(f)}, ou celle de ${f.at}, a une autre tuile${f.word('why') === 'exposed' ? ', ou la tuile n’était pas au joueur' : ''}.`,
  },
}
