import { type } from '@orpc/contract'
import { z } from 'zod'
import type { BySeat } from '../../engine/model/seats.ts'
import { LAPTOP, REFEREE } from './access.ts'
import { key, procedure, seat, tableId } from './base.ts'
import { name, named, reason, round } from './inputs.ts'

/**
 * A table of a round with its planned players, by the winds of the first hand. `begun`: it has a hand, so its players are changed at the
 * table.
 */
export type SeatedTable = { readonly id: string; readonly name: string; readonly begun: boolean; readonly seats: BySeat<string | null> }

/** Two players by id, and the number of other rounds in which they share a table. */
export type Meeting = { readonly one: string; readonly other: string; readonly times: number }

/** A proposed seating of a round; nothing is written. `meetings`: shared tables in the other rounds, to check manual changes against. */
export type ProposedSeats = { readonly tables: readonly SeatedTable[]; readonly meetings: readonly Meeting[] }

const player = z.string().max(100).nullable()

const seated = type<readonly SeatedTable[]>()

/** The seating plan of a round, edited by hand. */
export const seating = {
  list: procedure({ access: REFEREE }).input(z.object({ round })).output(seated),
  /**
   * Proposes seats for all players without one in the round, with as few repeated meetings as possible. The same `draw` gives the same
   * proposal.
   */
  propose: procedure({ access: LAPTOP, long: true })
    .input(z.object({ round, draw: z.number().int().min(0).max(9999) }))
    .output(type<ProposedSeats>()),
  /**
   * Gives seats to players by their ids, all or nothing. Refused if a player would have two seats in the round, or if a table has begun.
   */
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

/** Fields of every seat change. `hand`: the first hand to which it applies (omitted: the current one; null: from the start). */
const seatAct = { table: tableId, hand: tableId.nullable().optional(), reason, by: name, key }

/**
 * Changes of players at a table. Seats are by their wind in `hand`, the first hand concerned (omitted: the current one; null: from the
 * start).
 */
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
