import type { RuleWords } from '../rule-words.ts'

export const claimNoGroupWords: RuleWords = {
  whom: 'claimant',
  at: 'show',
  en: {
    name: 'Tiles shown make no group',
    when: 'The tiles shown do not make the called group with the claimed tile.',
    notWhen: 'A red five counts as a five.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Whose} tiles do not make the group called`),
    fact: (f) => `${f.Who} ${f.called} and showed ${f.tiles ?? 'tiles'}: with the claimed tile, that does not make the group called.`,
    law: 'A tile may be claimed only if it makes the called group with the tiles shown from the hand.',
    wouldChange: () => 'The tiles shown and the claimed tile make the group that was called.',
  },
  fr: {
    name: 'Tuiles montrées sans groupe',
    when: 'Les tuiles montrées ne forment pas avec la tuile réclamée le groupe annoncé.',
    notWhen: 'Un cinq rouge compte comme un cinq.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `Les tuiles ${f.of} ne font pas le groupe annoncé`),
    fact: (f) =>
      `${f.Who} a ${f.called} et a montré ${f.tiles ?? 'des tuiles'} : avec la tuile réclamée, cela ne fait pas le groupe annoncé.`,
    law: 'On ne réclame une tuile que si, avec les tuiles montrées, elle fait le groupe annoncé.',
    wouldChange: () => 'Les tuiles montrées et la tuile réclamée font le groupe annoncé.',
  },
}
