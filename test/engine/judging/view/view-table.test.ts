import { describe, expect, test } from 'vitest'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import type { Play } from '../../../../engine/judging/play.ts'
import { playAt } from '../../../../engine/judging/play.ts'
import { withCurrentDecisions } from '../../../../engine/judging/view/view-as-decided.ts'
import { viewOf } from '../../../../engine/judging/view/view-table.ts'
import type { Seat } from '../../../../engine/model/seats.ts'
import { judgedInHouse } from '../../rulebook/house/house-of.ts'
import { fileOf, handOf, judged, rulesFor } from '../table-of.ts'
import { groupTile } from './picture.ts'

const groupsOf = (table: string, seat: Seat): readonly string[] =>
  viewOf(judged(table)).seats[seat].groups.map(({ tiles }) => tiles.map(groupTile).join(' '))

describe('groups lie as at a real table', () => {
  test.each<[string, string, Seat, string]>([
    ['from the left neighbour: on the left', '@from middle; E discard 5p; S chii 4p6p', 'S', '<5p> 4p 6p'],
    ['from across: in the middle', '@from middle; E discard 5p; W pon 5p0p', 'W', '5p <5p> 0p'],
    ['from the right neighbour: on the right', '@from middle; E discard 5p; N pon 5p5p', 'N', '5p 5p <5p>'],
    ['an open kong from across', '@from middle; E discard 5p; W daiminkan 5p5p0p', 'W', '5p <5p> 5p 0p'],
    [
      'an extended kong: the fourth tile above the sideways one',
      '@from middle; @meld W pon 5p E; W draw; W kakan 0p',
      'W',
      '5p <5p> ^0p 5p',
    ],
    ['a concealed kong, outer tiles down', '@from middle; W draw; W ankan 1z outer', 'W', '[1z] 1z 1z [1z]'],
    ['a concealed kong, middle tiles down', '@from middle; W draw; W ankan 1z middle', 'W', '1z [1z] [1z] 1z'],
    ['not yet taken', '@from middle; E discard 5p; W call pon; W show 5p5p', 'W', '5p _ 5p'],
    ['laid on the wrong side, as it lies', '@from middle; E discard 5p; W call pon; W show 5p5p; W take left', 'W', '<5p> 5p 5p'],
  ])('%s', (_, table, seat, expected) => expect(groupsOf(table, seat)).toEqual([expected]))
})

test.each([
  ['from the deal, without a name: the first of a game', 'E draw', { wind: 'E', number: 1, counters: 0, sticks: 0 }],
  ['from the middle, without a name: nobody has said which', '@from middle; E draw', null],
  ['from the middle, named', '@hand E2 1; @from middle; E draw', { wind: 'E', number: 2, counters: 1, sticks: 0 }],
])('which hand it is, %s', (_, table, hand) => expect(viewOf(judged(table)).hand).toEqual(hand))

const DRAW = '@from middle; @displayed complete; @wall 0; S discard 1z; * end exhaustive'
const WAITING = 'E reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z'
test.each([
  ['waiting', `${DRAW}; E tenpai; ${WAITING}`, true],
  ['said, not shown', `${DRAW}; E tenpai`, true],
  ['said, and the hand shown does not wait', `${DRAW}; E tenpai; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z`, false],
  ['said with a dead hand', `${DRAW.replace('S discard', '* dead E; S discard')}; E tenpai; ${WAITING}`, false],
  ['shown in riichi, without the word', `${DRAW.replace('@wall', '@riichi E; @wall')}; ${WAITING}`, true],
  ['not waiting', `${DRAW}; E noten`, false],
])('whether the dealer stays after a draw: %s', (_, table, stays) => expect(viewOf(judged(table, 'ema-2025')).dealerStays).toBe(stays))

