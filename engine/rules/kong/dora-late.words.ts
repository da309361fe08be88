import type { RuleWords } from '../rule-words.ts'

export const kongDoraLateWords: RuleWords = {
  whom: 'nobody',
  at: 'indicator',
  en: {
    name: 'Kan dora turned after the discard',
    when: 'The indicator of a kong is turned only after the discard that followed the kong.',
    notWhen: 'The indicator is turned before the discard.',
    headline: (f) => `The indicator of ${f.seat('from') ? `${f.discarders} kong` : 'the kong'} was turned too late`,
    fact: (f) => `The indicator of ${f.discarders} kong was turned at ${f.at}, after the discard.`,
    law: 'The indicator of a kong is turned before its player discards.',
    wouldChange: () => 'The indicator was turned before the discard and entered late.',
  },
  fr: {
    name: 'Indicateur retourné après l’écart',
    when: 'L’indicateur d’un kong n’est retourné qu’après l’écart qui suit le kong.',
    notWhen: 'L’indicateur est retourné avant l’écart.',
    headline: (f) => `L’indicateur du kong${f.discarders} a été retourné trop tard`,
    fact: (f) => `L’indicateur du kong${f.discarders} a été retourné à ${f.at}, après l’écart.`,
    law: 'L’indicateur d’un kong se retourne avant l’écart de son joueur.',
    wouldChange: () => 'L’indicateur a été retourné avant l’écart et noté en retard.',
  },
}
