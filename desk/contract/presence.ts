import { z } from 'zod'
import { anyCall, tableCall } from './access.ts'
import { answer, type Shape, text } from './shape.ts'
import { PRESENT_ROLES } from './vocabulary.ts'

/** Role of a person or tablet at a table: head referee, referee, recording tablet or viewing tablet. Null: no referee is named. */
const presentRole = z.enum(PRESENT_ROLES).nullable()
export type PresentRole = Shape<typeof presentRole>

/** A window that has a table open now. No file stores it; the desk forgets it when the window leaves or falls silent. */
export const present = z.strictObject({
  /** The window's name for itself. */
  window: text,
  /** Id of the table. */
  table: text,
  /** A referee, by the name in the tournament's list. */
  person: text.nullable(),
  role: presentRole,
  /** The tablet's name, or the hub's name for another laptop; null: this laptop. */
  device: text.nullable(),
  /** The user has just entered an act there. */
  recording: z.boolean(),
})
export interface Present extends Shape<typeof present> {}

const everyone = answer<readonly Present[]>(z.array(present))

/** A window's random name for itself; each page load makes a new one. */
export const windowName = z.string().min(8).max(64)

/** Presence at the tables: windows and tablets of this desk, and of other desks through the hub. */
export const presence = {
  list: anyCall.output(everyone),
  /** Reports that a window has a table open. The window repeats this; after a silence it counts as gone. Returns all presence. */
  say: tableCall
    .input(z.object({ window: windowName, table: z.string(), by: z.string().max(200), recording: z.boolean() }))
    .output(everyone),
  /** Reports that a window left. */
  leave: anyCall.input(z.object({ window: windowName })).output(answer(z.null())),
}
