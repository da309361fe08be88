/** One cached value with the state of the file that it was computed from. Another state invalidates it. */
export type Cell<T> = { state: string | number; value: T | undefined }

export const emptyCell = <T>(): Cell<T> => ({ state: '', value: undefined })

export const hasValue = <T>(cell: Cell<T>, state: string | number): cell is Cell<T> & { value: T } =>
  cell.value !== undefined && cell.state === state

/** The value for a state of the file, computed if the cell holds that of another one. */
export const cellValue = <T>(cell: Cell<T>, state: string | number, compute: () => T): T => {
  if (hasValue(cell, state)) return cell.value
  const value = compute()
  setCell(cell, state, value)
  return value
}

export const setCell = <T>(cell: Cell<T>, state: string | number, value: T): void => {
  cell.state = state
  cell.value = value
}

export const clearCell = (cell: Cell<unknown>): void => {
  cell.value = undefined
}
