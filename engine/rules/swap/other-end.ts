import type { Claim } from '../../table/table.ts'
import { isKnown, kindOf, sameKind, type Tile } from '../../tiles.ts'
import { nothing, rule, secondHand, violation } from '../rule.ts'
import { claimSwapped } from './claim-of-turn.ts'

/** Swap-calling (kuikae) at the other end: claiming the 1 on 2-3 and discarding the 4 in the same turn. */
export const swapOtherEnd = rule({
  id: 'swap.other-end',
  in: {
    'wrc-2015': violation('5.4'),
    'ema-2016': violation('3.3.2'),
    'ema-pre-2016': nothing,
    'riichi-wiki': violation('Kuikae'),
    ...secondHand(violation, '12.3.4', '1.9'),
  },
  on: ['discard'],
  remedies: ['referee-discretion'],

  judge: (situation, event) => {
    const { actor: seat, tile } = event
    const claim = claimSwapped(situation, event)
    if (!claim || !sameKind(otherEnd(claim), tile)) return null
    return {
      seat,
      because: [claim.called, situation.number],
      facts: { call: claim.call, tile, tiles: claim.shown, claimed: claim.tile, from: claim.from ?? undefined, called: claim.called },
    }
  },

  examples: [
    ['claims 1p on 2-3, discards 4p', '@from middle; E discard 1p; S chii 2p3p; S discard 4p', 'S'],
    ['claims 4p on 2-3, discards 1p', '@from middle; E discard 4p; S chii 2p3p; S discard 1p', 'S'],
    ['claims the middle: no other end', '@from middle; E discard 2p; S chii 1p3p; S discard 4p', 'nobody'],
    ['claims 9p on 7-8, discards 6p', '@from middle; E discard 9p; S chii 7p8p; S discard 6p', 'S'],
    [
      'one turn later it may go',
      '@from middle; E discard 1p; S chii 2p3p; S discard 9s; W discard 7z; N discard 7z; E discard 6z; S draw; S discard 4p',
      'nobody',
    ],
  ],
})

/** The tile that completes the same two tiles at their other end; none for a middle claim, at the edge of the suit, or where a tile is unknown. */
const otherEnd = ({ call, tile, shown }: Claim): Tile | undefined => {
  const [a, b] = shown.filter(isKnown).map((shownTile) => Number(kindOf(shownTile)[0]))
  if (call !== 'chii' || !isKnown(tile) || a === undefined || b === undefined || shown.length !== 2) return undefined
  const [low, high] = a < b ? [a, b] : [b, a]
  const claimed = Number(kindOf(tile)[0])
  const other = claimed === low - 1 ? high + 1 : claimed === high + 1 ? low - 1 : 0
  return high - low === 1 && other >= 1 && other <= 9 ? (`${other}${tile[1]}` as Tile) : undefined
}
