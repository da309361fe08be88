import { shared } from '../shell/shared.ts'

/** The correction that was done last in this window, and the table as it stood right after it. */
export type Corrected = { readonly table: string; readonly seq: number; readonly says: string }

const last = shared<Corrected | null>(null)

/** Says what was just corrected; null where something else was done. */
export const setCorrected = last.set
export const useCorrected = last.useNow
