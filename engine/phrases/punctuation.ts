import type { Text } from '../model/language.ts'

/** Marks after a word. French puts a blank before them, which `typeset` replaces by one at which no line ends. */
export const COLON: Text = { en: ':', fr: ' :' }
export const SEMICOLON: Text = { en: ';', fr: ' ;' }
