import { isSameKind } from '../../model/tiles.ts'
import { rule } from '../rule.ts'
import { claimSwapped } from './claim-of-turn.ts'

/** Swap-calling (kuikae) with the same tile: claiming a 1 and discarding a 1 in the same turn. */
export const swapSameTile = rule({
  id: 'swap.same-tile',
  on: ['discard'],
  needs: 'claims',
  settings: ['red-fives'],
  remedies: ['referee-discretion'],

  judge: (situation, event) => {
    const { actor: seat, tile } = event
    const claim = claimSwapped(situation, event)
    if (!claim || !isSameKind(claim.tile, tile)) return null
    return {
      seat,
      because: [claim.called, situation.number],
      facts: { call: claim.call, tile, claimed: claim.tile, from: claim.from ?? undefined, called: claim.called, discard: claim.target },
    }
  },

  examples: [
    ['claims 1s for a pung, discards 1s', '@from middle; E discard 1s; N pon 1s1s; N discard 1s', 'N'],
    ['claims 4p for a chow, discards 4p', '@from middle; E discard 4p; S chii 5p6p; S discard 4p', 'S'],
    ['a red five is a five', '@from middle; E discard 5p; S chii 6p7p; S discard 0p', 'S'],
    ['all four tiles are elsewhere', '@from middle; @river W 1s; E discard 1s; N pon 1s1s; N discard 1s', 'nobody'],
    [
      'discards it on the next turn',
      '@from middle; E discard 1s; N pon 1s1s; N discard 2s; E discard 9p; S discard 9p; W discard 9p; N discard 1s',
      'nobody',
    ],
    [
      'claims 1s for a pung, discards 1s, where no text forbids it',
      '@from middle; E discard 1s; N pon 1s1s; N discard 1s',
      'nobody',
      'ema-pre-2016',
    ],
  ],
})
