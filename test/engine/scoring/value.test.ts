import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../engine/model/seats.ts'
import { handValue } from '../../../engine/scoring/value.ts'
import { judged } from '../judging/table-of.ts'

const SEEN = '@from middle; @displayed complete; @wall 30; @hand E1 0; '
const valueIn = (table: string, seat: Seat, rules: string) => handValue(judged(table, rules), seat)

/** `30 fu 2 han 2000: name han, …` */
const said = (table: string, seat: Seat, rules: string): string => {
  const value = valueIn(table, seat, rules)
  if (value.is === 'missing') return `missing ${value.missing.join(' ')}`
  if (value.is !== 'worth') return value.is
  const size = value.han === null ? `${value.yakuman} yakuman` : `${value.han} han ${value.fu} fu`
  return `${size}, ${value.points}: ${value.yaku.map(({ yaku, han }) => `${yaku} ${han}`).join(', ')}`
}

const DORA = '@dora 1z; '
const RIICHI = 'S draw; S riichi 1z; W draw; W discard 2z; N draw; N discard 2z; E draw; E discard 2z; S draw; S discard 1z; '

test.each<[situation: string, table: string, seat: Seat, is: string, rules?: string]>([
  [
    'a pung of dragons',
    `${SEEN}${DORA}E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    '1 han 40 fu, 1300: green-dragon 1',
  ],
  [
    'East gets half as much again',
    `${SEEN}${DORA}S discard 3m; E call ron; E reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'E',
    '1 han 40 fu, 2000: green-dragon 1',
  ],
  [
    'self-drawn, concealed',
    `${SEEN}${DORA}S draw 3m; S call tsumo; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z3m`,
    'S',
    '2 han 30 fu, 2000: self-draw 1, green-dragon 1',
  ],
  [
    'pinfu self-drawn has 20 fu',
    `${SEEN}${DORA}S draw 3m; S call tsumo; S reveal 4m5m4p5p6p7s8s9s9p9p2s3s4s3m`,
    'S',
    '2 han 20 fu, 1500: self-draw 1, pinfu 1',
  ],
  [
    'seven pairs have 25 fu',
    `${SEEN}${DORA}E discard 3m; S call ron; S reveal 3m4p4p7s7s9p9p6z6z1s1s2s2s`,
    'S',
    '2 han 25 fu, 1600: seven-pairs 2',
  ],
  [
    'the indicator of a wind goes round',
    `${SEEN}@dora 4z; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s1z1z6z6z6z`,
    'S',
    '3 han 40 fu, 5200: green-dragon 1, dora 2',
  ],
  [
    'two indicators alike',
    `${SEEN}@dora 8p; @meld W ankan 1s; N draw; N discard 9s; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    'missing dora',
  ],
  ['no indicator', `${SEEN}E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`, 'S', 'missing dora'],
  [
    'fourteen tiles that are no hand',
    `@set red-fives 4; ${SEEN}${DORA}E discard 3m; S call ron; S reveal 4m5m0p0p6p4p7p7s8s9s6z6z6z`,
    'S',
    'void',
    'riichi-wiki',
  ],
  [
    'red fives, two of one suit',
    `@set red-fives 4; ${SEEN}${DORA}E discard 3m; S call ron; S reveal 4m5m0p0p7s8s9s4s5s6s6z6z6z`,
    'S',
    '3 han 40 fu, 5200: green-dragon 1, red-five 2',
    'riichi-wiki',
  ],
  [
    'red fives and the dora',
    `@set red-fives 4; ${SEEN}@dora 4p; E discard 3m; S call ron; S reveal 4m5m0p0p7s8s9s4s5s6s6z6z6z`,
    'S',
    '5 han 40 fu, 8000: green-dragon 1, dora 2, red-five 2',
    'riichi-wiki',
  ],
  [
    'a red five where the set has none',
    `${SEEN}${DORA}E discard 3m; S call ron; S reveal 4m0m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    '1 han 40 fu, 1300: green-dragon 1',
  ],
  [
    'a kong holds the red five',
    `${SEEN}${DORA}* dora 2z; @x`.replace(
      '* dora 2z; @x',
      '@meld S ankan 5p; * dora 2z; E discard 3m; S call ron; S reveal 4m5m7s8s9s9p9p6z6z6z',
    ),
    'S',
    '2 han 60 fu, 3900: green-dragon 1, red-five 1',
    'riichi-wiki',
  ],
  [
    'riichi with ura',
    `${SEEN}${DORA}@hold S 4m5m4p5p6p7s8s9s9p9p6s7s8s; ${RIICHI}W draw; W discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6s7s8s; * ura 8p`,
    'S',
    '4 han 30 fu, 7700: riichi 1, pinfu 1, ura-dora 2',
    'riichi-wiki',
  ],
  [
    'riichi, ippatsu',
    `${SEEN}${DORA}@river S 1z; S draw; S riichi 1z; W draw; W discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6s7s8s; * ura 1z`,
    'S',
    '3 han 30 fu, 3900: riichi 1, ippatsu 1, pinfu 1',
  ],
  [
    'riichi, the ura are not recorded',
    `${SEEN}${DORA}@river S 1z; S draw; S riichi 1z; W draw; W discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6s7s8s`,
    'S',
    'missing ura',
  ],
  [
    'in riichi since before the record',
    `${SEEN}${DORA}@river S 1z; @riichi S; W draw; W discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6s7s8s; * ura 1z`,
    'S',
    'missing riichi ippatsu sticks',
  ],
  [
    'the last discard',
    `${SEEN}${DORA}@wall 0; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p7z7z7z`.replace('@wall 30; ', ''),
    'S',
    '2 han 40 fu, 2600: last-discard 1, red-dragon 1',
  ],
  [
    'a robbed kong',
    `${SEEN}${DORA}@meld E pon 3m N; E draw; E kakan 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p1s2s3s`,
    'S',
    '2 han 30 fu, 2000: robbed-kong 1, pinfu 1',
  ],
  [
    'a replacement tile',
    `${SEEN}${DORA}@hold S 1s1s1s4m5m4p5p6p9p9p6z6z6z; S draw 1s; S ankan 1s; * dora 2z; S replace 3m; S call tsumo; S reveal 4m5m4p5p6p9p9p6z6z6z3m`,
    'S',
    '3 han 70 fu, 8000: replacement 1, self-draw 1, green-dragon 1',
  ],
  [
    'a yakuman counts no dora',
    `${SEEN}@dora 4z; E discard 1z; S call ron; S reveal 1m9m1p9p1s9s2z3z4z5z6z7z7z`,
    'S',
    '1 yakuman, 32000: thirteen-orphans yakuman',
  ],
  [
    'thirteen han',
    `${SEEN}@dora 8m; S draw 9m; S call tsumo; S reveal 1m2m3m1m2m3m4m5m6m7m8m9m9m9m`,
    'S',
    '14 han 20 fu, 32000: self-draw 1, pinfu 1, twin-chows 1, pure-straight 2, full-flush 6, dora 3',
  ],
  [
    'several wins on one tile, which the text leaves open',
    `${SEEN}${DORA}E discard 3m; S call ron; W call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    'missing several',
    'riichi-wiki',
  ],
  ['an unknown tile', `${SEEN}${DORA}E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z?`, 'S', 'missing hand'],
  ['not shown yet', `${SEEN}${DORA}E discard 3m; S call ron`, 'S', 'missing hand'],
  [
    'groups nobody has written down',
    '@from middle; @hand E1 0; @dora 1z; @wall 30; E discard 3m; S call ron; S reveal 4m5m4p5p6p9p9p6z6z6z',
    'S',
    'missing groups',
  ],
  [
    'open simples, where the text does not say',
    `${SEEN}${DORA}@meld S pon 3p E; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s7s7s2p2p`,
    'S',
    'missing open-tanyao',
    'ema-pre-2016',
  ],
  [
    'the tile won on was written down with the hand',
    `${SEEN}${DORA}E discard 3m; S call ron; S reveal 3m4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    '1 han 40 fu, 1300: green-dragon 1',
  ],
  [
    'the self-drawn tile was not written down with the hand',
    `${SEEN}${DORA}S draw 3m; S call tsumo; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    '2 han 30 fu, 2000: self-draw 1, green-dragon 1',
  ],
  [
    'self-drawn, and a later win on the discard that nobody has decided about',
    `${SEEN}${DORA}E discard 5z; S draw 3m; S call tsumo; W call ron; S reveal 3m4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'S',
    'missing several',
  ],
  [
    'self-drawn, and the later win on the discard counts',
    `${SEEN}${DORA}E discard 5z; S draw 3m; S call tsumo; W call ron; S reveal 3m4m5m4p5p6p7s8s9s9p9p6z6z6z; * answer 4 discard`,
    'S',
    'yields',
  ],
  [
    'in the first turn, where nobody knows whether that counts',
    '@set renhou unknown; @hand E1 0; @dora 1z; E draw; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z',
    'S',
    'missing renhou',
  ],
  ['self-drawn by a dead hand', `${SEEN}${DORA}* dead S; S draw 3m; S call tsumo; S reveal 3m4m5m4p5p6p7s8s9s9p9p6z6z6z`, 'S', 'void'],
  ['no win was declared', `${SEEN}${DORA}E discard 3m`, 'S', 'not-won'],
  ['another winner is nearer', `${SEEN}${DORA}E discard 3m; S call ron; W call ron; W reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`, 'W', 'yields'],
  [
    'the nearer win is none',
    `${SEEN}${DORA}E discard 3m; S call ron; W call ron; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z; W reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`,
    'W',
    '1 han 40 fu, 1300: green-dragon 1',
  ],
  ['furiten: the win is void', `${SEEN}${DORA}@river S 6m; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z`, 'S', 'void'],
  [
    'self-drawn, nobody has seen the tile before',
    `${SEEN}${DORA}S draw; S call tsumo; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z3m`,
    'S',
    '2 han 30 fu, 2000: self-draw 1, green-dragon 1',
  ],
  [
    'self-drawn, and mixed with the hand',
    `${SEEN}${DORA}S draw; S call tsumo; S reveal 4m5m4p5p6p7s8s9s9p9p6z6z6z3m mixed`,
    'S',
    'missing tile',
    'riichi-wiki',
  ],
  ['no yaku', `${SEEN}${DORA}@meld S pon 3p E; E discard 3m; S call ron; S reveal 4m5m4p5p6p7s8s9s9p9p`, 'S', 'void'],
])('%s', (_, table, seat, is, rules = 'wrc-2015') => {
  expect(said(table, seat, rules)).toBe(is)
})

