import type { RuleWords } from '../rule-words.ts'

export const winLiabilityWords: RuleWords = {
  whom: 'feeder',
  at: 'take',
  en: {
    name: 'Liability',
    when: 'A claim makes a player’s third melded dragon group or fourth melded wind group: the player who fed it is liable.',
    notWhen: 'It is only the second dragon pung.',
    headline: (f) => `${f.Who} is liable for the big hand`,
    fact: (f) =>
      `${f.Who} discarded ${f.tile}, and with it another player melded the ${big(f.word('tile')) === 'winds' ? 'fourth wind group' : big(f.word('tile')) === 'dragons' ? 'third dragon group' : 'last group needed'}.`,
    law: 'The player who feeds the third melded dragon group or the fourth melded wind group is liable. On a self-draw that player pays for the big hand alone; on another player’s discard the two pay half each.',
    wouldChange: () => 'The claim is void, or the earlier groups were concealed.',
  },
  fr: {
    name: 'Responsabilité',
    when: 'Une réclamation donne à un joueur son troisième groupe exposé de dragons ou son quatrième de vents : le joueur qui a donné la tuile est responsable.',
    notWhen: 'Ce n’est que le deuxième pung de dragons.',
    headline: (f) => `${f.Who} est responsable de la grande main`,
    fact: (f) =>
      `${f.Who} a écarté ${f.tile}, dont un autre joueur a fait son ${big(f.word('tile')) === 'winds' ? 'quatrième groupe de vents' : big(f.word('tile')) === 'dragons' ? 'troisième groupe de dragons' : 'dernier groupe nécessaire'}.`,
    law: 'Le joueur qui donne le troisième groupe exposé de dragons ou le quatrième de vents est responsable. En cas de tsumo, il paie seul la grande main ; sur l’écart d’un autre, ils paient chacun la moitié.',
    wouldChange: () => 'La réclamation est nulle, ou les groupes précédents étaient cachés.',
  },
}

/** The big hand that a tile belongs to. */
const big = (tile = ''): 'winds' | 'dragons' | undefined =>
  /^[1-4]z$/u.test(tile) ? 'winds' : /^[5-7]z$/u.test(tile) ? 'dragons' : undefined
