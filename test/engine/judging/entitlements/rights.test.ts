import { expect, test } from 'vitest'
import { entitlements } from '../../../../engine/judging/entitlements/entitlements.ts'
import type { Right, Rights } from '../../../../engine/judging/entitlements/rights.ts'
import type { Seat } from '../../../../engine/model/seats.ts'
import { judged } from '../table-of.ts'

const said = (right: Right | { is: 'none' }): string => (right.is === 'ended' ? `ended ${right.event}` : right.is)
const MIDDLE = '@from middle; '
const SEEN = '@from middle; @displayed complete; '

test.each<[situation: string, table: string, seat: Seat, right: keyof Rights, is: string]>([
  ['nothing has happened yet', 'E draw', 'E', 'firstTurnWin', 'stands'],
  ['the own first discard', 'E draw; E discard 1z', 'E', 'firstTurnWin', 'ended 2'],
  ['another’s discard ends nothing', 'E draw; E discard 1z', 'S', 'firstTurnWin', 'stands'],
  ['another’s riichi ends nothing', 'E draw; E riichi 1z', 'S', 'nineTerminals', 'stands'],
  ['a pung ends it for all', 'E draw; E discard 1z; W pon 1z1z', 'N', 'firstTurnWin', 'ended 3'],
  ['a chow ends double riichi for all', 'E draw; E discard 1p; S chii 2p3p', 'W', 'doubleRiichi', 'ended 3'],
  ['a concealed kong ends it too', 'E draw; E ankan 1z', 'E', 'firstTurnWin', 'ended 2'],
  ['a concealed kong ends the redraw of the others', 'E draw; E ankan 1z', 'S', 'nineTerminals', 'ended 2'],
  ['a call that is void ends nothing', 'E draw; E discard 1p; W call chii', 'N', 'firstTurnWin', 'stands'],
  ['a call that was taken back ends nothing', 'E draw; E discard 1p; W call pon; W retract', 'N', 'firstTurnWin', 'stands'],
  ['the record begins in the middle', `${MIDDLE}N draw`, 'N', 'firstTurnWin', 'unknown'],
  ['from the middle, all of it seen', `${SEEN}N draw`, 'N', 'firstTurnWin', 'stands'],
  ['a group lay there before', `${SEEN}@meld S pon 5z E; N draw`, 'N', 'firstTurnWin', 'ended 0'],
  ['a discard lay there before', `${SEEN}@river N 1z; N draw`, 'N', 'doubleRiichi', 'ended 0'],
  ['declared in the first turn', 'E draw; E riichi 1z; S draw; S discard 2z; W pon 2z2z', 'E', 'doubleRiichi', 'stands'],
  ['declared after a call', 'E draw; E discard 1z; W pon 1z1z; W discard 9m; N draw; N riichi 2z', 'N', 'doubleRiichi', 'ended 3'],
  ['declared before the record began', `${SEEN}@riichi N; N draw`, 'N', 'doubleRiichi', 'unknown'],
  ['not in riichi', 'E draw', 'E', 'ippatsu', 'none'],
  ['nobody knows who is in riichi', `${MIDDLE}N draw`, 'N', 'ippatsu', 'unknown'],
  ['just declared', 'E draw; E riichi 1z; S draw', 'E', 'ippatsu', 'stands'],
  [
    'the own next discard',
    'E draw; E riichi 1z; S discard 9m; W discard 9m; N discard 9m; E draw; E discard 2z',
    'E',
    'ippatsu',
    'ended 9',
  ],
  ['a pung of the rotated tile', 'E draw; E riichi 1z; W pon 1z1z', 'E', 'ippatsu', 'ended 5'],
  [
    'the own concealed kong',
    'E draw; E riichi 1z; S discard 9m; W discard 9m; N discard 9m; E draw; E ankan 2z',
    'E',
    'ippatsu',
    'ended 9',
  ],
  ['riichi from before, the rotated tile comes first', `${SEEN}@riichi N; N discard 1z rotated`, 'N', 'ippatsu', 'unknown'],
  ['riichi from before, another discard', `${SEEN}@riichi N; N discard 1z`, 'N', 'ippatsu', 'ended 1'],
])('%s: %s', (_, table, seat, right, is) => {
  expect(said(entitlements(judged(table))[seat][right])).toBe(is)
})

test.each<[situation: string, table: string, seat: Seat, is: string]>([
  ['nothing claimed', 'E draw', 'E', 'concealed'],
  ['a pung', 'E draw; E discard 1z; W pon 1z1z', 'W', 'open 3'],
  ['a call not yet laid', 'E draw; E discard 1z; W call pon', 'W', 'open 3'],
  ['a concealed kong keeps it concealed', 'E draw; E ankan 1z', 'E', 'concealed'],
  ['a group from before', `${SEEN}@meld S pon 5z E; N draw`, 'S', 'open 0'],
  ['nobody knows', `${MIDDLE}N draw`, 'S', 'unknown'],
  ['nobody knows, but in riichi', `${MIDDLE}@riichi S; N draw`, 'S', 'concealed'],
])('concealed or open, %s', (_, table, seat, is) => {
  const { hand } = entitlements(judged(table))[seat]
  expect(hand.is === 'open' ? `open ${hand.event}` : hand.is).toBe(is)
})

test('kongs and tiles left are counted as far as the record goes', () => {
  const table = 'E draw; E ankan 1z; * dora 2p; E replace; E discard 9m'
  expect(entitlements(judged(table)).S).toMatchObject({ kongs: { own: 0, all: 1 }, tilesLeft: 68 })
  expect(entitlements(judged(table)).E).toMatchObject({ kongs: { own: 1, all: 1 } })
  expect(entitlements(judged(`${MIDDLE}${table}`)).E).toMatchObject({ kongs: null, tilesLeft: null })
})
