import { describe, expect, test } from 'vitest'
import { viewOf } from '../../engine/table/view.ts'
import type { Tile } from '../../engine/tiles.ts'
import { mayCome } from '../../renderer/table/tiles-left.ts'
import { judged } from '../engine/table-of.ts'

describe('the tile pad offers what can still come', () => {
  test.each<[situation: string, table: string, tile: Tile, comes: boolean]>([
    ['three lie open', '@from middle; @river E 1z1z; @river S 1z', '1z', true],
    ['all four lie open', '@from middle; @river E 1z1z; @river S 1z1z', '1z', false],
    ['a claimed tile lies once, in the group', '@from middle; E discard 1z; W pon 1z1z', '1z', true],
    ['the fourth as the indicator', '@from middle; @dora 1z; E discard 1z; W pon 1z1z', '1z', false],
    ['the red five lies open', '@from middle; @river E 0p', '0p', false],
    ['a plain five all the same', '@from middle; @river E 0p', '5p', true],
    ['an unknown tile always', '@from middle; @river E 1z1z1z1z', '?', true],
    ['out of a known hand: what is in it', '@deal E 123m456p789s1122z; E draw 3z', '3z', true],
    ['and nothing else', '@deal E 123m456p789s1122z; E draw 3z', '4z', false],
    ['a draw: what somebody is known to hold is not in the wall', '@deal S 1111z234m456p789s', '1z', false],
  ])('%s', (_, table, tile, comes) => expect(mayCome(viewOf(judged(table)))(tile)).toBe(comes))
})
