import { describe, expect, test } from 'vitest'
import type { Act } from '../../desk/contract/hands.ts'
import { type Draft, editOf, linesWith, reach } from '../../renderer/correct/draft.ts'
import { linesOf, withTile } from '../../renderer/correct/lines.ts'
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
  ref: `a:${number}`,
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

describe('corrections', () => {
  const row = (from: number, text: string, to = from): Act => ({ ...act(from, text), seq: from * 10 + to - from })
  const rows = rowsOf([
    row(1, 'E discard 1z'),
    { ...row(2, 'W call pon'), form: short('W pon 1z1z', 0) },
    { ...row(3, 'W show 1z1z'), form: short('W pon 1z1z', 1) },
    { ...row(4, 'W take'), form: short('W pon 1z1z', 2) },
    row(5, 'W discard 9m'),
  ])
  const lines = linesOf(['@hand E1 0', '@dora 4p'], rows)
  const [hand = '', dora = '', first = '', pung = '', last = ''] = lines.map(({ key }) => key)
  test.each<[string, Draft, unknown]>([
    ['an act changed', { do: 'change', key: last, text: 'W discard 8m' }, { do: 'replace', at: 5, count: 1, text: 'W discard 8m' }],
    [
      'a short form changed is all its acts',
      { do: 'change', key: pung, text: 'W call pon' },
      { do: 'replace', at: 2, count: 3, text: 'W call pon' },
    ],
    ['nothing changed', { do: 'change', key: last, text: 'W discard 9m' }, null],
    ['put in before', { do: 'insert', key: last, where: 'before', text: 'W draw' }, { do: 'insert', at: 5, text: 'W draw' }],
    ['put in behind a short form', { do: 'insert', key: pung, where: 'after', text: 'W draw' }, { do: 'insert', at: 5, text: 'W draw' }],
    ['nothing put in', { do: 'insert', key: last, where: 'after', text: ' ' }, null],
    ['a short form taken out', { do: 'remove', key: pung }, { do: 'remove', at: 2, count: 3 }],
    ['moved to the beginning', { do: 'move', key: last, by: -2 }, { do: 'move', at: 5, count: 1, after: 0 }],
    ['moved over a short form', { do: 'move', key: first, by: 1 }, { do: 'move', at: 1, count: 1, after: 4 }],
    ['a header line changed', { do: 'change', key: dora, text: '@dora 5p' }, { do: 'header', text: '@hand E1 0\n@dora 5p' }],
    ['a header line taken out', { do: 'remove', key: dora }, { do: 'header', text: '@hand E1 0' }],
    [
      'a header line put in',
      { do: 'insert', key: hand, where: 'after', text: '@wall 60' },
      { do: 'header', text: '@hand E1 0\n@wall 60\n@dora 4p' },
    ],
    [
      'a header line put in among the acts',
      { do: 'insert', key: last, where: 'after', text: '@wall 60' },
      { do: 'header', text: '@hand E1 0\n@dora 4p\n@wall 60' },
    ],
    [
      'an act put in behind the header',
      { do: 'insert', key: dora, where: 'after', text: 'E draw' },
      { do: 'insert', at: 1, text: 'E draw' },
    ],
  ])('%s', (_, draft, edit) => expect(editOf(draft, lines)).toEqual(edit))
  test('the list shows a line where it would go', () =>
    expect(linesWith(lines, { do: 'move', key: last, by: -1 }).map(({ key }) => key)).toEqual([hand, dora, first, last, pung]))
  test('a header line goes nowhere, an act as far as the acts go', () =>
    expect([reach(lines, dora), reach(lines, pung)]).toEqual([
      { up: 0, down: 0 },
      { up: 1, down: 1 },
    ]))
  test.each([
    ['W discard 2s', '3s', 'W discard 3s'],
    ['W discard 2s drawn', '3s', 'W discard 3s drawn'],
    ['W show 2s', '2s', 'W show 2s'],
    ['W show 2s3s', '4s', 'W show 2s3s4s'],
    ['W discard', '0p', 'W discard 0p'],
    ['W discard ?', '9m', 'W discard 9m'],
  ] as const)('%s, and a tap on %s', (text, tile, becomes) => expect(withTile(text, tile)).toBe(becomes))
})
