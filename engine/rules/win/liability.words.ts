import type { ByLanguage } from '../../model/language.ts'
import type { RuleWords } from '../rule-words.ts'

export const winLiabilityWords: RuleWords = {
  whom: 'feeder',
  at: 'take',
  en: {
    name: 'Liability',
    when: 'A claim makes a player’s third dragon group, fourth wind group or, by some texts, fourth kong: the player who fed it is liable.',
    notWhen: 'It is only the second dragon pung.',
    headline: (f) => `${f.Who} is liable for the big hand`,
    fact: (f) =>
      `${f.Who} discarded ${f.tile}, and with it another player melded the ${LAST_GROUP.en[f.word('kind') ?? ''] ?? 'last group needed'}.`,
    law: 'The player who feeds the last group of the big dragons or the big winds, by some texts of the four kongs, is liable. On a self-draw that player pays for the big hand alone; on another player’s discard the two pay half each.',
    wouldChange: () => 'The claim is void, or the earlier groups are not as recorded.',
  },
  fr: {
    name: 'Responsabilité',
    when: 'Une réclamation donne à un joueur son troisième groupe de dragons, son quatrième de vents ou, selon certains textes, son quatrième kong : le joueur qui a donné la tuile est responsable.',
    notWhen: 'Ce n’est que le deuxième pung de dragons.',
    headline: (f) => `${f.Who} est responsable de la grande main`,
    fact: (f) =>
      `${f.Who} a écarté ${f.tile}, dont un autre joueur a fait son ${LAST_GROUP.fr[f.word('kind') ?? ''] ?? 'dernier groupe nécessaire'}.`,
    law: 'Le joueur qui donne le dernier groupe des grands dragons ou des grands vents, selon certains textes des quatre kongs, est responsable. En cas de tsumo, il paie seul la grande main ; sur l’écart d’un autre, chacun des deux paie la moitié.',
    wouldChange: () => 'La réclamation est nulle, ou les groupes précédents ne sont pas ceux du relevé.',
  },
}

/** The group that completes a big hand, by the hand. */
const LAST_GROUP: ByLanguage<Readonly<Record<string, string>>> = {
  en: { dragons: 'third dragon group', winds: 'fourth wind group', kongs: 'fourth kong' },
  fr: { dragons: 'troisième groupe de dragons', winds: 'quatrième groupe de vents', kongs: 'quatrième kong' },
}
