import { isSameDay } from 'date-fns/isSameDay'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import type { Language } from '../../engine/model/language.ts'
import { createStore } from '../app-state/storage/store.ts'

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
// date-fns' own words for months and weekdays are too large for the first screen (decision 56)
const days = cachedByLanguage((locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }))
const weekdays = cachedByLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short' }))
const dates = cachedByLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }))
const numbers = cachedByLanguage((locale) => new Intl.NumberFormat(locale))

/** The moment as a date whose local fields are those on the wall of the hall. */
export type WallClock = (at: Date) => Date

const clock = createStore<WallClock>((at) => at)
/** A tablet may be set to another time zone than its desk. */
export const showTimesBy = clock.set
const local = (at: Date): Date => clock.now()(at)

/** 14:33:47 */
export const formatTime = (at: Date): string => (isValid(at) ? lightFormat(local(at), 'HH:mm:ss') : NO_TIME)

/** Shown for an invalid time, as in a forged file. */
const NO_TIME = '–'

/** 14:33; with the date before it if it is not today. */
export const formatMoment = (at: Date, language: Language, now: Date = new Date()): string => {
  const { time, day } = read(at, now)
  return day ? `${days(language).format(day)}, ${time}` : time
}

/** `day`: the local day, if it is not today. */
const read = (at: Date, now: Date): { readonly time: string; readonly day?: Date | false } => {
  if (!isValid(at)) return { time: NO_TIME }
  const day = local(at)
  return { time: lightFormat(day, 'HH:mm'), day: !isSameDay(day, local(now)) && day }
}

/** 31,200 or 31 200; negative numbers have a minus sign, not a hyphen. */
export const formatNumber = (n: number, language: Language): string => numbers(language).format(n).replace('-', '−')

/** 09:30; with the weekday before it if it is not today. */
export const formatStart = (at: Date, language: Language, now: Date = new Date()): string => {
  const { time, day } = read(at, now)
  return day ? `${weekdays(language).format(day)} ${time}` : time
}

/** A tournament's date, 2026-11-29, as 29 November 2026; empty if it has none. */
export const formatDay = (day: string, language: Language): string => {
  const at = new Date(`${day}T12:00`)
  if (!isValid(at)) return day
  const said = dates(language).format(at)
  return language === 'fr' ? said.replace(/^1 /, '1er ') : said
}

/** A day as a date field expects it. */
export const dayForField = (at: Date): string => lightFormat(at, 'yyyy-MM-dd')

/** A local time as a field for date and time expects it, to the minute. */
export const momentForField = (at: Date): string => (isValid(at) ? lightFormat(at, "yyyy-MM-dd'T'HH:mm") : '')

const BYTES = { en: ['kB', 'MB', 'GB'], fr: ['ko', 'Mo', 'Go'] } as const

/** A file or disk size with its unit. */
export const formatSize = (bytes: number, language: Language): string => {
  const [kilo, mega, giga] = BYTES[language]
  const said = (n: number) => n.toLocaleString(LOCALE[language], { maximumFractionDigits: 1 })
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)}\u00a0${kilo}`
  return bytes < 1_000_000_000 ? `${said(bytes / 1_000_000)}\u00a0${mega}` : `${said(bytes / 1_000_000_000)}\u00a0${giga}`
}

/** Parts of one line, with dots between them. Missing ones are left out. */
export const dotted = (...parts: readonly (string | number | false | null | undefined)[]): string => parts.filter(Boolean).join(' · ')

/** The name of a file, without its folder. */
export const fileName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path
