import { describe, expect, test } from 'vitest'
import { bySeat, SEATS, type Seat } from '../../../../engine/model/seats.ts'
import { changeReport, type EndReportAction, isSeatOff, letterAction } from '../../../../renderer/record/hands/end-report.ts'
import type { EndingKind, EndReport } from '../../../../renderer/record/hands/ending.ts'

const report = (how: EndingKind, marked: string): EndReport => ({
  how,
  abort: 'nine-terminals',
  from: 'E',
  seats: bySeat((seat) => ({ marked: marked.includes(seat), points: '', after: '' })),
  before: '',
  next: '',
  begins: null,
  knowing: null,
})
const view = { seats: bySeat((seat) => ({ riichi: seat === 'N' })) } as Parameters<typeof changeReport>[2]
const marked = ({ seats }: EndReport): string => SEATS.filter((seat) => seats[seat].marked).join('')
const mark = (seat: Seat): EndReportAction => ({ do: 'mark', seat })
const LETTERS = ['r', 't', 'x', 'a', 'c']
const choose = (kind: EndingKind): EndReportAction => ({ do: 'kind', kind })

describe('the report of a hand’s end', () => {
  test.each<readonly [string, EndReport, EndReportAction, string]>([
    ['several players win by ron', report('ron', 'S'), mark('W'), 'SW'],
    ['only one wins by tsumo', report('tsumo', 'S'), mark('W'), 'W'],
    ['only one is to blame for a chombo', report('chombo', 'S'), mark('W'), 'W'],
    ['a second press removes the mark', report('ron', 'SW'), mark('W'), 'S'],
    ['winners stay from ron to tsumo', report('ron', 'S'), choose('tsumo'), 'S'],
    ['an exhaustive draw marks the players in riichi', report('ron', 'S'), choose('exhaustive'), 'N'],
    ['players who are tenpai did not win', report('exhaustive', 'SN'), choose('ron'), ''],
    ['winners are not to blame for a chombo', report('ron', 'S'), choose('chombo'), ''],
  ])('%s', (_, before, action, after) => expect(marked(changeReport(before, action, view))).toBe(after))

  test.each<readonly [EndingKind]>([['abort'], ['chombo'], ['exhaustive']])('%s and back keeps winner and points', (kind) => {
    const won = changeReport(report('ron', 'S'), { do: 'seat', seat: 'S', part: { points: '3900' } }, view)
    const back = [choose(kind), choose('ron')].reduce((now, action) => changeReport(now, action, view), won)
    expect(back.seats).toEqual(won.seats)
  })

  test('a typed score changes its seat alone', () => {
    const before = report('ron', 'S')
    const after = changeReport(before, { do: 'seat', seat: 'W', part: { after: '31000' } }, view)
    expect(after).toEqual({ ...before, seats: { ...before.seats, W: { marked: false, points: '', after: '31000' } } })
  })

  test.each<readonly [string, string, EndingKind, EndReportAction | null]>([
    ['the letter of a kind', 't', 'ron', choose('tsumo')],
    ['the letter of a seat', 'W', 'ron', mark('W')],
    ['the letter of Ouest', 'o', 'ron', mark('W')],
    ['no seat is marked for an abortive draw', 'w', 'abort', null],
    ['any other letter', 'q', 'ron', null],
  ])('keys: %s', (_, key, how, action) => expect(letterAction(key, LETTERS, { how })).toEqual(action))

  test.each<readonly [string, string, string, EndReportAction | null]>([
    ['a letter never changes how the hand ended', '', 'a', null],
    ['a letter chooses a second winner', '3900', 'w', mark('W')],
    ['no letter of a word chooses a seat', 'ma', 'n', null],
  ])('keys in a field for points: %s', (_, typed, key, action) => expect(letterAction(key, LETTERS, { how: 'ron', typed })).toEqual(action))

  test('the discarder of a ron can’t be marked', () => {
    expect(SEATS.filter((seat) => isSeatOff({ how: 'ron', from: 'E' }, seat))).toEqual(['E'])
    expect(SEATS.filter((seat) => isSeatOff({ how: 'abort', from: 'E' }, seat))).toEqual(SEATS)
    expect(SEATS.filter((seat) => isSeatOff({ how: 'tsumo', from: 'E' }, seat))).toEqual([])
  })
})
