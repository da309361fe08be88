import type { ByLanguage, Language, Text } from '../model/language.ts'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** Marks after a word. French puts a blank before them, which `typeset` replaces by one at which no line ends. */
export const COLON: Text = { en: ':', fr: ' :' }
export const SEMICOLON: Text = { en: ';', fr: ' ;' }

/**
 * Sets the spaces that French puts before `: ; ! ?`, inside guillemets and numbers, so that no line begins with a mark or half a number, and
 * elides « que un », « que Est ».
 * The texts are written with plain blanks; every text that the wording returns has passed through this function.
 */
export const typeset = (text: string, language: Language): string => SET[language](text)

const SET: ByLanguage<(text: string) => string> = {
  en: (text) => text,
  fr: (text) =>
    text
      .replaceAll(' :', `${NO_BREAK}:`)
      .replaceAll(/ ([;!?»])/gu, `${NARROW}$1`)
      .replaceAll(/(?<=\d) (?=\d{3}\b)/gu, NARROW)
      .replaceAll(/(?<=\bqu)e (?=un|Est\b|Ouest\b)/gu, '’')
      .replaceAll('« ', `«${NARROW}`),
}

/** A phrase as it begins a sentence. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
