import { describe, expect, test } from 'vitest'
import { recordRows } from '../../../../renderer/record/table/rows.ts'
import { provingRows } from '../../../../renderer/rulings/finding/proving.ts'
import { act } from '../../record/table/recorded-act.ts'

describe('proving acts', () => {
  const rows = recordRows(Array.from({ length: 40 }, (_, n) => act(n + 1, 'E draw')))
  test('all from the first proof to the last', () => expect(provingRows(rows, [5, 8]).map(({ from }) => from)).toEqual([5, 6, 7, 8]))
  test('without irrelevant draws if the rows do not fit on screen', () => {
    const turns = recordRows(Array.from({ length: 10 }, (_, n) => act(n + 1, n % 2 ? 'E discard 1z' : 'E draw')))
    expect(provingRows(turns, [1, 8]).map(({ from }) => from)).toEqual([1, 2, 4, 6, 8])
  })
  test('only the proofs if they are far apart', () => expect(provingRows(rows, [2, 30]).map(({ from }) => from)).toEqual([2, 30]))
})
