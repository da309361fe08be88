import { claimedTile } from '../../table/claims.ts'
import { wallAfterClaim } from '../../table/fast-turn.ts'
import type { Table } from '../../table/table.ts'
import { recordedInstead } from '../record/instead.ts'
import { settleIfMiscounted } from '../record/wall.ts'
import { rule } from '../rule.ts'

/** A kong with no tile left in the live wall: there is none to become part of the dead wall. */
export const kongLastTile = rule({
  id: 'kong.last-tile',
  on: ['call', 'ankan', 'kakan'],
  needs: { call: 'group' },
  remedies: ['kong-void'],
  effects: ['claim-doubted'],
  onCall: 'void',
  firstOf: 'act',

  judge: ({ table, rules, number }, event) => {
    if (table.wall !== tilesDue(table) || (event.verb === 'call' && event.call !== 'kan')) return null
    if (event.verb === 'call' && wallAfterClaim(table, rules, claimedTile(table, event), event) !== 0) return null
    const kind = event.verb === 'call' ? 'daiminkan' : event.verb
    return {
      seat: event.actor,
      because: [number],
      facts: { kind, call: event.verb === 'call' ? 'kan' : event.verb, tile: event.tile, left: 0 },
    }
  },
  answer: recordedInstead('record', 'wall'),
  amend: settleIfMiscounted,

  examples: [
    [
      'the wall seemed empty, and a further draw shows that it was not',
      '@from middle; @wall 1; S draw; S ankan 5p; S replace; S discard 9m; W draw; W discard 1z',
      'nobody',
    ],
    ['a kong with the last tile', '@from middle; @wall 1; S draw; S ankan 5p', 'S', 'wrc-2015', 'question'],
    ['a kong claimed on the last discard', '@from middle; @wall 1; S draw; S discard 5p; W call kan', 'W', 'wrc-2015', 'question'],
    ['the last tile was drawn too fast, and goes back', '@from middle; @wall 1; S discard 5p; W draw fast; N call kan', 'nobody'],
    ['the last tile was drawn at the same time', '@from middle; @wall 1; S discard 5p; W draw; & N call kan', 'nobody'],
    [
      'a second kong before the replacement tile of the first, with one tile left',
      '@from middle; @wall 2; S draw; S ankan 5p; S ankan 1z',
      'S',
      'wrc-2015',
      'question',
    ],
    ['one tile is left', '@from middle; @wall 2; S draw; S ankan 5p', 'nobody'],
    ['nobody knows how many are left', '@from middle; S draw; S ankan 5p', 'nobody'],
  ],
})

/** The tiles of the live wall that a kong of this turn has used up already: its replacement tile is still to be drawn. */
const tilesDue = ({ turn }: Table): 0 | 1 => (turn.due === 'replace' ? 1 : 0)
