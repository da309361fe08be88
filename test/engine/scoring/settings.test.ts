import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../engine/model/seats.ts'
import { handValue } from '../../../engine/scoring/value.ts'
import { judged } from '../judging/table-of.ts'

/** The points of the hand, and of each seat by the win; counted by hand from the texts named beside each row. */
const scored = (table: string, seat: Seat, rules: string): string => {
  const value = handValue(judged(table, rules), seat)
  if (value.is === 'missing') return `missing ${value.missing.join(' ')}`
  if (value.is !== 'worth') return value.is
  return `${value.points}: ${Object.values(value.changes).join(' ')}`
}

const SEEN = '@from middle; @displayed complete; @wall 30; @hand E1 0; '
type Row = readonly [situation: string, table: string, seat: Seat, byRules: Readonly<Record<string, string>>]

/** Riichi and pinfu with two ura dora: 4 han 30 fu. One stick. */
const FOUR_THIRTY = `${SEEN}@dora 1z; @hold S 4m5m4p5p6p7s8s9s9p9p6s7s8s; S draw; S riichi 1z; W draw; W discard 2z; N draw; N discard 2z; E draw; E discard 2z; S draw; S discard 1z; W draw; W discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6s7s8s; * ura 8p`
/** East's pair of its own wind, which prevails: 20, 10 for the closed hand, 8 for the dragons, and the pair. */
const DOUBLE_WIND = `${SEEN}@dora 9s; S discard 3m; E call ron; E reveal 4m5m4p5p6p7s8s9s1z1z6z6z6z`
/** Full flush 6, twice pure double chow 3, all simples 1, pinfu 1, two dora: 13 han. */
const THIRTEEN = `${SEEN}@dora 1m; E discard 8m; S call ron; S reveal 2m2m3m3m4m4m5m5m6m6m7m7m8m`
const TWO_YAKUMAN = `${SEEN}@dora 3z; E discard 1z; S call ron; S reveal 5z5z5z6z6z6z7z7z7z1z1z2z2z`
const FIRST_TURN = '@hand E1 0; @dora 1z; E draw; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z'
/** Concealed, all chows: pinfu with a tile of a chow, a wait on the pair with the other. */
const MIXED = `${SEEN}@dora 1z; S draw; S call tsumo; S reveal 3m4m5m4p5p6p7s8s9s2s3s4s9p9p mixed`
/** The same hand with a pung of dragons: 20, 8, 2 for the self-draw; the wait is 2 or none. */
const MIXED_PUNG = `${SEEN}@dora 1z; S draw; S call tsumo; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z3m mixed`

describe('what a hand is worth by the settings of each edition', () => {
  test.each<Row>([
    [
      '4 han 30 fu: a mangan (EMA 4.1.2, WRC 11.2), or 7,700 (RRC 7.1)',
      FOUR_THIRTY,
      'S',
      {
        'ema-2025': '8000: 0 9000 -8000 0',
        'wrc-2025': '8000: 0 9000 -8000 0',
        'rrc-1.5': '7700: 0 8700 -7700 0',
        'wrc-2015': '8000: 0 9000 -8000 0',
      },
    ],
    [
      'a pair of both winds: 2 fu, so 40 (EMA 4.1.1, WRC 11.3), or 4, so 50 (RRC 3.11.3)',
      DOUBLE_WIND,
      'E',
      {
        'ema-2025': '2000: 2000 -2000 0 0',
        'wrc-2025': '2000: 2000 -2000 0 0',
        'rrc-1.5': '2400: 2400 -2400 0 0',
        'ema-2016': '2400: 2400 -2400 0 0',
      },
    ],
    [
      '13 han: a sanbaiman (EMA 4.1.2), or as much as a yakuman (WRC 11.2, RRC 7.1)',
      THIRTEEN,
      'S',
      {
        'ema-2025': '24000: -24000 24000 0 0',
        'wrc-2025': '32000: -32000 32000 0 0',
        'rrc-1.5': '32000: -32000 32000 0 0',
        'ema-2016': '24000: -24000 24000 0 0',
      },
    ],
    [
      'big dragons with all honours: one yakuman (EMA 4.2), or two (WRC 11.2, RRC 4.7)',
      TWO_YAKUMAN,
      'S',
      { 'ema-2025': '32000: -32000 32000 0 0', 'wrc-2025': '64000: -64000 64000 0 0', 'rrc-1.5': '64000: -64000 64000 0 0' },
    ],
    [
      'a win before the first draw: a mangan by itself (EMA 4.2.4, WRC 11.5.4, RRC 4.5)',
      FIRST_TURN,
      'S',
      {
        'ema-2025': '8000: -8000 8000 0 0',
        'wrc-2025': '8000: -8000 8000 0 0',
        'rrc-1.5': '8000: -8000 8000 0 0',
        'ema-pre-2016': '32000: -32000 32000 0 0',
        'riichi-wiki': 'missing renhou',
        'ema-2016': '1300: -1300 1300 0 0',
      },
    ],
    [
      'the same before the first draw, and the hand is worth more without it',
      THIRTEEN.replace(SEEN, '@hand E1 0; ').replace('E discard', 'E draw; E discard'),
      'S',
      { 'ema-2025': '24000: -24000 24000 0 0', 'wrc-2025': '32000: -32000 32000 0 0' },
    ],
    [
      'a tile mixed into a hand of chows: the least (EMA 6.8), 1 han 20 fu (WRC 11.1), no pinfu (RRC 6.3.3)',
      MIXED,
      'S',
      { 'ema-2025': '1100: -500 1100 -300 -300', 'wrc-2025': '800: -400 800 -200 -200', 'rrc-1.5': '1100: -500 1100 -300 -300' },
    ],
    [
      'a tile mixed into a hand with a pung: the fu of the wait do not count',
      MIXED_PUNG,
      'S',
      {
        'ema-2025': '2000: -1000 2000 -500 -500',
        'wrc-2025': '2000: -1000 2000 -500 -500',
        'rrc-1.5': '2000: -1000 2000 -500 -500',
        'wrc-2015': '2000: -1000 2000 -500 -500',
      },
    ],
  ])('%s', (_, table, seat, byRules) => {
    expect(Object.fromEntries(Object.keys(byRules).map((rules) => [rules, scored(table, seat, rules)]))).toEqual(byRules)
  })
})

