import type { RuleWords } from '../rule-words.ts'

export const riichiRotateNextWords: RuleWords = {
  whom: 'player',
  at: 'discard',
  en: {
    name: 'Next discard not turned after a claim',
    when: 'The sideways discard was claimed, and the player’s next discard is not laid sideways.',
    notWhen: 'The next discard lies sideways.',
    headline: (f) => `${f.Whose} next discard has to lie sideways`,
    fact: (f) => `${f.Whose} riichi discard was claimed for a group, and the next discard (${f.at}) was not laid sideways.`,
    law: 'If the sideways tile is claimed for a group, the player in riichi lays the next discard sideways instead.',
    wouldChange: (f) => `${f.Who} laid that discard sideways.`,
    steps: { 'put-right': (f) => `${f.Who} turns that discard sideways.` },
  },
  fr: {
    name: 'Écart suivant non tourné',
    when: 'L’écart tourné a été réclamé, et le joueur ne tourne pas son écart suivant.',
    notWhen: 'L’écart suivant est tourné.',
    headline: (f) => `L’écart suivant ${f.of} doit être tourné`,
    fact: (f) => `L’écart de riichi ${f.of} a été réclamé pour un groupe, et l’écart suivant (${f.act}) n’a pas été tourné.`,
    law: 'Si la tuile tournée est réclamée pour un groupe, le joueur en riichi tourne à la place son écart suivant.',
    wouldChange: (f) => `${f.Who} a tourné cet écart.`,
    steps: { 'put-right': (f) => `${f.Who} tourne cet écart.` },
  },
}
