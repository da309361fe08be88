import { expect, test } from 'vitest'
import { formatPartialDate } from '../../../engine/wording/terms/rule-sets.ts'

test.each([
  ['2016', '2016', '2016'],
  ['2025-08', 'August 2025', 'août 2025'],
  ['2025-05-25', '25 May 2025', '25 mai 2025'],
  ['2026-04-01', '1 April 2026', '1er avril 2026'],
])('%s is a date in words, as far as it is known', (date, en, fr) => {
  expect(formatPartialDate(date, 'en')).toBe(en)
  expect(formatPartialDate(date, 'fr')).toBe(fr)
})
