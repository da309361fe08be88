import type { QuestionWords } from '../rule-words.ts'

export const tenpaiEarlyWords: QuestionWords<'tenpai.early'> = {
  whom: 'player',
  at: 'act',
  en: {
    name: 'Tenpai or noten declared too early',
    when: 'A player declares tenpai or noten while tiles are left to draw, or before the last tile is discarded.',
    notWhen: 'The last tile has been discarded.',
    headline: (f) =>
      f.asks
        ? `Was ${f.whose} ${f.word('act') ?? 'tenpai'} declared too early?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Who} declared ${f.word('act') ?? 'tenpai'} too early`,
    fact: (f) => {
      const left = f.number('left')
      return `${f.Who} declared ${f.word('act') ?? 'tenpai'} at ${f.at}, ${left && left !== '0' ? `with ${left} ${left === '1' ? 'tile' : 'tiles'} left in the wall` : 'before the last discard'}.`
    },
    law: 'Tenpai and noten are declared after the last discard. Before it, a player gives no information about the hand.',
    wouldChange: () => 'The last tile had been discarded, and the record lacks turns.',
  },
  fr: {
    name: 'Tenpai ou noten annoncé trop tôt',
    when: 'Un joueur annonce tenpai ou noten alors qu’il reste des tuiles à piocher, ou avant l’écart de la dernière.',
    notWhen: 'La dernière tuile a été écartée.',
    headline: (f) =>
      f.asks
        ? `Le ${f.word('act') ?? 'tenpai'} ${f.of} a-t-il été annoncé trop tôt ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `${f.Who} a annoncé ${f.word('act') ?? 'tenpai'} trop tôt`,
    fact: (f) => {
      const left = f.number('left')
      return `${f.Who} a annoncé ${f.word('act') ?? 'tenpai'} à ${f.at}, ${left && left !== '0' ? `avec ${left} ${left === '1' ? 'tuile' : 'tuiles'} dans le mur` : 'avant le dernier écart'}.`
    },
    law: 'On annonce tenpai ou noten après le dernier écart. Avant, un joueur ne donne aucune information sur sa main.',
    wouldChange: () => 'La dernière tuile était écartée, et il manque des tours au relevé.',
  },
  answers: {
    foul: {
      en: { label: 'Too early', follows: () => 'It is a violation.' },
      fr: { label: 'Trop tôt', follows: () => 'C’est une faute.' },
    },
    allowed: {
      en: { label: 'Let it pass', follows: () => 'Play goes on; it is no violation.' },
      fr: { label: 'Passer outre', follows: () => 'Le jeu continue ; ce n’est pas une faute.' },
    },
  },
}
