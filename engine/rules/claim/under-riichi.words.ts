import type { RuleWords } from '../rule-words.ts'

export const claimUnderRiichiWords: RuleWords = {
  whom: 'claimant',
  at: 'call',
  en: {
    name: 'Call in riichi',
    when: 'A player in riichi calls chii, pon or kan.',
    notWhen: 'A player in riichi wins.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} call is void: ${f.who} is in riichi`),
    fact: (f) =>
      `${f.Who} is in riichi and ${f.called}${f.number('withdrawn') ? `, and withdrew the call at act ${f.number('withdrawn')}` : ''}.`,
    law: 'After riichi the hand must not change: the player may not claim a chow, pung or kong.',
    wouldChange: (f) =>
      f.number('withdrawn')
        ? 'The referee takes it for an empty call, withdrawn at once: that is only pointed out.'
        : `${f.Who} was not in riichi at ${f.at}.`,
  },
  fr: {
    name: 'Appel en riichi',
    when: 'Un joueur en riichi annonce chii, pon ou kan.',
    notWhen: 'Un joueur en riichi gagne.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `L’appel ${f.of} en riichi est nul`),
    fact: (f) =>
      `${f.Who}, en riichi, a ${f.called}${f.number('withdrawn') ? ` et a retiré cet appel à l’acte ${f.number('withdrawn')}` : ''}.`,
    law: 'Après riichi, la main ne change plus : le joueur ne peut réclamer ni chow, ni pung, ni kong.',
    wouldChange: (f) =>
      f.number('withdrawn')
        ? 'L’arbitre y voit un appel vide, retiré aussitôt : on le signale seulement.'
        : `${f.Who} n’était pas en riichi à ${f.at}.`,
  },
}
