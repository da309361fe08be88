import type { RuleWords } from '../rule-words.ts'

export const groupRearrangedWords: RuleWords = {
  whom: 'player',
  at: 'act',
  en: {
    name: 'Displayed groups rearranged',
    when: 'A player moves tiles between displayed groups.',
    notWhen: 'The groups stay as they were laid.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} rearranged displayed groups`),
    fact: (f) => `At ${f.at}, ${f.who} moved tiles between displayed groups.`,
    law: 'Displayed groups stay as they were laid: their tiles cannot be used in other groups.',
    wouldChange: () => 'The tiles were only straightened, and each group is as it was laid.',
  },
  fr: {
    name: 'Groupes exposés réarrangés',
    when: 'Un joueur déplace des tuiles entre groupes exposés.',
    notWhen: 'Les groupes restent tels qu’ils ont été posés.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réarrangé des groupes exposés`),
    fact: (f) => `À ${f.at}, ${f.who} a déplacé des tuiles entre groupes exposés.`,
    law: 'Les groupes exposés restent tels qu’ils ont été posés : leurs tuiles ne servent pas à en faire d’autres.',
    wouldChange: () => 'Les tuiles ont seulement été redressées, et chaque groupe est tel qu’il a été posé.',
  },
}
