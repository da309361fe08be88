import type { ByLanguage, Language } from '../model/language.ts'

const MONTHS: ByLanguage<readonly string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
}

/** A date that may lack its day or its month, in words: `2016`, `2025-08` as `August 2025`, `2025-05-25` as `25 May 2025`. */
export const formatPartialDate = (date: string, language: Language): string => {
  const [year = '', month, day] = date.split('-')
  const name = month === undefined ? undefined : MONTHS[language][Number(month) - 1]
  const first = language === 'fr' && Number(day) === 1 ? '1er' : day && String(Number(day))
  return [first, name, year].filter((part) => part !== undefined).join(' ')
}
