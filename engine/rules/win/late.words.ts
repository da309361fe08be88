import type { RuleWords } from '../rule-words.ts'

export const winLateWords: RuleWords = {
  whom: 'caller',
  at: 'ron',
  en: {
    name: 'Late win',
    when: 'A player calls ron too late to win on that tile.',
    notWhen: 'The next player has only drawn: a win is still possible until the discard.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} ron came too late`),
    fact: (f) => `${f.Who} called ron on ${f.claimed} at ${f.at}, when it was too late to win on that discard.`,
    law: 'A player can win on a discard as long as the next player has not discarded.',
    wouldChange: (f) => `${f.Who} called in time.`,
  },
  fr: {
    name: 'Victoire tardive',
    when: 'Un joueur annonce ron trop tard pour gagner sur cette tuile.',
    notWhen: 'Le joueur suivant n’a fait que piocher : on peut gagner jusqu’à son écart.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le ron ${f.of} est venu trop tard`),
    fact: (f) => `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, quand on ne pouvait plus gagner sur cet écart.`,
    law: 'On peut gagner sur un écart tant que le joueur suivant n’a pas écarté.',
    wouldChange: (f) => `${f.Who} a annoncé à temps.`,
  },
}
