import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ClockStep } from '../../db/log/vocabulary.ts'
import { ALL, LAPTOP, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { minutes, name, remark, round } from './inputs.ts'

/** A round of the tournament: its plan, and the state of its clock. Times are in minutes. */
export type Round = {
  readonly number: number
  /** The planned start and length; null: not set. */
  readonly starts: Date | null
  readonly minutes: number | null
  /** Extension of the whole round. */
  readonly extended: number
  readonly tables: number
  readonly clock: RoundClock
  /** Extra time of single tables. */
  readonly extra: readonly { readonly table: string; readonly minutes: number }[]
}

/** A change to a clock. `table`: the table's name; null: the whole round. */
export type ClockAct = {
  readonly round: number
  readonly what: ClockStep | 'extended' | 'extra-time'
  readonly table: string | null
  readonly minutes: number | null
}

/** All rounds. `now`: the desk's current time, from which a viewer counts on. */
export type Rounds = {
  readonly now: Date
  readonly rounds: readonly Round[]
  readonly canUndo: ClockAct | null
  readonly canRedo: ClockAct | null
}

const byWhom = { by: name, key }
const ofRound = { round, ...byWhom }
const answered = type<Rounds>()

export const rounds = {
  list: procedure({ access: ALL }).output(answered),
  /** Plans a round, or changes its plan: start and length. `tables`: number of tables for a round that has none yet. */
  plan: procedure({ access: LAPTOP })
    .input(
      z.object({
        ...ofRound,
        starts: z.iso.datetime({ offset: true }).nullable(),
        minutes: minutes.nullable(),
        tables: z.number().int().min(0).max(500).optional(),
      }),
    )
    .output(answered),
  /** Starts the clock. A round in progress ends in the same act. */
  start: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  pause: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  resume: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  /** Ends the round; the desk makes a backup. */
  end: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  /** Extends the whole round. */
  extend: procedure({ access: LAPTOP })
    .input(z.object({ ...ofRound, minutes, reason: remark }))
    .output(answered),
  /** Gives one table more time than the others of its round. */
  extraTime: procedure({ access: REFEREE })
    .input(z.object({ table: z.string().max(100), minutes, reason: remark, ...byWhom }))
    .output(answered),
  /** Undoes the last change to any clock; `redo` restores it. */
  undo: procedure({ access: LAPTOP }).input(z.object(byWhom)).output(answered),
  redo: procedure({ access: LAPTOP }).input(z.object(byWhom)).output(answered),
}

/**
 * State of a round's clock. It had run for `ran` ms at `since`, and has been running since then; null: it is stopped. A viewer computes the
 * current time from these, so the desk sends no ticks.
 */
export type RoundClock = {
  readonly state: 'planned' | 'running' | 'paused' | 'ended'
  readonly started: Date | null
  readonly ended: Date | null
  readonly ran: number
  readonly since: Date | null
}
