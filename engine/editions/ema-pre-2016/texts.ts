import type { EditionTexts } from '../../model/edition-texts.ts'
import { laws } from './laws.ts'

export const texts: EditionTexts = {
  name: { en: 'EMA before 2016', fr: 'EMA avant 2016' },
  short: { en: 'EMA before 2016', fr: 'EMA avant 2016' },
  sections: 'numbers',
  laws,
}
