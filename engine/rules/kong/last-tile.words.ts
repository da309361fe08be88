import { FOUL, WRONG_TILE } from '../answers.words.ts'
import type { QuestionWords } from '../rule-words.ts'

export const kongLastTileWords: QuestionWords<'kong.last-tile'> = {
  whom: 'declarer',
  at: 'kong-call',
  en: {
    name: 'Kong with no tile left',
    when: 'A player declares a kong with no tile left in the live wall. The app asks, because the count may be wrong.',
    notWhen: 'One tile is left.',
    headline: (f) => (f.asks ? `Is the live wall empty at ${f.whose} kong?` : `${f.Whose} kong is void: the live wall is empty`),
    fact: (f) => `${f.Who} declared a kong at ${f.at}; by the record, no tile is left in the live wall.`,
    law: 'Each kong moves the last tile of the live wall to the dead wall. If none is left, no kong can be made.',
    wouldChange: () => 'A tile was left in the live wall, and the wall count in the record is wrong.',
  },
  fr: {
    name: 'Kong sans tuile restante',
    when: 'Un joueur déclare un kong alors que le mur vivant est vide. L’application pose la question, car le compte peut être faux.',
    notWhen: 'Il reste une tuile.',
    headline: (f) => (f.asks ? `Le mur vivant est-il vide lors du kong ${f.of} ?` : `Le kong ${f.of} est nul : le mur vivant est vide`),
    fact: (f) => `${f.Who} a déclaré un kong à ${f.at} ; d’après le relevé, il ne reste aucune tuile dans le mur vivant.`,
    law: 'Un kong fait passer la dernière tuile du mur vivant dans le mur mort. S’il n’en reste pas, aucun kong n’est possible.',
    wouldChange: () => 'Il restait une tuile dans le mur vivant, et le compte du relevé est faux.',
  },
  answers: { foul: FOUL, record: WRONG_TILE },
}
