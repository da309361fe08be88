import { ofSeat } from '../../model/seats.ts'
import { isKnown, isRed, kindOf } from '../../model/tiles.ts'
import { tilesOfEvent } from '../../model/tiles-of-event.ts'
import { countSeenKind, countSeenReds, fifthShown, redFivesLike } from '../../table/tiles/seen.ts'
import { rule } from '../rule.ts'

/** A fifth tile of one kind is seen, or more red fives than there are in the set. */
export const recordFifthTile = rule({
  id: 'record.fifth-tile',
  on: ['draw', 'replace', 'discard', 'show', 'ankan', 'kakan', 'reveal', 'dora', 'ura'],
  needs: { draw: 'used-up', discard: 'unheld' },
  settings: ['red-fives'],
  remedies: [],
  effects: ['kind-overcounted'],
  mends: ['doubled-line', 'tile-of-kind', 'kind-of-call'],

  judgeAfter: ({ after, table, rules, number }, event) => {
    // A tile that left a known hand was counted when it came into it.
    if (event.verb === 'discard' && isKnown(event.tile) && ofSeat(table.players, event.actor).hand.known.includes(event.tile)) return null
    const unlaid = event.verb === 'show' ? fifthShown(table, event) : undefined
    if (unlaid && !table.overcounted.includes(unlaid)) return { seat: null, because: [number], facts: { tile: unlaid } }
    const reds = rules.settings['red-fives']
    for (const tile of tilesOfEvent(event)) {
      if (!isKnown(tile) || table.overcounted.includes(kindOf(tile))) continue
      const tooManyReds = isRed(tile) && countSeenReds(after, tile) > redFivesLike(tile, reds)
      if (!tooManyReds && countSeenKind(after, kindOf(tile)) <= 4) continue
      return { seat: null, because: [number], facts: { tile: kindOf(tile), red: tooManyReds ? tile : undefined } }
    }
    return null
  },

  examples: [
    ['five East winds', '@from middle; @river N 1z 1z; E discard 1z; W pon 1z1z; W discard 9m', 'found', 'wrc-2015', 'record'],
    ['four East winds', '@from middle; @river N 1z; E discard 1z; W pon 1z1z; W discard 9m', 'nobody'],
    [
      'five fives, in the pungs that two players show for one tile',
      '@from middle; E discard 5p; S pon 5p5p; W call pon; W show 5p5p',
      'found',
      'wrc-2015',
      'record',
    ],
    ['two red fives of a suit', '@from middle; @river N 0p; E discard 0p', 'found', 'riichi-wiki', 'record'],
    ['red fives where the set has none count as plain', '@from middle; @river N 0p; E discard 0p', 'nobody'],
    ['a tile drawn and discarded is one tile', '@from middle; @river N 1z 1z 1z; E draw 1z; E discard 1z', 'nobody'],
  ],
})
