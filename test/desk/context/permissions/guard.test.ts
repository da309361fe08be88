import { expect, test } from 'vitest'
import { forbiddenIn, fuzzGuard } from '../../../../tools/fuzz/guard.ts'

// a hole was noticed within 5,000 lines; npm run tool fuzz:guard does the same with 1,000,000
const LINES = 5000

test('whatever the parser takes for a decision, rules or a setting, no recorder’s tablet and no unsigned laptop enters', {
  timeout: 240_000,
}, async () => {
  const { lines, accepted, forbidden, refused } = await fuzzGuard({ lines: LINES, seed: 20 })
  const all = [...forbidden.values()].reduce((sum, n) => sum + n, 0)
  expect(lines).toBeGreaterThanOrEqual(LINES)
  expect(all / lines).toBeGreaterThan(0.2)
  // guards against an empty run: some lines are accepted, and the guard refuses its share
  expect(accepted).toBeGreaterThan(10)
  for (const who of ['tablet', 'laptop']) expect(refused.get(`${who} decision: decision`)).toBeGreaterThan(30)
})

test.each([
  ['* "ruling" 1 claim.not-taken dismissed', ['ruling']],
  ['"*" dead S', ['dead']],
  ['\ufeff  99 & * answer 1 fast # said', ['answer']],
  ['E draw\n@rules "ema-2016"\r\n@set renhou on', ['@rules', '@set']],
  ['* note * dead S\n# * dead S', []],
  ['*\u00a0dead\u00a0S\n＊ ｄｅａｄ S', ['dead', 'dead']],
] as const)('what is forbidden in %j', (text, found) => {
  expect(forbiddenIn(text)).toEqual(found)
})
