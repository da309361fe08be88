import type { Language } from '../../engine/model/language.ts'

const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const

/** Caches one formatter per language: creating one takes longer than rendering a whole screen. */
const cachedByLanguage = <Form>(make: (locale: string) => Form): ((language: Language) => Form) => {
  const forms = new Map<Language, Form>()
  return (language) => {
    const form = forms.get(language) ?? make(LOCALE[language])
    forms.set(language, form)
    return form
  }
}
const clocks = cachedByLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hour12: false }))
const numbers = cachedByLanguage((locale) => new Intl.NumberFormat(locale))

/** 14:33:47 in the user's language. */
export const formatTime = (at: Date, language: Language): string => clocks(language).format(at)

/** 14:33; with the date before it if it is not today. */
export const formatMoment = (at: Date, language: Language, now: Date = new Date()): string => {
  const time = at.toLocaleTimeString(LOCALE[language], { hour: '2-digit', minute: '2-digit', hour12: false })
  const day = at.toLocaleDateString(LOCALE[language], { day: 'numeric', month: 'short' })
  return at.toDateString() === now.toDateString() ? time : `${day}, ${time}`
}

/** 31,200 or 31 200; negative numbers have a minus sign, not a hyphen. */
export const formatNumber = (n: number, language: Language): string => numbers(language).format(n).replace('-', '−')

/** 09:30; with the weekday before it if it is not today. */
export const formatStart = (at: Date, language: Language, now: Date = new Date()): string => {
  const time = at.toLocaleTimeString(LOCALE[language], { hour: '2-digit', minute: '2-digit', hour12: false })
  return at.toDateString() === now.toDateString() ? time : `${at.toLocaleDateString(LOCALE[language], { weekday: 'short' })} ${time}`
}

const units = (unit: 'second' | 'minute') =>
  cachedByLanguage((locale) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }))
const inSeconds = units('second')
const inMinutes = units('minute')

/** A duration in words: 40 seconds, 2 minutes. */
export const formatDuration = (seconds: number, language: Language): string =>
  seconds < 90 ? inSeconds(language).format(Math.max(1, seconds)) : inMinutes(language).format(seconds / 60)

const BYTES = { en: ['kB', 'MB', 'GB'], fr: ['ko', 'Mo', 'Go'] } as const

/** A file or disk size with its unit. */
export const formatSize = (bytes: number, language: Language): string => {
  const [kilo, mega, giga] = BYTES[language]
  const said = (n: number) => n.toLocaleString(LOCALE[language], { maximumFractionDigits: 1 })
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)} ${kilo}`
  return bytes < 1_000_000_000 ? `${said(bytes / 1_000_000)} ${mega}` : `${said(bytes / 1_000_000_000)} ${giga}`
}
