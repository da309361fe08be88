import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { SEATS, seatsFrom } from '../../../engine/model/seats.ts'
import type { GroupTile, RiverTile } from '../../../engine/table/table-view.ts'
import { movedTiles } from '../../../renderer/board/moved.ts'
import { boardSide, groupColumns, isLongRiver, riverRows } from '../../../renderer/board/places.ts'
import { judged } from '../../engine/judging/table-of.ts'

const lying = (n: number): RiverTile => ({ tile: '1m', event: n, lies: [], drawn: false, claimedBy: null, called: false })
const river = (count: number): readonly RiverTile[] => Array.from({ length: count }, (_, n) => lying(n + 1))
const tile = (part: Partial<GroupTile> = {}): GroupTile => ({
  tile: '5z',
  rotated: false,
  faceDown: false,
  missing: false,
  stacked: false,
  ...part,
})

describe('who sits where', () => {
  test('the next player in turn sits to the right of the one below', () => expect(boardSide('S', 'E', SEATS)).toBe(1))
  test('across is above', () => expect(boardSide('W', 'E', SEATS)).toBe(2))
  test('turning the board to North puts East on the right', () => expect(boardSide('E', 'N', SEATS)).toBe(1))
  test('everybody has a place', () => expect(seatsFrom('W', SEATS)).toEqual(['W', 'N', 'E', 'S']))
})

describe('rivers', () => {
  test('an empty river has no row', () => expect(riverRows([])).toEqual([]))
  test('six to a row', () => expect(riverRows(river(8)).map((row) => row.length)).toEqual([6, 2]))
  test('a claimed tile is gone and the next ones close up', () => {
    const claimed = [lying(1), { ...lying(2), claimedBy: 'W' as const }, lying(3)]
    expect(riverRows(claimed)[0]?.map(({ event }) => event)).toEqual([1, 3])
  })
  test('shown in its place, a claimed tile counts again', () => {
    const claimed = [lying(1), { ...lying(2), claimedBy: 'W' as const }, lying(3)]
    expect(riverRows(claimed, true)[0]?.map(({ event }) => event)).toEqual([1, 2, 3])
  })
  test('a tile called and not yet taken still lies there', () => expect(riverRows([{ ...lying(1), called: true }])[0]).toHaveLength(1))
  test('the fourth row takes what is left', () => expect(riverRows(river(26)).map((row) => row.length)).toEqual([6, 6, 6, 8]))
  test('only a river of four rows is drawn smaller', () => expect([18, 19].map((n) => isLongRiver(river(n)))).toEqual([false, true]))
})

describe('groups', () => {
  test('a pung has three places', () =>
    expect(groupColumns([tile(), tile({ rotated: true }), tile()]).map((c) => c.length)).toEqual([1, 1, 1]))
  test('the fourth tile of an extended kong lies above the sideways one', () => {
    const kong = [tile(), tile(), tile({ rotated: true }), tile({ stacked: true, rotated: true })]
    expect(groupColumns(kong).map((c) => c.length)).toEqual([1, 1, 2])
  })
})

describe('what moves', () => {
  const before = viewOf(judged('E discard 1z; W call pon; W show 1z1z'))
  test('the discard just made', () =>
    expect(movedTiles(before, viewOf(judged('E discard 1z; W call pon; W show 1z1z; W discard 9m')))).toEqual({
      discard: 4,
      taken: null,
    }))
  test('a claimed tile that is taken', () =>
    expect(movedTiles(before, viewOf(judged('E discard 1z; W call pon; W show 1z1z; W take')))).toEqual({ discard: null, taken: 'W' }))
  test('nothing when one walks back', () =>
    expect(movedTiles(before, viewOf(judged('E discard 1z')))).toEqual({ discard: null, taken: null }))
})
