import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

/** A page with headings in place of section numbers. */
export const texts: EditionTexts = {
  name: { en: 'Riichi Wiki (Naki)', fr: 'Riichi Wiki (Naki)' },
  short: { en: 'Riichi Wiki', fr: 'Riichi Wiki' },
  about: {
    en: 'The common rules of riichi, as a page of the Riichi Wiki describes them',
    fr: 'Les règles courantes du riichi, telles qu’une page du Riichi Wiki les décrit',
  },
  since: null,
  sections: 'headings',
  laws,
}
