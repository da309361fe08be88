import type { FamilyWords } from './rule-words.ts'
import type { English } from './told/english.ts'
import { tileFact } from './told/facts.ts'
import type { French } from './told/french.ts'
import type { Told } from './told/told.ts'

/** Swap-calling (kuikae). */
export const SWAP_WORDS: FamilyWords<'swap'> = {
  'swap.same-tile': {
    en: {
      name: 'Swap-calling: same tile',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} claimed and discarded the same kind of tile`),
      fact: (f) =>
        `${f.Who} ${f.call === 'call' ? 'claimed' : `called ${f.call} on`} ${claimed(f)} and in that turn discarded ${f.tile === 'the tile' ? 'another of that kind' : isClaimed(f) ? `another ${f.word('tile')}` : `${f.tile}, the same kind as the tile claimed`}.`,
      law: {
        others: 'The kind of tile just claimed for a chow or pung may not be discarded in that same turn. Later it may go.',
        'riichi-wiki': 'Where swap-calling is barred, a tile that fits the claimed group may not go in that same turn. Later it may.',
        'wrc-2025': 'The kind of tile just claimed may not be discarded in that turn. The hand is dead; group and discard stay.',
        'rrc-1.5': 'The kind of tile just claimed may not be discarded in that turn. The hand is dead; group and discard stay.',
      },
      wouldChange: (f) => `${f.Who} discarded another kind of tile, or the claim was made in an earlier turn.`,
    },
    fr: {
      name: 'Appel d’échange : même tuile',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réclamé puis écarté la même sorte de tuile`),
      fact: (f) =>
        `${f.Who} a ${f.word('call') ? `annoncé ${f.word('call')} sur` : 'réclamé'} ${reclame(f)} et, dans le même tour, a écarté ${f.tile === 'la tuile' ? 'une autre tuile de cette sorte' : isClaimed(f) ? `un autre ${f.word('tile')}` : `${f.tile}, de la même sorte que la tuile réclamée`}.`,
      law: {
        others: 'La sorte de tuile réclamée pour un chow ou un pung ne peut pas être écartée dans le même tour. Plus tard, elle le peut.',
        'riichi-wiki':
          'Là où l’appel d’échange est exclu, une tuile qui irait dans le groupe réclamé ne peut partir dans le même tour. Plus tard, elle le peut.',
        'wrc-2025': 'La sorte de tuile réclamée ne peut pas être écartée dans le même tour. La main est morte ; groupe et écart restent.',
        'rrc-1.5': 'La sorte de tuile réclamée ne peut pas être écartée dans le même tour. La main est morte ; groupe et écart restent.',
      },
      wouldChange: (f) => `${f.Who} a écarté une autre sorte de tuile, ou la réclamation date d’un tour précédent.`,
    },
  },
  'swap.other-end': {
    en: {
      name: 'Swap-calling: other end',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} claimed a chow and discarded its other end`),
      fact: (f) =>
        `${f.Who} claimed ${claimed(f)} with chii${f.tiles ? ` on ${f.tiles}` : ''} and in that turn discarded ${f.tile} at the other end of the same 2 tiles.`,
      law: {
        others:
          'After a chii, the tile that would have completed the same 2 tiles at their other end may not be discarded in that turn. Later it may go.',
        'wrc-2025':
          'After a chii, the tile at the other end of the same 2 tiles may not be discarded in that turn. The hand is dead; group and discard stay.',
        'rrc-1.5':
          'After a chii, the tile at the other end of the same 2 tiles may not be discarded in that turn. The hand is dead; group and discard stay.',
      },
      wouldChange: (f) => `${f.Who} discarded a tile that does not complete these 2, or the chii was made in an earlier turn.`,
    },
    fr: {
      name: 'Appel d’échange : autre bout',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réclamé un chow, puis écarté son autre bout`),
      fact: (f) =>
        `${f.Who} a réclamé ${reclame(f)} par chii${f.tiles ? ` sur ${f.tiles}` : ''} et, dans le même tour, a écarté ${f.tile} à l’autre bout des 2 mêmes tuiles.`,
      law: {
        others:
          'Après un chii, la tuile qui aurait complété les 2 mêmes tuiles à l’autre bout ne peut pas être écartée dans ce tour. Plus tard, elle le peut.',
        'wrc-2025':
          'Après un chii, la tuile de l’autre bout des 2 mêmes tuiles ne peut pas être écartée dans ce tour. La main est morte ; groupe et écart restent.',
        'rrc-1.5':
          'Après un chii, la tuile de l’autre bout des 2 mêmes tuiles ne peut pas être écartée dans ce tour. La main est morte ; groupe et écart restent.',
      },
      wouldChange: (f) => `${f.Who} a écarté une tuile qui ne complète pas ces 2 tuiles, ou le chii date d’un tour précédent.`,
    },
  },
}

/** The tile that was claimed, or the discard where its face is not known. */
const claimed = (f: English): string => `${f.discarders} ${tileFact(f.finding, 'claimed') ?? 'discard'}`
const reclame = (f: French): string => {
  const tile = tileFact(f.finding, 'claimed')
  return `${tile ? `le ${tile}` : 'l’écart'}${f.discarders}`
}

/** Whether the tile discarded looks just like the one claimed; a red five does not look like a five. */
const isClaimed = ({ word }: Told): boolean => word('claimed') !== undefined && word('claimed') === word('tile')
