import type { Language } from '../../engine/model/language.ts'

/** Labels that a French keyboard has instead. */
const FRENCH: Readonly<Record<string, string>> = {
  Enter: 'Entrée',
  Esc: 'Échap',
  Space: 'Espace',
  Shift: 'Maj',
  Del: 'Suppr',
  PgUp: 'PgPréc',
  PgDn: 'PgSuiv',
  Home: 'Début',
  End: 'Fin',
}

/** A label in a language; of several keys, with blanks between them. */
export const labelIn = (label: string, language: Language): string =>
  language === 'fr'
    ? label
        .split(' ')
        .map((key) => FRENCH[key] ?? key)
        .join(' ')
    : label
