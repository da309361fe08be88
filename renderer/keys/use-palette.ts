import { opening } from '../shell/shared.ts'

/** The palette of all actions: shown on its key. */
export const usePalette = opening()
