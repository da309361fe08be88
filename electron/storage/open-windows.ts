import { z } from 'zod'
import type { Held } from '../bridge/bridge.ts'
import type { JsonStore } from './json-store.ts'

const NAME = 'left-open'
const WINDOW = z.object({ file: z.string().nullable(), place: z.string(), held: z.record(z.string(), z.string()) })

/** A window as it is now: its file, its place in the app, what it holds that no file has yet. */
export type LeftOpen = { readonly file: string | null; readonly place: string; readonly held: Held }

/** The windows that were open when the app last ended unasked; none where it was left as one leaves it. */
export const leftOpen = (keeping: JsonStore): readonly LeftOpen[] => keeping.read(NAME, z.array(WINDOW)) ?? []

/** Whether a window holds acts that no file has yet, under the names that `renderer/app-state/outbox` gives them. */
export const holdsActs = (held: Held): boolean =>
  Object.entries(held).some(([name, text]) => name.startsWith('shinpan.outgoing') && text !== '[]')

/** Notes the windows as they are. */
export const noteOpen = (keeping: JsonStore, windows: readonly LeftOpen[]): void => keeping.write(NAME, windows)

/** The app is left as one leaves it: there is nothing to recover. */
export const leave = (keeping: JsonStore): void => keeping.forget(NAME)
