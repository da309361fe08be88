import type { RuleWords } from '../rule-words.ts'

export const riichiWallWords: RuleWords = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Riichi with too few tiles left',
    when: 'A player calls riichi with fewer tiles in the live wall than the rules ask for.',
    notWhen: 'As many tiles are left as the rules ask for.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi is void: too few tiles are left`),
    fact: (f) => {
      const left = f.finding.facts.left
      return `${f.Who} called riichi at ${f.at} with ${typeof left === 'number' ? `${f.number('left')} ${left === 1 ? 'tile' : 'tiles'}` : 'too few tiles'} in the live wall.`
    },
    law: 'Riichi needs at least 4 tiles in the live wall.',
    wouldChange: (f) =>
      `At least ${f.number('expected') ?? '4'} ${f.number('expected') === '1' ? 'tile was' : 'tiles were'} left in the live wall.`,
  },
  fr: {
    name: 'Riichi avec trop peu de tuiles',
    when: 'Un joueur annonce riichi avec moins de tuiles dans le mur vivant que la règle n’en demande.',
    notWhen: 'Il reste autant de tuiles que la règle en demande.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le riichi ${f.of} est nul : il reste trop peu de tuiles`),
    fact: (f) => {
      const left = f.finding.facts.left
      return `${f.Who} a annoncé riichi à ${f.at} avec ${typeof left === 'number' ? `${f.number('left')} ${left < 2 ? 'tuile' : 'tuiles'}` : 'trop peu de tuiles'} dans le mur vivant.`
    },
    law: 'Pour un riichi, il faut au moins 4 tuiles dans le mur vivant.',
    wouldChange: (f) =>
      `Il restait au moins ${f.number('expected') ?? '4'} ${f.number('expected') === '1' ? 'tuile' : 'tuiles'} dans le mur vivant.`,
  },
}
