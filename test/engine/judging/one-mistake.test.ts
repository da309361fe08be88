import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS } from '../../../engine/editions/index.ts'
import { judgeHands } from './judge-hands.ts'
import { faultsOf, fileOf, judged, rulesFor } from './table-of.ts'

/** Play continues after any fault: nothing that follows from it is reported again. */
const ON = 'draw; {} discard 9p'
const round = (...seats: readonly string[]): string => seats.map((seat) => `${seat} ${ON.replace('{}', seat)}`).join('; ')

describe('one mistake, one finding', () => {
  test.each([
    [
      'a void chow that is gone on with',
      `@from middle; E discard 5p; W call chii; W show 6p7p; W take; W discard 1m; ${round('N', 'E', 'S', 'W')}`,
      '2 violation claim.wrong-seat W',
    ],
    [
      'a void chow that is taken back',
      `@from middle; E discard 5p; W call chii; W retract; ${round('S', 'W', 'N', 'E')}`,
      '2 violation claim.wrong-seat W',
    ],
    [
      'a false pung that is gone on with',
      `@from middle; E discard 5p; W call pon; W show 5p6p; W take; W discard 1m; ${round('N', 'E', 'S', 'W')}`,
      '3 violation claim.no-group W',
    ],
    [
      'a draw out of turn that is gone on with',
      `@from middle; E discard 5p; W draw wrong; W discard 1m; ${round('N', 'E', 'S', 'W')}`,
      '2 violation turn.draw W',
    ],
    [
      'a draw out of turn that goes back',
      `@from middle; E discard 5p; W draw wrong; W return; ${round('S', 'W', 'N')}`,
      '2 violation turn.draw W',
    ],
    [
      'a second draw in one turn',
      `@from middle; E draw 1p; E draw 2p; E discard 3p; ${round('S', 'W', 'N', 'E')}`,
      '2 violation turn.draw E',
    ],
    ['a discard out of turn', `@from middle; E discard 5p; N discard 1m wrong; ${round('S', 'W', 'N')}`, '2 violation turn.discard N'],
    ['a turn without a draw', `E discard 1z nodraw; ${round('S', 'W', 'N', 'E')}; E count 12`, '1 violation turn.no-draw E'],
    [
      'a claim that can be no claim',
      `@from middle; E discard 5p; W chii 6p7p; W discard 1m; ${round('N', 'E', 'S', 'W')}`,
      '2 record record.claim -',
    ],
    [
      'a claim that can be no claim, by nobody',
      `@from middle; E discard 5p; W chii 6p7p; ${round('S', 'W', 'N', 'E')}`,
      '2 record record.claim -',
    ],
    [
      'a take without a call',
      `@from middle; E discard 5p; W take; W discard 1m; ${round('N', 'E', 'S', 'W')}`,
      '2 record record.no-claim -',
    ],
    [
      'a missing discard',
      `@from middle; E discard 5p; S draw; W draw; W discard 1m; ${round('N', 'E', 'S', 'W')}`,
      '3 record record.missing -',
    ],
    [
      'a missing turn, draws left out',
      '@from middle; E discard 5p; W discard 1m; N discard 2m; E discard 3m; S discard 4m; W discard 5m',
      '2 record record.missing -',
    ],
    [
      'a doubled line, draws left out',
      '@from middle; E discard 5p; E discard 5p; S discard 2m; W discard 3m; N discard 4m; E discard 5m',
      '2 record record.doubled -',
    ],
    [
      'a wrong seat, draws left out',
      '@from middle; E discard 5p; N discard 1m; W discard 2m; N discard 3m; E discard 4m',
      '2 record record.seat -',
    ],
    ['an end that comes too early', `@from middle; E discard 5p; * end exhaustive; ${round('S', 'W', 'N', 'E')}`, '3 record record.wind -'],
    ['an empty wall', `@from middle; @wall 0; E discard 5p; ${round('S', 'W', 'N', 'E')}`, '2 record record.wall -'],
    ['the own discard claimed', `@from middle; E discard 5p; E call pon; ${round('S', 'W', 'N', 'E')}`, '2 question claim.own-discard E'],
    [
      'the own discard claimed and gone on with',
      `@from middle; E discard 5p; E call pon; E show 5p5p; E take; E discard 1z; ${round('S', 'W', 'N', 'E')}`,
      '2 question claim.own-discard E',
    ],
  ])('%s', (_, table, expected) => {
    for (const rules of RULE_SET_IDS) expect(faultsOf(judged(table, rules)), rules).toEqual([expected])
  })

  test('a claimed tile never taken, and the game goes on', () => {
    const table = `@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; ${round('N', 'E', 'S')}`
    expect(faultsOf(judged(table))).toEqual(['8 violation claim.not-taken W'])
  })

  test('a draw too fast that is put back, and the game goes on', () => {
    const table = `@from middle; S discard 5p; W draw fast; N call pon; W return; N show 5p5p; N take; N discard 1m; ${round('E', 'S', 'W', 'N')}`
    expect(faultsOf(judged(table))).toEqual(['3 violation draw.too-fast W'])
  })
})

