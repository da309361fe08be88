import { declaredWinOf } from '../../hand/declared-win.ts'
import type { Count } from '../../model/events.ts'
import { claimedTile, namesOtherTile } from '../../table/claims.ts'
import { isGroupCall, type Table } from '../../table/table.ts'
import { isShownWhole, wholeSizes } from '../../table/tiles/hand-size.ts'
import { HAND_MISTAKES } from '../record-mistakes.ts'
import { type Raised, rule } from '../rule.ts'

/**
 * The line names the wrong tile, or the drawn tile for one from the hand. Raised by the answer to a question, at a claim of a tile that nobody has
 * discarded, and at a count that contradicts the hand shown.
 */
export const recordTile = rule({
  id: 'record.tile',
  on: ['call', 'count'],
  remedies: [],
  effects: ['discard-doubted'],
  mends: [...HAND_MISTAKES, 'drawn-in-riichi', 'hand-count', 'word-of-win', 'tile-of-call', 'riichi-too-much'],

  judge: ({ table, number }, event) => {
    if (event.verb === 'count') return countedOtherwise(table, event, number)
    if (!isGroupCall(event.call) && event.call !== 'ron') return null
    const { target } = claimedTile(table, event)
    if (!target || !namesOtherTile(event, target)) return null
    return {
      seat: null,
      because: [target.event, number].filter((n) => n > 0),
      facts: { tile: event.tile, discard: target.event, from: target.seat, why: 'named' },
    }
  },

  examples: [
    [
      'the kong was of another tile, the referee says',
      '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 record',
      'found',
      'wrc-2015',
      'record',
    ],
    [
      'a claim names a tile that nobody has discarded',
      '@from middle; E discard 5s; W call pon 5p; W show 5p5p',
      'found',
      'wrc-2015',
      'record',
    ],
    ['a win names another tile than the newest discard', '@from middle; E discard 3s; S ron 3m', 'found', 'wrc-2015', 'record'],
    [
      'another number is counted than the hand was shown with',
      '@from middle; @displayed complete; E discard 3m; S ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z; * end win; S count 12',
      'found',
      'wrc-2015',
      'record',
    ],
    ['a claim names the tile discarded', '@from middle; E discard 5p; W call pon 5p; W show 5p5p', 'nobody'],
    ['the kong was as written, the referee says', '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 foul', 'nobody'],
  ],
})

/** A count of a hand that was shown with all its tiles gives another number: one of the two lines is wrong. */
const countedOtherwise = (table: Table, { actor, count: counted }: Count, number: number): Raised | null => {
  const { hand, revealed = 0 } = table.players[actor]
  if (!isShownWhole(table, actor) || wholeSizes(table, actor).includes(counted)) return null
  // the tile that was won on may be counted with the hand
  if (declaredWinOf(table, actor)?.selfDraw === false && counted === Number(hand.size) + 1) return null
  return { seat: null, because: [revealed, number], facts: { counted, expected: hand.size ?? undefined, line: 'shown-count' } }
}
