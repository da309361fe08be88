import type { TableSummary } from '../../../../desk/contract/tables.ts'
import { bySeat } from '../../../../engine/model/seats.ts'

export const NOTHING_OPEN = { violation: 0, question: 0, record: 0, advice: 0 }

/** A table of the hall without any acts. */
export const table = (name: string, part: Partial<TableSummary> = {}): TableSummary => ({
  id: name,
  name,
  round: 1,
  players: bySeat(() => null),
  hand: null,
  begun: false,
  inHand: 0,
  open: NOTHING_OPEN,
  first: null,
  openIn: [],
  calls: [],
  scores: null,
  signed: null,
  signedFor: null,
  ...part,
})
