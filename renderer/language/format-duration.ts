import { formatDuration as inWords } from 'date-fns/formatDuration'
import { enGB } from 'date-fns/locale/en-GB'
import { fr } from 'date-fns/locale/fr'
import type { ByLanguage, Language } from '../../engine/model/language.ts'

const LOCALES: ByLanguage<typeof fr> = { en: enGB, fr }

/** A duration in words: 40 seconds, 2 minutes. Not for the first screen: the words of both languages are 20 kB. */
export const formatDuration = (seconds: number, language: Language): string =>
  inWords(seconds < 90 ? { seconds: Math.max(1, Math.round(seconds)) } : { minutes: Math.round(seconds / 60) }, {
    locale: LOCALES[language],
  })
