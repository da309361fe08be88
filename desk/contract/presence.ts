import { type } from '@orpc/contract'
import { z } from 'zod'
import { ALL, ALL_AT } from './access.ts'
import { procedure } from './base.ts'

/** What somebody at a table is for the tournament: its head referee, a referee, a tablet that records or one that looks on; null: nobody signed. */
export type PresentRole = 'head' | 'referee' | 'recorder' | 'viewer' | null

/** Who has a table open just now. It is no record: it stands in no file, and is forgotten when the window is left or says nothing any more. */
export type Present = {
  /** The window, as it calls itself. */
  readonly window: string
  /** By id. */
  readonly table: string
  /** A referee of the tournament, by the name of its list. */
  readonly person: string | null
  readonly role: PresentRole
  /** The tablet, by its name, or another laptop, by the name that the hub has for it; null: this laptop. */
  readonly device: string | null
  /** Entered an act there just now. */
  readonly recording: boolean
}

const present = type<readonly Present[]>()
/** A window, as it calls itself: at random, anew each time that it is loaded. */
export const windowName = z.string().min(8).max(64)

/** Who is at which table, of all windows and tablets of this desk, and of the others that its hub tells of. */
export const presence = {
  list: procedure({ access: ALL }).output(present),
  /** A window has a table open, and says so again and again: it counts as left when it says nothing any more. Answered with all. */
  say: procedure({ access: ALL_AT })
    .input(z.object({ window: windowName, table: z.string(), by: z.string().max(200), recording: z.boolean() }))
    .output(present),
  /** It is left. */
  leave: procedure({ access: ALL })
    .input(z.object({ window: windowName }))
    .output(type<null>()),
}
