/** One cached value with the state of the file that it was computed from. Another state invalidates it. */
export type CacheCell<T> = { state: string | number; value: T | undefined }

export const emptyCell = <T>(): CacheCell<T> => ({ state: '', value: undefined })

export const hasValue = <T>(cell: CacheCell<T>, state: string | number): cell is CacheCell<T> & { value: T } =>
  cell.value !== undefined && cell.state === state

/** The value for a state of the file, computed if the cell holds that of another one. */
export const cellValue = <T>(cell: CacheCell<T>, state: string | number, compute: () => T): T => {
  if (hasValue(cell, state)) return cell.value
  const value = compute()
  setCell(cell, state, value)
  return value
}

export const setCell = <T>(cell: CacheCell<T>, state: string | number, value: T): void => {
  cell.state = state
  cell.value = value
}

export const clearCell = (cell: CacheCell<unknown>): void => {
  cell.value = undefined
}
