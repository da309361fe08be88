import { FOUL, WRONG_SEAT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const claimOwnDiscardWords: QuestionWords<'claim.own-discard'> = {
  whom: 'claimant',
  at: 'call',
  en: {
    name: 'Own discard claimed',
    when: 'A player claims their own discard. The app asks, because the record may have the wrong seat.',
    notWhen: 'The referee says that another player called: a mistake in the record.',
    headline: (f) =>
      f.asks
        ? `Did ${f.who} really claim their own discard?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `The call on ${f.whose} own discard is void`,
    fact: (f) => `According to the record, ${f.who} ${f.called}, that player’s own discard.`,
    law: 'Only the other 3 players can claim a discard.',
    wouldChange: () => 'Another seat called, or another seat discarded.',
  },
  fr: {
    name: 'Réclamation de son propre écart',
    when: 'Un joueur réclame son propre écart. L’application pose la question, car le relevé peut se tromper de joueur.',
    notWhen: 'L’arbitre dit qu’un autre a annoncé : une erreur du relevé.',
    headline: (f) =>
      f.asks
        ? `L’appel ${f.of} porte-t-il bien sur son propre écart ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `L’appel ${f.of} sur son propre écart est nul`,
    fact: (f) => `D’après le relevé, ${f.who} a ${f.called}, son propre écart.`,
    law: 'Seuls les 3 autres joueurs peuvent réclamer un écart.',
    wouldChange: () => 'Un autre joueur a annoncé, ou un autre joueur a écarté.',
  },
  answers: { foul: FOUL, seat: WRONG_SEAT },
}
