import { createOpenState } from '../app-state/storage/store.ts'

/** The sheet of all keys, opened with `?`. */
export const useKeyMap = createOpenState()

/** The search by what happened, opened with F1. */
export const useOffenceSearch = createOpenState()

/** The palette of all actions. */
export const usePalette = createOpenState()
