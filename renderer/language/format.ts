import type { Language } from '../../engine/language.ts'

const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const

/** 14:33:47 in the reader's form. */
export const clock = (at: Date, language: Language): string => at.toLocaleTimeString(LOCALE[language], { hour12: false })

/** 14:33, with the day before it where it is not today. */
export const moment = (at: Date, language: Language, now: Date = new Date()): string => {
  const time = at.toLocaleTimeString(LOCALE[language], { hour: '2-digit', minute: '2-digit', hour12: false })
  const day = at.toLocaleDateString(LOCALE[language], { day: 'numeric', month: 'short' })
  return at.toDateString() === now.toDateString() ? time : `${day}, ${time}`
}

/** 31,200 or 31 200; less than nothing with a minus, not a hyphen. */
export const whole = (n: number, language: Language): string => n.toLocaleString(LOCALE[language]).replace('-', '−')

/** A size of a file for people. */
export const size = (bytes: number, language: Language): string =>
  bytes < 1_000_000
    ? `${whole(Math.max(1, Math.round(bytes / 1000)), language)} kB`
    : `${(bytes / 1_000_000).toLocaleString(LOCALE[language], { maximumFractionDigits: 1 })} MB`
