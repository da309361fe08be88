import type { RuleWords } from '../rule-words.ts'

export const groupDiscardedWords: RuleWords = {
  whom: 'player',
  at: 'discard',
  en: {
    name: 'Tile of a displayed group discarded',
    when: 'A player discards a tile from a displayed group.',
    notWhen: 'The tile comes from the hand.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} discarded from a displayed group`),
    fact: (f) => `At ${f.at}, ${f.who} discarded ${f.tile} from a displayed group.`,
    law: 'The tiles of a displayed group stay in it; none of them may be discarded.',
    wouldChange: () => 'The tile came from the concealed hand.',
  },
  fr: {
    name: 'Tuile d’un groupe exposé écartée',
    when: 'Un joueur écarte une tuile d’un groupe exposé.',
    notWhen: 'La tuile vient de la main.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a écarté une tuile d’un groupe exposé`),
    fact: (f) => `À ${f.at}, ${f.who} a écarté ${f.tile} pris dans un groupe exposé.`.replace('la tuile pris ', 'une tuile prise '),
    law: 'Les tuiles d’un groupe exposé y restent : on ne peut pas les écarter.',
    wouldChange: () => 'La tuile venait de la main cachée.',
  },
}
