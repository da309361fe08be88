import { describe, expect, test } from 'vitest'
import type { FastKey } from '../../../../../renderer/keys/fast-keys.ts'
import type { TileMeaning } from '../../../../../renderer/record/entry/fast/press.ts'
import { FULL, type GameOptions } from '../../../../../tools/generator/options.ts'
import { playGame } from '../../../../../tools/generator/play-game.ts'
import { typedHand } from '../../../../../tools/measure/typing/typed-hand.ts'
import { rulesFor } from '../../../../engine/judging/table-of.ts'
import { fastTable } from './fast-table.ts'

/** Acts recorded before, keys separated by blanks, and the acts recorded with them. */
type Row = readonly [situation: string, before: readonly string[], keys: string, after: readonly string[]]

const typedAt = (before: readonly string[], keys: string, seen: TileMeaning = 'draws') => {
  const table = fastTable({ seen })
  for (const line of before) table.enter(line)
  table.press(...(keys.split(' ') as FastKey[]))
  return table
}

describe('one key or two make an act', () => {
  test.each<Row>([
    ['a draw whose face is seen', [], 'n4 z', ['E draw 4z']],
    ['suit first', [], 'z n4', ['E draw 4z']],
    ['a draw whose face is not seen', [], 'due', ['E draw']],
    ['the drawn tile is discarded', ['E draw 4z'], 'due', ['E draw 4z', 'E discard 4z drawn']],
    ['another tile is discarded', ['E draw 4z'], 'n9 s', ['E draw 4z', 'E discard 9s hand']],
    ['a tile like the drawn one, out of the hand', ['E draw 4z'], 'n4 z', ['E draw 4z', 'E discard 4z hand']],
    ['after an unseen draw nobody knows from where', ['E draw'], 'n9 s', ['E draw', 'E discard 9s']],
    ['an unseen draw is discarded: its face is seen now', ['E draw'], 'due n9 s', ['E draw', 'E discard 9s drawn']],
    ['a red five', ['E draw'], 'n0 p', ['E draw', 'E discard 0p']],
    ['a tile nobody saw', ['E draw 4z'], 'unknown', ['E draw 4z', 'E discard ? hand']],
    ['a number struck anew', ['E draw'], 'n8 n9 s', ['E draw', 'E discard 9s']],
    ['riichi with a tile', ['E draw 4z'], 'riichi n9 m', ['E draw 4z', 'E riichi 9m']],
    ['riichi with the drawn tile', ['E draw 4z'], 'riichi due', ['E draw 4z', 'E riichi 4z']],
    ['a self-draw win', ['E draw 4z'], 'tsumo', ['E draw 4z', 'E call tsumo']],
    ['a concealed kong', ['E draw 4z'], 'ankan n4 z', ['E draw 4z', 'E ankan 4z']],
    ['the tile after it', ['E draw 4z', 'E ankan 4z'], 'n2 m', ['E draw 4z', 'E ankan 4z', 'E replace 2m']],
    ['an indicator', ['E draw 4z'], 'dora n1 z', ['E draw 4z', '* dora 1z']],
    ['a hand is counted: two digits', ['E discard 1z'], 'count pon.E n1 n2', ['E discard 1z', 'E count 12']],
    ['a hand is counted: one digit', ['E discard 1z'], 'count chii.W n7', ['E discard 1z', 'W count 7']],
    ['a hand with one tile', ['E discard 1z'], 'count chii.W n1 due', ['E discard 1z', 'W count 1']],
    ['out of turn: who, then the tile', ['E discard 1z'], 'player chii.W n9 m', ['E discard 1z', 'W discard 9m']],
    ['out of turn: a draw', ['E discard 1z'], 'player chii.W due', ['E discard 1z', 'W draw']],
  ])('%s', (_, before, keys, after) => expect(typedAt(before, keys).lines()).toEqual(after))
})

