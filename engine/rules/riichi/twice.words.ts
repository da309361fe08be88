import { FOUL, WRONG_TILE } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const riichiTwiceWords: QuestionWords<'riichi.twice'> = {
  whom: 'caller',
  at: 'call',
  en: {
    name: 'Riichi declared twice',
    when: 'A player already in riichi calls riichi. The app asks.',
    notWhen: 'It is the first riichi.',
    headline: (f) =>
      f.asks ? `Did ${f.who} call riichi a second time?` : f.dead ? `${f.Whose} hand is dead` : `${f.Who} called riichi a second time`,
    fact: (f) => `${f.Who} called riichi at ${f.at}, but is in riichi already.`,
    law: 'A player declares riichi only once in a hand; it lasts until the hand ends.',
    wouldChange: () => 'One of the two calls is a mistake in the record.',
  },
  fr: {
    name: 'Riichi déclaré deux fois',
    when: 'Un joueur déjà en riichi annonce riichi. L’application pose la question.',
    notWhen: 'C’est le premier riichi.',
    headline: (f) =>
      f.asks
        ? `Le second riichi ${f.of} a-t-il vraiment été annoncé ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} a annoncé riichi une seconde fois`,
    fact: (f) => `${f.Who} a annoncé riichi à ${f.at}, mais est déjà en riichi.`,
    law: 'On ne déclare riichi qu’une fois par donne, et il vaut jusqu’à la fin.',
    wouldChange: () => 'L’une des deux annonces est une erreur du relevé.',
  },
  answers: { foul: FOUL, record: WRONG_TILE },
}
