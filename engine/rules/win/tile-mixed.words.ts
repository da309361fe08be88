import type { RuleWords } from '../rule-words.ts'

export const winTileMixedWords: RuleWords = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Winning tile not kept apart',
    when: 'At a self-draw win, the player did not keep the drawn tile apart.',
    notWhen: 'The tile is kept apart.',
    headline: (f) => `${f.Whose} winning tile was not kept apart`,
    fact: (f) => `${f.Who} won by self-draw and put the winning tile into the hand (${f.at}).`,
    law: 'The tile of a self-draw win is kept apart from the hand. Otherwise points for the wait do not count.',
    wouldChange: () => 'The winning tile lay apart when the hand was shown.',
  },
  fr: {
    name: 'Tuile gagnante non séparée',
    when: 'Lors d’un tsumo, le joueur n’a pas gardé la tuile piochée à part.',
    notWhen: 'La tuile est à part.',
    headline: (f) => `La tuile gagnante ${f.of} n’était pas à part`,
    fact: (f) => `${f.Who} a gagné par tsumo et a mêlé la tuile gagnante à sa main (${f.act}).`,
    law: 'La tuile d’un tsumo se garde à part de la main. Sinon, les points de l’attente ne comptent pas.',
    wouldChange: () => 'La tuile gagnante était à part quand la main a été montrée.',
  },
}
