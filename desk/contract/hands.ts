import { z } from 'zod'
import { handHeader, ruleSet } from './engine-shapes.ts'
import { integer, moment, ref, type Shape, seat, text } from './shape.ts'

/** An act of a hand as recorded. A short form is several acts; each has the whole form in `form`. */
export const act = z.strictObject({
  /** The event's number in the hand. */
  number: integer,
  seq: integer,
  /** Permanent reference of its entry; corrections identify the act by it. */
  ref,
  /** The event alone, in table notation. */
  text,
  /** For a part of a short form: the whole form as typed, and the part's position in it. */
  form: z.strictObject({ text, part: integer, parts: integer }).nullable(),
  at: moment,
  by: text,
  /** The text that was first entered here, if the act was corrected. */
  was: text.nullable(),
  /** A correction inserted the act before acts that had been entered earlier. */
  inserted: z.boolean(),
})
export interface Act extends Shape<typeof act> {}

export const handSummary = z.strictObject({
  id: text,
  position: integer,
  wind: seat,
  number: integer,
  counters: integer,
  /** The record names the hand; a record that starts in the middle may not. */
  noted: z.boolean(),
  acts: integer,
})
export interface HandSummary extends Shape<typeof handSummary> {}

/** The engine's input at the start of a hand: rule set with all settings, header with the players' names, carry of earlier hands. */
export const handStart = z.strictObject({
  rules: ruleSet,
  header: handHeader,
  carry: z.strictObject({ slow: z.record(text, integer), touched: z.record(text, integer), named: z.boolean() }),
})
export interface HandStart extends Shape<typeof handStart> {}