/** East has two dragon pungs and gets the third from West; one counter. */
const FED = `@from middle; @displayed complete; @wall 30; @hand E1 1; @dora 9s; @meld E pon 5z S; @meld E pon 6z N; W discard 7z; E pon 7z7z; E discard 9m; `
const OWN = 'S discard 2s; W discard 2s; N discard 2s; E draw '
/** A pung of winds and a pair of winds beside the dragons: all honours too. */
const HONOURS = '1z1z1z2z'
const PLAIN = '4m5m9p9p'

describe('a player is liable for the big hand', () => {
  test.each<Row>([
    [
      'East draws the winning tile: the feeder pays all, the counter too (WRC 11.2.2, example 1)',
      `${FED}${OWN}3m; E call tsumo; E reveal ${PLAIN}3m`,
      'E',
      { 'wrc-2025': '48000: 48300 0 -48300 0', 'ema-2025': '48000: 48300 0 -48300 0', 'rrc-1.5': '48000: 48300 0 -48300 0' },
    ],
    [
      'another discards it: half each, the counter from the discarder (example 2; EMA 3.3.7, RRC 3.12.4)',
      `${FED}S discard 3m; E call ron; E reveal ${PLAIN}`,
      'E',
      { 'wrc-2025': '48000: 48300 -24300 -24000 0', 'ema-2025': '48000: 48300 -24300 -24000 0', 'rrc-1.5': '48000: 48300 -24300 -24000 0' },
    ],
    [
      'all honours too, self-drawn: only the dragons are the feeder’s alone (example 3); EMA has one yakuman',
      `${FED}${OWN}2z; E call tsumo; E reveal ${HONOURS}2z`,
      'E',
      { 'wrc-2025': '96000: 96300 -16100 -64100 -16100', 'ema-2025': '48000: 48300 0 -48300 0', 'rrc-1.5': '96000: 96300 0 -96300 0' },
    ],
    [
      'all honours too, on a discard (example 4)',
      `${FED}S discard 2z; E call ron; E reveal ${HONOURS}`,
      'E',
      { 'wrc-2025': '96000: 96300 -72300 -24000 0', 'ema-2025': '48000: 48300 -24300 -24000 0' },
    ],
    [
      'the feeder discards the winning tile as well',
      `${FED}S discard 2s; W discard 3m; E call ron; E reveal ${PLAIN}`,
      'E',
      { 'wrc-2025': '48000: 48300 0 -48300 0', 'ema-2025': '48000: 48300 0 -48300 0' },
    ],
  ])('%s', (_, table, seat, byRules) => {
    expect(Object.fromEntries(Object.keys(byRules).map((rules) => [rules, scored(table, seat, rules)]))).toEqual(byRules)
  })

  test('the fourth kong is fed: the feeder pays under WRC alone (9.1.1)', () => {
    const table = `@from middle; @displayed complete; @wall 30; @hand E1 0; @dora 9s; @meld S ankan 2p; @meld S daiminkan 5s W; @meld S daiminkan 8m E; * dora 9s; * dora 9s; * dora 9s; N discard 4p; S daiminkan 4p4p4p; * dora 8s; S replace 1z; S discard 9m; W discard 1s; S call ron; S reveal 1s`
    expect([scored(table, 'S', 'wrc-2025'), scored(table, 'S', 'ema-2025'), scored(table, 'S', 'rrc-1.5')]).toEqual([
      '32000: 0 32000 -16000 -16000',
      '32000: 0 32000 -32000 0',
      '32000: 0 32000 -32000 0',
    ])
  })
})

describe('two win on one discard', () => {
  const table = `@from middle; @displayed complete; @wall 30; @hand E1 1 1; @dora 1z; E draw; E riichi 9s; S draw; S discard 9s; W draw; W riichi 9s; N draw; N discard 3m; E call ron; & W call ron; E reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z; W reveal 4m5m1p2p3p7s8s9s1p1p7z7z7z; * ura 1z`
  test('each is paid for the counter, and has the own stick back (EMA 3.3.10, 3.4.4; RRC 3.4.7, 3.8)', () => {
    // Both have riichi, ippatsu and a dragon: 3 han 40 fu. East, nearest to North, has the stick from before too.
    for (const rules of ['ema-2025', 'rrc-1.5'])
      expect([scored(table, 'E', rules), scored(table, 'W', rules)]).toEqual(['7700: 10000 0 0 -8000', '5200: 0 0 6500 -5500'])
  })
  test('only the nearest wins and takes all (WRC 8.2, 9.1)', () => {
    expect([scored(table, 'E', 'wrc-2025'), scored(table, 'W', 'wrc-2025')]).toEqual(['7700: 11000 0 0 -8000', 'yields'])
  })
})
