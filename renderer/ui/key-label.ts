import type { ByLanguage, Language } from '../../engine/model/language.ts'

/** Labels that a keyboard has in place of the English ones. */
const LABELS: ByLanguage<Readonly<Record<string, string>>> = {
  en: {},
  fr: {
    Enter: 'Entrée',
    Esc: 'Échap',
    Space: 'Espace',
    Shift: 'Maj',
    Del: 'Suppr',
    PgUp: 'PgPréc',
    PgDn: 'PgSuiv',
    Home: 'Début',
    End: 'Fin',
  },
}

/** A label in a language; of several keys, with blanks between them. */
export const labelIn = (label: string, language: Language): string =>
  label
    .split(' ')
    .map((key) => LABELS[language][key] ?? key)
    .join(' ')
