import type { RuleWords } from '../rule-words.ts'
import { claimedTileWords, frenchClaimedTile } from './same-tile.words.ts'

export const swapOtherEndWords: RuleWords = {
  whom: 'claimant',
  at: 'discard',
  en: {
    name: 'Swap-calling: other end',
    when: 'In the turn of a chii, the player discards the tile that would complete the same 2 tiles at their other end.',
    notWhen: 'The middle of the chow was claimed: it has no other end.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} claimed a chow and discarded its other end`),
    fact: (f) =>
      `${f.Who} called chii on ${claimedTileWords(f)}${f.tiles ? ` with ${f.tiles}` : ''} and in that turn discarded ${f.tile}, at the other end of the same 2 tiles.`,
    law: 'After a chii, the tile that would complete the same 2 tiles at their other end may not be discarded in that turn. In a later turn it may.',
    wouldChange: (f) => `${f.Who} discarded a tile that does not complete these 2, or the chii was made in an earlier turn.`,
  },
  fr: {
    name: 'Kuikae : autre bout',
    when: 'Juste après un chii, dans le même tour, le joueur écarte la tuile qui compléterait les 2 mêmes tuiles à l’autre bout.',
    notWhen: 'C’est le milieu du chow qui a été réclamé : il n’a pas d’autre bout.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réclamé un chow, puis écarté son autre bout`),
    fact: (f) =>
      `${f.Who} a annoncé chii sur ${frenchClaimedTile(f)}${f.tiles ? ` avec ${f.tiles}` : ''} et, dans le même tour, a écarté ${f.tile}, à l’autre bout des 2 mêmes tuiles.`,
    law: 'Après un chii, la tuile qui aurait complété les 2 mêmes tuiles à l’autre bout ne peut pas être écartée dans ce tour. Elle peut l’être à un tour suivant.',
    wouldChange: (f) => `${f.Who} a écarté une tuile qui ne complète pas ces 2 tuiles, ou le chii date d’un tour précédent.`,
  },
}
