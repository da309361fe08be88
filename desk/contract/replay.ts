import { z } from 'zod'
import { refereeCall } from './access.ts'
import { notation, tableId, tableName } from './base.ts'
import { tableEvent } from './engine-shapes.ts'
import { compared } from './hand-questions.ts'
import { act, handStart, handSummary } from './hands.ts'
import { listEdit } from './inputs.ts'
import { playerAtTable } from './people.ts'
import { shownFinding } from './rulings.ts'
import { answer, eachSeat, finding, integer, type Shape, shownPenalty, text } from './shape.ts'

/** The engine's input for a whole hand; it gives the table after every act. */
const reel = handStart.extend({ events: z.array(tableEvent) })
export interface Reel extends Shape<typeof reel> {}

/** A hand for replay; `refs`: the permanent reference of each act. */
const replayHand = reel.extend(handSummary.shape).extend({
  players: eachSeat(playerAtTable.nullable()),
  lines: z.array(act),
  refs: z.array(text),
  findings: z.array(shownFinding),
})
export interface ReplayHand extends Shape<typeof replayHand> {}

/** The game of a hand, with all its hands in order. `before`, `after`: the table's hands right before and after the game. */
const replayGame = z.strictObject({
  table: tableName,
  hands: z.array(replayHand),
  before: text.nullable(),
  after: text.nullable(),
})
export interface ReplayGame extends Shape<typeof replayGame> {}

/** One change to a scratch copy; its numbers refer to the acts after the changes before it. */
export type ScratchEdit = z.infer<typeof listEdit>

/** Origin of an act in a scratch copy. `act`: its number in the record, or that of the act it replaces; null if inserted. */
const origin = z.strictObject({ act: integer.nullable(), as: z.enum(['recorded', 'changed', 'put-in']) })
export interface Origin extends Shape<typeof origin> {}

/** The aspects in which a finding may differ from the recorded one at the same place. */
const otherwise = z.enum(['level', 'state', 'remedies', 'penalty', 'act'])
export type Otherwise = Shape<typeof otherwise>

const proposedFinding = z.strictObject({ finding, proposed: shownPenalty })

/**
 * A finding of a scratch copy, with its proposed penalty. `recorded`: the recorded finding at the same place; null if the finding is new.
 */
const scratchFinding = proposedFinding.extend({ recorded: proposedFinding.nullable(), differs: z.array(otherwise) })
export interface ScratchFinding extends Shape<typeof scratchFinding> {}

/** A scratch copy of a hand as the engine judges it. Nothing of it is stored. */
const scratch = z.strictObject({
  reel,
  origins: z.array(origin),
  findings: z.array(scratchFinding),
  /** Recorded findings that the scratch copy lacks. */
  gone: z.array(proposedFinding),
  /** Answers and rulings that were removed with their act, by their numbers in the record. */
  decisions: z.array(integer),
  compared,
})
export interface Scratch extends Shape<typeof scratch> {}

const place = { table: tableId, hand: tableId }

export const replay = {
  /** All data needed to replay the game of a hand, act by act. */
  game: refereeCall.input(z.object(place)).output(answer<ReplayGame>(replayGame)),
  /** Judges a hand after hypothetical changes, applied in order, under its own rule set or another. Nothing is written. */
  whatIf: refereeCall
    .errors({ NOTATION: { status: 400, data: notation } })
    .input(z.object({ ...place, edits: z.array(listEdit).max(200), rules: z.string().min(1).max(60).optional() }))
    .output(answer<Scratch>(scratch)),
}
