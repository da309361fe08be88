import { expect, test } from 'vitest'
import { waitYakuOf } from '../../../../engine/judging/entitlements/wait-yaku.ts'
import { judged } from '../table-of.ts'

const SEEN = '@from middle; @displayed complete; @wall 30; @hand E1 0; '

test.each<[situation: string, table: string, waits: string, rules?: string]>([
  [
    'the dragon gives a yaku, the 9 gives none',
    `${SEEN}@meld S chii 1m2m3m 3m; @hold S 4p5p6p7s8s9s9p9p7z7z; E discard 1z`,
    '9p none none, 7z red-dragon red-dragon',
  ],
  [
    'concealed, only a self-draw has one',
    `${SEEN}@hold S 4m5m4p5p6p7s8s9s1p1p1p9m9m; E discard 1z`,
    '3m none self-draw, 6m none self-draw',
  ],
  [
    'in riichi every wait has one',
    `${SEEN}@river S 1z; @riichi S; @hold S 4m5m4p5p6p7s8s9s1p1p1p9m9m; E discard 1z`,
    '3m riichi riichi+self-draw, 6m riichi riichi+self-draw',
  ],
  [
    'open simples, where the text does not say',
    `${SEEN}@meld S pon 3p E; @hold S 4m5m4p5p6p7s7s7s2p2p; E discard 1z`,
    '3m unknown unknown, 6m unknown unknown',
    'ema-pre-2016',
  ],
  ['nobody knows the prevailing wind', '@from middle; @hold S 4m5m4p5p6p7s8s9s1z1z9p9p9p; E discard 1z', 'unknown'],
  ['the hand does not wait', `${SEEN}@hold S 1m4m7m1p4p7p1s4s7s1z2z3z4z; E discard 1z`, ''],
])('%s', (_, table, waits, rules = 'wrc-2015') => {
  const found = waitYakuOf(judged(table, rules), 'S')
  const has = (each: { readonly is: string; readonly yaku?: readonly string[] }) => each.yaku?.join('+') ?? each.is
  expect(
    found === 'unknown' ? found : found.map(({ kind, discard, selfDraw }) => `${kind} ${has(discard)} ${has(selfDraw)}`).join(', '),
  ).toBe(waits)
})
