import { addDays } from 'date-fns/addDays'
import { isExists } from 'date-fns/isExists'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { minutesToHours } from 'date-fns/minutesToHours'
import { parseISO } from 'date-fns/parseISO'
import { set } from 'date-fns/set'
/** A day as a list writes it: as `2026-11-21`, otherwise day first, or the n-th day from the first. Undefined if it is none. */
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
  const start = parseISO(first)
  if (nth === undefined || !isValid(start)) return undefined
  return lightFormat(addDays(start, Number(nth) - 1), 'yyyy-MM-dd')
}

const dayOf = (year: number, month: number, day: number): string | undefined =>
  year > 1900 && year < 3000 && isExists(year, month - 1, day) ? lightFormat(new Date(year, month - 1, day), 'yyyy-MM-dd') : undefined

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
export const dateAtMinutes = (day: string, minutes: number): Date =>
  set(parseISO(day), { hours: minutesToHours(minutes), minutes: minutes % 60 })
