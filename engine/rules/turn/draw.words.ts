import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import { DOUBLED, FOUL, MADE_UP_FOR, TURN_OVER, WRONG_SEAT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'
import { etaitDu, wasDue } from './due.words.ts'

export const turnDrawWords: QuestionWords<'turn.draw'> = {
  whom: 'drew',
  at: 'draw',
  en: {
    name: 'Draw out of turn',
    when: 'A player draws out of turn, or twice in one turn. If a missing, doubled or wrong line could explain it, the app asks.',
    notWhen: 'A turn of South was not recorded: the record is corrected, and nobody is at fault.',
    headline: (f) => (f.asks ? asksDraw(f) : f.dead ? `${f.Whose} hand is dead` : `${f.Who} drew out of turn`),
    fact: (f) => `${f.Who} drew at ${f.at}, ${wasDue(f)}.`,
    law: 'Only the player whose turn it is draws, once per turn.',
    wouldChange: (f) => `It was ${f.whose} turn to draw, or ${f.at} is a mistake in the record.`,
    steps: {
      'return-tile': (f) => (f.dead ? `If the drawn tile is known, ${f.who} puts it back first; then the hand is not dead.` : undefined),
    },
  },
  fr: {
    name: 'Pioche hors tour',
    when: 'Un joueur pioche hors de son tour, ou deux fois dans un tour. Si une ligne manquante, en double ou fausse peut l’expliquer, l’application pose la question.',
    notWhen: 'Un tour de Sud n’a pas été noté : on corrige le relevé, personne n’est en faute.',
    headline: (f) => (f.asks ? demandePioche(f) : f.dead ? `La main ${f.of} est morte` : `${f.Who} a pioché hors de son tour`),
    fact: (f) => `${f.Who} a pioché à ${f.at}, ${etaitDu(f)}.`,
    law: 'Seul le joueur dont c’est le tour pioche, une fois par tour.',
    wouldChange: (f) => `C’était ${f.to} de piocher, ou ${f.at} est une erreur du relevé.`,
    steps: {
      'return-tile': (f) =>
        f.dead ? `Si la tuile piochée est connue, ${f.who} la remet d’abord ; la main n’est alors pas morte.` : undefined,
    },
  },
  answers: { foul: FOUL, missing: TURN_OVER, doubled: DOUBLED, seat: WRONG_SEAT, mended: MADE_UP_FOR },
}

/** If the previous player’s discard is not recorded, the question is about that turn: the discard may only be missing from the record. */
const asksDraw = (f: English): string => {
  const due = f.word('dueAct') === 'discard' && f.finding.facts.due !== f.finding.seat ? f.seat('due') : undefined
  return due ? `Was ${due}’s turn over when ${f.who} drew?` : `Did ${f.who} draw out of turn?`
}

const demandePioche = (f: French): string => {
  const due = f.word('dueAct') === 'discard' && f.finding.facts.due !== f.finding.seat ? f.ofSeat('due') : undefined
  return due ? `Le tour ${due} était-il fini quand ${f.who} a pioché ?` : `La pioche ${f.of} était-elle hors tour ?`
}
