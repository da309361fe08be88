import { capitalized } from '../../phrases/typeset.ts'
import type { RuleWords } from '../rule-words.ts'

export const recordSeatWords: RuleWords = {
  whom: 'nobody',
  at: 'act',
  en: {
    name: 'Act entered for the wrong seat',
    when: 'A line is entered for the wrong player.',
    notWhen: 'The same player draws and discards.',
    headline: (f) => `${capitalized(f.at)} has the wrong seat`,
    fact: (f) => {
      const entered = f.seat('actor') ?? f.seat('from')
      const due = f.seat('due')
      const silent = f.seat('silent')
      if (silent) return `${capitalized(f.at)} is entered for ${entered}, who had declared the opposite. ${silent} has declared nothing.`
      return `${capitalized(f.at)} is entered for ${entered ?? 'another player'}${due ? `, but it was ${due}’s turn and play went on as if ${due} had acted` : ', and that seat is impossible'}.`
    },
    law: 'If a wrong seat explains the contradiction, it is a mistake in the record and nobody is at fault.',
    wouldChange: (f) => `The seat entered at ${f.at} is the one that acted.`,
  },
  fr: {
    name: 'Acte noté à une mauvaise place',
    when: 'Une ligne est notée pour le mauvais joueur.',
    notWhen: 'Le même joueur pioche et écarte.',
    headline: (f) => `${capitalized(f.at)} est noté à une mauvaise place`,
    fact: (f) => {
      const entered = f.seat('actor') ?? f.seat('from')
      const due = f.toSeats('due')
      const silent = f.seat('silent')
      if (silent) return `${capitalized(f.at)} est noté pour ${entered}, qui avait déclaré le contraire. ${silent} n’a rien déclaré.`
      return `${capitalized(f.at)} est noté pour ${entered ?? 'un autre joueur'}${due ? `, mais c’était ${due} de jouer, et le jeu a continué comme si ce joueur avait agi` : ', et cette place est impossible'}.`
    },
    law: 'Si une place erronée explique la contradiction, c’est une erreur du relevé : personne n’est en faute.',
    wouldChange: (f) => `La place notée à ${f.at} est bien celle du joueur qui a agi.`,
  },
}
