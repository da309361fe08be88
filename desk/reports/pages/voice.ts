import { lightFormat } from 'date-fns/lightFormat'
import { type ByLanguage, LANGUAGES, type Language } from '../../../engine/model/language.ts'
import type { ReportLanguage } from '../../contract/vocabulary.ts'
import { formatDate, formatDay } from '../../messages/dates.ts'
import { LABELS, type Labels } from '../../messages/reports/labels.ts'
import { type Markup, markup } from './markup.ts'

/** The language of a report: one template for all languages. */
export type Voice = {
  readonly language: ReportLanguage
  readonly languages: readonly Language[]
  /** A word or two, where both are written one after the other. */
  readonly say: (text: ByLanguage<string>) => Markup
  /** The same from the words of reports. */
  readonly word: (pick: (labels: Labels) => string) => Markup
  /** Sentences, if both languages are in columns. */
  readonly sides: (text: ByLanguage<string | Markup>) => Markup
  /** As plain text, for titles and drawings. */
  readonly plain: (text: ByLanguage<string>) => string
  readonly when: (date: Date) => string
  /** The same with the zone of all times on the paper: it may be read elsewhere, or printed on another machine. */
  readonly whenHere: (date: Date) => string
  readonly day: (date: Date) => string
  /** A tournament's date, which is text and may be none. */
  readonly dayOf: (date: string) => string
  readonly time: (date: Date) => string
  /** The separator between a label and its value. */
  readonly colon: string
}

export const voiceOf = (language: ReportLanguage): Voice => {
  const languages: readonly Language[] = language === 'both' ? LANGUAGES : [language]
  const say = (text: ByLanguage<string>): Markup => {
    const [first, second] = differing(languages, text)
    if (first === undefined) return markup``
    const one = languages.length > 1 && second !== undefined ? markup`<span lang="${first}">${text[first]}</span>` : markup`${text[first]}`
    return second === undefined ? one : markup`${one} <span class="also"> · <span lang="${second}">${text[second]}</span></span>`
  }
  const plain = (text: ByLanguage<string>): string =>
    differing(languages, text)
      .map((one) => text[one])
      .join(' · ')
  const format = (pattern: string, neutral: string) => (date: Date) =>
    language === 'both' ? lightFormat(date, neutral) : formatDate(date, pattern, language)
  const when = format('PPPp', 'yyyy-MM-dd HH:mm')
  return {
    language,
    languages,
    say,
    word: (pick) => say({ en: pick(LABELS.en), fr: pick(LABELS.fr) }),
    sides: (text) =>
      languages.length === 1
        ? markup`<div>${text[languages[0] ?? 'en']}</div>`
        : markup`<div class="sides">${languages.map((one) => markup`<div lang="${one}">${text[one]}</div>`)}</div>`,
    plain,
    when,
    whenHere: (date) => `${when(date)} (UTC${formatDate(date, 'XXX', 'en').replace('Z', '')})`,
    day: format('PPP', 'yyyy-MM-dd'),
    dayOf: (date) => (language === 'both' ? date : formatDay(date, 'PPP', language)),
    time: format('p', 'HH:mm'),
    colon: LABELS[language === 'both' ? 'fr' : language].colon,
  }
}

/** The languages whose text differs from that of the one before. */
const differing = (languages: readonly Language[], text: ByLanguage<string>): readonly Language[] =>
  languages.filter((one, i) => i === 0 || text[one] !== text[languages[0] ?? one])
