import type { QuestionWords } from '../rule-words.ts'

export const winAfterTsumoWords: QuestionWords<'win.after-tsumo'> = {
  whom: 'caller',
  at: 'ron',
  en: {
    name: 'Ron after a self-draw win',
    when: 'A player calls ron on a discard after the next player has declared a self-draw win.',
    notWhen: 'The self-draw win came from a dead hand and was void.',
    headline: (f) =>
      f.asks
        ? `Whose win counts: the self-draw, or ${f.whose} ron?`
        : f.dead
          ? `${f.Whose} hand is dead`
          : `${f.Whose} ron came after the self-draw win`,
    fact: (f) =>
      f.word('kind') === 'at-once'
        ? `${f.Who} called ron on ${f.claimed} at ${f.at}, at the same moment as ${f.seat('due') ?? 'the next player'} declared a self-draw win.`
        : `${f.Who} called ron on ${f.claimed} at ${f.at}, after ${f.seat('due') ?? 'the next player'} had declared a self-draw win.`,
    law: 'The text does not say whether a player can still win on a discard once the next player has declared a self-draw win. The referee decides.',
    wouldChange: (f) => `${f.Who} called ron before the self-draw win was declared.`,
    steps: { 'win-void': () => 'The self-draw win counts.' },
  },
  fr: {
    name: 'Ron après un tsumo',
    when: 'Un joueur annonce ron sur un écart après le tsumo du joueur suivant.',
    notWhen: 'Le tsumo venait d’une main morte : il est nul.',
    headline: (f) =>
      f.asks
        ? `Quelle victoire compte : le tsumo, ou le ron ${f.of} ?`
        : f.dead
          ? `La main ${f.of} est morte`
          : `Le ron ${f.of} est venu après le tsumo`,
    fact: (f) =>
      `${f.Who} a annoncé ron sur ${f.claimed} à ${f.at}, ${f.word('kind') === 'at-once' ? 'en même temps que' : 'après'} le tsumo ${f.ofSeat('due') ?? 'du joueur suivant'}.`,
    law: 'Le texte ne dit pas si l’on peut encore gagner sur un écart une fois que le joueur suivant a déclaré tsumo. L’arbitre décide.',
    wouldChange: (f) => `${f.Who} a annoncé ron avant le tsumo.`,
    steps: { 'win-void': () => 'Le tsumo compte.' },
  },
  answers: {
    'self-draw': {
      en: { label: 'The self-draw', follows: (f) => `The self-draw win counts, and ${f.whose} ron is void.` },
      fr: { label: 'Le tsumo', follows: (f) => `Le tsumo compte, et le ron ${f.of} est nul.` },
    },
    discard: {
      en: { label: 'The ron', follows: (f) => `${f.Whose} ron counts, and the self-draw win does not.` },
      fr: { label: 'Le ron', follows: (f) => `Le ron ${f.of} compte, et non le tsumo.` },
    },
  },
}
