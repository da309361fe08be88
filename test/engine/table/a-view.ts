import { FOUR_PLAYERS } from '../../../engine/model/game-form.ts'
import { bySeat } from '../../../engine/model/seats.ts'
import type { SeatView, TableView } from '../../../engine/table/table-view.ts'

export const seatView: SeatView = {
  river: [],
  groups: [],
  concealed: 13,
  known: [],
  shown: null,
  drawn: null,
  riichi: false,
  dead: false,
  deadOnceDeclared: false,
  announced: null,
  score: null,
  name: null,
}

/** A table right after the deal, with what the test is about. */
export const tableView = (part: Partial<TableView> = {}): TableView => ({
  form: FOUR_PLAYERS,
  event: 0,
  hand: null,
  wall: 70,
  dora: [],
  indicator: null,
  replacements: 4,
  turn: null,
  seats: bySeat(() => seatView),
  windows: null,
  untaken: [],
  toReturn: null,
  last: null,
  from: 'deal',
  won: [],
  ended: null,
  dealerStays: false,
  ...part,
})
