import { expect, test } from 'vitest'
import { voiceOf } from '../../../../desk/reports/pages/voice.ts'

test.each([
  ['en', '2026-11-28', '28 November 2026'],
  ['fr', '2026-11-28', '28 novembre 2026'],
  ['fr', '2026-12-01', '1er décembre 2026'],
  ['en', '2026-12-01', '1 December 2026'],
  ['both', '2026-11-28', '2026-11-28'],
  ['fr', '', ''],
  ['en', 'next week', 'next week'],
] as const)('in %s the date of a tournament, %s, is written %s', (language, date, written) => {
  expect(voiceOf(language).dayOf(date)).toBe(written)
})
