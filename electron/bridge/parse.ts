import { z } from 'zod'
import { type HeldTexts, MENU_WORDS, type MenuState } from './bridge.ts'

const text = z.string().max(200)
const actions = z.array(z.strictObject({ id: z.string().regex(/^[\w.-]{1,60}$/), label: text, key: z.string().max(40).nullable() })).max(40)
const TOLD = z.strictObject({
  language: z.enum(['en', 'fr']),
  clockRuns: z.boolean(),
  words: z.record(z.enum(MENU_WORDS), text),
  file: actions,
  go: actions,
  view: actions,
  help: actions,
})

/** Reads a window's report of its state; undefined if invalid. */
export const readTold = (said: unknown): MenuState | undefined => TOLD.safeParse(said).data

/** Limit: more than the unsent acts of a whole round. */
const MOST_HELD = 4_000_000
const HELD = z
  .record(z.string().regex(/^shinpan\..{1,300}$/s), z.string())
  .refine((held) => Object.values(held).reduce((sum, { length }) => sum + length, 0) <= MOST_HELD)

/** Reads what a window wants to store; undefined if invalid. */
export const readHeld = (said: unknown): HeldTexts | undefined => HELD.safeParse(said).data
