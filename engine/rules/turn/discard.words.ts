import { DOUBLED, FOUL, MISSING, WRONG_SEAT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'
import { etaitDu, wasDue } from './due.words.ts'

export const turnDiscardWords: QuestionWords<'turn.discard'> = {
  whom: 'discarded',
  at: 'discard',
  en: {
    name: 'Discard out of turn',
    when: 'A player discards out of turn. If a missing, doubled or wrong line could explain it, the app asks.',
    notWhen: 'The line is entered twice: the record is corrected, and nobody is at fault.',
    headline: (f) => (f.asks ? `Did ${f.who} discard out of turn?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} discarded out of turn`),
    fact: (f) => `${f.Who} discarded ${f.tile} at ${f.at}, ${wasDue(f)}.`,
    law: 'Only the player whose turn it is discards, after a draw or a claim.',
    wouldChange: (f) => `It was ${f.whose} turn to discard, or ${f.at} is a mistake in the record.`,
  },
  fr: {
    name: 'Écart hors tour',
    when: 'Un joueur écarte hors de son tour. Si une ligne manquante, en double ou fausse peut l’expliquer, l’application pose la question.',
    notWhen: 'La ligne est notée deux fois : on corrige le relevé, personne n’est en faute.',
    headline: (f) =>
      f.asks ? `L’écart ${f.of} était-il hors tour ?` : f.dead ? `La main ${f.of} est morte` : `${f.Who} a écarté hors de son tour`,
    fact: (f) => `${f.Who} a écarté ${f.tile} à ${f.at}, ${etaitDu(f)}.`,
    law: 'Seul le joueur dont c’est le tour écarte, après une pioche ou une réclamation.',
    wouldChange: (f) => `C’était ${f.to} d’écarter, ou ${f.at} est une erreur du relevé.`,
  },
  answers: { foul: FOUL, missing: MISSING, doubled: DOUBLED, seat: WRONG_SEAT },
}
