import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'
import { EN_LAW, FR_LAW } from './contradiction.words.ts'

export const recordWindWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Act out of place',
    when: 'An act belongs to a seat that is not at the table, or comes after the end of the hand without belonging there.',
    notWhen: 'Hands may be shown after the end.',
    headline: (f) => `${capitalized(f.at)} has no place in this hand`,
    fact: (f) =>
      `${capitalized(f.at)}${f.seat('due') ? `, by ${f.seat('due')},` : ''} ${f.word('why') === 'ended' ? 'comes after the end of the hand' : 'is by a seat that is not at the table, or comes after the end of the hand'}.`,
    law: EN_LAW,
    wouldChange: (f) => `${capitalized(f.at)} belongs to another seat or to the next hand.`,
  },
  fr: {
    name: 'Acte qui n’a pas sa place ici',
    when: 'Un acte vient d’une place qui n’est pas à la table, ou suit la fin de la donne sans y avoir sa place.',
    notWhen: 'On peut montrer les mains après la fin.',
    headline: (f) => `${capitalized(f.at)} n’a pas sa place dans cette donne`,
    fact: (f) =>
      `${capitalized(f.at)}${f.ofSeat('due') ? `, ${f.ofSeat('due')},` : ''} vient ${f.word('why') === 'ended' ? 'après la fin de la donne' : 'd’une place qui n’est pas à la table, ou après la fin de la donne'}.`,
    law: FR_LAW,
    wouldChange: (f) => `${capitalized(f.at)} appartient à une autre place ou à la donne suivante.`,
  },
}
