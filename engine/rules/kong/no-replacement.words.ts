import type { RuleWords } from '../rule-words.ts'

export const kongNoReplacementWords: RuleWords = {
  whom: 'declarer',
  at: 'discard',
  en: {
    name: 'No replacement tile after a kong',
    when: 'After a kong, a player discards without drawing the replacement tile.',
    notWhen: 'The record leaves out the replacement tile, but does not say that there was none.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} has one tile too few`),
    fact: (f) => `${f.Who} discarded at ${f.at} without drawing the replacement tile for the kong, and has 1 tile too few.`,
    law: 'After a kong, the player must take a replacement tile before the discard. Without it the hand is one tile short and cannot win.',
    wouldChange: (f) => `${f.Who} drew the replacement tile before ${f.at}.`,
  },
  fr: {
    name: 'Kong sans tuile de remplacement',
    when: 'Après un kong, un joueur écarte sans avoir pris la tuile de remplacement.',
    notWhen: 'Le relevé omet la tuile de remplacement, mais ne dit pas qu’il n’y en avait pas.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Il manque une tuile ${f.to}`),
    fact: (f) => `${f.Who} a écarté à ${f.at} sans piocher la tuile de remplacement du kong : il lui manque une tuile.`,
    law: 'Après un kong, on pioche une tuile de remplacement avant d’écarter. Sans elle, il manque une tuile à la main, qui ne peut pas gagner.',
    wouldChange: (f) => `${f.Who} a pioché la tuile de remplacement avant ${f.at}.`,
  },
}