describe('payments', () => {
  const paid = (table: string, seat: Seat, rules = 'wrc-2015') => {
    const value = valueIn(table, seat, rules)
    return value.is === 'worth' ? value : expect.fail(JSON.stringify(value))
  }
  const HAND = '4m5m4p5p6p7s8s9s9p9p6z6z6z'

  test.each<[situation: string, table: string, seat: Seat, changes: string, rules?: string]>([
    [
      'the discarder pays, counters too',
      `${SEEN}${DORA}E discard 3m; S call ron; S reveal ${HAND}`.replace('E1 0', 'E1 2 1'),
      'S',
      '-1900 2900 0 0',
    ],
    [
      'East pays double',
      `${SEEN}${DORA}S draw 3m; S call tsumo; S reveal ${HAND}3m`.replace('E1 0', 'E1 1 0'),
      'S',
      '-1100 2300 -600 -600',
    ],
    ['all pay East alike', `${SEEN}${DORA}E draw 3m; E call tsumo; E reveal ${HAND}3m`, 'E', '3000 -1000 -1000 -1000'],
    [
      'a riichi stick of this hand',
      `${SEEN}${DORA}E draw; E riichi 9s; S draw 3m; S call tsumo; S reveal ${HAND}3m`,
      'S',
      '-1000 3000 -500 -500',
    ],
    [
      'the stick goes back where the rotated tile is won on',
      `${SEEN}${DORA}E draw; E riichi 3m; S call ron; S reveal ${HAND}`,
      'S',
      '-1300 1300 0 0',
    ],
    [
      'the feeder pays all',
      `${SEEN}${DORA}@meld S pon 5z E; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 9m; W discard 9m; N discard 9m; E discard 9m; S draw 3m; S call tsumo; S reveal 4m5m9p9p3m`,
      'S',
      '0 32000 0 -32000',
      'ema-pre-2016',
    ],
    [
      'feeder and discarder pay half each',
      `${SEEN}${DORA}@meld S pon 5z E; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 9m; W discard 3m; S call ron; S reveal 4m5m9p9p`,
      'S',
      '0 32000 -16000 -16000',
      'ema-pre-2016',
    ],
    [
      'no liability in the rule set',
      `${SEEN}${DORA}@meld S pon 5z E; @meld S pon 6z W; N discard 7z; S pon 7z7z; S discard 9m; W discard 3m; S call ron; S reveal 4m5m9p9p`,
      'S',
      '0 32000 -32000 0',
    ],
    [
      'of two winners the nearest gets the counters',
      `${SEEN}${DORA}E discard 3m; S call ron; W call ron; S reveal ${HAND}; W reveal 4m5m1p2p3p7s8s9s1p1p7z7z7z`.replace('E1 0', 'E1 1 1'),
      'W',
      '-1300 0 1300 0',
      'ema-2016',
    ],
  ])('%s', (_, table, seat, changes, rules) => {
    const { E, S, W, N } = paid(table, seat, rules).changes
    expect(`${E} ${S} ${W} ${N}`).toBe(changes)
  })

  test('what opening costs: a han of the straight, and pinfu and self-draw altogether', () => {
    const open = paid(`${SEEN}${DORA}@meld S chii 1m2m3m 3m; S draw 9m; S call tsumo; S reveal 4m5m6m7m8m2p2p4s5s6s9m`, 'S')
    expect(open.opening).toEqual({ lessOne: ['pure-straight'], lost: ['self-draw', 'pinfu'] })
    expect(paid(`${SEEN}${DORA}E discard 3m; S call ron; S reveal ${HAND}`, 'S').opening).toBeNull()
  })

  test('what the texts on file do not say is named where the value hangs on it', () => {
    expect(paid(`${SEEN}${DORA}S draw 3m; E discard 3m; S call ron; S reveal ${HAND}`, 'S').conventions).toEqual([])
    expect(paid(`${SEEN}${DORA}S draw 3m; S call tsumo; S reveal ${HAND}3m mixed`, 'S', 'ema-pre-2016').conventions).toEqual(['mixed-tile'])
    expect(paid(`${SEEN}@dora 9s; S discard 3m; E call ron; E reveal 4m5m4p5p6p7s8s9s1z1z6z6z6z`, 'E').conventions).toEqual([
      'double-wind-pair',
    ])
    expect(paid(`${SEEN}@dora 3z; E discard 1z; S call ron; S reveal 5z5z5z6z6z6z7z7z7z1z1z2z2z`, 'S').conventions).toEqual([
      'several-yakuman',
    ])
  })
})
