import { describe, expect, test } from 'vitest'
import { readTileRun, splitTiles, tilesNamed } from '../../../../engine/wording/terms/tiles-in.ts'

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

test.each([
  ['fr', 'Sud a annoncé chii sur le 1z d’Est à l’acte 8.', 'Sud a annoncé chii sur le vent d’Est (celui d’Est) à l’acte 8.'],
  ['fr', 'Nord a pris le 2z de Sud.', 'Nord a pris le vent du Sud (celui de Sud).'],
  ['fr', 'Nord a écarté le 7s.', 'Nord a écarté le 7 de bambous.'],
  ['en', 'West has taken the 1z before act 63.', 'West has taken the East wind before act 63.'],
] as const)('in a sentence in %s a tile has its name: %s', (language, text, named) => {
  expect(tilesNamed(text, language)).toBe(named)
})
