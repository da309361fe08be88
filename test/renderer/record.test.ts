import { describe, expect, test } from 'vitest'
import type { Act } from '../../desk/contract.ts'
import { provingRows } from '../../renderer/ruling/proving.ts'
import { letters, placeNotes } from '../../renderer/table/notes.ts'
import { partsOf, rowsOf } from '../../renderer/table/rows.ts'

const act = (number: number, text: string, form: Act['form'] = null): Act => ({
  number,
  seq: number,
  text,
  form,
  at: new Date(0),
  by: '',
  was: null,
  inserted: false,
})
const short = (text: string, part: number, parts = 3): Act['form'] => ({ text, part, parts })

describe('the list of acts', () => {
  test.each([
    ['E discard 1z', { seat: 'E', words: 'discard 1z', flags: '', tiles: ['1z'] }],
    ['N discard 3p drawn', { seat: 'N', words: 'discard 3p', flags: 'drawn', tiles: ['3p'] }],
    ['W show 1z1z', { seat: 'W', words: 'show 1z1z', flags: '', tiles: ['1z', '1z'] }],
    ['12.4 & S discard 0s slow', { seat: 'S', words: 'discard 0s', flags: 'slow 12.4 &', tiles: ['0s'] }],
    ['S note saw the 5p hand', { seat: 'S', words: 'note saw the 5p hand', flags: '', tiles: [] }],
    ['* dora 4p', { seat: '*', words: 'dora 4p', flags: '', tiles: ['4p'] }],
  ])('%s', (line, parts) => expect(partsOf(line)).toEqual(parts))

  test('a short form is one row that says which acts it stands for', () => {
    const acts = [
      act(1, 'N draw'),
      act(2, 'N call riichi', short('N riichi 6m', 0)),
      act(3, 'N discard 6m', short('N riichi 6m', 1)),
      act(4, 'N stick', short('N riichi 6m', 2)),
    ]
    expect(rowsOf(acts).map(({ from, to, words }) => [from, to, words])).toEqual([
      [1, 1, 'draw'],
      [2, 4, 'riichi 6m'],
    ])
  })
  test('the same short form twice is two rows', () => {
    const twice = [0, 1, 0, 1].map((part, n) => act(n + 1, 'x', short('S pon 5p5p', part, 2)))
    expect(rowsOf(twice).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})

describe('notes beside their acts', () => {
  test.each([
    [
      'each at its act where there is room',
      [
        [0, 48],
        [100, 48],
      ],
      400,
      [0, 100],
    ],
    [
      'the lower one of two that collide moves down',
      [
        [28, 48],
        [56, 48],
      ],
      400,
      [28, 80],
    ],
    ['one at the last act moves up, so that the act stays at the foot', [[372, 108]], 400, [292]],
    [
      'it pushes the one above it up too',
      [
        [300, 48],
        [372, 108],
      ],
      400,
      [240, 292],
    ],
    [
      'where there is no room at all the list grows downwards',
      [
        [0, 108],
        [28, 108],
      ],
      56,
      [0, 112],
    ],
  ] as const)('%s', (_, wanted, bottom, tops) => {
    expect(
      placeNotes(
        wanted.map(([top, height]) => ({ top, height })),
        bottom,
      ),
    ).toEqual(tops)
  })
})

describe('letters of answers', () => {
  test('the first letter of each', () => expect(letters(['Too fast', 'In time'])).toEqual(['t', 'i']))
  test('the next letter where the first is taken', () => expect(letters(['Foul', 'For nothing'])).toEqual(['f', 'o']))
  test('Later keeps its l', () => expect(letters(['Late'])).toEqual(['a']))
  test('accents are no keys', () => expect(letters(['École', 'Été'])).toEqual(['e', 't']))
})

describe('proving acts', () => {
  const rows = rowsOf(Array.from({ length: 40 }, (_, n) => act(n + 1, 'E draw')))
  test('all from the first proof to the last', () => expect(provingRows(rows, [5, 8]).map(({ from }) => from)).toEqual([5, 6, 7, 8]))
  test('without draws that prove nothing where they are more than are in sight', () => {
    const turns = rowsOf(Array.from({ length: 10 }, (_, n) => act(n + 1, n % 2 ? 'E discard 1z' : 'E draw')))
    expect(provingRows(turns, [1, 8]).map(({ from }) => from)).toEqual([1, 2, 4, 6, 8])
  })
  test('the proofs alone where they lie far apart', () => expect(provingRows(rows, [2, 30]).map(({ from }) => from)).toEqual([2, 30]))
})
