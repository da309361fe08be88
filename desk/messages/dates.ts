import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { enGB } from 'date-fns/locale/en-GB'
import { fr } from 'date-fns/locale/fr'
import { parseISO } from 'date-fns/parseISO'
import type { ByLanguage, Language } from '../../engine/model/language.ts'

/** French with “1er décembre”: its own long dates have “1 décembre”. */
const french: typeof fr = {
  ...fr,
  formatLong: { ...fr.formatLong, date: (options) => fr.formatLong.date(options).replace('d MMMM', 'do MMMM') },
}
const LOCALES: ByLanguage<typeof fr> = { en: enGB, fr: french }

export const formatDate = (date: Date, pattern: string, language: Language): string => format(date, pattern, { locale: LOCALES[language] })

/** A tournament's date, which is text such as `2026-11-28`; other text stays as it is. */
export const formatDay = (date: string, pattern: string, language: Language): string => {
  const at = parseISO(date)
  return isValid(at) ? formatDate(at, pattern, language) : date
}
