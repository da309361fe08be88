import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import type { Tile } from '../../../../engine/model/tiles.ts'
import { tilesLeft } from '../../../../renderer/record/entry/tiles-left.ts'
import { judged } from '../../../engine/judging/table-of.ts'

describe('the tile pad offers what can still come, and says how many are left', () => {
  test.each<[situation: string, table: string, tile: Tile, left: number | null]>([
    ['three lie open', '@from middle; @river E 1z1z; @river S 1z', '1z', 1],
    ['all four lie open', '@from middle; @river E 1z1z; @river S 1z1z', '1z', 0],
    ['a claimed tile lies once, in the group', '@from middle; E discard 1z; W pon 1z1z', '1z', 1],
    ['the fourth as the indicator', '@from middle; @dora 1z; E discard 1z; W pon 1z1z', '1z', 0],
    ['the red five lies open', '@from middle; @river E 0p', '0p', 0],
    ['a plain five all the same', '@from middle; @river E 0p', '5p', 3],
    ['of plain fives there are three beside the red one', '@from middle; @river E 5p', '5p', 2],
    ['the red five still comes', '@from middle; @river E 5p5p5p', '0p', 1],
    ['when all plain ones lie open', '@from middle; @river E 5p5p5p', '5p', 0],
    ['a red five noted as a plain one is gone too', '@from middle; @river E 5p5p5p5p', '0p', 0],
    ['an unknown tile always', '@from middle; @river E 1z1z1z1z', '?', null],
    ['out of a known hand: what is in it', '@deal E 123m456p789s1122z; E draw 3z', '3z', 1],
    ['and nothing else', '@deal E 123m456p789s1122z; E draw 3z', '4z', 0],
    ['a draw: what somebody is known to hold is not in the wall', '@deal S 1111z234m456p789s', '1z', 0],
  ])('%s', (_, table, tile, left) => expect(tilesLeft(viewOf(judged(table)), true)(tile)).toBe(left))

  test('without red fives a five is as any other', () =>
    expect(tilesLeft(viewOf(judged('@from middle; @river E 5p')), false)('5p')).toBe(3))
})
