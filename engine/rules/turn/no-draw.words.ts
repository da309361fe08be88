import type { RuleWords } from '../rule-words.ts'

export const turnNoDrawWords: RuleWords = {
  whom: 'discarded',
  at: 'discard',
  en: {
    name: 'Discard without a draw',
    when: 'In a turn without a claim, a player discards without a draw and has one tile too few.',
    notWhen: 'After a claim there is no draw.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} has one tile too few`),
    fact: (f) => `${f.Who} discarded ${f.tile} at ${f.at} without drawing first, and has 1 tile too few.`,
    law: 'Without a claim, a turn begins with a draw. A player who forgets it has one tile too few and cannot win.',
    wouldChange: (f) => `${f.Who} drew before ${f.at}.`,
  },
  fr: {
    name: 'Écart sans pioche',
    when: 'Dans un tour sans réclamation, un joueur écarte sans avoir pioché : il lui manque une tuile.',
    notWhen: 'Après une réclamation, on ne pioche pas.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Il manque une tuile ${f.to}`),
    fact: (f) => `${f.Who} a écarté ${f.tile} à ${f.at} sans piocher d’abord : il lui manque une tuile.`,
    law: 'Sans réclamation, un tour commence par une pioche. Le joueur qui l’oublie a une tuile de moins et ne peut pas gagner.',
    wouldChange: (f) => `${f.Who} a pioché avant ${f.at}.`,
  },
}
