import type { RuleWords } from '../rule-words.ts'

export const drawIntoHandWords: RuleWords = {
  whom: 'drew',
  at: 'draw',
  en: {
    name: 'Drawn tile put into the hand too soon',
    when: 'A player who is not in riichi puts the drawn tile into the hand before the discard.',
    notWhen: 'The drawn tile stays apart from the hand.',
    headline: (f) => `${f.Who} put the drawn tile into the hand too soon`,
    fact: (f) => `${f.Who} put the tile drawn at ${f.at} into the hand before the discard.`,
    law: 'The drawn tile is kept apart from the hand until the discard, so that a mistake can be undone.',
    wouldChange: (f) => `${f.Who} kept the drawn tile apart.`,
  },
  fr: {
    name: 'Tuile piochée mise trop tôt dans la main',
    when: 'Un joueur qui n’est pas en riichi met la tuile piochée dans sa main avant d’écarter.',
    notWhen: 'La tuile piochée reste à part.',
    headline: (f) => `${f.Who} a mis trop tôt la tuile piochée dans sa main`,
    fact: (f) => `${f.Who} a mis la tuile piochée à ${f.at} dans sa main avant d’écarter.`,
    law: 'La tuile piochée reste à part de la main jusqu’à l’écart, pour qu’une erreur puisse être corrigée.',
    wouldChange: (f) => `${f.Who} a gardé à part la tuile piochée.`,
  },
}
