import { capitalized } from '../../phrases/typeset.ts'
import type { QuestionWords } from '../rule-words.ts'

export const winSeveralWords: QuestionWords<'win.several'> = {
  whom: 'further-caller',
  at: 'ron',
  en: {
    name: 'Several wins on one tile',
    when: 'A second player calls ron on the same tile, and the rules do not say which of them wins.',
    notWhen: 'The tournament’s rules say which player wins.',
    headline: (f) => (f.asks ? 'Do all win, or only the nearest in turn order?' : `More than one player wins on ${f.tile}`),
    fact: (f) =>
      `${f.many('claimants') ? f.seats('claimants') : 'Several players'} have called ron on ${f.claimed}, ${f.word('kind') ? 'at the same moment' : `${f.who} last, at ${f.at}`}.`,
    law: 'The text does not say who wins when several players call ron on one tile. One answer decides it for this tile.',
    wouldChange: () => 'Only one player called ron on the tile.',
  },
  fr: {
    name: 'Plusieurs victoires sur une tuile',
    when: 'Un second joueur annonce ron sur la même tuile, et les règles ne disent pas lequel gagne.',
    notWhen: 'Le règlement du tournoi dit quel joueur gagne.',
    headline: (f) =>
      f.asks ? 'Tous gagnent-ils, ou seulement le plus proche dans l’ordre du jeu ?' : `Plusieurs joueurs gagnent sur ${f.tile}`,
    fact: (f) =>
      `${capitalized((f.many('claimants') ? f.seats('claimants') : undefined) ?? 'plusieurs joueurs')} ont annoncé ron sur ${f.claimed}, ${f.word('kind') ? 'au même moment' : `${f.who} en dernier, à ${f.at}`}.`,
    law: 'Le texte ne dit pas qui gagne quand plusieurs joueurs annoncent ron sur une même tuile. Une seule réponse règle le cas pour cette tuile.',
    wouldChange: () => 'Un seul joueur a annoncé ron sur la tuile.',
  },
  answers: {
    nearest: {
      en: { label: 'Only the nearest', follows: () => 'Only the player nearest to the discarder in turn order wins on this tile.' },
      fr: {
        label: 'Seul le plus proche',
        follows: () => 'Sur cette tuile, seul gagne le joueur qui suit le jeteur de plus près dans l’ordre du jeu.',
      },
    },
    all: {
      en: { label: 'All win', follows: () => 'All players who called ron on this tile win.' },
      fr: { label: 'Tous gagnent', follows: () => 'Tous ceux qui ont annoncé ron sur cette tuile gagnent.' },
    },
  },
}
