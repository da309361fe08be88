import type { RuleWords } from '../rule-words.ts'

export const claimLastDiscardWords: RuleWords = {
  whom: 'claimant',
  at: 'call',
  en: {
    name: 'Call on the last discard',
    when: 'A player calls chii, pon or kan on the last discard, when the live wall is empty.',
    notWhen: 'A win may be called on the last discard.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} call on the last discard is void`),
    fact: (f) => `${f.Who} ${f.called}, the last discard of the hand: the live wall is empty.`,
    law: 'Once the live wall is empty, the last discard can be claimed only for a win.',
    wouldChange: () => 'A tile was left in the live wall.',
  },
  fr: {
    name: 'Appel sur le dernier écart',
    when: 'Un joueur annonce chii, pon ou kan sur le dernier écart, alors que le mur vivant est vide.',
    notWhen: 'On peut gagner sur le dernier écart.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’appel ${f.of} sur le dernier écart est nul`),
    fact: (f) => `${f.Who} a ${f.called}, dernier écart de la donne : le mur vivant est vide.`,
    law: 'Quand le mur vivant est vide, le dernier écart ne se réclame que pour gagner.',
    wouldChange: () => 'Il restait une tuile dans le mur vivant.',
  },
}
