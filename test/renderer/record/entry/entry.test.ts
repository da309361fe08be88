import { describe, expect, test } from 'vitest'
import { nextHandLine } from '../../../../engine/completion/header-lines.ts'
import { FOUR_PLAYERS } from '../../../../engine/model/game-form.ts'
import { bySeat } from '../../../../engine/model/seats.ts'
import { discardDrawn, drawLine, withCapitalSeat } from '../../../../renderer/record/entry/plain-keys.ts'
import { readingError } from '../../../../renderer/record/entry/reading.ts'
import { seatView, tableView } from '../../../engine/table/a-view.ts'

describe('one key in an empty line', () => {
  test.each([
    ['Space: the draw that is due', tableView({ turn: { seat: 'S', due: 'draw' } }), 'S draw'],
    ['Space: the replacement tile after a kong', tableView({ turn: { seat: 'S', due: 'replace' } }), 'S replace'],
    ['Space: where the record does not tell, the next player', tableView({ last: { seat: 'N', event: 3 } }), 'E draw'],
    ['Space: nothing where a discard is due', tableView({ turn: { seat: 'S', due: 'discard' } }), null],
  ])('%s', (_, table, line) => expect(drawLine(table)).toBe(line))

  test('the point discards the drawn tile where its face is known', () => {
    const seats = { ...bySeat(() => seatView), E: { ...seatView, drawn: '7s' as const } }
    expect(discardDrawn(tableView({ turn: { seat: 'E', due: 'discard' }, seats }))).toEqual({ line: 'E discard 7s drawn', whole: true })
  })
  test('the point begins the line where the face is unknown', () =>
    expect(discardDrawn(tableView({ turn: { seat: 'E', due: 'discard' } }))).toEqual({ line: 'E discard ', whole: false }))
  test('the point says that the tile is the drawn one where a draw is known without its face', () => {
    const seats = { ...bySeat(() => seatView), E: { ...seatView, drawn: '?' as const } }
    expect(discardDrawn(tableView({ turn: { seat: 'E', due: 'discard' }, seats }))).toEqual({
      line: 'E discard ',
      whole: false,
      drawn: true,
    })
  })
  test('a new hand is the next number, after the fourth the next wind', () => {
    const hand = { wind: 'E' as const, number: 4, counters: 2, sticks: 0 }
    expect(nextHandLine({ hand, from: 'deal', form: FOUR_PLAYERS, ended: null, dealerStays: false })).toBe('@hand S1 0')
    expect(nextHandLine({ hand: { ...hand, number: 1 }, from: 'deal', form: FOUR_PLAYERS, ended: null, dealerStays: false })).toBe(
      '@hand E2 0',
    )
  })
  test('after a win or an abortive draw with the dealer in the seat, the dealer stays; a draw adds a counter', () => {
    const lineAfter = (ended: 'win' | 'exhaustive', dealerStays: boolean) =>
      nextHandLine({ hand: { wind: 'E', number: 2, counters: 1, sticks: 0 }, from: 'deal', form: FOUR_PLAYERS, ended, dealerStays })
    expect([lineAfter('win', true), lineAfter('win', false)]).toEqual(['@hand E2 2', '@hand E3 0'])
    expect([lineAfter('exhaustive', true), lineAfter('exhaustive', false)]).toEqual(['@hand E2 2', '@hand E3 2'])
  })
  test('a seat may be typed small', () => expect(['w', 'w call', 'wall', 'W'].map(withCapitalSeat)).toEqual(['W', 'W call', 'wall', 'W']))
  test('a blank that does not break, or is as wide as a Japanese sign, is a blank', () =>
    expect(['w\u00a0draw', 'W\u202fdraw\u30001z'].map(withCapitalSeat)).toEqual(['W draw', 'W draw 1z']))
})

describe('a line that does not read', () => {
  test('the word, its column and what was expected', () =>
    expect(readingError('W dicard 1z', false, 'en')).toMatchObject({
      column: 3,
      length: 6,
      expected: expect.stringContaining('discard') as string,
    }))
  test.each([
    ['a mistyped verb', 'W dicard 1z', 'W discard 1z'],
    ['a mistyped verb behind a clock', '12.4 W dicard 1z', '12.4 W discard 1z'],
    ['a French verb', 'W jette 1z', 'W discard 1z'],
    ['a French seat', 'Ouest jette 1z', 'W discard 1z'],
    ['a word like none', 'W frobnicates', null],
    ['a tile that is none', 'W discard 8z', null],
    ['a tile that is not said: it is unknown', 'W discard', 'W discard ?'],
    ['a sentence', 'West called pon on East’s wind', 'W call pon'],
    ['a verb alone in French', 'W jette', 'W discard'],
    ['no act of the notation, though a verb is near', 'W never took the tile', null],
  ])('what was meant: %s', (_, line, meant) => expect(readingError(line, true, 'en')?.mended).toBe(meant))
  test.each([
    ['a suit forgotten', '5', 'a tile such as 5p, or ? for an unknown one'],
    ['no such tile', '9z', 'a tile such as 5p, or ? for an unknown one'],
    ['a tile where nobody is to discard', '5m', 'a seat (E, S, W, N) or * for the table'],
  ])('a tile alone that does not read says what was expected: %s', (_, typed, expected) =>
    expect(readingError(typed, true, 'en')).toMatchObject({ column: 1, found: typed, expected }),
  )
  test('in French too', () => expect(readingError('W dicard 1z', false, 'fr')?.expected).toMatch(/verbe/))
  test('nothing is said of a word that may still grow', () => expect(readingError('W disc', false, 'en')).toBeNull())
  test('but once it is entered', () => expect(readingError('W disc', true, 'en')).not.toBeNull())
  test.each([
    ['W lifts 2z', true],
    ['N discards without drawing', true],
    ['W dicard 1z', false],
    ['W discard 11z', false],
  ])('what no act says can be noted: %s', (line, isNoAct) => expect(readingError(line, true, 'en')?.isNoAct).toBe(isNoAct))
  test('a line that reads is left alone', () => expect(readingError('W discard 1z', true, 'en')).toBeNull())
  test('an empty line is left alone', () => expect(readingError('  ', true, 'en')).toBeNull())
})
