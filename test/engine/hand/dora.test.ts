import { expect, test } from 'vitest'
import { countDora, countReds, doraOf, indicatorOf } from '../../../engine/hand/dora.ts'
import { type KnownTile, kindOf, TILES } from '../../../engine/model/tiles.ts'

test.each<[situation: string, indicator: KnownTile, dora: string]>([
  ['the next one', '3p', '4p'],
  ['a red five stands for a five', '0s', '6s'],
  ['the nine goes round', '9m', '1m'],
  ['North goes round to East', '4z', '1z'],
  ['the red dragon goes round to the white one', '7z', '5z'],
])('%s: %s points at %s', (_, indicator, dora) => {
  expect(doraOf(indicator)).toBe(dora)
})

test('an indicator and its dora find each other', () => {
  for (const tile of TILES) expect(indicatorOf(doraOf(tile))).toBe(kindOf(tile))
})

test.each<[situation: string, tiles: KnownTile[], indicators: KnownTile[], dora: number]>([
  ['two red fives of one suit and a plain one', ['0p', '0p', '5p'], ['4p'], 3],
  ['two indicators alike', ['5p', '5p'], ['4p', '4p'], 4],
  ['none', ['5p', '5p'], ['5p'], 0],
])('dora, %s', (_, tiles, indicators, dora) => {
  expect(countDora(tiles, indicators)).toBe(dora)
})

test.each<[situation: string, tiles: KnownTile[], set: 0 | 3 | 4, reds: number]>([
  ['none in the set', ['0p', '0s'], 0, 0],
  ['two suits', ['0p', '0s', '5m'], 3, 2],
  ['two of one suit', ['0p', '0p'], 4, 2],
  ['two of one suit, of which the set has one', ['0p', '0p'], 3, 1],
  ['a kong written with plain fives', ['5s', '5s', '5s', '5s'], 3, 1],
  ['a kong written with red fives', ['0p', '0p', '0p', '0p'], 4, 2],
])('red fives, %s', (_, tiles, set, reds) => {
  expect(countReds(tiles, set)).toBe(reds)
})