describe('what is counted over the whole file', () => {
  test('the second overlong time comes in another hand: the player is known by the seat of the first one', () => {
    const file = fileOf('@hand E1 0; E discard 1m slow; @hand E2 0; E discard 1z; S discard 2z; W discard 3z; N discard 9p slow')
    const plays = judgeHands(file.games[0]?.hands ?? [], rulesFor('wrc-2015', file))
    expect(plays.map(faultsOf)).toEqual([[], ['4 question pace.slow N']])
  })

  test('by name, wherever the player sits', () => {
    const names = (east: string, south: string) => `@players "${east}" "${south}" "C" "D"`
    const file = fileOf(
      `@hand E1 0; ${names('A', 'B')}; E discard 1m slow; @hand E1 1; ${names('B', 'A')}; E discard 1z slow; S discard 2z slow`,
    )
    const plays = judgeHands(file.games[0]?.hands ?? [], rulesFor('wrc-2015', file))
    expect(plays.map(faultsOf)).toEqual([[], ['2 question pace.slow S']])
  })

  test('a player whose name only one of the hands says is the same at the same place', () => {
    const hand = 'E discard 1m slow'
    const first = `@hand E1 0; @players "A" "B" "C" "D"; ${hand}; @hand E1 1; ${hand}`
    const second = `@hand E1 0; ${hand}; @hand E1 1; @players "A" "B" "C" "D"; ${hand}`
    for (const text of [first, second]) {
      const file = fileOf(text)
      const plays = judgeHands(file.games[0]?.hands ?? [], rulesFor('wrc-2015', file))
      expect(plays.map(faultsOf)).toEqual([[], ['1 question pace.slow E']])
    }
  })

  test('who sits down later at another one’s place has taken no time yet', () => {
    const file = fileOf('@hand E1 0; @players "A" "B" "C" "D"; E discard 1m slow; @hand E1 1; @players "X" "B" "C" "D"; E discard 1m slow')
    expect(judgeHands(file.games[0]?.hands ?? [], rulesFor('wrc-2015', file)).map(faultsOf)).toEqual([[], []])
  })
})

describe('tiles that lie open for a claim that does not stand', () => {
  test.each([
    ['still on the table', 11],
    ['back in the hand', 13],
  ])('%s: the count is right', (_, count) => {
    expect(faultsOf(judged(`E draw; E discard 5p; W call chii; W show 6p7p; W count ${count}`))).toEqual(['3 violation claim.wrong-seat W'])
  })
})

test('a draw at the same moment as the call need not be put back to be no fault', () => {
  expect(faultsOf(judged('@from middle; S discard 5p; N call pon; & W draw; N show 5p5p; N discard 1m'))).toEqual([])
  expect(faultsOf(judged('@from middle; S discard 5p; W draw; & N call pon; N show 5p5p; N discard 1m'))).toEqual([])
})

test.each([
  ['and discards', 'E discard 1z; S ankan 5z; S discard 1m; S count 10'],
  ['and wins', 'E discard 1z; S ankan 5z; S call tsumo; S count 11'],
  ['of a claimed tile', 'E discard 1z; W daiminkan 1z1z1z; W discard 9m; W count 10'],
  ['draws, then a kong', 'E draw; E ankan 5z; E discard 1m; E count 10'],
])('a record without draws: a player makes a kong %s', (_, table) => {
  expect(faultsOf(judged(table))).toEqual([])
})

test.each([
  ['takes before showing', 'S take; S show 5p5p; S discard 9m'],
  ['takes and discards before showing', 'S take; S discard 9m; S show 5p5p'],
  ['discards before showing and taking', 'S discard 9m; S show 5p5p; S take'],
])('the steps of a claim in another order: %s is pointed out once', (_, steps) => {
  const play = judged(`@from middle; @displayed complete; E discard 5p; S call pon; ${steps}; W draw; W discard 1z`)
  expect(faultsOf(play)).toEqual(['3 advice claim.order S'])
  expect(play.table.players.S).toMatchObject({ hand: { size: 10 }, groups: [{ own: ['5p', '5p'], claimed: { tile: '5p', taken: true } }] })
})

test.each([
  [
    'an unseen tile goes, and nobody knows what is left',
    '@deal S 1m2m3m4p5p6p7s8s9s5z6z6z7z; E draw; E discard 1z; S draw; S discard ?; W draw; W discard 1z; N draw; N discard 2z; E draw; E discard 2z; S draw 1p; S discard 8p',
    [],
  ],
  [
    'tiles shown without a call, then a discard: a call is missing',
    '@from middle; E discard 5p; W show 5p5p; W discard 1m; N draw; N discard 2m',
    ['2 record record.no-claim -'],
  ],
  ['tiles shown without a call, then the end', '@from middle; E show 1m; * end exhaustive; E tenpai', ['1 record record.no-claim -']],
  [
    'a claim line is missing where all draws are written down: nobody counts',
    '@from middle; @displayed complete; @hold S 5p5p1m2m3m7s8s9s5z6z6z7z7z; E draw; E discard 5p; S discard 1m; W draw; W discard 3z; N draw; N discard 3z; E draw; E discard 3z; S draw 1z; S discard 1z; * end exhaustive; S noten; S reveal 2m3m7s8s9s5z6z6z7z7z',
    [],
  ],
])('%s', (_, table, expected) => {
  expect(faultsOf(judged(table))).toEqual(expected)
})
