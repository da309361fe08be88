import type { RuleWords } from '../rule-words.ts'

export const kongOrderWords: RuleWords = {
  whom: 'declarer',
  at: 'indicator',
  en: {
    name: 'Replacement drawn before the dora',
    when: 'A player draws the replacement tile first and turns the new indicator later in that turn.',
    notWhen: 'The indicator is turned first.',
    headline: (f) => `${f.Who} drew before turning the kan dora`,
    fact: (f) => `After the kong, ${f.who} took the replacement tile first; the kan dora was turned only at ${f.at}.`,
    law: 'After a kong the next kan dora indicator is turned first, then the replacement tile is drawn.',
    wouldChange: (f) => `${f.Who} drew the replacement tile after the indicator was turned.`,
  },
  fr: {
    name: 'Remplacement avant le dora',
    when: 'Un joueur pioche d’abord la tuile de remplacement et ne retourne le nouvel indicateur que plus tard dans ce tour.',
    notWhen: 'L’indicateur est retourné d’abord.',
    headline: (f) => `${f.Who} a pioché avant de retourner l’indicateur`,
    fact: (f) => `Après le kong, ${f.who} a d’abord pris la tuile de remplacement ; l’indicateur n’a été retourné qu’à ${f.at}.`,
    law: 'Après un kong, on retourne d’abord l’indicateur de dora suivant, puis on pioche la tuile de remplacement.',
    wouldChange: (f) => `${f.Who} a pioché la tuile de remplacement une fois l’indicateur retourné.`,
  },
}
