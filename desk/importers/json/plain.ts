// Quick checks of values that are as expected, as nearly all are. A schema says what is wrong with the others.

/** An integer within bounds. */
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most && Number.isInteger(value)

/** Points of one player. */
export const isPoints = (value: unknown): value is number => isWhole(value, -1_000_000, 1_000_000)

/** A player's number. */
export const isPlayer = (value: unknown): value is number => isWhole(value, 0, 3)

/** A list of `least` to `most` items. */
export const isListOf = <T>(value: unknown, least: number, most: number, isItem: (item: unknown) => item is T): value is readonly T[] => {
  if (!Array.isArray(value) || value.length < least || value.length > most) return false
  for (const item of value) if (!isItem(item)) return false
  return true
}

/** An object, not a list, whose values nobody has looked at. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
