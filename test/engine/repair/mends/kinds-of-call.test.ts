import { expect, test } from 'vitest'
import { judgeHand } from '../../../../engine/judging/judge.ts'
import { eventsOf } from '../../../../engine/judging/play.ts'
import { applyMend } from '../../../../engine/repair/mends/mend.ts'
import { mendsFor } from '../../../../engine/repair/mends/mends-for.ts'
import { mendText } from '../../../../engine/wording/record/mends.ts'
import { faultsOf, judged } from '../../judging/table-of.ts'

const MIDDLE = '@from middle; @displayed complete; @wall 30; '
const WAITS_FOR_3M = '1m2m4p5p6p7s8s9s5z5z6z6z6z'

test.each([
  [
    'a claimed kong is written as a pung, and its replacement tile follows',
    'E discard 5p; N pon 5p5p; * dora 1z; N replace; N discard 9m; E draw',
    'record.no-claim',
    'Change act 2 to N daiminkan 5p5p5p',
  ],
  [
    'a claimed kong is written as a concealed one',
    'E discard 5p; S ankan 5p; * dora 3z; S replace; S discard 9m; W draw',
    'record.fifth-tile',
    'Change act 2 to S daiminkan 5p5p5p',
  ],
  [
    'a claimed kong of the player across is written as a concealed one',
    'E discard 5p; W ankan 5p; * dora 3z; W replace; W discard 9m; N draw',
    'turn.act',
    'Change act 2 to W daiminkan 5p5p5p',
  ],
  [
    'an extended pung is written as a concealed kong',
    '@meld S pon 5p E; S draw 5p; S ankan 5p; * dora 1z; S replace; S discard 9m; W draw',
    'record.fifth-tile',
    'Change act 2 to S kakan 5p',
  ],
  [
    'an extended pung is written as a claimed kong',
    '@meld W pon 5p N; E discard 1z; S discard 2z; W draw; W daiminkan 5p5p5p; * dora 3z; W replace; W discard 9m',
    'record.claim',
    'Change act 4 to W kakan 5p',
  ],
  [
    'a concealed kong is written as a pung',
    'E discard 1z; S draw 3m; S pon 5p5p; * dora 1z; S replace; S discard 9m; W draw',
    'record.claim',
    'Change act 3 to S ankan 5p',
  ],
  ['a pung is written as a chow', 'E discard 5p; S chii 5p5p; S discard 1z; W draw', 'record.claim', 'Change act 2 to S pon 5p5p'],
  ['a chow is written as a pung', 'E discard 5p; S pon 4p6p; S discard 1z; W draw', 'record.claim', 'Change act 2 to S chii 4p6p'],
  ['a chow is called pung, in long form', 'E discard 5p; S call pon; S show 4p6p; S take', 'claim.no-group', 'Change act 2 to S call chii'],
  [
    'a chow is called pung, in long form, and its player goes on',
    'E discard 5p; S call pon; S show 4p6p; S take; S discard 1z; W draw',
    'record.tile',
    'Change act 2 to S call chii',
  ],
  [
    'the replacement tile is written before its kong',
    'S draw; S replace; S ankan 1z; * dora 3z; S discard 9m; W draw',
    'record.no-claim',
    'Move act 2 to after act 4',
  ],
  [
    'a kong, its indicator and its replacement tile are under a wrong seat',
    'E discard 2z; S draw; W ankan 1z; * dora 3z; W replace; S discard 9m; W draw',
    'turn.act',
    'Change acts 3 to 5 into S ankan 1z, * dora 3z, S replace',
  ],
  [
    'a self-draw win is written as a ron',
    `E discard 9m; S draw 3m; S ron; S reveal ${WAITS_FOR_3M}3m`,
    'record.tile',
    'Change act 3 to S call tsumo',
  ],
  [
    'a win on a discard is written as a self-draw',
    `E discard 3m; W tsumo; W reveal ${WAITS_FOR_3M}`,
    'record.tile',
    'Change act 2 to W call ron',
  ],
  [
    'a win is written under a wrong seat, and the winner shows',
    `E draw; E discard 3m; S ron; * end win; N reveal ${WAITS_FOR_3M}; S reveal 1m4m7m2p5p8p3s6s9s1z2z3z4z`,
    'record.tile',
    'Change act 3 to N call ron',
  ],
  ['a win is written under both words', `E discard 3m; S tsumo; S ron; S reveal ${WAITS_FOR_3M}`, 'record.tile', 'Remove act 2'],
  [
    'a win names another tile than the one discarded',
    `E discard 3m; S ron 3p; S reveal ${WAITS_FOR_3M}`,
    'record.tile',
    'Change act 2 to S call ron 3m',
  ],
])('the likeliest mend: %s', (_, lines, rule, text) => {
  const play = judged(`${MIDDLE}${lines}`, 'riichi-wiki')
  const finding = play.findings.find((found) => found.rule === rule && found.state === 'open')
  const [mend] = finding ? mendsFor(play, finding) : []
  expect(mend && mendText(mend, 'en')).toBe(text)
  expect(mend && faultsOf(judgeHand({ header: play.header, events: applyMend(eventsOf(play), mend.edit) }, play.rules))).toEqual([])
})

test('a discard is written as a riichi: the later discards from the hand and the hand itself say so', () => {
  const play = judged(
    '@deal W 1m4m7m2p5p8p3s6s9s1z2z3z4z; E discard 1z; S draw 9m; S discard 9m; W draw 9p; W riichi 9p; N draw; N discard 2z; E draw; E discard 3z; S draw 5m; S discard 5m; W draw 1s; W discard 4z; N draw',
    'ema-2025',
  )
  const [finding] = play.findings
  expect(finding?.rule).toBe('record.tile')
  const [mend] = finding ? mendsFor(play, finding) : []
  expect(mend && mendText(mend, 'en')).toBe('Change act 5 to W discard 9p')
})

test('the tile of a riichi is recorded upright: that it lay sideways was left out', () => {
  const play = judged('@from middle; E discard 1z; S draw; S call riichi; S discard 9p; W draw', 'ema-2025')
  const [finding] = play.findings
  expect(finding?.rule).toBe('riichi.rotation')
  expect(finding && mendsFor(play, finding).map((mend) => mendText(mend, 'en'))[0]).toBe('Change act 4 to S discard 9p rotated')
})
