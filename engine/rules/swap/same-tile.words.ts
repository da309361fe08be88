import type { English } from '../../phrases/english.ts'
import { tileFact } from '../../phrases/facts.ts'
import type { French } from '../../phrases/french.ts'
import type { FindingParts } from '../../phrases/phrases.ts'
import type { RuleWords } from '../rule-words.ts'

export const swapSameTileWords: RuleWords = {
  whom: 'claimant',
  at: 'discard',
  en: {
    name: 'Swap-calling: same tile',
    when: 'In the turn of a chii or pon, the player discards the kind of tile just claimed. A red five is a five.',
    notWhen: 'All four tiles of the kind are elsewhere.',
    headline: (f) => (f.dead ? `${f.Whose} hand is dead` : `${f.Who} claimed and discarded the same kind of tile`),
    fact: (f) =>
      `${f.Who} ${f.call === 'call' ? 'claimed' : `called ${f.call} on`} ${claimedTileWords(f)} and in that turn discarded ${f.tile === 'the tile' ? 'another of that kind' : isClaimed(f) ? `another ${f.word('tile')}` : `${f.tile}, the same kind as the tile claimed`}.`,
    law: 'The kind of tile just claimed for a chow or pung may not be discarded in that same turn. In a later turn it may.',
    wouldChange: (f) => `${f.Who} discarded another kind of tile, or the claim was made in an earlier turn.`,
  },
  fr: {
    name: 'Kuikae : même tuile',
    when: 'Juste après un chii ou un pon, dans le même tour, le joueur écarte la sorte de tuile réclamée. Un cinq rouge est un cinq.',
    notWhen: 'Les quatre tuiles de la sorte sont ailleurs.',
    headline: (f) => (f.dead ? `La main ${f.of} est morte` : `${f.Who} a réclamé puis écarté la même sorte de tuile`),
    fact: (f) =>
      `${f.Who} a ${f.word('call') ? `annoncé ${f.word('call')} sur` : 'réclamé'} ${frenchClaimedTile(f)} et, dans le même tour, a écarté ${f.tile === 'la tuile' ? 'une autre tuile de cette sorte' : isClaimed(f) ? `un autre ${f.word('tile')}` : `${f.tile}, de la même sorte que la tuile réclamée`}.`,
    law: 'La sorte de tuile réclamée pour un chow ou un pung ne peut pas être écartée dans le même tour. Elle peut l’être à un tour suivant.',
    wouldChange: (f) => `${f.Who} a écarté une autre sorte de tuile, ou la réclamation date d’un tour précédent.`,
  },
}

/** The claimed tile, or `discard` where its face is not known. */
export const claimedTileWords = (f: English): string => `${f.discarders} ${tileFact(f.finding, 'claimed') ?? 'discard'}`

export const frenchClaimedTile = (f: French): string => {
  const tile = tileFact(f.finding, 'claimed')
  return `${tile ? `le ${tile}` : 'l’écart'}${f.discarders}`
}

/** Whether the discarded tile has the same face as the claimed one; a red five differs from a five. */
const isClaimed = ({ word }: FindingParts): boolean => word('claimed') !== undefined && word('claimed') === word('tile')
