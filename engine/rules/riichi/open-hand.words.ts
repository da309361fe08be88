import type { RuleWords } from '../rule-words.ts'

export const riichiOpenHandWords: RuleWords = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Riichi with an open hand',
    when: 'A player with a claimed group calls riichi.',
    notWhen: 'The only group is a concealed kong.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi is void: the hand is open`),
    fact: (f) => `${f.Who} called riichi at ${f.at} with a melded group on the table.`,
    law: 'Riichi is for a concealed hand only; a melded group opens it.',
    wouldChange: (f) => `${f.Whose} only groups on the table were concealed kongs.`,
  },
  fr: {
    name: 'Riichi avec une main ouverte',
    when: 'Un joueur annonce riichi avec un groupe réclamé.',
    notWhen: 'Le seul groupe est un kong caché.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Le riichi ${f.of} est nul : la main est ouverte`),
    fact: (f) => `${f.Who} a annoncé riichi à ${f.at} avec un groupe exposé sur la table.`,
    law: 'Le riichi est réservé à une main fermée ; un groupe réclamé l’ouvre.',
    wouldChange: (f) => `Les seuls groupes ${f.of} sur la table étaient des kongs cachés.`,
  },
}
