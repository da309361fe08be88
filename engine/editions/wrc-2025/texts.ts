import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** The rules were read; the penalties, which the rules keep in a document of their own, only as a club transcribed them. */
export const texts: EditionTexts = {
  name: { en: 'WRC 2025', fr: 'WRC 2025' },
  short: { en: 'WRC 2025', fr: 'WRC 2025' },
  about: {
    en: 'World Riichi Championship; the championship, and tournaments that use its rules',
    fr: 'World Riichi Championship ; le championnat, et les tournois qui en suivent les règles',
  },
  since: '2025-05-25',
  sections: 'numbers',
  standings: [{ sections: /^12\./, standing: 'transcribed' }],
  laws,
}
