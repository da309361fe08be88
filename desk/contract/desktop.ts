import { z } from 'zod'
import { LANGUAGES } from '../../engine/model/language.ts'
import type { Shape } from './shape.ts'
import { MENU_WORDS } from './vocabulary.ts'

const label = z.string().max(200)

/** One line of the menu; the window knows by its id what to do. `key` as the window writes its keys: `Control+k`, `F6`, `?`. */
const menuAction = z.strictObject({ id: z.string().regex(/^[\w.-]{1,60}$/), label, key: z.string().max(40).nullable() })
export interface MenuAction extends Shape<typeof menuAction> {}

const actions = z.array(menuAction).max(40)

/** State of a window that the desktop app needs: its menu, and whether a round's clock runs, during which the machine must not sleep. */
export const menuState = z.strictObject({
  language: z.enum(LANGUAGES),
  clockRuns: z.boolean(),
  words: z.record(z.enum(MENU_WORDS), label),
  file: actions,
  go: actions,
  view: actions,
  help: actions,
})
export interface MenuState extends Shape<typeof menuState> {}

/** Limit: more than the unsent acts of a whole round. */
const MOST_HELD = 4_000_000

/** Names and texts that a window stores for its lifetime. */
export const heldTexts = z
  .record(z.string().regex(/^shinpan\..{1,300}$/s), z.string())
  .refine((held) => Object.values(held).reduce((sum, { length }) => sum + length, 0) <= MOST_HELD)
export type HeldTexts = Shape<typeof heldTexts>

/** A file as it crosses from window to shell. */
export type FileToSave = { readonly name: string; readonly mime: string; readonly content: string | Uint8Array }

/** The initial state of a window; `recovered`: the app crashed the last time, and this window was open then. */
export type WindowStart = { readonly recovered: boolean; readonly held: HeldTexts }

/** The shell's functions for the window, as `window.shinpan`; everything else goes to the desk. Absent in a browser. */
export type DesktopApp = {
  /** Shows the save dialog and writes the file whole; false if the user cancels. */
  readonly save: (name: string, mime: string, content: FileToSave['content']) => Promise<boolean>
  /** Shows the system's print dialog for one of our pages; false if nothing was printed. */
  readonly print: (page: string) => Promise<boolean>
  /** Opens a tournament file that the user picked: true if it is shown in another window, false if this one may open it. */
  readonly open: (file: string) => Promise<boolean>
  /** Reports this window's state to the shell. */
  readonly tell: (told: MenuState) => void
  /** Stores what is not yet in a file, so that it can be restored after a crash of the app. */
  readonly keep: (held: HeldTexts) => void
  /** Returns what was stored when the app last crashed; called once, at the start. */
  readonly begun: () => WindowStart
  /** Listens for choices in the menu. */
  readonly onDo: (hear: (action: string) => void) => void
}
