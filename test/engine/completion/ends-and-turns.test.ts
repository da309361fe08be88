import { expect, test } from 'vitest'
import { completions } from '../../../engine/completion/complete.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import type { SeatView, TableView } from '../../../engine/table/table-view.ts'
import { seatView, tableView } from '../table/a-view.ts'

const nobody: SeatView = { ...seatView, concealed: null }
const EMPTY = tableView({ event: 1, wall: null, seats: bySeat(() => nobody) })
const ROBBED: TableView = {
  ...EMPTY,
  turn: { seat: 'W', due: 'replace' },
  windows: {
    tile: '3p',
    from: 'N',
    event: 54,
    kind: 'kong',
    chow: [],
    pung: ['E', 'S', 'W'],
    win: ['E', 'S', 'W'],
    until: { sets: ['draw'], win: ['self-draw'] },
  },
  indicator: 'first',
  won: ['S'],
  seats: { ...EMPTY.seats, S: { ...nobody, shown: ['1m', '1m'] } },
}

test.each<readonly [string, TableView, string, readonly string[]]>([
  [
    'who has declared says nothing more, and a dead hand does not wait',
    { ...EMPTY, ended: 'exhaustive', seats: { ...EMPTY.seats, E: { ...nobody, announced: 'noten' }, W: { ...nobody, dead: true } } },
    '',
    ['S tenpai', 'N tenpai', '* scores ', '@hand E1 0'],
  ],
  [
    'a win on a kong: no indicator, no claim but another win, and no hand shown twice',
    ROBBED,
    '',
    ['* end win', 'E ron', 'S ron', 'W ron'],
  ],
  ['an indicator without its star', EMPTY, 'dora 9m', ['* dora 9m']],
  ['the end without its star', EMPTY, 'end w', ['* end win']],
  ['the scores without their star', EMPTY, 'sco', ['* scores ']],
])('%s', (_, view, typed, expected) => {
  expect(completions(typed, view).map(({ line }) => line)).toEqual(expected)
})

test('an act of the own turn implies the draw that is due; a second draw is marked', () => {
  const explained = (typed: string, due: 'draw' | 'discard'): string | undefined =>
    completions(typed, { ...EMPTY, turn: { seat: 'S', due } }).find(({ line }) => line.startsWith(typed))?.explains.en
  expect([explained('S riichi ', 'draw'), explained('S kakan ', 'draw')]).toEqual(['riichi: the tile discarded', 'extends a pung'])
  expect([explained('S dr', 'discard'), explained('S repla', 'draw')]).toEqual([
    'not due now: marked if entered',
    'not due now: marked if entered',
  ])
})
