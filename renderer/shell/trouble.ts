import { shared } from './shared.ts'

const said = shared<string | null>(null)

/** Says on screen that something did not work, until the reader closes it; null closes it. */
export const sayTrouble = said.set
export const useTrouble = said.useNow
