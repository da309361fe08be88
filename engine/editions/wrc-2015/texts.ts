import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'WRC 2015', fr: 'WRC 2015' },
  short: { en: 'WRC 2015', fr: 'WRC 2015' },
  about: { en: 'World Riichi Championship, rules of 2015', fr: 'World Riichi Championship, règles de 2015' },
  since: '2015',
  replacedBy: 'wrc-2025',
  sections: 'numbers',
  laws,
}
