import { type } from '@orpc/contract'
import { z } from 'zod'
import type { BySeat } from '../../engine/model/seats.ts'
import { LAPTOP, REFEREE } from './access.ts'
import { key, procedure, seat, tableId } from './base.ts'
import { name, named, reason, round } from './inputs.ts'

/** A table of a round with who is to sit there, by the winds of the first hand. `begun`: it has a hand, and who sits there is changed at the table. */
export type SeatedTable = { readonly id: string; readonly name: string; readonly begun: boolean; readonly seats: BySeat<string | null> }

/** Two who sit at one table in other rounds, by id, and in how many. */
export type Meeting = { readonly one: string; readonly other: string; readonly times: number }

/** A round as it could be seated; nothing is written. `meetings`: who meets in the other rounds, so that what is changed by hand can be looked at. */
export type ProposedSeats = { readonly tables: readonly SeatedTable[]; readonly meetings: readonly Meeting[] }

const player = z.string().max(100).nullable()

const seated = type<readonly SeatedTable[]>()

/** Who is to sit where, by hand. */
export const seating = {
  list: procedure({ access: REFEREE }).input(z.object({ round })).output(seated),
  /** Seats for all who have none in the round: a draw in which people meet as seldom as can be; the same `draw` is the same proposal. */
  propose: procedure({ access: LAPTOP, long: true })
    .input(z.object({ round, draw: z.number().int().min(0).max(9999) }))
    .output(type<ProposedSeats>()),
  /** Gives seats to players by their ids, all or none; refused where somebody would sit twice in the round, or a table has begun. */
  set: procedure({ access: LAPTOP })
    .input(
      z.object({
        round,
        changes: z
          .array(z.object({ table: z.string().max(100), seat, player }))
          .min(1)
          .max(2000),
        by: name,
        key,
      }),
    )
    .output(seated),
}

/** What every change of seats says: from which hand on (none: the one being played; null: from the beginning) and why. */
const seatAct = { table: tableId, hand: tableId.nullable().optional(), reason, by: name, key }

/** Who sits where: seats by their wind in `hand`, from which on it holds; none: the one being played; null: from the beginning. */
export const seats = {
  substitute: procedure({ access: REFEREE })
    .input(z.object({ ...seatAct, seat, player: named }))
    .output(type<null>()),
  leave: procedure({ access: REFEREE })
    .input(z.object({ ...seatAct, seat }))
    .output(type<null>()),
  swap: procedure({ access: REFEREE })
    .input(z.object({ ...seatAct, seats: z.tuple([seat, seat]) }))
    .output(type<null>()),
}
