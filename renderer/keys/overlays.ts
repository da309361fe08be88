import { opening } from '../app-state/storage/store.ts'

/** The sheet of all keys, opened with `?`. */
export const useKeyMap = opening()

/** The palette of all actions. */
export const usePalette = opening()
