import type { Edges } from './edge.ts'

export const answers: readonly Edges[] = [
  [
    'what the referee answers',
    [
      [
        'too few points: so it was',
        '@from middle; @scores 50000 900 25000 24100; S riichi 9m; * answer 1 foul',
        ['1 violation riichi.points S'],
      ],
      ['too few points: it was allowed', '@from middle; @scores 50000 900 25000 24100; S riichi 9m; * answer 1 allowed', []],
      [
        'a win after tsumo: the self-draw came first',
        '@from middle; E discard 3m; S call tsumo; & W call ron; * answer 3 self-draw',
        ['3 violation win.after-tsumo W'],
      ],
      ['a win after tsumo: the discard was called first', '@from middle; E discard 3m; S call tsumo; & W call ron; * answer 3 discard', []],
      [
        'a win after tsumo, not at the same time',
        '@from middle; E discard 3m; S draw; S call tsumo; W call ron 3m',
        ['4 question win.after-tsumo W'],
      ],
      [
        'another tile than the one drawn: so it was',
        '@from middle; @riichi S; S draw; S discard 5p hand; * answer 2 foul',
        ['2 violation riichi.hand-changed S'],
      ],
      [
        'another tile than the one drawn: it was the drawn one',
        '@from middle; @riichi S; S draw; S discard 5p hand; * answer 2 drawn',
        ['2 record record.tile -'],
      ],
      [
        'another tile, the right one can be proved',
        '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S discard 6z hand; * answer 2 proved',
        ['2 violation riichi.hand-changed S'],
        'rrc-1.5',
      ],
      [
        'another tile, and it can’t be proved',
        '@from middle; @riichi S; @hold S 1m2m3m4p5p6p7s8s9s5z5z6z6z; S draw 1z; S discard 6z hand; * answer 2 chombo',
        ['2 violation riichi.hand-changed S'],
        'rrc-1.5',
      ],
      [
        'a kong with the last tile: so it was',
        '@from middle; @wall 1; S draw; S ankan 5p; * answer 2 foul',
        ['2 violation kong.last-tile S'],
      ],
      [
        'a kong with the last tile: the record is wrong',
        '@from middle; @wall 1; S draw; S ankan 5p; * answer 2 record',
        ['2 record record.tile -'],
      ],
      [
        'an extended pung that does not lie there: so it was',
        '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 foul',
        ['2 violation kong.no-group S'],
      ],
      [
        'an extended pung that does not lie there: the record is wrong',
        '@from middle; @displayed complete; S draw; S kakan 5p; * answer 2 record',
        ['2 record record.tile -'],
      ],
      ['riichi twice: so it was', '@from middle; @riichi S; S draw; S riichi 9m; * answer 2 foul', ['2 violation riichi.twice S']],
      ['riichi twice: the record is wrong', '@from middle; @riichi S; S draw; S riichi 9m; * answer 2 record', ['2 record record.tile -']],
      [
        'a concealed kong robbed: with another hand',
        '@from middle; S draw; S ankan 1z; W call ron; * answer 3 other',
        ['3 violation kong.rob-concealed W'],
      ],
      ['a concealed kong robbed: with thirteen orphans', '@from middle; S draw; S ankan 1z; W call ron; * answer 3 orphans', []],
      [
        'an indicator not waited for: it was turned too soon',
        '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; W ron; * answer 4 too-soon',
        ['4 violation kong.no-wait E'],
        'ema-pre-2016',
      ],
      [
        'an indicator not waited for: there was time',
        '@from middle; @meld E pon 5p S; E draw; E kakan 5p; E replace; W ron; * answer 4 enough',
        [],
        'ema-pre-2016',
      ],
      [
        'two wins: the nearest',
        '@from middle; E discard 3m; S call ron; W call ron; * answer 3 nearest',
        ['3 info claim.awarded S'],
        'riichi-wiki',
      ],
      [
        'two wins: all of them',
        '@from middle; E discard 3m; S call ron; W call ron; * answer 3 all',
        ['3 info claim.awarded S', '3 info claim.awarded W'],
        'riichi-wiki',
      ],
      [
        'four winds that are none: so it was',
        'E discard 1z; S discard 1z; W discard 2z; N discard 1z; * end abort four-winds; * answer 5 foul',
        ['5 violation abort.false -'],
      ],
      [
        'four winds that are none: it was allowed',
        'E discard 1z; S discard 1z; W discard 2z; N discard 1z; * end abort four-winds; * answer 5 allowed',
        [],
      ],
      [
        'slow play: on purpose',
        '@from middle; @set slow-limit 20; @set slow-count 1; 1 S draw; 30 S discard 1m; * answer 2 obstruction',
        ['2 violation pace.slow S'],
      ],
      ['slow play: nothing', '@from middle; @set slow-limit 20; @set slow-count 1; 1 S draw; 30 S discard 1m; * answer 2 nothing', []],
      [
        'open and all simples: that is none',
        '@from middle; @displayed complete; @wall 30; @meld E pon 2p S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p5m5m; * answer 3 no-yaku',
        ['3 violation win.no-yaku E'],
        'ema-pre-2016',
      ],
      [
        'open and all simples: that is one',
        '@from middle; @displayed complete; @wall 30; @meld E pon 2p S; N discard 6s; E call ron; E reveal 4s5s2m3m4m6p7p8p5m5m; * answer 3 yaku',
        [],
        'ema-pre-2016',
      ],
      [
        'waits for a fifth tile only: that is no wait',
        '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m1m1m1m1p2p3p4p5p6p7p8p9p; * answer 4 not',
        ['4 violation riichi.not-waiting E'],
      ],
      [
        'waits for a fifth tile only: that is a wait',
        '@from middle; @riichi E; @wall 1; S draw; S discard 1z; * end exhaustive; E reveal 1m1m1m1m1p2p3p4p5p6p7p8p9p; * answer 4 waiting',
        [],
      ],
      [
        'a kong in riichi with another tile: so it was',
        '@from middle; @riichi W; W draw 1s; W ankan 8m; * answer 2 foul',
        ['2 violation kong.riichi W'],
      ],
      [
        'a kong in riichi with another tile: it was the drawn one',
        '@from middle; @riichi W; W draw 1s; W ankan 8m; * answer 2 drawn',
        ['2 record record.tile -'],
      ],
      [
        'acts with a dead hand: and knew',
        '@from middle; * dead W; E discard 5p; W call pon; * answer 3 knew',
        ['3 violation dead-hand.act W'],
        'wrc-2025',
      ],
      [
        'acts with a dead hand: and did not know',
        '@from middle; * dead W; E discard 5p; W call pon; * answer 3 did-not-know',
        ['3 violation dead-hand.act W'],
        'wrc-2025',
      ],
      [
        'a draw out of turn: so it was',
        '@from middle; E draw; E draw; S riichi 9m; * answer 2 foul',
        ['2 violation turn.draw E', '3 question turn.act S'],
      ],
      [
        'a draw out of turn: a line is missing',
        '@from middle; E draw; E draw; S riichi 9m; * answer 2 missing',
        ['2 question turn.draw E'],
      ],
      [
        'a draw out of turn: the line stands twice',
        '@from middle; E draw; E draw; S riichi 9m; * answer 2 doubled',
        ['2 record record.doubled -', '3 question turn.act S'],
      ],
      ['a draw out of turn: it was another seat', '@from middle; E draw; E draw; S riichi 9m; * answer 2 seat', ['2 question turn.draw E']],
      [
        'a discard out of turn: so it was',
        'E discard 1z; E discard 1z; N discard 6s; * answer 2 foul',
        ['2 violation turn.discard E', '3 question turn.discard N'],
      ],
      [
        'a discard out of turn: a line is missing',
        'E discard 1z; E discard 1z; N discard 6s; * answer 2 missing',
        ['2 question turn.discard E'],
      ],
      [
        'a discard out of turn: the line stands twice',
        'E discard 1z; E discard 1z; N discard 6s; * answer 2 doubled',
        ['2 record record.doubled -', '3 question turn.discard N'],
      ],
      [
        'a discard out of turn: it was another seat',
        'E discard 1z; E discard 1z; N discard 6s; * answer 2 seat',
        ['2 record record.seat -', '3 question turn.discard N'],
      ],
    ],
  ],
]
