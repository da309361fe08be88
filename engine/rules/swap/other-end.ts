import type { Show } from '../../model/events.ts'
import { isKnown, kindOf, type Tile } from '../../model/tiles.ts'
import { claimToShow, makesGroup } from '../../table/claims.ts'
import type { Claim } from '../../table/table.ts'
import { type Raised, rule, type Situation } from '../rule.ts'
import { claimSwapped } from './claim-of-turn.ts'

/** Swap-calling (kuikae) at the other end: claiming the 1 on 2-3 and discarding the 4 in the same turn. */
export const swapOtherEnd = rule({
  id: 'swap.other-end',
  on: ['discard', 'show'],
  needs: 'claims',
  settings: ['red-fives'],
  remedies: ['referee-discretion'],

  judge: (situation, event) => {
    if (event.verb === 'show') return shownLate(situation, event)
    const claim = claimSwapped(situation, event)
    return claim && isOtherEnd(claim, event.tile) ? raisedFor(claim, event.tile, [claim.called, situation.number]) : null
  },

  examples: [
    [
      'shown anew with another pair: only that one counts',
      '@from middle; E discard 5p; S call chii; S show 6p7p; S show 3p4p; S take; S discard 8p',
      'nobody',
    ],
    [
      'the other end of the pair shown last',
      '@from middle; E discard 5p; S call chii; S show 3p4p; S show 6p7p; S take; S discard 8p',
      'S',
    ],
    ['claims 1p on 2-3, discards 4p', '@from middle; E discard 1p; S chii 2p3p; S discard 4p', 'S'],
    ['claims 4p on 2-3, discards 1p', '@from middle; E discard 4p; S chii 2p3p; S discard 1p', 'S'],
    ['claims the middle: no other end', '@from middle; E discard 2p; S chii 1p3p; S discard 4p', 'nobody'],
    ['claims 9p on 7-8, discards 6p', '@from middle; E discard 9p; S chii 7p8p; S discard 6p', 'S'],
    [
      'discards it one turn later',
      '@from middle; E discard 1p; S chii 2p3p; S discard 9s; W discard 7z; N discard 7z; E discard 6z; S draw; S discard 4p',
      'nobody',
    ],
    ['discards before the tiles are shown', '@from middle; E discard 1p; S call chii; S discard 4p; S show 2p3p; S take', 'S'],
    ['a tile shown that the record does not know', '@from middle; E discard 1p; S call chii; S show 2p?; S discard 4p', 'nobody'],
    ['claims 1p on 2-3, discards 4p', '@from middle; E discard 1p; S chii 2p3p; S discard 4p', 'nobody', 'ema-pre-2016'],
  ],
})

/** A discard made before the tiles of the claim were shown: only now it is known what the other end was. */
const shownLate = ({ table, number }: Situation, { actor, tiles }: Show): Raised | null => {
  const claim = claimToShow(table, actor, tiles)
  if (claim?.call !== 'chii' || claim.standing !== 'good' || claim.yields || claim.shownAt !== undefined) return null
  const discarded = table.players[actor].river.find(({ event }) => event === claim.discardedAt)
  const shown = { ...claim, shown: tiles }
  if (!discarded || !isOtherEnd(shown, discarded.tile)) return null
  return { ...raisedFor(shown, discarded.tile, [claim.called, discarded.event, number]), at: discarded.event }
}

const raisedFor = ({ by, call, called, shown, tile: claimed, from, target }: Claim, tile: Tile, because: readonly number[]): Raised => ({
  seat: by,
  because,
  facts: { call, tile, tiles: shown, claimed, from: from ?? undefined, called, discard: target },
})

/** Whether a tile completes the two tiles shown at their other end; not for a middle claim, nor where a tile is unknown. */
const isOtherEnd = ({ call, tile: claimed, shown }: Claim, tile: Tile): boolean => {
  if (!makesGroup('chii', claimed, shown) || call !== 'chii' || tile[1] !== claimed[1]) return false
  const [low = 0, high = 0] = shown.map(rank).toSorted((a, b) => a - b)
  const end = rank(claimed) < low ? high + 1 : low - 1
  return high - low === 1 && rank(tile) === end
}

/** Not a number for an unknown tile. */
const rank = (tile: Tile): number => (isKnown(tile) ? Number(kindOf(tile)[0]) : Number.NaN)
