import type { RuleWords } from '../rule-words.ts'

export const riichiReturnedWords: RuleWords = {
  whom: 'player',
  at: 'ron',
  en: {
    name: 'Riichi stick given back',
    when: 'Another player wins on the riichi discard: the riichi does not count, and the stick goes back.',
    notWhen: 'The win was withdrawn.',
    headline: (f) => `${f.Whose} riichi does not count: another player won on the discard`,
    fact: (f) => `Another player won on ${f.whose} riichi discard at ${f.at}.`,
    law: 'If another player wins on the riichi discard, the riichi does not count and its stick is given back.',
    wouldChange: () => 'The win on that discard is void.',
  },
  fr: {
    name: 'Bâton de riichi rendu',
    when: 'Un autre joueur gagne sur l’écart de riichi : le riichi ne compte pas, et le bâton est rendu.',
    notWhen: 'La victoire a été retirée.',
    headline: (f) => `Le riichi ${f.of} ne compte pas : un autre joueur a gagné sur l’écart`,
    fact: (f) => `Un autre joueur a gagné sur l’écart de riichi ${f.of} à ${f.at}.`,
    law: 'Si un autre joueur gagne sur l’écart de riichi, le riichi ne compte pas et le bâton est rendu.',
    wouldChange: () => 'La victoire sur cet écart est nulle.',
  },
}
