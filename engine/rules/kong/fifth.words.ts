import type { RuleWords } from '../rule-words.ts'

export const kongFifthWords: RuleWords = {
  whom: 'declarer',
  at: 'kong-call',
  en: {
    name: 'Fifth kong',
    when: 'A player declares a kong after the fourth of the hand.',
    notWhen: 'Only three of the four kongs are valid.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} kong is void: it is the fifth`),
    fact: (f) => `${f.Who} declared a kong at ${f.at}, though 4 kongs have been made in this hand.`,
    law: 'A hand has at most 4 kongs. A fifth can never be declared.',
    wouldChange: () => 'Fewer than 4 kongs were made before.',
  },
  fr: {
    name: 'Cinquième kong',
    when: 'Un joueur déclare un kong après le quatrième de la donne.',
    notWhen: 'Seuls trois des quatre kongs sont valables.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le kong ${f.of} est nul : c’est le cinquième`),
    fact: (f) => `${f.Who} a déclaré un kong à ${f.at}, alors que 4 kongs ont déjà été faits dans cette donne.`,
    law: 'Il y a au plus 4 kongs par donne. On ne peut jamais en déclarer un cinquième.',
    wouldChange: () => 'Moins de 4 kongs avaient été faits.',
  },
}
