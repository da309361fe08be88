import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** A page with headings in place of section numbers. */
export const texts: EditionTexts = {
  name: { en: 'Riichi Wiki (Naki)', fr: 'Riichi Wiki (Naki)' },
  short: { en: 'Riichi Wiki', fr: 'Riichi Wiki' },
  sections: 'headings',
  laws,
}
