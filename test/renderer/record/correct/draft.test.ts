import { describe, expect, test } from 'vitest'
import type { Act } from '../../../../desk/contract/hands.ts'
import { type CorrectionDraft, correctionOf, linesWithDraft, moveRange } from '../../../../renderer/record/correct/draft.ts'
import { lineWithTile, recordLines } from '../../../../renderer/record/correct/lines.ts'
import { recordRows } from '../../../../renderer/record/table/rows.ts'
import { act, short } from '../table/recorded-act.ts'

describe('corrections', () => {
  const row = (from: number, text: string, to = from): Act => ({ ...act(from, text), seq: from * 10 + to - from })
  const rows = recordRows([
    row(1, 'E discard 1z'),
    { ...row(2, 'W call pon'), form: short('W pon 1z1z', 0) },
    { ...row(3, 'W show 1z1z'), form: short('W pon 1z1z', 1) },
    { ...row(4, 'W take'), form: short('W pon 1z1z', 2) },
    row(5, 'W discard 9m'),
  ])
  const lines = recordLines({ hand: 'h1', header: ['@hand E1 0', '@dora 4p'] }, rows)
  const [hand = '', dora = '', first = '', pung = '', last = ''] = lines.map(({ key }) => key)
  test.each<[string, CorrectionDraft, unknown]>([
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
  ])('%s', (_, draft, edit) => expect(correctionOf(draft, lines)).toEqual(edit))
  test('a header line of another hand, or one that has taken its place, has another key', () => {
    const begun: CorrectionDraft = { do: 'change', key: hand, text: '@hand E1 1' }
    expect(correctionOf(begun, recordLines({ hand: 'h2', header: ['@hand E1 0', '@dora 4p'] }, rows))).toBeNull()
    const put = recordLines({ hand: 'h1', header: ['@game 2', '@hand E1 0', '@dora 4p'] }, rows)
    expect(correctionOf(begun, put)).toEqual({ do: 'header', text: '@game 2\n@hand E1 1\n@dora 4p' })
    expect(correctionOf(begun, recordLines({ hand: 'h1', header: ['@hand E1 2', '@dora 4p'] }, rows))).toBeNull()
  })
  test('the list shows a line where it would go', () =>
    expect(linesWithDraft(lines, { do: 'move', key: last, by: -1 }).map(({ key }) => key)).toEqual([hand, dora, first, last, pung]))
  test('a header line goes nowhere, an act as far as the acts go', () =>
    expect([moveRange(lines, dora), moveRange(lines, pung)]).toEqual([
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
    ['W reveal 2m', '3m', 'W reveal 2m3m'],
    ['W reveal 2m3m', '4m', 'W reveal 2m3m4m'],
  ] as const)('%s, and a tap on %s', (text, tile, becomes) => expect(lineWithTile(text, tile)).toBe(becomes))
})
