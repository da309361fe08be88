import { ok, type Result } from '../../model/result.ts'
import { type Given, type Refused, refused } from './json.ts'

/** A day, or a moment with its offset from UTC, in ISO 8601: `2026-05-02`, `2026-05-02T14:30:00Z`, `2026-05-02T14:30+02:00`. */
export const readWhen = (given: Given): Result<string, Refused> =>
  typeof given.value === 'string' && isMoment(given.value)
    ? ok(given.value)
    : refused(given, {
        en: 'a date such as 2026-05-02, or a time such as 2026-05-02T14:30:00Z',
        fr: 'une date comme 2026-05-02, ou une heure comme 2026-05-02T14:30:00Z',
      })

const isMoment = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?:Z|[+-](\d{2}):?(\d{2})))?$/u.exec(text)
  if (!parts) return false
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offset = 0, rest = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  return isDay && hour <= 23 && minute <= 59 && second <= 59 && offset <= 14 && rest <= 59
}

const daysIn = (year: number, month: number): number => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
