import type { WallClock } from './format.ts'

/** The wall clock of a time zone, such as `Europe/Paris`. A zone that this browser does not know leaves the times as they are here. */
export const wallClockIn = (zone: string): WallClock => {
  try {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
    return (at) => {
      const field = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field
      return new Date(year, month - 1, day, hour, minute, second)
    }
  } catch {
    return (at) => at
  }
}
