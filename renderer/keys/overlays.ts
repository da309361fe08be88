import { createOpenState } from '../app-state/storage/store.ts'

/** The sheet of all keys, opened with `?`. */
export const useKeyMap = createOpenState()

/** “What if …”: the search by what happened. */
export const useOffenceSearch = createOpenState()

/** The palette of all actions. */
export const usePalette = createOpenState()