describe('what a referee decided later holds on the board at every act', () => {
  const SWAP = '@from middle; E discard 2p; S chii 3p4p; S discard 5p; W draw'
  const board = (text: string, act: number, ruling: string): boolean => {
    const now = judged(`${text}; ${ruling}`)
    const findings = now.findings.map((finding) => ({ finding, state: 'confirmed' }))
    return withCurrentDecisions(viewOf(playAt(judged(text), act)), { findings, view: viewOf(now) }).seats.S.dead
  }
  test('a hand is dead from the act on for which that was imposed', () => {
    const at = [4, 5, 6].map((act) => board(SWAP, act, '* ruling 5 swap.other-end upheld dead-hand'))
    expect(at).toEqual([false, true, true])
  })
  test('one that was only proposed dead lives where something else was imposed', () => {
    const text = '@from middle; S discard 1z nodraw; W draw'
    expect([board(text, 2, '* ruling 1 turn.no-draw upheld notice'), board(text, 2, '* ruling 1 turn.no-draw upheld')]).toEqual([
      false,
      true,
    ])
  })
})

test('a claimed tile is called until its player discards, where nothing was shown for it', () => {
  const called = '@from middle; E discard 1z; W call pon'
  expect(viewOf(judged(called)).seats.E.river).toMatchObject([{ tile: '1z', called: true }])
  expect(viewOf(judged(`${called}; W discard 9m`)).seats.E.river).toMatchObject([{ tile: '1z', called: false, claimedBy: null }])
})

test('a claimed tile is called, then gone from the river', () => {
  const called = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m'
  expect(viewOf(judged(called)).seats.E.river).toMatchObject([{ tile: '1z', called: true, claimedBy: null }])
  expect(viewOf(judged(`${called}; W take`)).seats.E.river).toMatchObject([{ tile: '1z', called: false, claimedBy: 'W' }])
})

test.each([
  ['with its win', 'E draw 5z; E tsumo; E reveal 1m2m3m4m5m6m7m8m9m1p1p5z5z5z', '1m2m3m4m5m6m7m8m9m1p1p5z5z5z'],
  ['with a tile nobody saw', 'E draw 5z; E tsumo; E reveal 1m2m3m4m5m6m7m8m9m1p1p5z5z?', '1m2m3m4m5m6m7m8m9m1p1p5z5z?'],
  ['no hand', 'E draw 5z', undefined],
  ['a hand taken up again: its player has played on', 'E draw 5z; E reveal 1m2m3m4m5m6m7m8m9m1p1p5z5z5z; E discard 5z', undefined],
])('which hand lies face up: %s', (_, table, tiles) => {
  expect(viewOf(judged(`@from middle; ${table}`)).seats.E.shown?.join('')).toBe(tiles)
})

test('discards left until a hand is dead, where the rule set counts them', () => {
  const called = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m'
  const left = (table: string, rules?: string) =>
    viewOf(judged(table, rules)).untaken.map(({ seat, tile, discardsLeft }) => `${seat} ${tile} ${discardsLeft}`)
  expect(left(called)).toEqual(['W 1z 2'])
  expect(left(`${called}; N discard 3p`)).toEqual(['W 1z 1'])
  expect(left(`${called}; N discard 3p; W take`)).toEqual([])
  expect(left(`${called}; N discard 3p; E discard 7s`)).toEqual([])
  expect(left(called, 'riichi-wiki')).toEqual([])
})

test('the outcome when a claimed tile is not taken, also under a house rule', () => {
  const called = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m'
  const after = (play: Play) => viewOf(play).untaken.map(({ outcome }) => outcome)
  const inHouse = (difference: object) => after(judgedInHouse('wrc-2015', [{ rule: 'claim.not-taken', ...difference }], called))
  expect(['wrc-2015', 'ema-2025'].map((rules) => after(judged(called, rules)))).toEqual([['dead'], ['can-be-declared-dead']])
  expect(inHouse({ kind: 'penalty', penalty: { kind: 'notice' } })).toEqual(['too-late'])
  expect(inHouse({ kind: 'level', level: 'advice' })).toEqual(['too-late'])
})

