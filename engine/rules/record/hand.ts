import { gainedInRiichi } from '../../hand/shown-in-riichi.ts'
import { ofSeat } from '../../model/seats.ts'
import { hasRedFives } from '../../model/settings.ts'
import { claimToShow } from '../../table/claims.ts'
import { impliedDraw } from '../../table/draws.ts'
import { canHold, firstNotHeld, gainTile, isFullyKnown } from '../../table/tiles/concealed.ts'
import { isInNoGroup } from '../../table/tiles/seen.ts'
import { misfitDiscard } from '../../table/turn.ts'
import { HAND_MISTAKES } from '../record-mistakes.ts'
import { rule } from '../rule.ts'
import { exposedNotHeld } from '../table/tiles-exposed.ts'

/** A tile is discarded or shown that the known hand does not hold. */
export const recordHand = rule({
  id: 'record.hand',
  on: ['discard', 'show', 'reveal', 'expose'],
  needs: { discard: 'unheld' },
  settings: ['red-fives'],
  remedies: [],
  effects: ['hand-contradicted'],
  mends: [...HAND_MISTAKES, 'tile-of-claim'],
  firstOf: 'reveal',

  judge: ({ table, rules, number }, event) => {
    const player = ofSeat(table.players, event.actor)
    const reds = hasRedFives(rules.settings)
    if (event.verb === 'reveal') {
      const isWhole = isFullyKnown(player.hand) && event.tiles.length === player.hand.size
      const tile = isWhole ? firstNotHeld(player.hand, event.tiles, reds) : gainedInRiichi(table, event)
      return tile ? { seat: null, because: [number], facts: { tile, due: event.actor } } : null
    }
    if (event.verb === 'discard') {
      if (event.meld && isInNoGroup(player, event.tile))
        return { seat: null, because: [number], facts: { tile: event.tile, due: event.actor, why: 'group' } }
      if (event.meld || misfitDiscard(table, event)) return null
      const hand = impliedDraw(table, event) === 'nothing' ? player.hand : gainTile(player.hand, '?')
      return canHold(hand, event.tile, reds) ? null : { seat: null, because: [number], facts: { tile: event.tile, due: event.actor } }
    }
    if (event.verb === 'expose') {
      const tile = exposedNotHeld(table, event, reds)
      return tile === undefined ? null : { seat: null, because: [number], facts: { tile, due: event.actor, why: 'exposed' } }
    }
    if (claimToShow(table, event.actor, event.tiles)?.standing === 'void') return null
    const tile = firstNotHeld(player.hand, event.tiles, reds)
    return tile === undefined ? null : { seat: null, because: [number], facts: { tile, due: event.actor } }
  },

  examples: [
    [
      'discards a tile that the hand does not hold',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 9p; S discard 8p',
      'found',
      'wrc-2015',
      'record',
    ],
    [
      'shows a tile that the hand does not hold',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; E discard 7z; S pon 7z7z',
      'found',
      'wrc-2015',
      'record',
    ],
    [
      'reveals another hand than the known one',
      '@from middle; @displayed complete; @hold S 1m2m4p5p6p7s8s9s5z5z6z6z6z; E discard 3m; S call ron; S reveal 1m2m4p5p7p7s8s9s5z5z6z6z6z',
      'found',
      'wrc-2015',
      'record',
    ],
    [
      'discards a tile out of a group that the record does not have',
      '@from middle; @displayed complete; @meld S pon 5p E; S draw; S discard 9p meld',
      'found',
      'wrc-2015',
      'record',
    ],
    ['an unseen draw may be anything', '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw; S discard 8p', 'nobody'],
    ['nobody has seen the hand', '@from middle; S draw 9p; S discard 8p', 'nobody'],
  ],
})
