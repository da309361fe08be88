import { z } from 'zod'
import { laptopCall, longLaptopCall, refereeCall } from './access.ts'
import { key, tableId } from './base.ts'
import { named, reason, round, signature } from './inputs.ts'
import { answer, eachSeat, integer, type Shape, seat, text } from './shape.ts'

/**
 * A table of a round with its planned players, by the winds of the first hand. `begun`: it has a hand, so its players are changed at the
 * table.
 */
const seatedTable = z.strictObject({ id: text, name: text, begun: z.boolean(), seats: eachSeat(text.nullable()) })
export interface SeatedTable extends Shape<typeof seatedTable> {}

/** Two players by id, and the number of other rounds in which they share a table. */
const meeting = z.strictObject({ one: text, other: text, times: integer })
export interface Meeting extends Shape<typeof meeting> {}

/** A proposed seating of a round; nothing is written. `meetings`: shared tables in the other rounds, to check manual changes against. */
const proposedSeats = z.strictObject({ tables: z.array(seatedTable), meetings: z.array(meeting) })
export interface ProposedSeats extends Shape<typeof proposedSeats> {}

const player = z.string().max(100).nullable()

const seated = answer<readonly SeatedTable[]>(z.array(seatedTable))

/** The seating plan of a round, edited by hand. */
export const seating = {
  list: refereeCall.input(z.object({ round })).output(seated),
  /**
   * Proposes seats for all players without one in the round, with as few repeated meetings as possible. The same `draw` gives the same
   * proposal.
   */
  propose: longLaptopCall.input(z.object({ round, draw: z.number().int().min(0).max(9999) })).output(answer<ProposedSeats>(proposedSeats)),
  /**
   * Gives seats to players by their ids, all or nothing. Refused if a player would have two seats in the round, or if a table has begun.
   */
  set: laptopCall
    .input(
      z.object({
        round,
        changes: z
          .array(z.object({ table: z.string().max(100), seat, player }))
          .min(1)
          .max(2000),
        by: signature,
        key,
      }),
    )
    .output(seated),
}

/**
 * Fields of every seat change. `hand`: the first hand to which it applies (omitted: the current one, or the next one for a player who comes or
 * goes after its end; null: from the start).
 */
const seatAct = { table: tableId, hand: tableId.nullable().optional(), reason, by: signature, key }

/**
 * Changes of players at a table. Seats are by their wind in `hand`, the first hand concerned (omitted: the current one; null: from the
 * start).
 */
export const seats = {
  substitute: refereeCall.input(z.object({ ...seatAct, seat, player: named })).output(answer(z.null())),
  leave: refereeCall.input(z.object({ ...seatAct, seat })).output(answer(z.null())),
  swap: refereeCall.input(z.object({ ...seatAct, seats: z.tuple([seat, seat]) })).output(answer(z.null())),
}