describe('what may be claimed, by whom', () => {
  test.each([
    ['a discard', '@from middle; E discard 3m', 'wrc-2015', 'S', 'SWN', 'SWN'],
    ['after the draw only a win', '@from middle; E discard 3m; S draw', 'wrc-2015', '', '', 'SWN'],
    ['after the draw nothing', '@from middle; E discard 3m; S draw', 'riichi-wiki', '', '', ''],
    ['the tile of an extended kong', '@from middle; @meld E pon 3m S; E draw; E kakan 3m', 'wrc-2015', '', '', 'SWN'],
  ])('%s', (_, table, rules, chow, pung, win) => {
    const { windows } = viewOf(judged(table, rules))
    expect([windows?.chow.join(''), windows?.pung.join(''), windows?.win.join('')]).toEqual([chow, pung, win])
  })
})

test.each([
  ['wrc-2015', '[6s] 6s 6s [6s]'],
  ['ema-2016', '6s [6s] [6s] 6s'],
  ['ema-pre-2016', '6s [6s] [6s] 6s'],
])('a concealed kong of which the record does not say what lies face down, under %s: %s', (rules, expected) => {
  const [group] = viewOf(judged('@from middle; W draw; W ankan 6s', rules)).seats.W.groups
  expect(group?.tiles.map(groupTile).join(' ')).toBe(expected)
})

describe('tiles left in the dead wall for kongs', () => {
  test.each<[string, number | null]>([
    ['E draw', 4],
    ['E draw; E ankan 5p; E replace', 3],
    ['@from middle; E draw', null],
    ['@from middle; @displayed complete; @meld S ankan 5p; @meld W daiminkan 7m E; E draw', 2],
  ])('%s', (table, left) => expect(viewOf(judged(table)).replacements).toBe(left))
})

test.each([
  ['wrc-2015', ['draw'], ['self-draw']],
  ['riichi-wiki', ['draw', 'take'], ['draw', 'self-draw', 'take']],
  ['ema-pre-2016', 'unstated', ['self-draw']],
])('until when a discard may be claimed under %s', (rules, sets, win) =>
  expect(viewOf(judged('@from middle; E discard 3m', rules)).windows?.until).toEqual({ sets, win }),
)

test('whose turn, wall, sticks, dead hands and scores', () => {
  const view = viewOf(
    judged('@hand S2 1 1; @dora 4p; @scores 25000 25000 25000 25000; @players "A" "B" "C" "D"; E draw; E riichi 1z; S draw; * dead S'),
  )
  expect(view).toMatchObject({
    hand: { wind: 'S', number: 2, counters: 1, sticks: 1 },
    wall: 68,
    dora: ['4p'],
    turn: { seat: 'S', due: 'discard' },
    last: { seat: 'E' },
    from: 'deal',
    ended: null,
  })
  expect(view.seats.E).toMatchObject({ riichi: true, score: 24000, name: 'A', concealed: 13, river: [{ lies: ['rotated'] }] })
  expect(view.seats.S).toMatchObject({ dead: true, concealed: 14 })
})

test.each([
  [['draw', 'self-draw', 'take'], 'E discard 3m; S draw', ''],
  [['self-draw'], 'E discard 3m; S draw', 'SWN'],
  [['draw', 'self-draw', 'take'], 'E discard 3m; W call pon; W show 3m3m; W take', ''],
] as const)('a win that %j end closes by them, whatever ends sets: %s', (discard, acts, open) => {
  const file = fileOf(`@from middle; ${acts}`)
  const ema = rulesFor('ema-2016', file)
  const view = viewOf(judgeHand(handOf(file), { ...ema, windows: { ...ema.windows, win: { discard, kong: [] } } }))
  expect(view.windows?.win.join('') ?? '').toBe(open)
})
