import { z } from 'zod'
import { CLOCK_STEPS } from '../../db/log/vocabulary.ts'
import { anyCall, laptopCall, refereeCall } from './access.ts'
import { entryRef, key } from './base.ts'
import { handsSinceSignal } from './engine-shapes.ts'
import { minutes, remark, round, signature } from './inputs.ts'
import { answer, integer, moment, type Shape, text } from './shape.ts'

/**
 * State of a round's clock. It had run for `ran` ms at `since`, and has been running since then; null: it is stopped. A viewer computes the
 * current time from these, so the desk sends no ticks.
 */
const roundClock = z.strictObject({
  state: z.enum(['planned', 'running', 'paused', 'ended']),
  started: moment.nullable(),
  ended: moment.nullable(),
  ran: z.number(),
  since: moment.nullable(),
})
export interface RoundClock extends Shape<typeof roundClock> {}

/** A round of the tournament: its plan, and the state of its clock. Times are in minutes. */
const roundPlan = z.strictObject({
  number: integer,
  /** The planned start and length; null: not set. */
  starts: moment.nullable(),
  minutes: integer.nullable(),
  /** Extension of the whole round. */
  extended: integer,
  tables: integer,
  clock: roundClock,
  /** Extra time of single tables. */
  extra: z.array(z.strictObject({ table: text, minutes: integer })),
})
export interface Round extends Shape<typeof roundPlan> {}

/** A change to a clock. `table`: the table's name; null: the whole round. */
const clockAct = z.strictObject({
  round: integer,
  what: z.enum([...CLOCK_STEPS, 'extended', 'extra-time']),
  table: text.nullable(),
  minutes: integer.nullable(),
})
export interface ClockAct extends Shape<typeof clockAct> {}

/** The last change to any clock in force, and its author. */
const lastClockAct = clockAct.extend({ ref: entryRef, by: text })
export interface LastClockAct extends Shape<typeof lastClockAct> {}

/** All rounds. `now`: the desk's current time, from which a viewer counts on. */
const allRounds = z.strictObject({
  now: moment,
  rounds: z.array(roundPlan),
  canUndo: lastClockAct.nullable(),
  canRedo: clockAct.nullable(),
})
export interface Rounds extends Shape<typeof allRounds> {}

/** The hands that a table still plays after the signal of the time limit, the present one included. */
const lastHands = z.strictObject({
  /** Id of the table. */
  table: text,
  left: z.union([integer, z.literal('unknown')]),
  /** When the signal was given, and how each hand ended that has ended since. */
  since: handsSinceSignal,
  /** Whether the record notes the signal; else the clock proposes when it was given. */
  noted: z.boolean(),
})
export interface LastHands extends Shape<typeof lastHands> {}

const byWhom = { by: signature, key }
const ofRound = { round, ...byWhom }
const answered = answer<Rounds>(allRounds)

export const rounds = {
  list: anyCall.output(answered),
  /** The tables at which the signal of the time limit has been given, as far as their hands are recorded. */
  lastHands: anyCall.output(answer<readonly LastHands[]>(z.array(lastHands))),
  /** Plans a round, or changes its plan: start and length. `tables`: number of tables for a round that has none yet. */
  plan: laptopCall
    .input(
      z.object({
        ...ofRound,
        starts: z.iso.datetime({ offset: true }).nullable(),
        minutes: minutes.nullable(),
        tables: z.number().int().min(0).max(500).optional(),
      }),
    )
    .output(answered),
  /** Removes a round that has not begun, with its tables, as if it had never been planned. Refused once a table of it has seats or a record. */
  remove: laptopCall.input(z.object(ofRound)).output(answered),
  /** Starts the clock. A round in progress ends in the same act. */
  start: laptopCall.input(z.object(ofRound)).output(answered),
  pause: laptopCall.input(z.object(ofRound)).output(answered),
  resume: laptopCall.input(z.object(ofRound)).output(answered),
  /** Ends the round; the desk makes a backup. */
  end: laptopCall.input(z.object(ofRound)).output(answered),
  /** Extends the whole round. */
  extend: laptopCall.input(z.object({ ...ofRound, minutes, reason: remark })).output(answered),
  /** Gives one table more time than the others of its round. */
  extraTime: refereeCall.input(z.object({ table: z.string().max(100), minutes, reason: remark, ...byWhom })).output(answered),
  /** Undoes the last change to any clock; `redo` restores it. `of`: the change displayed as the last, refused if it no longer is. */
  undo: laptopCall.input(z.object({ of: entryRef.optional(), ...byWhom })).output(answered),
  redo: laptopCall.input(z.object(byWhom)).output(answered),
}
