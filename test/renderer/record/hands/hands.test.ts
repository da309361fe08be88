import { describe, expect, test } from 'vitest'
import { FOUR_PLAYERS } from '../../../../engine/model/game-form.ts'
import { SEATS } from '../../../../engine/model/seats.ts'
import { middleLines, middleOf, NO_MIDDLE, readMiddle } from '../../../../renderer/record/hands/middle.ts'
import { readGroups } from '../../../../renderer/record/hands/read-groups.ts'
import { tileInGroups, withTap } from '../../../../renderer/record/hands/taps.ts'

const typed = (seats: Partial<typeof NO_MIDDLE.seats>, rest: Partial<typeof NO_MIDDLE> = {}) =>
  readMiddle({ ...NO_MIDDLE, hand: 'E3 1', ...rest, seats: { ...NO_MIDDLE.seats, ...seats } }, FOUR_PLAYERS)
const seat = (river: string, groups = '', riichi = false) => ({ river, groups, riichi })

describe('a table in the middle of a hand, as it is typed', () => {
  test('rivers, groups, riichi, dora and the wall become header lines', () => {
    const read = typed({ E: seat('1z9m3z'), S: seat('9p 1s 4z', '423s', true), W: seat('3z', '111zE') }, { dora: '4p', whole: true })
    expect(read.troubles.size).toBe(0)
    expect(middleLines(read)).toEqual([
      '@hand E3 1',
      '@from middle',
      '@dora 4p',
      '@displayed complete',
      '@meld S chii 2s3s4s 4s',
      '@meld W pon 1z E',
      '@river E 1z 9m 3z 4s^ 1z^',
      '@river S 9p 1s 4z',
      '@river W 3z',
      '@riichi S',
    ])
  })
  test.each([
    ['every discard was drawn', typed({ E: seat('1z9m'), S: seat('2z') }), 67],
    ['but for the one after a claim; the tile claimed was discarded too', typed({ E: seat('1z'), W: seat('9m', '222zE') }), 68],
    ['a kong takes one more', typed({ E: seat('1z', '5555m') }), 68],
    ['nothing lies there', typed({}), null],
  ])('the wall by the rivers: %s', (_, { wallByRivers }, count) => expect(wallByRivers).toBe(count))
  test('a claimed tile that is marked is not put in twice', () =>
    expect(middleLines(typed({ E: seat('1z^9m'), W: seat('', '111zE') }))).toContain('@river E 1z^ 9m'))
  test('what does not read is said at its field, and keeps nothing else from being read', () => {
    const read = typed({ E: seat('1z9q'), S: seat('2z', '555p') }, { wall: '71' })
    expect([...read.troubles].map(([field, { kind }]) => [field, kind])).toEqual([
      ['wall', 'line'],
      ['river E', 'line'],
      ['groups S', 'group'],
    ])
    expect(middleLines(read)).toEqual(['@hand E3 1', '@from middle', '@river S 2z'])
  })
  test('which tile was turned has no place in the record: the r is refused, not swallowed', () => {
    const read = typed({ S: seat('9p r4z') })
    expect([...read.troubles]).toEqual([['river S', { kind: 'riichi' }]])
    expect(middleLines(read)).toEqual(['@hand E3 1', '@from middle'])
  })
  test('the form is filled in from the header lines', () => {
    const lines = middleLines(
      typed({ E: seat('1z9m^', '2222z+S 3333z 055m', true), N: seat('', '4444zW 312p') }, { wall: '31', dora: '4p' }),
    )
    expect(middleLines(readMiddle(middleOf(lines), FOUR_PLAYERS))).toEqual(lines)
  })
})

describe('groups as they are typed', () => {
  test.each([
    ['555pW', [{ seat: 'S', kind: 'pon', tile: '5p', from: 'W' }]],
    ['555pO', [{ seat: 'S', kind: 'pon', tile: '5p', from: 'W' }]],
    ['555p o', [{ seat: 'S', kind: 'pon', tile: '5p', from: 'W' }]],
    ['055pw', [{ seat: 'S', kind: 'pon', tile: '5p', from: 'W' }]],
    [
      '555p W 777z n',
      [
        { seat: 'S', kind: 'pon', tile: '5p', from: 'W' },
        { seat: 'S', kind: 'pon', tile: '7z', from: 'N' },
      ],
    ],
    ['777se', [{ seat: 'S', kind: 'pon', tile: '7s', from: 'E' }]],
    ['645m', [{ seat: 'S', kind: 'chii', tiles: ['4m', '5m', '6m'], claimed: '6m' }]],
    ['406mE', [{ seat: 'S', kind: 'chii', tiles: ['4m', '0m', '6m'], claimed: '4m' }]],
    ['1111z', [{ seat: 'S', kind: 'ankan', tile: '1z' }]],
    ['1111z+N', [{ seat: 'S', kind: 'kakan', tile: '1z', from: 'N' }]],
    ['1111zN', [{ seat: 'S', kind: 'daiminkan', tile: '1z', from: 'N' }]],
  ])('%s', (text, melds) => expect(readGroups(text, 'S', SEATS)).toEqual({ ok: true, melds }))
  test.each([
    ['555p', 'from'],
    ['555pS', 'own'],
    ['456mW', 'left'],
    ['457m', 'tiles'],
    ['123z', 'tiles'],
    ['55p', 'tiles'],
    ['pung', 'tiles'],
  ])('%s: %s', (text, trouble) => expect(readGroups(text, 'S', SEATS)).toMatchObject({ ok: false, trouble }))
})

describe('groups as they are tapped', () => {
  const tap = (tiles: readonly Parameters<typeof tileInGroups>[1][]) => tiles.reduce<string>(tileInGroups, '')
  test.each([
    [['5p', '5p', '5p'], '555p'],
    [['1z', '1z', '1z', '1z'], '1111z'],
    [['4s', '2s', '3s', '5s'], '423s 5s'],
    [['4s', '2s', '3s', '1m', '2m'], '423s 12m'],
  ] as const)('%j', (tiles, text) => expect(tap([...tiles])).toBe(text))
  test('whom it came from, and back again', () => {
    expect(withTap('555p', 'W')).toBe('555pW')
    expect(['555pW', '555p', '55p 1z', '1z 9m^'].map((text) => withTap(text, 'back'))).toEqual(['555p', '55p', '55p', '1z 9m'])
  })
})
