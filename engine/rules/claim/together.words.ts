import type { QuestionWords } from '../rule-words.ts'

export const claimTogetherWords: QuestionWords<'claim.together'> = {
  whom: 'nobody',
  at: 'latest-claim',
  en: {
    name: 'Chow and pung: clearly apart or not',
    when: 'A pung or kong is called after a chow on the same tile, and the record does not show whether the calls were clearly apart. The app asks.',
    notWhen: 'The clock shows that the calls were clearly apart.',
    headline: (f) => (f.asks ? 'Was the chow called clearly before the other call?' : 'The calls were not clearly apart'),
    fact: (f) =>
      `${f.seat('claimants') ?? 'A player'} called a chow on ${f.claimed}, then ${f.seat('caller') ?? 'another player'} called ${f.word('call') ?? 'pon'} at ${f.at}.`,
    law: 'If one call comes clearly before the other, it has the tile. If they come at about the same time, or nobody can tell, the pung or kong has it.',
    wouldChange: () => 'The record shows the times of the two calls.',
  },
  fr: {
    name: 'Chow et pung : nettement séparés ou non',
    when: 'Un pung ou un kong est annoncé après un chow sur la même tuile, et le relevé ne montre pas si les annonces étaient nettement séparées. L’application pose la question.',
    notWhen: 'L’horloge montre que les annonces étaient nettement séparées.',
    headline: (f) =>
      f.asks ? 'Le chow a-t-il été annoncé nettement avant l’autre appel ?' : 'Les annonces n’étaient pas nettement séparées',
    fact: (f) =>
      `Un chow ${f.ofSeat('claimants') ?? 'd’un joueur'} a été annoncé sur ${f.claimed}, puis un ${f.word('call') ?? 'pon'} ${f.ofSeat('caller') ?? 'd’un autre joueur'} à ${f.at}.`,
    law: 'Si l’une des annonces vient nettement avant l’autre, elle a la tuile. Si elles viennent à peu près en même temps, ou si personne ne le sait, le pung ou le kong l’a.',
    wouldChange: () => 'Le relevé donne l’heure des deux annonces.',
  },
  answers: {
    apart: {
      en: { label: 'Clearly before', follows: () => 'The chow has the tile.' },
      fr: { label: 'Nettement avant', follows: () => 'Le chow a la tuile.' },
    },
    together: {
      en: { label: 'About the same time', follows: () => 'The pung or kong has the tile.' },
      fr: { label: 'À peu près en même temps', follows: () => 'Le pung ou le kong a la tuile.' },
    },
  },
}
