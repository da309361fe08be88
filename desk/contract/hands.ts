import { z } from 'zod'
import { handHeader, ruleSet } from './engine-shapes.ts'
import { moment, ref, type Shape, seat, text, whole } from './shape.ts'

/** An act of a hand as recorded. A short form is several acts; each has the whole form in `form`. */
export const act = z.strictObject({
  /** The event's number in the hand. */
  number: whole,
  seq: whole,
  /** Permanent reference of its entry; corrections identify the act by it. */
  ref,
  /** The event alone, in table notation. */
  text,
  /** For a part of a short form: the whole form as typed, and the part's position in it. */
  form: z.strictObject({ text, part: whole, parts: whole }).nullable(),
  at: moment,
  by: text,
  /** The text that was first entered here, if the act was corrected. */
  was: text.nullable(),
  /** The act was inserted before acts that had been entered earlier. */
  inserted: z.boolean(),
})
export interface Act extends Shape<typeof act> {}

export const handSummary = z.strictObject({
  id: text,
  position: whole,
  wind: seat,
  number: whole,
  counters: whole,
  /** The record names the hand; a record that starts in the middle may not. */
  noted: z.boolean(),
  acts: whole,
})
export interface HandSummary extends Shape<typeof handSummary> {}

/** The engine's input at the start of a hand: rule set with all settings, header with the players' names, carry of earlier hands. */
export const handStart = z.strictObject({
  rules: ruleSet,
  header: handHeader,
  carry: z.strictObject({ slow: z.record(text, whole), touched: z.record(text, whole), named: z.boolean() }),
})
export interface HandStart extends Shape<typeof handStart> {}
