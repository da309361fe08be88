import type { WordsOf } from './rule-words.ts'

const EN_CHOMBO = {
  'wrc-2025': ' Else it is a chombo.',
  'rrc-1.5': ' Else, with the hand shown, it is a chombo; not shown, the hand is dead.',
}
const FR_CHOMBO = {
  'wrc-2025': ' Sinon c’est un chombo.',
  'rrc-1.5': ' Sinon, main montrée, c’est un chombo ; non montrée, la main est morte.',
}
/** One law for all rule sets, with what two of them add. */
const lawAnd = (others: string, more: typeof EN_CHOMBO) => ({
  others,
  'wrc-2025': others + more['wrc-2025'],
  'rrc-1.5': others + more['rrc-1.5'],
})

/** A hand that was shown as won. */
export const WIN_HAND_WORDS: WordsOf<'win.furiten' | 'win.no-yaku' | 'win.incomplete'> = {
  'win.furiten': {
    en: {
      name: 'Win in furiten',
      headline: (f) => `${f.Whose} win is void: furiten`,
      fact: (f) =>
        `${f.Who} called ron on ${f.claimed}, and the hand shown at ${f.at} is furiten: a tile it waits for was discarded or let pass.`,
      law: lawAnd(
        'A hand wins on no discard while a tile that completes it lies among that player’s discards or was let pass since the last of them, in riichi since the declaration.',
        EN_CHOMBO,
      ),
      wouldChange: () => 'No tile that completes the hand was discarded or let pass, or the win was by self-draw.',
    },
    fr: {
      name: 'Victoire en furiten',
      headline: (f) => `La victoire ${f.of} est nulle : furiten`,
      fact: (f) =>
        `${f.Who} a annoncé ron sur ${f.claimed}, et la main montrée à ${f.at} est furiten : une tuile qu’elle attend a été écartée ou laissée passer.`,
      law: lawAnd(
        'Une main ne gagne sur aucun écart si une tuile qui la complète est parmi ses propres écarts, ou a été laissée passer depuis le dernier, et en riichi depuis la déclaration.',
        FR_CHOMBO,
      ),
      wouldChange: () => 'Aucune tuile complétant la main n’a été écartée ou laissée passer, ou la victoire est un tsumo.',
    },
  },
  'win.no-yaku': {
    en: {
      name: 'Win without a yaku',
      headline: (f) => (f.asks ? `Does ${f.whose} hand have a yaku here?` : `${f.Whose} win is void: no yaku`),
      fact: (f) =>
        `The hand that ${f.who} showed at ${f.at} has no yaku${f.asks ? ' unless a setting that is unknown here grants it' : ''}.`,
      law: lawAnd('A winning hand needs at least 1 yaku. Dora do not count as one.', EN_CHOMBO),
      wouldChange: () => 'The hand has a yaku that the record does not show.',
    },
    fr: {
      name: 'Victoire sans yaku',
      headline: (f) => (f.asks ? `La main ${f.of} a-t-elle un yaku ici ?` : `La victoire ${f.of} est nulle : aucun yaku`),
      fact: (f) =>
        `La main montrée par ${f.who} à ${f.at} n’a aucun yaku${f.asks ? ', à moins qu’un réglage inconnu ici n’en accorde un' : ''}.`,
      law: lawAnd('Une main gagnante demande au moins 1 yaku. Les dora n’en sont pas un.', FR_CHOMBO),
      wouldChange: () => 'La main a un yaku que le relevé ne montre pas.',
    },
  },
  'win.incomplete': {
    en: {
      name: 'Win without a complete hand',
      headline: (f) => `${f.Whose} win is void: the hand is not complete`,
      fact: (f) => `The hand that ${f.who} showed at ${f.at} is not a winning hand${f.tile === 'the tile' ? '' : ` with ${f.tile}`}.`,
      law: lawAnd('A win takes 4 groups and a pair, 7 pairs or Thirteen Orphans.', EN_CHOMBO),
      wouldChange: () => 'The tiles shown are entered wrongly, and the real ones are a winning hand.',
    },
    fr: {
      name: 'Victoire sans main complète',
      headline: (f) => `La victoire ${f.of} est nulle : la main n’est pas complète`,
      fact: (f) => `La main montrée par ${f.who} à ${f.at} n’est pas gagnante${f.tile === 'la tuile' ? '' : ` avec ${f.tile}`}.`,
      law: lawAnd('Il faut pour gagner 4 groupes et une paire, 7 paires ou Treize Orphelins.', FR_CHOMBO),
      wouldChange: () => 'Les tuiles montrées sont mal notées, et les vraies font une main gagnante.',
    },
  },
}
