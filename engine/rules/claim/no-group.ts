import { claimedBy, makesGroup, toBeShown } from '../../table/claims.ts'
import { canBeHeld } from '../../table/seen.ts'
import { isGroupCall } from '../../table/table.ts'
import type { Tile } from '../../tiles.ts'
import { byCall, type Raised, rule, secondHand, violation } from '../rule.ts'

/** The tiles shown and the tile claimed do not make the group that was called. */
export const claimNoGroup = rule({
  id: 'claim.no-group',
  in: {
    'wrc-2015': violation('5.4'),
    'ema-2016': violation(byCall({ chii: '3.3.3', pon: '3.3.4', kan: '3.3.5' })),
    'ema-pre-2016': violation(byCall({ kan: '3.3.2', pon: '3.3.3', chii: '3.3.4' })),
    'riichi-wiki': violation('Tile calls'),
    ...secondHand(violation, '12.3.4', '1.9'),
  },
  on: ['show', 'call'],
  remedies: ['claim-void'],

  judge: ({ table, rules, number }, event): Raised | null => {
    if (event.short) return null
    const seat = event.actor
    const reds = rules.settings['red-fives']
    // A tile that the hand can't hold is the record's fault.
    const mayBeShown = (tiles: readonly Tile[]): boolean => tiles.every((tile) => canBeHeld(table, { seat, tile, reds }))
    if (event.verb === 'call') {
      const early = table.players[seat].shown
      const { target } = claimedBy(table, event)
      if (!early || !target || !isGroupCall(event.call) || makesGroup(event.call, target.tile, early.tiles) || !mayBeShown(early.tiles))
        return null
      return {
        seat,
        at: early.event,
        because: [early.event, number],
        facts: { call: event.call, tile: target.tile, tiles: early.tiles, from: target.seat },
      }
    }
    const claim = toBeShown(table, seat)
    if (!claim || claim.call === 'ron' || claim.short || claim.standing !== 'good' || claim.yields) return null
    if (same(claim.shown, event.tiles)) return null
    if (makesGroup(claim.call, claim.tile, [...claim.shown, ...event.tiles]) || !mayBeShown(event.tiles)) return null
    return {
      seat,
      because: [claim.called, number],
      facts: { call: claim.call, tile: claim.tile, tiles: event.tiles, from: claim.from ?? undefined, called: claim.called },
    }
  },

  examples: [
    ['4p and 7p with a claimed 5p', '@from middle; E discard 5p; S call chii; S show 4p7p', 'S'],
    ['two different tiles for a pung', '@from middle; E discard 5p; W call pon; W show 5p6p', 'W'],
    ['a chow of honours', '@from middle; E discard 1z; S call chii; S show 2z3z', 'S'],
    ['a red five is a five', '@from middle; E discard 5p; W call pon; W show 0p5p', 'nobody'],
    [
      'a tile that the known hand does not hold',
      '@from middle; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; E discard 5p; S call chii; S show 4p7p',
      'nobody',
    ],
    ['a tile of which all four lie elsewhere', '@from middle; @river N 7p 7p 7p 7p; E discard 5p; S call chii; S show 4p7p', 'nobody'],
    [
      'put right before the discard: it is notified all the same',
      '@from middle; E discard 5p; S call chii; S show 4p7p; S show 4p6p; S take',
      'S',
    ],
    ['a tile that the record does not know', '@from middle; E discard 5p; S call chii; S show 4p?', 'nobody'],
  ],
})

/** The same tiles shown once more are the same line written twice. */
const same = (a: readonly Tile[], b: readonly Tile[]): boolean => a.length === b.length && a.every((tile, i) => tile === b[i])
