import type { Seat } from '../../model/seats.ts'
import type { Table } from '../../table/table.ts'
import type { Raised } from '../rule.ts'

/** A call whose tiles lie on the table already, shown before it was said: where it is void, the group was laid (rule book, Penalties). */
export const laidAlready = (table: Table, seat: Seat): Pick<Raised, 'penalty'> => (table.players[seat].shown ? { penalty: 'laid' } : {})
