import { expect, test } from 'vitest'
import { sayNotationError } from '../../../../engine/notation/errors/notation-error.ts'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'
import { type ReadingState, readLine, startReading } from '../../../../engine/notation/parse/table-reader.ts'

const lines = (text: string) => text.replaceAll('; ', '\n')
const said = (text: string) => {
  const file = parseTable(lines(text))
  return file.ok ? 'reads' : sayNotationError(file.error, 'en')
}
/** The number of hands of each game, and of events in each hand. */
const shape = (text: string) => {
  const file = parseTable(lines(text))
  return file.ok ? file.value.games.map(({ hands }) => hands.map(({ events }) => events.length)) : file.error
}

test.each([
  ['nothing', '', []],
  ['only a comment', '# nothing', []],
  ['only what holds for the file', '@rules wrc-2015; @expect wrc-2015 none', []],
  ['events without a header', 'E draw; E discard 5p', [[2]]],
  ['a hand without events', '@hand E1 0', [[0]]],
  ['two hands', '@hand E1 0; E draw; @hand E1 1; E draw; E discard 1z', [[1, 2]]],
  ['a second hand that begins in the middle, unnamed', 'E draw; @from middle; E draw; S draw', [[1, 2]]],
  ['a named hand from the middle', 'E draw; @hand E2 0; @from middle; E draw', [[1, 1]]],
  ['headers before the first @hand belong to it', '@wall 70; @hand E1 0; E draw', [[1]]],
  ['games', 'E draw; @game; E draw; S draw; @game', [[1], [2], []]],
  ['@game first', '@rules wrc-2015; @game; @hand E1 0; E draw; @game; E draw', [[1], [1]]],
  ['a byte order mark and carriage returns', '\ufeff@hand E1 0\r; E draw\r; ', [[1]]],
])('%s', (_, text, games) => expect(shape(text)).toEqual(games))

test.each([
  [
    'a clock that goes back',
    '12.4 E draw; 12.3 E discard 1z',
    'line 2, column 1: found "12.3", expected a clock of 12.4 or later: it never goes back within a hand',
  ],
  ['a clock that goes back over lines without one', '12 E draw; E discard 1z; 11 S draw', 'line 3, column 1: found "11"'],
  ['a clock that begins anew with the hand', '12 E draw; @hand E2 0; 1 E draw', 'reads'],
  [
    '@deal in the middle',
    '@from middle; @deal E 123456789m1234p',
    'line 2, column 1: found "@deal", expected no @deal in a hand recorded @from middle: use @hold',
  ],
  ['the middle after @deal', '@deal E 123456789m1234p; @from middle', 'line 2, column 1: found "@from", expected no @deal'],
  ['@hold at the deal', '@hold E 1m; E draw', 'line 1, column 1: found "@hold", expected @from middle in the same hand'],
  ['@hold at the deal and nothing after it', '  @hold E 1m', 'line 1, column 3: found "@hold", expected @from middle in the same hand'],
  ['@hold before @from middle', '@hold E 1m; @from middle; E draw', 'reads'],
  [
    '@displayed at the deal, then another hand',
    '@hand E1 0; @displayed complete; @hand E2 0',
    'line 2, column 1: found "@displayed", expected @from middle in the same hand',
  ],
  ['a header after events', 'E draw; @wall 30', 'line 2, column 1: found "@wall", expected this header before the first event of its hand'],
  [
    'the rule set after events',
    'E draw; @hand E2 0; @rules wrc-2015',
    'line 3, column 1: found "@rules", expected this header before the first event of the file',
  ],
  ['a doubled header', '@wall 30; @wall 30', 'line 2, column 1: found "@wall", expected this header only once'],
  ['two rule sets', '@rules wrc-2015; @rules ema-2016', 'line 2, column 1: found "@rules", expected this header only once'],
  ['a setting twice', '@set renhou on; @set renhou off', 'line 2, column 1: found "@set", expected this header only once'],
  [
    'a seat dealt twice',
    '@deal E 123456789m1234p; @deal E 123456789m1234p',
    'line 2, column 1: found "@deal", expected this header only once',
  ],
  ['two seats dealt', '@deal E 123456789m1234p; @deal S 123456789m1234p', 'reads'],
  [
    'five groups',
    '@meld S ankan 1p; @meld S ankan 2p; @meld S ankan 3p; @meld S ankan 4p; @meld S ankan 5p',
    'line 5, column 1: found "@meld", expected at most four groups of one player',
  ],
  [
    'an answer to an event that is still to come',
    'E draw; * answer 2 fast',
    'line 2, column 10: found "2", expected the number of an event before this one, 1 to 1',
  ],
  ['an answer to the last part of a short form', 'S pon 5p5p; * answer 3 fast', 'reads'],
  [
    'a ruling in a new hand on an event of the last one',
    'E draw; @hand E2 0; * ruling 1 turn.draw upheld',
    'line 3, column 10: found "1", expected an event before this one',
  ],
  ['expectations after the events', 'E draw; @expect wrc-2015 none', 'reads'],
])('%s', (_, text, error) => expect(said(text)).toContain(error))

test('expectations belong to the hand they stand in, a line before the first hand to that one', () => {
  const file = parseTable(
    lines('@expect wrc-2015 none; @hand E1 0; E draw; @hand E2 0; @expect wrc-2015 none; E draw; @game; @expect wrc-2015 none'),
  )
  expect(file.ok && file.value.expectations.map(({ game, hand, line }) => [game, hand, line])).toEqual([
    [1, 1, 1],
    [1, 2, 5],
    [2, 1, 8],
  ])
})

test('every event has the line it stands on, those of a short form the same', () => {
  const file = parseTable(lines('# title; E discard 5p; ; S pon 5p5p; S discard 1z'))
  expect(file.ok && file.value.games[0]?.hands[0]?.lines).toEqual([2, 4, 4, 4, 5])
})

test('line by line: what each line begins, and a refused line leaves the reading as it was', () => {
  let reading: ReadingState = startReading()
  const begun = [
    '# comment',
    '@hand E1 0',
    'E draw',
    'E dicard',
    'E discard 1z',
    '@from middle',
    '@hold S 1z1z',
    'S pon 1z1z',
    '@game',
  ].map((line) => {
    const next = readLine(reading, line)
    if (!next.ok) return 'refused'
    reading = next.value
    return reading.begins
  })
  expect(begun).toEqual([null, 'hand', null, 'refused', null, 'hand', null, null, 'game'])
  expect(reading).toMatchObject({ games: 2, hands: 0, header: null, events: 0 })
})

test('line by line: goes on with a hand that is there already', () => {
  const reading = startReading({
    hand: {
      header: { from: 'deal', melds: [], riichi: [] },
      events: [
        { clock: 12, actor: 'E', verb: 'draw' },
        { actor: 'E', verb: 'discard', tile: '1z' },
      ],
    },
  })
  expect(readLine(reading, '11 S draw').ok).toBe(false)
  expect(readLine(reading, '@wall 30').ok).toBe(false)
  expect(readLine(reading, '* answer 2 fast').ok).toBe(true)
  expect(readLine(reading, '@hand E2 0')).toMatchObject({ ok: true, value: { begins: 'hand' } })
})
