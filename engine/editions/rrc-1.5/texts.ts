import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** Read in Russian. The text prints no section numbers: they are counted in the order of its files. */
export const texts: EditionTexts = {
  name: { en: 'Russian regulations 1.5', fr: 'Règlement russe 1.5' },
  short: { en: 'RRC 1.5', fr: 'RRC 1.5' },
  sections: 'counted',
  laws,
}
