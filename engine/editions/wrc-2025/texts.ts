import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** The rules were read; the penalties, which the rules keep in a document of their own, only as a club transcribed them. */
export const texts: EditionTexts = {
  name: { en: 'WRC 2025', fr: 'WRC 2025' },
  short: { en: 'WRC 2025', fr: 'WRC 2025' },
  sections: 'numbers',
  standings: [{ sections: /^12\./, standing: 'transcribed' }],
  laws,
}
