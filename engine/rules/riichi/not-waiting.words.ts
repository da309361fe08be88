import type { QuestionWords } from '../rule-words.ts'

export const riichiNotWaitingWords: QuestionWords<'riichi.not-waiting'> = {
  whom: 'player',
  at: 'reveal',
  en: {
    name: 'Riichi without a waiting hand',
    when: 'A player in riichi shows a hand that does not wait. If its only wait is a fifth tile of its kind, the app asks.',
    notWhen: 'The hand waits for one tile, with groups that are not in the record.',
    headline: (f) => (f.asks ? `Does ${f.whose} hand count as waiting?` : `${f.Whose} riichi hand is not a waiting hand`),
    fact: (f) =>
      `${f.Who} declared riichi, but the hand shown at ${f.at} ${f.word('kind') === 'fifth' ? 'waits only for a fifth tile of its kind' : 'does not wait for any tile'}.`,
    law: 'A player may declare riichi only with a waiting hand. This is checked when the hand is shown.',
    wouldChange: (f) => `${f.Whose} hand, as shown, is 1 tile from winning.`,
  },
  fr: {
    name: 'Riichi sans attente',
    when: 'Un joueur en riichi montre une main qui n’attend pas. Si la seule attente est la cinquième tuile d’une sorte, l’application pose la question.',
    notWhen: 'La main attend une tuile, avec des groupes absents du relevé.',
    headline: (f) => (f.asks ? `La main ${f.of} compte-t-elle comme une attente ?` : `La main de riichi ${f.of} n’est pas en attente`),
    fact: (f) =>
      `${f.Who} a déclaré riichi, mais la main montrée à ${f.at} ${f.word('kind') === 'fifth' ? 'n’attend qu’une cinquième tuile de sa sorte' : 'n’attend aucune tuile'}.`,
    law: 'On ne déclare riichi qu’avec une main en attente. Cela se vérifie quand la main est montrée.',
    wouldChange: (f) => `La main ${f.of}, telle que montrée, est à 1 tuile de la victoire.`,
  },
  answers: {
    not: {
      en: { label: 'Does not count', follows: (f) => `${f.Whose} riichi was declared without a waiting hand, which is a violation.` },
      fr: { label: 'Ne compte pas', follows: (f) => `Le riichi ${f.of} a été déclaré sans attente : c’est une faute.` },
    },
    waiting: {
      en: { label: 'Counts as waiting', follows: (f) => `${f.Whose} riichi is valid.` },
      fr: { label: 'Compte comme attente', follows: (f) => `Le riichi ${f.of} est valable.` },
    },
  },
}
