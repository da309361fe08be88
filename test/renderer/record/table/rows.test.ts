import { describe, expect, test } from 'vitest'
import { lineParts, recordRows } from '../../../../renderer/record/table/rows.ts'
import { act, short } from './recorded-act.ts'

describe('the list of acts', () => {
  test.each([
    ['E discard 1z', { seat: 'E', words: 'discard 1z', flags: '', tiles: ['1z'] }],
    ['N discard 3p drawn', { seat: 'N', words: 'discard 3p', flags: 'drawn', tiles: ['3p'] }],
    ['W show 1z1z', { seat: 'W', words: 'show 1z1z', flags: '', tiles: ['1z', '1z'] }],
    ['12.4 & S discard 0s slow', { seat: 'S', words: 'discard 0s', flags: 'slow 12.4 &', tiles: ['0s'] }],
    ['S note saw the 5p hand', { seat: 'S', words: 'note saw the 5p hand', flags: '', tiles: [] }],
    ['* dora 4p', { seat: '*', words: 'dora 4p', flags: '', tiles: ['4p'] }],
  ])('%s', (line, parts) => expect(lineParts(line)).toEqual(parts))

  test('a short form is one row that says which acts it stands for', () => {
    const acts = [
      act(1, 'N draw'),
      act(2, 'N call riichi', short('N riichi 6m', 0)),
      act(3, 'N discard 6m', short('N riichi 6m', 1)),
      act(4, 'N stick', short('N riichi 6m', 2)),
    ]
    expect(recordRows(acts).map(({ from, to, words }) => [from, to, words])).toEqual([
      [1, 1, 'draw'],
      [2, 4, 'riichi 6m'],
    ])
  })
  test('a ruling that dismissed a finding in place of another overturned it, as its incident says; of another act it did not', () => {
    const acts = ['* ruling 8 claim.not-taken upheld', '* ruling 9 claim.not-taken dismissed', '* ruling 8 claim.not-taken dismissed']
    expect(recordRows(acts.map((text, n) => act(n + 9, text))).map(({ words, text }) => [words, text])).toEqual([
      ['ruling 8 claim.not-taken upheld', acts[0]],
      ['ruling 9 claim.not-taken dismissed', acts[1]],
      ['ruling 8 claim.not-taken overturned', acts[2]],
    ])
  })
  test('the same short form twice is two rows', () => {
    const twice = [0, 1, 0, 1].map((part, n) => act(n + 1, 'x', short('S pon 5p5p', part, 2)))
    expect(recordRows(twice).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
    ])
  })
})
