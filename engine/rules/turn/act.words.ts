import type { English } from '../../phrases/english.ts'
import type { French } from '../../phrases/french.ts'
import { FOUL, MISSING, WRONG_SEAT } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'
import { etaitDu, wasDue } from './due.words.ts'

export const turnActWords: QuestionWords<'turn.act'> = {
  whom: 'player',
  at: 'act',
  en: {
    name: 'Declaration out of turn',
    when: 'A player declares riichi, a concealed or extended kong, or a self-draw win out of turn, or a self-draw win right after a claim.',
    notWhen: 'Riichi is declared in turn.',
    headline: (f) =>
      f.asks
        ? `Did ${f.who} declare ${declared(f)} out of turn?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Who} declared ${declared(f)} out of turn`,
    fact: (f) => `${f.Who} declared ${declared(f)} at ${f.at}, ${wasDue(f)}.`,
    law: 'A player declares riichi, a concealed or extended kong, or a self-draw win only in their own turn. A self-draw win needs a drawn tile.',
    wouldChange: (f) => `It was ${f.whose} turn, or ${f.at} is a mistake in the record.`,
  },
  fr: {
    name: 'Déclaration hors tour',
    when: 'Un joueur déclare riichi, un kong caché, un petit kong ou tsumo hors de son tour, ou tsumo juste après une réclamation.',
    notWhen: 'Riichi est déclaré à son tour.',
    headline: (f) =>
      f.asks ? `${wasItsTurn(f)} hors tour ?` : f.dead ? `La main ${f.of} est morte` : `${f.Who} a déclaré ${declare(f)} hors de son tour`,
    fact: (f) => `${f.Who} a déclaré ${declare(f)} à ${f.at}, ${etaitDu(f)}.`,
    law: 'On ne déclare riichi, un kong caché, un petit kong exposé ou tsumo qu’à son propre tour. Le tsumo demande une tuile piochée.',
    wouldChange: (f) => `C’était ${f.to} de jouer, ou ${f.at} est une erreur du relevé.`,
  },
  answers: { foul: FOUL, missing: MISSING, seat: WRONG_SEAT },
}

const declared = (f: English): string => (f.call === 'call' ? 'something' : f.call === 'kan' ? 'a kong' : f.call)
const declare = (f: French): string =>
  ({ ankan: 'un kong', kakan: 'un kong', kan: 'un kong', riichi: 'riichi', tsumo: 'tsumo' })[f.word('call') ?? ''] ?? 'quelque chose'

const wasItsTurn = (f: French): string => {
  const said = declare(f)
  return said === 'quelque chose' ? `La déclaration ${f.of} était-elle` : `Le ${said.replace('un ', '')} ${f.of} était-il`
}
