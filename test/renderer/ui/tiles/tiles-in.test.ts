import { describe, expect, test } from 'vitest'
import { readTileRun, splitTiles } from '../../../../renderer/ui/tiles/tiles-in.ts'

describe('tiles in a sentence', () => {
  test.each([
    ['West called pon on East’s 1z and', ['West called pon on East’s ', ['1z'], ' and']],
    ['Showed 3s 0s before', ['Showed ', ['3s', '0s'], ' before']],
    ['123m', [['1m', '2m', '3m']]],
    ['sections 5.4 and 5.4.10', ['sections 5.4 and 5.4.10']],
    ['2 more discards, R1, 8z', ['2 more discards, R1, 8z']],
  ] as const)('%s', (text, parts) => expect(splitTiles(text)).toEqual(parts))
  test('tiles run together', () => expect(readTileRun('123m11z')).toEqual(['1m', '2m', '3m', '1z', '1z']))
})
