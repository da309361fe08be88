import { opening } from '../shell/shared.ts'

/** The map of all keys: shown on `?`. */
export const useKeyMap = opening()
