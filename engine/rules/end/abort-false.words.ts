import type { FindingParts } from '../../phrases/phrases.ts'
import type { QuestionWords } from '../rule-words.ts'

export const abortFalseWords: QuestionWords<'abort.false'> = {
  whom: 'nobody',
  at: 'end',
  en: {
    name: 'Abortive draw without grounds',
    when: 'A hand ends in an abortive draw although its condition is not met or the rules let play go on. The app asks.',
    notWhen: 'The rules know this abortive draw, and its condition is met.',
    headline: (f) => (f.asks ? 'Is this abortive draw valid?' : 'The abortive draw is not valid'),
    fact: (f) =>
      f.word('why') === 'goes-on'
        ? `The hand was ended at ${f.at} as an abortive draw${kind(f, EN_KINDS)}, but under these rules ${isOfWins(f) ? 'it is won' : 'play goes on'}.`
        : `The hand was ended at ${f.at} as an abortive draw${kind(f, EN_KINDS)}, but the record does not confirm it.`,
    law: 'A hand ends in an abortive draw only if the condition for it is met.',
    wouldChange: (f) =>
      f.word('why') === 'goes-on'
        ? 'The tournament’s own rules provide for this abortive draw.'
        : 'The condition was met, and the record is incomplete or wrong.',
  },
  fr: {
    name: 'Donne annulée sans motif',
    when: 'Une donne est annulée alors que la condition n’est pas remplie ou que le jeu continue selon ces règles. L’application pose la question.',
    notWhen: 'Les règles connaissent cette annulation, et sa condition est remplie.',
    headline: (f) => (f.asks ? 'L’annulation de cette donne est-elle valable ?' : 'L’annulation de la donne n’est pas valable'),
    fact: (f) =>
      f.word('why') === 'goes-on'
        ? `La donne a été annulée à ${f.at}${kind(f, FR_KINDS)}, mais selon ces règles ${isOfWins(f) ? 'elle est gagnée' : 'le jeu continue'}.`
        : `La donne a été annulée à ${f.at}${kind(f, FR_KINDS)}, mais le relevé ne le confirme pas.`,
    law: 'Une donne ne s’annule que si la condition prévue est remplie.',
    wouldChange: (f) =>
      f.word('why') === 'goes-on'
        ? 'Le règlement du tournoi prévoit cette annulation.'
        : 'La condition était remplie, et le relevé est incomplet ou faux.',
  },
  answers: {
    foul: {
      en: { label: 'Not valid', follows: () => 'It is a violation, and the referee decides what happens next.' },
      fr: { label: 'Pas valable', follows: () => 'C’est une faute, et l’arbitre décide de la suite.' },
    },
    allowed: {
      en: { label: 'Valid', follows: () => 'The hand is an abortive draw.' },
      fr: { label: 'Valable', follows: () => 'La donne est annulée.' },
    },
  },
}

const EN_KINDS = {
  'nine-terminals': 'nine terminals and honours',
  'four-winds': 'four identical winds',
  'four-riichi': 'four riichi',
  'four-kongs': 'four kongs',
  'three-wins': 'three wins on one discard',
}
const FR_KINDS: typeof EN_KINDS = {
  'nine-terminals': 'neuf terminales et honneurs',
  'four-winds': 'quatre vents identiques',
  'four-riichi': 'quatre riichi',
  'four-kongs': 'quatre kongs',
  'three-wins': 'trois victoires sur un écart',
}

const isOfWins = ({ word }: FindingParts): boolean => word('kind') === 'three-wins'

/** The condition, in brackets. */
const kind = ({ word }: FindingParts, kinds: Readonly<Record<string, string>>): string => {
  const named = kinds[word('kind') ?? '']
  return named ? ` (${named})` : ''
}
