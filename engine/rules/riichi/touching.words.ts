import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const riichiTouchingWords: RuleWords = {
  whom: 'player',
  at: 'discard-or-kong',
  en: {
    name: 'Drawn tile touching the riichi hand',
    when: 'A player in riichi lets the drawn tile touch the hand or puts it there, and does not win with it.',
    notWhen: 'The player wins with the tile.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} must keep the drawn tile apart from the riichi hand`),
    fact: (f) =>
      `${f.Who} is in riichi, and the tile drawn before ${f.at} touched the hand${sayHowOften(f, (times) => `; it has happened ${times} times`)}.`,
    law: 'After riichi, a drawn tile is kept apart from the hand.',
    wouldChange: () => 'The drawn tile did not touch the hand.',
  },
  fr: {
    name: 'Tuile piochée au contact de la main de riichi',
    when: 'Un joueur en riichi laisse la tuile piochée toucher sa main ou l’y met, et ne gagne pas avec elle.',
    notWhen: 'Le joueur gagne avec cette tuile.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} doit garder la tuile piochée séparée de sa main de riichi`),
    fact: (f) =>
      `${f.Who} est en riichi, et la tuile piochée avant ${f.at} a touché sa main${sayHowOften(f, (times) => ` ; c’est arrivé ${times} fois`)}.`,
    law: 'Après riichi, la tuile piochée reste séparée de la main.',
    wouldChange: () => 'La tuile piochée n’a pas touché la main.',
  },
}

/** The number of times in this hand and earlier ones, if it is more than one. */
const sayHowOften = ({ number }: FindingParts, say: (times: string) => string): string => {
  const times = number('counted')
  return times === undefined || times === '1' ? '' : say(times)
}
