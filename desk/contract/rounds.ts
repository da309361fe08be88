import { type } from '@orpc/contract'
import { z } from 'zod'
import type { ClockStep } from '../../db/log/vocabulary.ts'
import { ALL, LAPTOP, REFEREE } from './access.ts'
import { key, procedure } from './base.ts'
import { minutes, name, remark, round } from './inputs.ts'

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

const byWhom = { by: name, key }
const ofRound = { round, ...byWhom }
const answered = type<Rounds>()

/** What can be asked about rounds and their clocks. */
export const rounds = {
  list: procedure({ access: ALL }).output(answered),
  /** Plans a round or plans it anew: its start, its length; `tables`: so many in a round that has none yet. */
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
  /** Its clock begins to run; a round that still goes on is over then, in the same act. */
  start: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  pause: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  resume: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  /** The round is over; a backup is made. */
  end: procedure({ access: LAPTOP }).input(z.object(ofRound)).output(answered),
  /** The whole round gets longer. */
  extend: procedure({ access: LAPTOP })
    .input(z.object({ ...ofRound, minutes, reason: remark }))
    .output(answered),
  /** One table gets longer than the others of its round. */
  extraTime: procedure({ access: REFEREE })
    .input(z.object({ table: z.string().max(100), minutes, reason: remark, ...byWhom }))
    .output(answered),
  /** Takes the last thing back that was done to any clock, and puts it back. */
  undo: procedure({ access: LAPTOP }).input(z.object(byWhom)).output(answered),
  redo: procedure({ access: LAPTOP }).input(z.object(byWhom)).output(answered),
}

/**
 * How the clock of a round stands: `ran` milliseconds had run up to `since`, and since then it runs on; `since` is null where it stands still. Whoever looks at
 * it at a moment counts on from there, so that nothing has to tick.
 */
export type RoundClock = {
  readonly state: 'planned' | 'running' | 'paused' | 'ended'
  readonly started: Date | null
  readonly ended: Date | null
  readonly ran: number
  readonly since: Date | null
}
