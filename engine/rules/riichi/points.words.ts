import { ALLOWED } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const riichiPointsWords: QuestionWords<'riichi.points'> = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Riichi with fewer than 1,000 points',
    when: 'A player calls riichi with fewer than 1,000 points, if the scores are known. The app asks.',
    notWhen: 'The player has 1,000 points.',
    headline: (f) =>
      f.asks
        ? `May ${f.who} declare riichi with fewer than 1,000 points?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Who} does not have the 1,000 points for riichi`,
    fact: (f) => `${f.Who} called riichi at ${f.at} with fewer than 1,000 points, as far as the scores are known.`,
    law: 'Riichi costs 1,000 points, paid to the table. The referee decides whether a player with fewer points may declare it.',
    wouldChange: (f) => `${f.Who} had 1,000 points or more, or the tournament allows it.`,
  },
  fr: {
    name: 'Riichi avec moins de 1 000 points',
    when: 'Un joueur annonce riichi avec moins de 1 000 points, si les scores sont connus. L’application pose la question.',
    notWhen: 'Le joueur a 1 000 points.',
    headline: (f) =>
      f.asks
        ? `Le riichi ${f.of} est-il permis avec moins de 1 000 points ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} n’a pas les 1 000 points du riichi`,
    fact: (f) => `${f.Who} a annoncé riichi à ${f.at} avec moins de 1 000 points, pour autant que les scores soient connus.`,
    law: 'Le riichi coûte 1 000 points, payés à la table. L’arbitre décide si un joueur qui ne les a pas peut le déclarer.',
    wouldChange: (f) => `${f.Who} avait 1 000 points ou plus, ou le tournoi le permet.`,
  },
  answers: {
    foul: {
      en: { label: 'Not allowed', follows: (f) => `The riichi is a violation by ${f.who}.` },
      fr: { label: 'Non permis', follows: (f) => `Ce riichi est une faute ${f.of}.` },
    },
    allowed: ALLOWED,
  },
}
