import type { RuleWords } from '../rule-words.ts'

export const riichiRotationWords: RuleWords = {
  whom: 'caller',
  at: 'discard',
  en: {
    name: 'Riichi discard not turned sideways',
    when: 'The riichi discard is not laid sideways.',
    notWhen: 'The discard lies sideways.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} riichi discard is not sideways`),
    fact: (f) => `${f.Who} called riichi and laid ${f.tile === 'the tile' ? 'the discard' : f.tile} upright (${f.at}).`,
    law: 'The discard of a riichi is laid sideways.',
    wouldChange: (f) => `${f.Who} laid the discard sideways.`,
    steps: { 'put-right': (f) => `${f.Who} turns the riichi discard sideways.` },
  },
  fr: {
    name: 'Écart de riichi non tourné',
    when: 'L’écart de riichi n’est pas tourné.',
    notWhen: 'L’écart est tourné.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’écart de riichi ${f.of} n’est pas tourné`),
    fact: (f) => `${f.Who} a annoncé riichi et a posé ${f.tile === 'la tuile' ? 'l’écart' : f.tile} sans tourner la tuile (${f.act}).`,
    law: 'L’écart d’un riichi se pose tourné.',
    wouldChange: (f) => `${f.Who} a tourné l’écart.`,
    steps: { 'put-right': (f) => `${f.Who} tourne de côté son écart de riichi.` },
  },
}
