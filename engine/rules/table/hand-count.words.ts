import type { RuleWords } from '../rule-words.ts'

export const handCountWords: RuleWords = {
  whom: 'player',
  at: 'count',
  en: {
    name: 'Wrong number of tiles',
    when: 'A count or a shown hand gives the wrong number of tiles for that moment.',
    notWhen: 'A whole group is missing: a call is missing from the record.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} hand has a wrong number of tiles`),
    fact: (f) => {
      const expected = f.number('expected')
      return `${f.Who} holds ${f.number('counted') ?? 'another number of'} concealed tiles at ${f.at}${expected ? `; ${expected} are expected here` : ' than expected here'}.`
    },
    law: 'A hand has 13 tiles between turns and 14 in the player’s own turn; each displayed group counts as 3. With more or fewer it cannot win.',
    wouldChange: (f) =>
      `A second count finds ${f.number('expected') ?? 'the number expected'}, or a draw or discard is missing from the record.`,
  },
  fr: {
    name: 'Mauvais nombre de tuiles',
    when: 'Un comptage ou une main montrée ne donne pas le bon nombre de tuiles à ce moment.',
    notWhen: 'Il manque un groupe entier : un appel manque au relevé.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `La main ${f.of} n’a pas le bon nombre de tuiles`),
    fact: (f) => {
      const counted = f.number('counted')
      const expected = f.number('expected')
      return `${f.Who} a ${counted ? `${counted} tuiles cachées` : 'un autre nombre de tuiles cachées que prévu'} à ${f.at}${expected ? ` ; il en faut ${expected} ici` : ''}.`
    },
    law: 'Une main compte 13 tuiles entre les tours et 14 pendant le tour du joueur ; chaque groupe exposé compte pour 3. Avec plus ou moins, elle ne peut pas gagner.',
    wouldChange: (f) =>
      `Un second compte donne ${f.number('expected') ?? 'le bon nombre'}, ou il manque une pioche ou un écart dans le relevé.`,
  },
}
