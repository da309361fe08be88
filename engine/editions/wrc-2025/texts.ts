import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** Transcribed by a club. */
export const texts: EditionTexts = {
  name: { en: 'WRC 2025 (second hand)', fr: 'WRC 2025 (de seconde main)' },
  short: { en: 'WRC 2025', fr: 'WRC 2025' },
  known: 'second-hand',
  sections: 'numbers',
  // Chapter 12 is its own.
  inherited: { parent: 'wrc-2015', sections: /^(?!12)/ },
  laws,
}
