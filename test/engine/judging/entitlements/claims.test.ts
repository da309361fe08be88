import { expect, test } from 'vitest'
import { openOffers } from '../../../../desk/cli/judging/offers.ts'
import { type ClaimKind, claimRightOf } from '../../../../engine/judging/entitlements/claims.ts'
import type { Seat } from '../../../../engine/model/seats.ts'
import { judged } from '../table-of.ts'

const MIDDLE = '@from middle; '
const SEEN = '@from middle; @displayed complete; @wall 30; '
const held = (seat: Seat, tiles: string) => `${SEEN}@hold ${seat} ${tiles}; `
const WAITS = '4m5m4p5p6p7s8s9s5z5z6z6z6z'

const said = (table: string, seat: Seat, claim: ClaimKind, rules: string): string => {
  const right = claimRightOf(judged(table, rules), seat, claim)
  if (right.is === 'no') return `${right.why}${right.event === undefined ? '' : ` ${right.event}`}`
  if (right.is === 'asks') return `asks ${right.why}`
  const { acts, seat: of } = right.until
  return `${right.is} until ${typeof acts === 'string' ? acts : ['discard', ...acts].join('/')} ${of}`
}

test.each<[situation: string, table: string, seat: Seat, claim: ClaimKind, is: string, rules?: string]>([
  ['holds the pair', `${held('W', '5p5p1m')}E discard 5p`, 'W', 'pon', 'may until discard/draw S'],
  ['holds the pair, one of it red', `${held('W', '0p5p1m')}E discard 5p`, 'W', 'pon', 'may until discard/draw S'],
  ['the turn, not the draw, closes it', `${held('W', '5p5p1m')}E discard 5p`, 'W', 'pon', 'may until discard/draw/take S', 'riichi-wiki'],
  ['the text does not say until when', `${held('W', '5p5p1m')}E discard 5p`, 'W', 'pon', 'may until unstated S', 'ema-pre-2016'],
  ['holds one of them', `${held('W', '5p1p1m')}E discard 5p`, 'W', 'pon', 'tiles'],
  ['holds one, and one nobody knows', `${held('W', '5p?1m')}E discard 5p`, 'W', 'pon', 'may-be until discard/draw S'],
  ['holds one, and one nobody knows: no kong', `${held('W', '5p?1m')}E discard 5p`, 'W', 'kan', 'tiles'],
  ['nobody has seen the hand', `${MIDDLE}E discard 5p`, 'W', 'pon', 'may-be until discard/draw S'],
  ['holds three', `${held('W', '5p5p5p1m')}E discard 5p`, 'W', 'kan', 'may until discard/draw S'],
  ['a chow in the middle', `${held('S', '4p6p1m')}E discard 5p`, 'S', 'chii', 'may until discard/draw S'],
  ['a chow at the edge', `${held('S', '8p7p1m')}E discard 9p`, 'S', 'chii', 'may until discard/draw S'],
  ['no chow across suits', `${held('S', '8p7m1m')}E discard 9p`, 'S', 'chii', 'tiles'],
  ['no chow of winds, whatever the hand', `${MIDDLE}E discard 1z`, 'S', 'chii', 'tiles'],
  ['no chow of winds', `${held('S', '2z3z1m')}E discard 1z`, 'S', 'chii', 'tiles'],
  ['not to the right', `${held('W', '4p6p1m')}E discard 5p`, 'W', 'chii', 'claim.wrong-seat 1'],
  ['the own discard', `${held('E', '5p5p1m')}E discard 5p`, 'E', 'pon', 'claim.own-discard 1'],
  ['in riichi', `${held('W', '5p5p1m')}@riichi W; E discard 5p`, 'W', 'pon', 'claim.under-riichi'],
  ['a dead hand', `${held('W', '5p5p1m')}E draw; * dead W; E discard 5p`, 'W', 'pon', 'dead-hand.act 2'],
  ['the next player has drawn, perhaps too fast', `${held('W', '5p5p1m')}E discard 5p; S draw`, 'W', 'pon', 'asks draw.too-fast'],
  ['the next player has drawn', `${held('W', '5p5p1m')}E discard 5p; S draw`, 'W', 'pon', 'claim.late 2', 'wrc-2025'],
  ['the text does not say', `${held('W', '5p5p1m')}E discard 5p; S draw`, 'W', 'pon', 'asks claim.late', 'ema-pre-2016'],
  [
    'the draw was seen to be too fast: the call stands',
    `${held('W', '5p5p1m')}E discard 5p; S draw fast`,
    'W',
    'pon',
    'may until discard/draw S',
  ],
  ['another pung was called', `${held('S', '4p6p1m')}E discard 5p; W call pon`, 'S', 'chii', 'yields 2'],
  ['a chow was called first', `${held('W', '5p5p1m')}E discard 5p; S call chii`, 'W', 'pon', 'yields 2'],
  [
    'a chow was called first, and a pung goes before it',
    `${held('W', '5p5p1m')}E discard 5p; S call chii`,
    'W',
    'pon',
    'may until discard/draw S',
    'ema-2016',
  ],
  [
    'the last discard',
    `@from middle; @displayed complete; @wall 0; @hold W 5p5p1m; E discard 5p`,
    'W',
    'pon',
    'claim.last-discard 1',
    'riichi-wiki',
  ],
  [
    'the last discard, where no rule forbids it',
    `@from middle; @displayed complete; @wall 0; @hold W 5p5p1m; E discard 5p`,
    'W',
    'pon',
    'may until discard/draw S',
  ],
  ['a kong with an empty wall', `@from middle; @displayed complete; @wall 0; @hold W 5p5p5p1m; E discard 5p`, 'W', 'kan', 'kong.last-tile'],
  ['a kong’s tile', `${held('W', '5p5p1m')}@meld E pon 5p S; E draw; E kakan 5p`, 'W', 'pon', 'kong-tile 2'],
  ['nothing to claim', `${held('W', '5p5p1m')}E draw`, 'W', 'pon', 'no-tile'],
  ['the hand is over', `${held('W', '5p5p1m')}E discard 5p; * end exhaustive`, 'W', 'pon', 'hand-over 2'],

  ['waits for it, with a yaku', `${held('S', WAITS)}E discard 3m`, 'S', 'ron', 'may until discard/self-draw S'],
  [
    'waits for it, wins until the turn',
    `${held('S', WAITS)}E discard 3m`,
    'S',
    'ron',
    'may until discard/draw/self-draw/take S',
    'riichi-wiki',
  ],
  ['does not wait for it', `${held('S', WAITS)}E discard 1m`, 'S', 'ron', 'tiles'],
  ['furiten', `${held('S', WAITS)}@river S 6m; E discard 3m`, 'S', 'ron', 'furiten 0'],
  ['no yaku', `${held('S', '4m5m4p5p6p7s8s9s1p1p1p9m9m')}E discard 3m`, 'S', 'ron', 'no-yaku'],
  [
    'no yaku, but in riichi',
    `${held('S', '4m5m4p5p6p7s8s9s1p1p1p9m9m')}@riichi S; @river S 1z; E discard 3m`,
    'S',
    'ron',
    'may until discard/self-draw S',
  ],
  [
    'no yaku, but the last discard',
    '@from middle; @displayed complete; @wall 0; @hold S 4m5m4p5p6p7s8s9s1p1p1p9m9m; E discard 3m',
    'S',
    'ron',
    'may until discard/self-draw S',
  ],
  [
    'perhaps the last discard',
    '@from middle; @displayed complete; @hold S 4m5m4p5p6p7s8s9s1p1p1p9m9m; E discard 3m',
    'S',
    'ron',
    'may-be until discard/self-draw S',
  ],
  [
    'open simples, where the rules do not say',
    `${held('S', '4m5m4p5p6p7s7s7s2p2p')}@meld S pon 3p E; E discard 3m`,
    'S',
    'ron',
    'asks win.no-yaku',
    'ema-pre-2016',
  ],
  ['the river is not known', `@from middle; @hold S ${WAITS}; E discard 3m`, 'S', 'ron', 'may-be until discard/self-draw S'],
  ['nobody has seen the hand', `${MIDDLE}E discard 3m`, 'S', 'ron', 'may-be until discard/self-draw S'],
  ['the next player has drawn', `${held('W', WAITS)}E discard 3m; S draw`, 'W', 'ron', 'may until discard/self-draw S'],
  ['the next player has drawn', `${held('W', WAITS)}E discard 3m; S draw`, 'W', 'ron', 'win.late 2', 'riichi-wiki'],
  ['robs an extended pung', `${held('S', WAITS)}@meld E pon 3m N; E draw; E kakan 3m`, 'S', 'ron', 'may until discard/self-draw E'],
  ['may not rob a concealed kong', `${held('S', WAITS)}E draw; E ankan 3m`, 'S', 'ron', 'not-orphans'],
  ['may rob no concealed kong', `${held('S', WAITS)}E draw; E ankan 3m`, 'S', 'ron', 'kong.rob-concealed 2', 'wrc-2025'],
  [
    'may rob no concealed kong, with Thirteen Orphans either',
    `${held('S', '1m9m1p9p1s9s1z2z3z4z5z6z6z')}E draw; E ankan 7z`,
    'S',
    'ron',
    'kong.rob-concealed 2',
    'wrc-2025',
  ],
  ['may rob a concealed kong', `${held('S', WAITS)}E draw; E ankan 3m`, 'S', 'ron', 'may until discard/self-draw E', 'riichi-wiki'],
  [
    'robs a concealed kong with Thirteen Orphans',
    `${held('S', '1m9m1p9p1s9s1z2z3z4z5z6z6z')}E draw; E ankan 7z`,
    'S',
    'ron',
    'may until discard/self-draw E',
  ],
  ['another is nearer', `${held('W', WAITS)}E discard 3m; S call ron`, 'W', 'ron', 'yields 2'],
  ['all who win', `${held('W', WAITS)}E discard 3m; S call ron`, 'W', 'ron', 'may until discard/extended-kong/self-draw S', 'ema-2016'],
])('%s', (_, table, seat, claim, is, rules = 'wrc-2015') => {
  expect(said(table, seat, claim, rules)).toBe(is)
})

test('offers are made for each discard, only where the record knows the hand', () => {
  const table = `${SEEN}@hold W 5p5p1m1m; @hold S ${WAITS}; E discard 5p; S draw 3m; S discard 1m; W pon 1m1m; W discard 3m`
  expect(openOffers(judged(table))).toEqual([
    { event: 1, seat: 'S', may: ['chii'] },
    { event: 1, seat: 'W', may: ['pon'] },
    { event: 3, seat: 'W', may: ['pon'] },
  ])
})
