import type { English } from '../../phrases/english.ts'
import { tileFact } from '../../phrases/facts.ts'
import type { French } from '../../phrases/french.ts'
import type { Told } from '../../phrases/phrases.ts'
import type { FamilyWords } from './rule-words.ts'

/** Swap-calling (kuikae). */
export const SWAP_WORDS: FamilyWords<'swap'> = {
  'swap.same-tile': {
    en: {
      name: 'Swap-calling: same tile',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} claimed and discarded the same kind of tile`),
      fact: (f) =>
        `${f.Who} ${f.call === 'call' ? 'claimed' : `called ${f.call} on`} ${claimed(f)} and in that turn discarded ${f.tile === 'the tile' ? 'another of that kind' : isClaimed(f) ? `another ${f.word('tile')}` : `${f.tile}, the same kind as the tile claimed`}.`,
      law: 'The kind of tile just claimed for a chow or pung may not be discarded in that same turn. In a later turn it may.',
      wouldChange: (f) => `${f.Who} discarded another kind of tile, or the claim was made in an earlier turn.`,
    },
    fr: {
      name: 'Kuikae : même tuile',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réclamé puis écarté la même sorte de tuile`),
      fact: (f) =>
        `${f.Who} a ${f.word('call') ? `annoncé ${f.word('call')} sur` : 'réclamé'} ${reclame(f)} et, dans le même tour, a écarté ${f.tile === 'la tuile' ? 'une autre tuile de cette sorte' : isClaimed(f) ? `un autre ${f.word('tile')}` : `${f.tile}, de la même sorte que la tuile réclamée`}.`,
      law: 'La sorte de tuile réclamée pour un chow ou un pung ne peut pas être écartée dans le même tour. Elle peut l’être à un tour suivant.',
      wouldChange: (f) => `${f.Who} a écarté une autre sorte de tuile, ou la réclamation date d’un tour précédent.`,
    },
  },
  'swap.other-end': {
    en: {
      name: 'Swap-calling: other end',
      headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} claimed a chow and discarded its other end`),
      fact: (f) =>
        `${f.Who} called chii on ${claimed(f)}${f.tiles ? ` with ${f.tiles}` : ''} and in that turn discarded ${f.tile}, at the other end of the same 2 tiles.`,
      law: 'After a chii, the tile that would complete the same 2 tiles at their other end may not be discarded in that turn. In a later turn it may.',
      wouldChange: (f) => `${f.Who} discarded a tile that does not complete these 2, or the chii was made in an earlier turn.`,
    },
    fr: {
      name: 'Kuikae : autre bout',
      headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réclamé un chow, puis écarté son autre bout`),
      fact: (f) =>
        `${f.Who} a annoncé chii sur ${reclame(f)}${f.tiles ? ` avec ${f.tiles}` : ''} et, dans le même tour, a écarté ${f.tile}, à l’autre bout des 2 mêmes tuiles.`,
      law: 'Après un chii, la tuile qui aurait complété les 2 mêmes tuiles à l’autre bout ne peut pas être écartée dans ce tour. Elle peut l’être à un tour suivant.',
      wouldChange: (f) => `${f.Who} a écarté une tuile qui ne complète pas ces 2 tuiles, ou le chii date d’un tour précédent.`,
    },
  },
}

/** The claimed tile, or `discard` where its face is not known. */
const claimed = (f: English): string => `${f.discarders} ${tileFact(f.finding, 'claimed') ?? 'discard'}`
const reclame = (f: French): string => {
  const tile = tileFact(f.finding, 'claimed')
  return `${tile ? `le ${tile}` : 'l’écart'}${f.discarders}`
}

/** Whether the discarded tile has the same face as the claimed one; a red five differs from a five. */
const isClaimed = ({ word }: Told): boolean => word('claimed') !== undefined && word('claimed') === word('tile')
