import { expect, test } from 'vitest'
import type { Tile } from '../../../../engine/model/tiles.ts'
import { hasSaidRiichi, type TapMeaning, tapMeaning } from '../../../../renderer/record/entry/pad-taps.ts'
import { callChoices, proposedLines } from '../../../../renderer/record/entry/spoken-calls.ts'
import { tableView } from '../../../engine/table/a-view.ts'

const TURN = { seat: 'S', due: 'discard' } as const
const EMPTY = { text: '', turn: TURN, left: 2, isDoubted: false, isRiichi: false, asKey: false }

test.each<readonly [string, Tile, Partial<Parameters<typeof tapMeaning>[1]>, TapMeaning]>([
  ['in an empty line it is discarded', '3p', {}, { do: 'enter', line: 'S discard 3p' }],
  ['after the word of a riichi it is laid sideways', '3p', { isRiichi: true }, { do: 'enter', line: 'S discard 3p rotated' }],
  ['nobody is to discard: a line is begun', '3p', { turn: null }, { do: 'type', text: ' 3p' }],
  ['none is left: it is asked again', '3p', { left: 0 }, { do: 'doubt' }],
  ['the second tap counts', '3p', { left: 0, isDoubted: true }, { do: 'enter', line: 'S discard 3p' }],
  ['the number left is unknown', '3p', { left: null }, { do: 'enter', line: 'S discard 3p' }],
  ['as keys of fast mode', '3p', { asKey: true }, { do: 'keys', keys: ['n3', 'p'] }],
  ['an unknown tile as a key', '?', { asKey: true }, { do: 'keys', keys: ['unknown'] }],
  ['none left goes before the keys', '3p', { left: 0, asKey: true }, { do: 'doubt' }],
  ['it ends a line', '3p', { text: 'W discard ' }, { do: 'type', text: 'W discard 3p' }],
  ['tiles of a group are not apart', '4p', { text: 'S chii 3p', asKey: true, left: 0 }, { do: 'type', text: 'S chii 3p4p' }],
  ['nor are unknown ones', '?', { text: 'S show ?' }, { do: 'type', text: 'S show ??' }],
])('a tapped tile: %s', (_, tile, context, meaning) => expect(tapMeaning(tile, { ...EMPTY, ...context })).toEqual(meaning))

test.each([
  [['S draw', 'S call riichi'], true],
  [['12.4 S call riichi', 'S stick'], true],
  [['S call riichi', 'S discard 3p rotated'], false],
  [['S call riichi', 'E note it took long'], true],
  [['S discard 9m', 'E note S call riichi was not heard'], false],
  [['S call riichi', 'S retract'], false],
  [['W call riichi'], false],
  [[], false],
])('a riichi was said, and its tile is still to come: %j', (acts, said) =>
  expect(
    hasSaidRiichi(
      acts.map((text) => ({ text })),
      'S',
    ),
  ).toBe(said),
)

test('a call has a short line or its steps', () => {
  const view = tableView({ turn: TURN })
  expect(callChoices(view, { name: 'tsumo', steps: false })).toEqual({ lines: ['S tsumo'], hasSteps: true })
  expect(callChoices(view, { name: 'tsumo', steps: true })).toMatchObject({ lines: { 1: 'S call tsumo', length: 4 }, hasSteps: false })
  expect(callChoices(tableView(), { name: 'riichi', steps: false })).toMatchObject({ lines: { length: 4 }, hasSteps: false })
})

test.each([
  ['W call ron', ['W reveal ']],
  ['12.4 & N call ron 3m', ['N reveal ']],
  ['S call tsumo', ['S reveal ']],
  ['E tenpai', ['E reveal ']],
  ['E noten', []],
  ['S call riichi', []],
])('after “%s” the hand can be shown by touch', (last, lines) => expect(proposedLines(last, tableView())).toEqual(lines))

test('nothing is proposed after a draw', () => expect(proposedLines('S draw', tableView({ turn: TURN }))).toEqual([]))
