import type { RuleWords } from '../rule-words.ts'

export const riichiWallWords: RuleWords = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Riichi with too few tiles left',
    when: 'A player calls riichi with fewer than 4 tiles in the live wall.',
    notWhen: 'Four tiles are left.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi is void: too few tiles are left`),
    fact: (f) => {
      const left = f.finding.facts.left
      return `${f.Who} called riichi at ${f.at} with ${typeof left === 'number' ? `${f.number('left')} ${left === 1 ? 'tile' : 'tiles'}` : 'fewer than 4 tiles'} in the live wall.`
    },
    law: 'Riichi needs at least 4 tiles in the live wall.',
    wouldChange: () => '4 tiles or more were left in the live wall.',
  },
  fr: {
    name: 'Riichi avec trop peu de tuiles',
    when: 'Un joueur annonce riichi avec moins de 4 tuiles dans le mur vivant.',
    notWhen: 'Il reste quatre tuiles.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le riichi ${f.of} est nul : il reste trop peu de tuiles`),
    fact: (f) => {
      const left = f.finding.facts.left
      return `${f.Who} a annoncé riichi à ${f.at} avec ${typeof left === 'number' ? `${f.number('left')} ${left < 2 ? 'tuile' : 'tuiles'}` : 'moins de 4 tuiles'} dans le mur vivant.`
    },
    law: 'Pour un riichi, il faut au moins 4 tuiles dans le mur vivant.',
    wouldChange: () => 'Il restait 4 tuiles ou plus dans le mur vivant.',
  },
}
