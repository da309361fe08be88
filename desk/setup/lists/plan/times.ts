/**
 * A day as a list writes it: as `2026-11-21`, otherwise day first, or the n-th day from the first. Undefined if it is
 * none.
 */
export const readDay = (text: string, first: string): string | undefined => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const european = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text)
  if (european) {
    const [one, two, year] = [Number(european[1]), Number(european[2]), Number(european[3])]
    const whole = year < 100 ? 2000 + year : year
    return two > 12 ? dayOf(whole, one, two) : dayOf(whole, two, one)
  }
  const nth = /^(?:day|jour|j|d)? ?([1-9])$/i.exec(text)?.[1]
  if (nth === undefined) return undefined
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const on = new Date(Date.UTC(year, month - 1, day + Number(nth) - 1))
  return on.toISOString().slice(0, 10)
}

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day))
  const is = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900 && year < 3000
  return is ? date.toISOString().slice(0, 10) : undefined
}

/** A time of day as minutes from midnight: `9:30`, `09h30`, `9h`, `9.30`, `2:15 pm`. */
export const readClock = (text: string): number | undefined => {
  const [, hours, minutes = '0', half] = /^(\d{1,2})(?:\s?[:h.]\s?(\d{2})?(?::\d{2})?)?\s?([ap]\.?m\.?)?$/i.exec(text) ?? []
  if (hours === undefined || (!/[:h.]/i.test(text) && half === undefined)) return undefined
  const isAfternoon = half?.toLowerCase().startsWith('p') ?? false
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : undefined
}

/** A length in minutes: `90`, `90 min`, `1:30`, `1h30`. */
export const readLength = (text: string): number | undefined => {
  const plain = /^(\d{1,4})(?:\s?(?:min|minutes|mn|m|'|分))?\.?$/i.exec(text)?.[1]
  const minutes = plain === undefined ? readClock(text) : Number(plain)
  return minutes !== undefined && minutes >= 1 && minutes <= 1440 ? minutes : undefined
}

/** A day and a time of this machine's clock as a moment. */
export const momentOf = (day: string, minutes: number): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, Math.floor(minutes / 60), minutes % 60)
}
