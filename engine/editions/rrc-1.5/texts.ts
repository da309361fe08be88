import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** Read in Russian, its sections counted. */
export const texts: EditionTexts = {
  name: { en: 'Russian regulations 1.5 (second hand)', fr: 'Règlement russe 1.5 (de seconde main)' },
  short: { en: 'RRC 1.5', fr: 'RRC 1.5' },
  known: 'second-hand',
  sections: 'counted',
  inherited: { parent: 'wrc-2015', sections: /^[57]\./ },
  laws,
}
