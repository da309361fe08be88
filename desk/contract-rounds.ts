import { type } from '@orpc/contract'
import { z } from 'zod'
import type { BySeat } from '../engine/seats.ts'
import { base, key, seat } from './contract-base.ts'
import { minutes, name, remark, round } from './inputs.ts'
import type { ClockStep, RoundClock } from './rounds/clock.ts'

/** A round of the tournament, as it was planned and as its clock stands. Times in minutes. */
export type Round = {
  readonly number: number
  /** The planned start and length; null where nobody said. */
  readonly starts: Date | null
  readonly minutes: number | null
  /** What the whole round got beyond its length. */
  readonly extended: number
  readonly tables: number
  readonly clock: RoundClock
  /** What single tables got beyond the others. */
  readonly extra: readonly { readonly table: string; readonly minutes: number }[]
}

/** Something that was done to a clock. `table`: by name, null where it is the whole round. */
export type ClockAct = {
  readonly round: number
  readonly what: ClockStep | 'extended' | 'extra-time'
  readonly table: string | null
  readonly minutes: number | null
}

/** All rounds; `now`: what the desk's clock says, by which whoever looks counts on. */
export type Rounds = {
  readonly now: Date
  readonly rounds: readonly Round[]
  readonly canUndo: ClockAct | null
  readonly canRedo: ClockAct | null
}

/** A table of a round with who is to sit there, by the winds of the first hand. `begun`: it has a hand, and who sits there is changed at the table. */
export type SeatedTable = { readonly id: string; readonly name: string; readonly begun: boolean; readonly seats: BySeat<string | null> }

const byWhom = { by: name, key }
const ofRound = { round, ...byWhom }
const answered = type<Rounds>()

/** Two who sit at one table in other rounds, by id, and in how many. */
export type Meeting = { readonly one: string; readonly other: string; readonly times: number }

/** A round as it could be seated; nothing is written. `meetings`: who meets in the other rounds, so that what is changed by hand can be looked at. */
export type ProposedSeats = { readonly tables: readonly SeatedTable[]; readonly meetings: readonly Meeting[] }

/** What can be asked about rounds and their clocks. */
export const rounds = {
  list: base.output(answered),
  /** Plans a round or plans it anew: its start, its length; `tables`: so many in a round that has none yet. */
  plan: base
    .input(
      z.object({
        ...ofRound,
        starts: z.iso.datetime({ offset: true }).nullable(),
        minutes: minutes.nullable(),
        tables: z.number().int().min(0).max(500).optional(),
      }),
    )
    .output(answered),
  /** Its clock begins to run; a round that still goes on is over then, in the same act. */
  start: base.input(z.object(ofRound)).output(answered),
  pause: base.input(z.object(ofRound)).output(answered),
  resume: base.input(z.object(ofRound)).output(answered),
  /** The round is over; a backup is made. */
  end: base.input(z.object(ofRound)).output(answered),
  /** The whole round gets longer. */
  extend: base.input(z.object({ ...ofRound, minutes, reason: remark })).output(answered),
  /** One table gets longer than the others of its round. */
  extraTime: base.input(z.object({ table: z.string().max(100), minutes, reason: remark, ...byWhom })).output(answered),
  /** Takes the last thing back that was done to any clock, and puts it back. */
  undo: base.input(z.object(byWhom)).output(answered),
  redo: base.input(z.object(byWhom)).output(answered),
}

const player = z.string().max(100).nullable()
const seated = type<readonly SeatedTable[]>()

/** Who is to sit where, by hand. */
export const seating = {
  list: base.input(z.object({ round })).output(seated),
  /** Seats for all who have none in the round: a draw in which people meet as seldom as can be; the same `draw` is the same proposal. */
  propose: base.input(z.object({ round, draw: z.number().int().min(0).max(9999) })).output(type<ProposedSeats>()),
  /** Gives seats to players by their ids, all or none; refused where somebody would sit twice in the round, or a table has begun. */
  set: base
    .input(
      z.object({
        ...ofRound,
        changes: z
          .array(z.object({ table: z.string().max(100), seat, player }))
          .min(1)
          .max(2000),
      }),
    )
    .output(seated),
}
