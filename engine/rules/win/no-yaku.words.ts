import type { FindingParts } from '../../phrases/phrases.ts'
import type { QuestionWords } from '../rule-words.ts'

export const winNoYakuWords: QuestionWords<'win.no-yaku'> = {
  whom: 'caller',
  at: 'reveal',
  en: {
    name: 'Win without a yaku',
    when: 'The winning hand shown has no yaku or, where the tournament forbids that, has one on some of its waits only. If that depends on a setting that the rules leave open, the app asks.',
    notWhen: 'The player is in riichi, which is a yaku.',
    headline: (f) =>
      f.asks ? `Does ${f.whose} hand have a yaku here?` : `${f.Whose} win is void: no yaku${onSomeWaits(f, ' on some waits')}`,
    fact: (f) =>
      `The hand that ${f.who} showed at ${f.at} has no yaku${onSomeWaits(f, ' on some of the tiles that it waits for')}${f.asks ? ' unless a setting that is unknown here allows one' : ''}.`,
    law: 'A winning hand needs at least 1 yaku. Dora do not count as one.',
    wouldChange: () => 'The hand has a yaku that the record does not show.',
  },
  fr: {
    name: 'Victoire sans yaku',
    when: 'La main gagnante montrée n’a pas de yaku ou, si le tournoi l’interdit, n’en a un que sur certaines de ses attentes. Si cela dépend d’un réglage non fixé, l’application pose la question.',
    notWhen: 'Le joueur est en riichi, ce qui est un yaku.',
    headline: (f) =>
      f.asks
        ? `La main ${f.of} a-t-elle un yaku ici ?`
        : `La victoire ${f.of} est nulle : aucun yaku${onSomeWaits(f, ' sur certaines attentes')}`,
    fact: (f) =>
      `La main montrée par ${f.who} à ${f.at} n’a aucun yaku${onSomeWaits(f, ' sur certaines des tuiles qu’elle attend')}${f.asks ? ', à moins qu’un réglage inconnu ici n’en accorde un' : ''}.`,
    law: 'Une main gagnante demande au moins 1 yaku. Les dora n’en sont pas.',
    wouldChange: () => 'La main a un yaku que le relevé ne montre pas.',
  },
  answers: {
    'no-yaku': {
      en: { label: 'No yaku', follows: (f) => `${f.Whose} win is void.` },
      fr: { label: 'Aucun yaku', follows: (f) => `La victoire ${f.of} est nulle.` },
    },
    yaku: {
      en: { label: 'It has a yaku', follows: (f) => `${f.Whose} win is valid.` },
      fr: { label: 'Elle en a un', follows: (f) => `La victoire ${f.of} est valable.` },
    },
  },
}

/** A part of a sentence about a hand that has a yaku on some of its waits only. */
const onSomeWaits = (f: FindingParts, part: string): string => (f.word('kind') === 'some-waits' ? part : '')
