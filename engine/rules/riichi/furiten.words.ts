import type { RuleWords } from '../rule-words.ts'

export const riichiFuritenWords: RuleWords = {
  whom: 'player',
  at: 'reveal',
  en: {
    name: 'Riichi while furiten',
    when: 'The tournament forbids riichi while furiten, and a riichi hand, once shown, waits for a tile that its player had discarded by then.',
    notWhen: 'The player discarded that tile only after the riichi.',
    headline: (f) => `${f.Who} declared riichi while furiten`,
    fact: (f) =>
      `The riichi hand that ${f.who} showed at ${f.at} waits for ${f.tile}, which was already among ${f.whose} discards at the declaration.`,
    law: 'A furiten player may declare riichi, unless the tournament forbids it.',
    wouldChange: (f) => `${f.Who} had not discarded that tile, or the tournament allows riichi while furiten.`,
  },
  fr: {
    name: 'Riichi en furiten',
    when: 'Le tournoi interdit le riichi en furiten, et une main de riichi, une fois montrée, attend une tuile que son joueur avait déjà écartée.',
    notWhen: 'Le joueur n’a écarté cette tuile qu’après le riichi.',
    headline: (f) => `${f.Who} a déclaré riichi en furiten`,
    fact: (f) => `La main de riichi montrée par ${f.who} à ${f.at} attend ${f.tile}, déjà parmi ses écarts à la déclaration.`,
    law: 'Un joueur furiten peut déclarer riichi, sauf si le tournoi l’interdit.',
    wouldChange: (f) => `${f.Who} n’avait pas écarté cette tuile, ou le tournoi permet le riichi en furiten.`,
  },
}
