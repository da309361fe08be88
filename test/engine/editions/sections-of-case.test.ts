import { expect, test } from 'vitest'
import { judged } from '../judging/table-of.ts'

const ROBBED_LATE = '@from middle; @meld N pon 5s W; N draw; N kakan 5s; N replace; N discard 9m; E call ron 5s'
const AFTER_KONG = '@from middle; @meld E pon 9m S; N discard 5p; E draw; E kakan 9m; W call ron 5p'
const LAST_DISCARD = '@from middle; @displayed complete; @wall 0; @river E 3s 9m; S discard 6s; E ron; E reveal 2m3m4m5p6p7p3p4p5p4s5s8s8s'
test.each([
  ['a late ron on the tile of a kong', ROBBED_LATE, 'win.late', 'ema-2025', ['3.3.13']],
  ['a late ron on the tile of a kong', ROBBED_LATE, 'win.late', 'wrc-2025', ['8.7.2', '8.11.1']],
  ['a ron after a kong whose tile counts as a discard', AFTER_KONG, 'win.late', 'ema-2016', ['3.3.1', '3.3.6']],
  ['a false win on the last discard, a dead hand in place of a chombo', LAST_DISCARD, 'win.furiten', 'ema-2025', ['3.3.9', '3.4.6']],
])('%s is cited by the section about it', (_what, table, rule, id, sections) => {
  expect(judged(table, id).findings.find((finding) => finding.rule === rule)?.sections).toEqual(sections)
})
