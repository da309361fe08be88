import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** Read in Russian. The text prints no section numbers: they are counted in the order of its files. */
export const texts: EditionTexts = {
  name: { en: 'Russian regulations 1.5', fr: 'Règlement russe 1.5' },
  short: { en: 'RRC 1.5', fr: 'RRC 1.5' },
  about: {
    en: 'Russian riichi regulations; tournaments in Russian-speaking clubs',
    fr: 'Règlement riichi russe ; tournois des clubs russophones',
  },
  since: '2026-04-20',
  sections: 'counted',
  terms: 'russian',
  laws,
}
