import { type } from '@orpc/contract'
import { z } from 'zod'
import { ALL, ALL_AT } from './access.ts'
import { procedure } from './base.ts'

/** Role of a person or tablet at a table: head referee, referee, recording tablet or viewing tablet. Null: no referee is named. */
export type PresentRole = 'head' | 'referee' | 'recorder' | 'viewer' | null

/** A window that has a table open now. No file stores it; the desk forgets it when the window leaves or falls silent. */
export type Present = {
  /** The window's name for itself. */
  readonly window: string
  /** Id of the table. */
  readonly table: string
  /** A referee, by the name in the tournament's list. */
  readonly person: string | null
  readonly role: PresentRole
  /** The tablet's name, or the hub's name for another laptop; null: this laptop. */
  readonly device: string | null
  /** The user has just entered an act there. */
  readonly recording: boolean
}

const present = type<readonly Present[]>()
/** A window's random name for itself; each page load makes a new one. */
export const windowName = z.string().min(8).max(64)

/** Presence at the tables: windows and tablets of this desk, and of other desks through the hub. */
export const presence = {
  list: procedure({ access: ALL }).output(present),
  /** Reports that a window has a table open. The window repeats this; after a silence it counts as gone. Returns all presence. */
  say: procedure({ access: ALL_AT })
    .input(z.object({ window: windowName, table: z.string(), by: z.string().max(200), recording: z.boolean() }))
    .output(present),
  /** Reports that a window left. */
  leave: procedure({ access: ALL })
    .input(z.object({ window: windowName }))
    .output(type<null>()),
}
