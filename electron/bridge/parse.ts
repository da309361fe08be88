import { z } from 'zod'
import { type Held, MENU_WORDS, type Told } from './bridge.ts'

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

/** What a window says of itself, as far as it reads; undefined for anything else. */
export const readTold = (said: unknown): Told | undefined => TOLD.safeParse(said).data

/** More than the acts of a whole round that nobody could send. */
const MOST_HELD = 4_000_000
const HELD = z
  .record(z.string().regex(/^shinpan\..{1,300}$/s), z.string())
  .refine((held) => Object.values(held).reduce((sum, { length }) => sum + length, 0) <= MOST_HELD)

/** What a window wants kept, as far as it reads. */
export const readHeld = (said: unknown): Held | undefined => HELD.safeParse(said).data
