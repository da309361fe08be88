import { expect, test } from 'vitest'
import { placeOn } from '../../../electron/storage/window-state.ts'

const MAIN = { x: 0, y: 0, width: 1920, height: 1040 }
const RIGHT = { x: 1920, y: 0, width: 1280, height: 1000 }

test.each([
  ['the first time: in the middle', [MAIN], undefined, { x: 240, y: 70, width: 1440, height: 900 }],
  [
    'the first time, on a small display: as large as it',
    [{ x: 0, y: 27, width: 1024, height: 741 }],
    undefined,
    { x: 0, y: 27, width: 1024, height: 741 },
  ],
  ['as it was', [MAIN, RIGHT], { x: 2000, y: 50, width: 800, height: 600 }, { x: 2000, y: 50, width: 800, height: 600 }],
  [
    'its display is gone: in the middle of the main one',
    [MAIN],
    { x: 2000, y: 50, width: 800, height: 600 },
    { x: 560, y: 220, width: 800, height: 600 },
  ],
  ['half over the edge: moved in', [MAIN], { x: 1500, y: 700, width: 800, height: 600 }, { x: 1120, y: 440, width: 800, height: 600 }],
  [
    'larger than the display is now: made smaller',
    [RIGHT],
    { x: 1920, y: 0, width: 2560, height: 1400 },
    { x: 1920, y: 0, width: 1280, height: 1000 },
  ],
  ['too small to be used', [MAIN], { x: 10, y: 10, width: 1, height: 1 }, { x: 10, y: 10, width: 360, height: 480 }],
  ['no display at all', [], undefined, { x: 0, y: 0, width: 1440, height: 900 }],
] as const)('%s', (_what, displays, before, place) => expect(placeOn(displays, before)).toEqual(place))

test('a window that would lie exactly on another is set a step further', () => {
  const before = { x: 100, y: 100, width: 800, height: 600 }
  expect(placeOn([MAIN], before, [before])).toEqual({ ...before, x: 132, y: 132 })
})
