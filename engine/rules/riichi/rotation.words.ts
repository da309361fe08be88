import type { QuestionWords } from '../rule-words.ts'

export const riichiRotationWords: QuestionWords<'riichi.rotation'> = {
  whom: 'caller',
  at: 'discard',
  en: {
    name: 'Riichi discard not turned sideways',
    when: 'The riichi discard is not laid sideways.',
    notWhen: 'The discard lies sideways.',
    headline: (f) =>
      f.asks
        ? `Does ${f.whose} riichi count, with its discard upright?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} riichi discard is not sideways`,
    fact: (f) => `${f.Who} called riichi and laid ${f.tile === 'the tile' ? 'the discard' : f.tile} upright (${f.at}).`,
    law: 'The discard of a riichi is laid sideways.',
    wouldChange: (f) => `${f.Who} laid the discard sideways.`,
    steps: { 'put-right': (f) => `${f.Who} turns the riichi discard sideways.` },
  },
  fr: {
    name: 'Écart de riichi non tourné',
    when: 'L’écart de riichi n’est pas tourné.',
    notWhen: 'L’écart est tourné.',
    headline: (f) =>
      f.asks
        ? `Le riichi ${f.of} compte-t-il, avec un écart non tourné ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `L’écart de riichi ${f.of} n’est pas tourné`,
    fact: (f) => `${f.Who} a annoncé riichi et a posé ${f.tile === 'la tuile' ? 'l’écart' : f.tile} sans tourner la tuile (${f.act}).`,
    law: 'L’écart d’un riichi se pose tourné.',
    wouldChange: (f) => `${f.Who} a tourné l’écart.`,
    steps: { 'put-right': (f) => `${f.Who} tourne son écart de riichi.` },
  },
  answers: {
    'dead-hand': {
      en: { label: 'Dead hand', follows: (f) => `${f.Whose} riichi is void, its stick goes back, and the hand is dead.` },
      fr: { label: 'Main morte', follows: (f) => `Le riichi ${f.of} est nul, le bâton est rendu, et la main est morte.` },
    },
    notice: {
      en: { label: 'Notice', follows: (f) => `The discard is turned, ${f.whose} riichi is valid, and a notice is proposed.` },
      fr: { label: 'Avertissement', follows: (f) => `L’écart est tourné, le riichi ${f.of} est valable, et un avertissement est proposé.` },
    },
  },
}