describe('claims: a key for each seat', () => {
  const discard = ['E draw 5p', 'E discard 5p drawn']
  test.each<Row>([
    ['a pung', discard, 'pon.W', [...discard, 'W pon 5p5p']],
    ['a pung with the red five', discard, 'n0 pon.W', [...discard, 'W pon 0p5p']],
    ['a kong', discard, 'kan pon.N', [...discard, 'N daiminkan 5p5p5p']],
    ['a chow by its lowest tile', discard, 'chii.S n4', [...discard, 'S chii 4p6p']],
    ['a chow, the tile first', discard, 'n3 chii.S', [...discard, 'S chii 3p4p']],
    ['the first chow offered', discard, 'chii.S due', [...discard, 'S chii 3p4p']],
    ['a chow with a red five', ['E draw 6p', 'E discard 6p drawn'], 'chii.S n0 n4', ['E draw 6p', 'E discard 6p drawn', 'S chii 4p0p']],
    ['a chow by the wrong player is noted too', discard, 'chii.W n4', [...discard, 'W chii 4p6p']],
    ['a win', discard, 'ron.S', [...discard, 'S call ron']],
    ['two wins', discard, 'ron.S ron.W', [...discard, 'S call ron', 'W call ron']],
    ['only said', discard, 'says pon.W', [...discard, 'W call pon']],
    ['step by step', discard, 'says pon.W due', [...discard, 'W call pon', 'W show 5p5p']],
    ['step by step to its end', discard, 'says pon.W due due', [...discard, 'W call pon', 'W show 5p5p', 'W take 5p middle']],
    ['a call is taken back', discard, 'says pon.W retract', [...discard, 'W call pon', 'W retract']],
    ['a tile that nobody noted: a pung all the same, and taken', ['E draw', 'E discard ?'], 'pon.W', ['E draw', 'E discard ?', 'W pon']],
    ['a chow of it', ['E draw', 'E discard ?'], 'chii.S', ['E draw', 'E discard ?', 'S chii']],
    ['a kong of it', ['E draw', 'E discard ?'], 'kan pon.W', ['E draw', 'E discard ?', 'W daiminkan']],
    ['nothing to claim: noted all the same', [], 'pon.W', ['W pon']],
    ['only said, of a tile that nobody noted', ['E draw', 'E discard ?'], 'says pon.W', ['E draw', 'E discard ?', 'W call pon']],
  ])('%s', (_, before, keys, after) => expect(typedAt(before, keys).lines()).toEqual(after))

  test('a riichi that is won on pays no stick', () =>
    expect(typedAt(['E draw 4z'], 'riichi n9 m ron.W').lines()).toEqual([
      'E draw 4z',
      'E call riichi',
      'E discard 9m rotated hand',
      'W call ron',
    ]))
})

/** West’s turn after South’s discard. */
const TURN = ['S discard 5p', 'W draw'] as const

