import { format } from 'date-fns/format'
import { enGB } from 'date-fns/locale/en-GB'
import { fr } from 'date-fns/locale/fr'
import type { ByLanguage, Language } from '../../engine/model/language.ts'

const LOCALES: ByLanguage<typeof fr> = { en: enGB, fr }

export const formatDate = (date: Date, pattern: string, language: Language): string => format(date, pattern, { locale: LOCALES[language] })
