import { describe, expect, test } from 'vitest'
import { whyProposed } from '../../../engine/rulebook/penalties/proposal-basis.ts'
import { judged } from '../judging/table-of.ts'

/** Findings with proposed penalty, its section and the remedies, in a line each. */
const proposals = (table: string): readonly string[] => {
  const { findings, rules } = judged(table, 'ema-2025')
  return findings
    .filter(({ state, level }) => state === 'open' && level === 'violation')
    .map(({ event, rule, seat, penalty, remedies }) => {
      const { row } = whyProposed(rules, rule, penalty, 0)
      return [`${event} ${rule} ${seat ?? '-'}: ${penalty.kind}`, ...(row?.sections ?? []), ...remedies].filter((part) => part).join(', ')
    })
}

const WINNING = '3m3m4p5p6p7s8s9s5z5z6z6z6z'

describe('what EMA 2025 proposes for a violation: penalty, its section, and what to do at the table', () => {
  test.each([
    ['ron after the own draw', 'E discard 3m; S draw; S call ron 3m', '3 win.late S: dead-hand, 3.3.14, win-void, dead-hand'],
    [
      'the same, and the hand is shown',
      `E discard 3m; S draw; S call ron 3m; S reveal ${WINNING}`,
      '3 win.late S: chombo, 6.8, win-void, re-deal',
    ],
    ['chii after touching the wall', 'E discard 3m; S touch; S call chii', '3 claim.late S: none, 6.5.2, claim-void'],
    ['ron, then pon', 'E discard 3m; S call ron; S call pon', '3 claim.changed S: dead-hand, 6.5.4, 6.5.2, first-call-stands, dead-hand'],
    ['ron taken back', 'E discard 3m; S call ron; S retract', '3 claim.changed S: dead-hand, 6.5.4, 6.5.2, first-call-stands, dead-hand'],
    [
      'tsumo taken back, and a winning hand shown all the same',
      `@displayed complete; S draw 3m; S call tsumo; S retract; S reveal 45m234p678p345s66s3m`,
      '3 claim.changed S: none, 6.5.4, first-call-stands',
    ],
    [
      'tsumo taken back, and a hand shown that does not win',
      `@displayed complete; S draw 3m; S call tsumo; S retract; S reveal 15m234p678p345s66s3m`,
      '3 claim.changed S: dead-hand, 6.5.4, 6.5.2, first-call-stands, dead-hand',
    ],
    [
      'pon taken back, tiles shown',
      'E discard 3m; S call pon; S show 3m3m; S retract',
      '4 claim.changed S: discretion, 6.5.2, first-call-stands',
    ],
    ['chii from across', 'E discard 5p; W call chii', '2 claim.wrong-seat W: none, 6.5.2, claim-void'],
    [
      'chii from across, and a discard',
      'E discard 5p; W call chii; W show 4p6p; W take; W discard 1z',
      '2 claim.wrong-seat W: dead-hand, 6.5.5, dead-hand',
    ],
    [
      'the declarer of an extended pung discards too fast for a win on it',
      '@meld S pon 5p N; E discard 1z; S draw; S kakan 5p; S replace; S discard 2s fast; W call ron 5p',
      '6 draw.too-fast S: discretion, 6.12, win-stands',
    ],
    [
      'a draw too fast, mixed into the hand',
      'S discard 5p; W draw fast mixed; N call pon',
      '3 draw.too-fast W: dead-hand, 6.4.5, call-stands, revert, dead-hand',
    ],
    [
      'a draw too fast, mixed into the hand, whose tile goes back by its face',
      'S discard 5p; W draw fast mixed; N call pon; W return 3p',
      '3 draw.too-fast W: discretion, 6.12, call-stands, revert',
    ],
    [
      'a draw too fast, mixed into the hand, and some tile goes back',
      'S discard 5p; W draw fast mixed; N call pon; W return ?',
      '3 draw.too-fast W: dead-hand, 6.4.5, call-stands, revert, dead-hand',
    ],
    [
      'the same, and play shows that the draw was too fast',
      'S discard 5p; W draw mixed; N call pon; W return 3p; N show 5p5p; N take',
      '3 draw.too-fast W: discretion, 6.12, call-stands, revert',
    ],
    [
      'the same, and the referee answers that the draw was too fast',
      'S discard 5p; W draw mixed; N call pon; W return 3p; * answer 3 fast',
      '3 draw.too-fast W: discretion, 6.12, call-stands, revert',
    ],
    [
      'a turn too fast with a replacement tile, which goes back by its face',
      'S discard 5p; W draw; W ankan 1z fast; W replace; N call pon 5p; W return 3p',
      '5 draw.too-fast W: dead-hand, 6.4.5, call-stands, revert, dead-hand',
    ],
    [
      'the referee has answered that the tile can’t be told',
      'S discard 5p; W draw; N call pon; * answer 3 mixed; W return 3p',
      '3 draw.too-fast W: dead-hand, 6.4.5, call-stands, revert, dead-hand',
    ],
    ['a false chow', 'E discard 5p; S call chii; S show 4p7p', '3 claim.no-group S: none, 6.5.5, put-right'],
    [
      'a false chow, and a discard',
      'E discard 5p; S call chii; S show 4p7p; S discard 1z',
      '3 claim.no-group S: dead-hand, 6.5.5, dead-hand',
    ],
    [
      'a false kong, and a replacement tile',
      'E discard 5p; S call kan; S show 5p5p6p; * dora 1s; S replace',
      '3 claim.no-group S: dead-hand, 6.5.5, dead-hand',
    ],
    [
      'a claimed tile not taken',
      'E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s',
      '6 claim.not-taken W: dead-hand, 6.5.1, dead-hand',
    ],
    ['swap-calling', 'E discard 5p; S pon 5p5p; S discard 5p', '5 swap.same-tile S: dead-hand, 6.5.6, dead-hand'],
    ['chii on the last discard', '@wall 0; E discard 5p; S call chii', '2 claim.last-discard S: none, 3.4.1, claim-void'],
    [
      'pon in riichi',
      '@riichi W; E discard 5p; W call pon; W show 5p5p',
      '2 claim.under-riichi W: dead-hand, 6.7.4, claim-void, dead-hand',
    ],
    [
      'pon in riichi, and a discard',
      '@riichi W; E discard 5p; W call pon; W show 5p5p; W discard 1z',
      '2 claim.under-riichi W: chombo, 6.7.4, re-deal',
    ],
    ['a draw out of turn', 'E discard 1z; N draw wrong', '2 turn.draw N: none, 6.4.3, return-tile'],
    ['a draw out of turn, mixed into the hand', 'E discard 1z; N draw wrong mixed', '2 turn.draw N: dead-hand, 6.4.3, revert, dead-hand'],
    ['twelve tiles', '@displayed complete; E discard 1z; S count 12', '2 hand.count S: dead-hand, 6.3, dead-hand'],
    [
      'a tile of another hand',
      'E discard 1z; S draw ? from W; S discard 9p',
      '3 draw.opponents-hand S: chombo, 6.4.2, return-tile, re-deal',
    ],
    [
      'a replacement tile from the wrong place that cannot go back',
      'S draw; S ankan 1z; * dora 3s; S replace 2p from dead-wall mixed; S discard 9p',
      '5 draw.wrong-place S: chombo, 6.4.1, re-deal',
    ],
    ['riichi with no tile left', '@wall 1; S draw; S call riichi', '2 riichi.wall S: none, 6.6, riichi-void, stick-back'],
    [
      'riichi with an open hand',
      '@meld S pon 5p E; S draw; S call riichi',
      '2 riichi.open-hand S: dead-hand, 6.6.1, riichi-void, stick-back, put-right, dead-hand',
    ],
    [
      'a riichi discard upright',
      'S draw; S call riichi; S discard 9m',
      '3 riichi.rotation S: dead-hand, 6.6, riichi-void, stick-back, dead-hand',
    ],
    ['riichi taken back', 'S draw; S call riichi; S retract', '3 riichi.taken-back S: dead-hand, 6.6, riichi-void, stick-back, dead-hand'],
    [
      'a discard from the hand in riichi',
      '@riichi S; @hold S 1m1m1m4p5p6p7p8p9p2s3s5z5z; S draw 3m; S discard 9p hand',
      '2 riichi.hand-changed S: chombo, 6.7.3, re-deal',
    ],
    [
      'noten said in riichi',
      '@riichi S; @wall 1; S draw; S discard 1z; * end exhaustive; S noten',
      '4 riichi.not-shown S: discretion, 6.1, put-right',
    ],
    [
      'a furiten win',
      '@river S 3m 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      '3 win.furiten S: chombo, 6.8, win-void, re-deal',
    ],
    [
      'a win that is none beside another player’s that stands',
      'E discard 3m; W call ron; W reveal 1m1m2p3p4p6p7p8p2s3s4s9s9s; N call ron; N reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      '3 win.incomplete W: none, win-void',
    ],
    [
      'tsumo on a tile already discarded',
      'S draw 3p; S discard 3p; S call tsumo laid',
      '3 win.laid-tile S: dead-hand, 6.8, win-void, dead-hand',
    ],
    ['a call by a hand declared dead', '* dead W; S discard 2p; W call pon', '3 dead-hand.act W: chombo, 3.4.6, claim-void, re-deal'],
  ])('%s', (_, table, proposal) => {
    expect(proposals(`@from middle; ${table}`)).toEqual([proposal])
  })
})

test.each(['wrc-2015', 'ema-pre-2016'])('a win that is none is void beside another player’s that stands under %s too', (set) => {
  const both = 'E discard 3m; S call ron; & W call ron; S reveal 1m2m4p5p6p7s8s9s2s2s2s9p9p; W reveal 4m5m4p5p6p7s8s9s3s3s3s9p9p'
  const { findings } = judged(`@from middle; @riichi W; @riichi S; @river S 3m; ${both}`, set)
  const furiten = findings.find(({ rule }) => rule === 'win.furiten')
  expect([furiten?.level, furiten?.seat, furiten?.penalty]).toEqual(['violation', 'S', { kind: 'none' }])
})