describe('what goes wrong: one key each', () => {
  test.each<Row>([
    ['drawn too fast: the draw just noted', ['E discard 1z'], 'n4 z tooFast', ['E discard 1z', 'S draw 4z fast']],
    ['drawn too fast: no draw noted yet', ['E discard 1z'], 'tooFast', ['E discard 1z', 'S draw fast']],
    ['drawn too fast: noted after the call', ['E discard 1z'], 'pon.W tooFast', ['E discard 1z', 'S draw fast', 'W pon 1z1z']],
    [
      'drawn too fast, the draw noted: said after the call',
      ['E discard 1z', 'S draw 4z'],
      'pon.W tooFast',
      ['E discard 1z', 'S draw 4z fast', 'W pon 1z1z'],
    ],
    ['a turn too fast: the discard', [...TURN, 'W discard 9s'], 'tooFast', [...TURN, 'W discard 9s fast']],
    ['said twice: the next draw as well', [...TURN, 'W discard 9s'], 'tooFast tooFast', [...TURN, 'W discard 9s fast', 'N draw fast']],
    [
      'a turn too fast: said after the call of the tile before',
      [...TURN, 'W discard 9s', 'N call pon 5p'],
      'tooFast',
      [...TURN, 'W discard 9s fast', 'N call pon 5p'],
    ],
    [
      'a call of the discard itself: the draw after it',
      [...TURN, 'W discard 9s', 'E call pon 9s'],
      'tooFast',
      [...TURN, 'W discard 9s', 'N draw fast', 'E call pon 9s'],
    ],
    ['a turn too fast: a riichi', [...TURN, 'W riichi 9s'], 'tooFast', [...TURN, 'W call riichi', 'W discard 9s rotated fast', 'W stick']],
    [
      'a turn too fast: a kong, its tile drawn',
      [...TURN, 'W ankan 1z', '* dora 3s', 'W replace'],
      'tooFast',
      [...TURN, 'W ankan 1z fast', '* dora 3s', 'W replace'],
    ],
    [
      'a turn too fast: a self-draw win',
      [...TURN, 'W call tsumo', 'N call ron 5p'],
      'tooFast',
      [...TURN, 'W call tsumo fast', 'N call ron 5p'],
    ],
    [
      'a claimant’s discard too fast',
      ['E discard 4p', 'S chii 5p6p', 'S discard 1z'],
      'tooFast',
      ['E discard 4p', 'S chii 5p6p', 'S discard 1z fast'],
    ],
    ['a discard is taken back', [...TURN, 'W discard 9s'], 'retract', [...TURN, 'W discard 9s', 'W retract 9s']],
    [
      'the discard of a turn that was too fast, after the call',
      [...TURN, 'W discard 9s fast', 'N call pon 5p'],
      'player chii.W retract',
      [...TURN, 'W discard 9s fast', 'N call pon 5p', 'W retract 9s'],
    ],
    ['a hand on the wall', ['E discard 1z'], 'touch', ['E discard 1z', 'S touch']],
    ['a hand on the wall, of another player', ['E discard 1z'], 'player chii.W touch', ['E discard 1z', 'W touch']],
    [
      'a turn too fast, said after a declaration',
      [...TURN, 'W discard 9s', '* dead S'],
      'tooFast',
      [...TURN, 'W discard 9s fast', '* dead S'],
    ],
    ['put back', ['E discard 1z'], 'tooFast pon.W putBack', ['E discard 1z', 'S draw fast', 'W pon 1z1z', 'S return']],
    ['the claimed tile was not taken', ['E discard 1z', 'W pon 1z1z'], 'notTaken', ['E discard 1z', 'W call pon', 'W show 1z1z']],
    ['noted in the line without its tiles', ['E discard 1z', 'W pon'], 'notTaken', ['E discard 1z', 'W call pon', 'W show ??']],
    ['of a tile that nobody noted', ['E discard ?', 'W pon'], 'notTaken', ['E discard ?', 'W call pon', 'W show ??']],
    [
      'not taken, seen after the discard',
      ['E discard 1z', 'W pon 1z1z', 'W discard 9m'],
      'notTaken',
      ['E discard 1z', 'W call pon', 'W show 1z1z', 'W discard 9m'],
    ],
    ['the dealer forgets the first draw: said before', [], 'noDraw n1 z', ['E discard 1z nodraw']],
    ['said after, where a draw was noted by habit', [], 'due n1 z noDraw', ['E discard 1z nodraw']],
    [
      'in the middle of a hand',
      ['E discard 1z', 'S draw 5m', 'S discard 9m hand'],
      'noDraw n1 z',
      ['E discard 1z', 'S draw 5m', 'S discard 9m hand', 'W discard 1z nodraw'],
    ],
    ['other flags of the discard stay', ['E discard 1z slow'], 'noDraw', ['E discard 1z nodraw slow']],
    ['an overlong time', ['E draw 4z'], 'due slow', ['E draw 4z', 'E discard 4z drawn slow']],
    [
      'an overlong time before a riichi',
      [...TURN, 'W riichi 9s'],
      'slow',
      [...TURN, 'W call riichi', 'W discard 9s rotated slow', 'W stick'],
    ],
  ])('%s', (_, before, keys, after) => expect(typedAt(before, keys).lines()).toEqual(after))
})

describe('who sees no draws', () => {
  test.each<Row>([
    ['a tile is a discard', ['E discard 1z'], 'n9 m', ['E discard 1z', 'S discard 9m']],
    ['riichi in turn', ['E discard 1z'], 'riichi n9 m', ['E discard 1z', 'S riichi 9m']],
    ['a forgotten draw, said after', [], 'n1 z noDraw', ['E discard 1z nodraw']],
  ])('%s', (_, before, keys, after) => expect(typedAt(before, keys, 'discards').lines()).toEqual(after))
})

describe('a wrong key', () => {
  test('one key takes it away, whatever it was', () => {
    const keys = ['n4', 'm', 'riichi', 'kan', 'ankan', 'says', 'player', 'count', 'dora', 'noDraw', 'chii.S'] as const
    for (const key of keys) {
      const table = typedAt(['E draw 5p', 'E discard 5p drawn'], key)
      table.press('undo')
      table.press('n2', 'z')
      expect([key, table.lines()]).toEqual([key, ['E draw 5p', 'E discard 5p drawn', 'S draw 2z']])
    }
  })
  test('an act that was meant otherwise is undone by one key, and the one before it by another', () => {
    const table = typedAt(['E draw 5p'], 'due pon.W n9 m')
    expect(table.lines()).toHaveLength(4)
    table.press('undo')
    expect(table.lines()).toEqual(['E draw 5p', 'E discard 5p drawn', 'W pon 5p5p'])
    table.press('undo', 'undo')
    expect(table.lines()).toEqual(['E draw 5p'])
  })
  test('a mend is undone as one: the act stands as before', () =>
    expect(typedAt(['E discard 1z', 'S draw 4z'], 'tooFast undo').lines()).toEqual(['E discard 1z', 'S draw 4z']))
  test('says why it did nothing', () => {
    expect(typedAt([], 'notTaken').typed().why).toBe('no-claim')
    expect(typedAt(['E discard 5p'], 'chii.S n9').typed().why).toBe('number')
  })
})

