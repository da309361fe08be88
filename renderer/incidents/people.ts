import type { TableState, TableSummary } from '../../desk/contract/tables.ts'
import { SEATS, type Seat } from '../../engine/seats.ts'
import { nameAt } from '../language/people.ts'

/** Who sat there in the hand, or where no hand is recorded who is seated at the table; as far as they are known by name. */
export type People = readonly { readonly seat: Seat; readonly name: string }[]

export const peopleIn = (state: TableState | undefined, table: TableSummary | undefined): People =>
  SEATS.flatMap((seat) => {
    const name = state ? nameAt(seat, state.view, state.table.players) : table?.players[seat]?.name
    return name ? [{ seat, name }] : []
  })
