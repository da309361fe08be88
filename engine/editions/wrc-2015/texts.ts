import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'WRC 2015', fr: 'WRC 2015' },
  short: { en: 'WRC 2015', fr: 'WRC 2015' },
  sections: 'numbers',
  laws,
}
