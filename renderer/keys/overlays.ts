import { opening } from '../app-state/storage/store.ts'

/** The map of all keys: shown on `?`. */
export const useKeyMap = opening()

/** The palette of all actions: shown on its key. */
export const usePalette = opening()