describe('nothing that is begun is dropped: a key without a meaning there is refused', () => {
  const discard = ['E draw 5p', 'E discard 5p drawn']
  test.each<readonly [situation: string, keys: string, refused: string]>([
    ['after a digit, the key of East’s ron, which has the letter m', 'n9 ron.E', 'ron.E'],
    ['after a digit, a pung', 'n9 pon.W', 'pon.W'],
    ['after a digit, what is due', 'n9 due', 'due'],
    ['after a digit, an unknown tile', 'n9 unknown', 'unknown'],
    ['after a digit, riichi', 'n9 riichi', 'riichi'],
    ['after a digit, a kong', 'n9 kan', 'kan'],
    ['after a digit, a line to type', 'n9 line', 'line'],
    ['after 0, a win', 'n0 ron.W', 'ron.W'],
    ['after a suit, a win', 'm ron.E', 'ron.E'],
    ['riichi waits for its tile', 'riichi pon.W', 'pon.W'],
    ['a kong waits for its player', 'kan n9', 'n9'],
    ['a chow waits for its number', 'chii.S pon.W', 'pon.W'],
    ['a count waits for its number', 'count pon.E m', 'm'],
    ['a count’s number after its first digit', 'count pon.E n1 pon.W', 'pon.W'],
    ['no draw: which tile?', 'noDraw pon.W', 'pon.W'],
    ['only said: by whom?', 'says n9', 'n9'],
    ['another player: who?', 'player n9', 'n9'],
    ['another player, then a claim', 'player chii.W ron.E', 'ron.E'],
  ])('%s', (_, keys, refused) => {
    const table = typedAt(discard, keys)
    expect(table.lines()).toEqual(discard)
    expect(table.typed()).toMatchObject({ why: 'not-here', refused })
  })
  test('what was begun goes on', () => expect(typedAt(discard, 'n9 ron.E m').lines()).toEqual([...discard, 'S draw 9m']))
  test('after 0 a claim with the red five', () => {
    expect(typedAt(discard, 'n0 pon.W').lines()).toEqual([...discard, 'W pon 0p5p'])
    expect(typedAt(discard, 'n0 kan pon.W').lines()).toEqual([...discard, 'W daiminkan 0p5p5p'])
  })
})

test('after the hand: who waits, then the next hand', () => {
  const table = typedAt(['* end exhaustive'], 'pon.E chii.S chii.W pon.N due')
  expect(table.lines()).toEqual(['* end exhaustive', 'E tenpai', 'S noten', 'W noten', 'N tenpai'])
  expect(table.begun).toEqual(['@hand E1 1'])
  expect(typedAt(['* end exhaustive'], 'chii.E chii.S chii.W pon.N due').begun).toEqual(['@hand E2 1'])
  expect(typedAt(['E call tsumo', '* end win'], 'due').begun).toEqual(['@hand E1 1'])
  expect(typedAt(['E discard 1z', 'S draw', 'S call tsumo', '* end win'], 'due').begun).toEqual(['@hand E2 0'])
})

describe('whole games, typed as they were played', () => {
  const games: readonly (readonly [string, GameOptions, TileMeaning])[] = [
    ['everything seen', FULL, 'draws'],
    ['hands unknown', { ...FULL, deals: false }, 'draws'],
    ['draws unseen', { ...FULL, deals: false, draws: 'unseen' }, 'draws'],
    ['discards only', { ...FULL, deals: false, draws: 'none', reds: 0 }, 'discards'],
    ['other rules', { ...FULL, rules: 'riichi-wiki' }, 'draws'],
  ]
  test.each(games)('%s: the record is the game', (_, options, seen) => {
    for (const slow of [false, true])
      for (const seed of [1, 2]) {
        const game = playGame(seed, options)
        for (const hand of game.games[0]?.hands ?? []) {
          const table = fastTable({ header: hand.header, rules: rulesFor(options.rules, game), seen, slow })
          for (const [n, act] of typedHand(hand).entries()) {
            if ('keys' in act) table.press(...act.keys)
            else table.enter(act.typed)
            if (n % 5 === 4) table.answer()
          }
          table.answer()
          expect(table.events()).toEqual(hand.events)
        }
      }
  })
})
