import { z } from 'zod'
import type { HeldTexts } from '../../desk/contract/desktop.ts'
import type { JsonStore } from './json-store.ts'

const NAME = 'left-open'
const WINDOW = z.object({ file: z.string().nullable(), place: z.string(), held: z.record(z.string(), z.string()) })

/** The state of a window: its file, its place in the app, and what is not yet in a file. */
export type LeftOpen = { readonly file: string | null; readonly place: string; readonly held: HeldTexts }

/** The windows that were open when the app last crashed; none after a normal exit. */
export const leftOpen = (keeping: JsonStore): readonly LeftOpen[] => keeping.read(NAME, z.array(WINDOW)) ?? []

/** Whether a window has acts that are in no file yet, under the names that `renderer/app-state/outbox` uses. */
export const holdsActs = (held: HeldTexts): boolean =>
  Object.entries(held).some(([name, text]) => name.startsWith('shinpan.outgoing') && text !== '[]')

export const noteOpen = (keeping: JsonStore, windows: readonly LeftOpen[]): void => keeping.write(NAME, windows)

/** Notes a normal exit: there is nothing to recover. */
export const forgetWindows = (keeping: JsonStore): void => keeping.forget(NAME)
