import { describe, expect, test } from 'vitest'
import { RULE_SET_IDS, ruleSet } from '../../../engine/editions/index.ts'
import { faultsOf, judged } from './table-of.ts'

const DEAD_FROM_THE_ACT = RULE_SET_IDS.filter((id) => ruleSet(id)?.deadFrom === 'act')

/** A row judged under one rule set, or under all of them. */
type Row = readonly [title: string, table: string, faults: readonly string[], rules?: readonly string[]]

const judgedSo = (rows: readonly Row[]): void => {
  for (const [title, table, faults, rules = RULE_SET_IDS] of rows)
    test(title, () => {
      for (const id of rules) expect(faultsOf(judged(table, id)), id).toEqual(faults)
    })
}

describe('claims that came before another one', () => {
  judgedSo([
    [
      'the entitled one was passed over, and has not forgotten to take the tile',
      '@from middle; E discard 3m; S call chii; W call pon; S show 4m5m; W show 3m3m; W take; W discard 1z; N draw; N discard 2z; E draw; E discard 2s',
      ['5 violation claim.precedence W'],
      ['wrc-2015'],
    ],
    [
      'the tile goes to the entitled one after all, as the remedy says',
      '@from middle; E discard 3m; S call chii; W call pon; W show 3m3m; W take; W discard 1z; S show 4m5m; S take; S discard 9s; W draw; W discard 2z; N draw',
      ['4 violation claim.precedence W'],
      ['wrc-2015'],
    ],
    [
      'who goes on before the entitled one puts it right at once',
      '@from middle; E discard 3m; S call chii; W call pon; W show 3m3m; W retract; S show 4m5m; S take; S discard 9s; W draw; W discard 2z; N draw',
      ['4 violation claim.precedence W'],
      ['wrc-2015'],
    ],
    [
      'the better claim was no group: the other one may go on',
      '@from middle; E discard 3m; S call chii; W call pon; W show 3m4m; S show 4m5m; S take; S discard 1z; W draw',
      ['4 violation claim.no-group W'],
      ['ema-2016', 'ema-pre-2016', 'riichi-wiki'],
    ],
    [
      'a win taken back, against the rule: who has the next best claim goes on',
      '@from middle; E discard 3m; W call pon; N call ron; N retract; W show 3m3m; W take; W discard 1z; N draw; N discard 1s',
      ['4 violation claim.changed N'],
      ['ema-2016', 'wrc-2025', 'rrc-1.5'],
    ],
    [
      'a pung taken back, against the rule: the next player draws',
      '@from middle; E discard 3m; W call pon; W retract; S draw; S discard 1z; W draw; W discard 1s',
      ['3 violation claim.changed W'],
      ['wrc-2025', 'rrc-1.5'],
    ],
    [
      'a pung called, then a kong of the same tile',
      '@from middle; E discard 3m; W call pon; W call kan; W show 3m3m3m; W take; W replace; W discard 1z; N draw; N discard 2s',
      [],
      ['wrc-2015', 'ema-2016', 'ema-pre-2016', 'riichi-wiki'],
    ],
    [
      'a claim that is given up, its tiles shown, is no false group once its player draws and discards',
      '@from middle; E discard 1z; W call pon; W show 1z1z; S draw; S discard 3p; W draw; W discard 7s; N draw; N discard 1m',
      ['4 violation turn.draw S'],
    ],
    [
      'where a discard of the claimant is missing, the taking may be missing with it',
      '@from middle; E discard 2z; W call pon; W show 2z2z; N discard 1m; E draw; E discard 3m',
      ['4 record record.missing -'],
    ],
  ])
})

describe('one accident is one offence', () => {
  const penaltyOf = (table: string, rules: string) =>
    judged(table, rules).findings.map(({ event, because, penalty }) => [event, because, penalty.kind])
  test.each([
    ['own tile and a tile of the dead wall', 'E expose 5p; E expose 6p dead-wall', 'ema-pre-2016', [[1, [1, 2], 'dead-hand']]],
    ['the same, where the referee is asked', 'E expose 5p; E expose 6p dead-wall', 'rrc-1.5', [[1, [1, 2], 'none']]],
    ['four tiles of the dead wall in two lines', 'E expose 5p6p dead-wall; E expose 7p8p dead-wall', 'rrc-1.5', [[1, [1, 2], 'chombo']]],
    ['at the same moment', 'E expose 5p; & E expose 6p7p wall', 'wrc-2025', [[1, [1, 2], 'dead-hand']]],
    ['three lines', 'E expose 5p; E expose 6p; E expose 7p S', 'ema-pre-2016', [[1, [1, 2, 3], 'dead-hand']]],
    [
      'two accidents',
      'E expose 5p; S draw; E expose 6p',
      'rrc-1.5',
      [
        [1, [1], 'notice'],
        [3, [3], 'notice'],
      ],
    ],
    [
      'of two players',
      'E expose 5p; S expose 6p',
      'rrc-1.5',
      [
        [1, [1], 'notice'],
        [2, [2], 'notice'],
      ],
    ],
    ['the first line was dismissed', 'E expose 5p; E expose 6p; * ruling 1 tiles.exposed dismissed', 'rrc-1.5', []],
  ] as const)('%s', (_, table, rules, found) => {
    expect(penaltyOf(`@from middle; ${table}`, rules)).toEqual(found)
  })
  test('the hand is dead from the line that makes it so, and what was answered stays', () => {
    expect(judged('@from middle; E expose 5p; E expose 6p dead-wall', 'ema-pre-2016').table.players.E.dead).toMatchObject({ event: 2 })
    expect(penaltyOf('@from middle; E expose 5p; * answer 1 warning; E expose 6p7p wall', 'ema-2016')).toEqual([[1, [1, 3], 'notice']])
  })
})

describe('a call that the next player did not hear', () => {
  const UNHEARD = '@from middle; E discard 5p; W call pon; S draw 3s mixed; S discard 9m'
  test('its caller goes on with it', () => {
    const play = judged(`${UNHEARD}; W show 5p5p; W take; W discard 1z; N draw`)
    expect(faultsOf(play)).toEqual(['3 violation turn.draw S'])
    expect(play.table.players.W.groups).toMatchObject([{ kind: 'pon', claimed: { tile: '5p', from: 'E', taken: true } }])
  })
  test('it is still its caller’s turn', () => {
    expect(judged(UNHEARD).table.turn).toMatchObject({ seat: 'W', due: 'discard', claim: 2 })
  })
  test('a tile that can’t be told from the hand is not put back', () => {
    expect(judged(UNHEARD).findings).toMatchObject([{ rule: 'turn.draw', remedies: ['referee-discretion'] }])
    expect(judged('@from middle; S discard 5p; W draw fast mixed; N call pon').findings).toMatchObject([
      { rule: 'draw.too-fast', remedies: ['call-stands', 'referee-discretion'] },
    ])
  })
})

describe('a draw that was forgotten is made up for', () => {
  judgedSo([
    ['the discard says that there was none', 'E discard 1z nodraw; E draw 5p; S draw; S discard 2p', []],
    ['the record has no draw before it', 'E discard 1z; E draw 5p; S draw; S discard 2p', []],
    [
      'only once the next player has drawn: one fault',
      'E discard 1z nodraw; S draw; E draw 5p; S discard 2p',
      ['1 violation turn.no-draw E'],
    ],
    ['never', 'E discard 1z nodraw; S draw; S discard 2p', ['1 violation turn.no-draw E']],
    ['the replacement tile of a kong', '@from middle; E draw; E ankan 5p; E discard 1z nodraw; E replace 3m; S draw', []],
  ])
  test('no hand is dead, and none has a tile too few', () => {
    const { players } = judged('E discard 1z nodraw; E draw 5p; S draw; E count 13').table
    expect([players.E.dead, players.E.missing, players.E.hand.size]).toEqual([undefined, 0, 13])
  })
  test('until it is, it is asked whose draw it was', () => {
    expect(judged('E discard 1z; E draw 5p').findings).toMatchObject([{ rule: 'turn.draw', answers: ['foul', 'seat', 'mended'] }])
  })
})

describe('a tile laid down unsaid', () => {
  judgedSo([
    [
      'the next player draws, and it is declared a win: whether the turn was over is asked',
      '@from middle; W draw 5p; N draw; W call tsumo',
      ['2 question turn.draw N'],
    ],
    [
      'the table says that the turn was over',
      '@from middle; W draw 5p; N draw; W call tsumo; * answer 2 turn.draw missing',
      ['2 record record.missing -', '3 question turn.act W'],
    ],
  ])
})

describe('what a hand that was declared dead leaves undone', () => {
  judgedSo([
    ['the riichi discard lies upright', '@from middle; S draw; S call riichi; * dead S; S discard 9m', [], DEAD_FROM_THE_ACT],
    [
      'the riichi that the declaration cancelled lies upright',
      '@from middle; S draw; S call riichi; * dead S; S discard 9m',
      ['3 advice dead-hand.at-call S'],
      ['ema-2025'],
    ],
    [
      'a claimed tile is not taken',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; * dead W; E discard 7s; S discard 2p; W draw',
      [],
    ],
    [
      'no tile is drawn, and the count is right all the same',
      '@from middle; @displayed complete; E discard 2z; * dead S; S discard 1z nodraw; S count 12',
      [],
    ],
  ])
})

describe('a group that is put right', () => {
  test.each([
    ['before the tile is taken', 'S show 4p6p; S take; S discard 1z'],
    ['after the tile is taken', 'S take; S show 4p6p; S discard 1z'],
    ['one tile of it', 'S show 6p; S take; S discard 1z'],
  ])('%s: no dead hand', (_, steps) => {
    const play = judged(`@from middle; E discard 5p; S call chii; S show 4p7p; ${steps}; W draw; W discard 2z; N draw; N discard 2z`)
    expect(play.findings).toMatchObject([{ rule: 'claim.no-group', event: 3, penalty: { kind: 'discretion' } }])
    expect(play.table.players.S.dead).toBeUndefined()
  })

  test.each([
    ['wrc-2015', 'S call chii; S show 4p7p; S take', 'dead-hand'],
    ['ema-2016', 'S call chii; S show 4p7p; S take', 'discretion'],
    ['ema-pre-2016', 'S call chii; S show 4p7p; S take', 'dead-hand'],
    ['wrc-2025', 'S call chii; S show 4p7p; S take', 'dead-hand'],
    ['wrc-2025', 'S call kan; S show 5p5p6p; S take; S replace', 'chombo'],
    ['rrc-1.5', 'S call kan; S show 5p5p6p; S replace; S take', 'dead-hand'],
  ])('not put right, taken and discarded for, under %s', (rules, steps, kind) => {
    const play = judged(`@from middle; E discard 5p; ${steps}; S discard 1z; W draw; W discard 2z`, rules)
    expect(play.findings).toMatchObject([{ rule: 'claim.no-group', penalty: { kind } }])
  })

  test('tiles laid before a void call was said were laid', () => {
    const play = judged('@from middle; E discard 5p; W show 4p6p; W call chii', 'ema-pre-2016')
    expect(play.findings).toMatchObject([{ rule: 'claim.wrong-seat', penalty: { kind: 'dead-hand' } }])
  })
})

describe('after an act out of turn', () => {
  judgedSo([
    [
      'the player whose turn it was draws after a kong of another one',
      '@from middle; E discard 1z; W ankan 9m; S draw; S discard 1s; W draw; W discard 2s',
      ['2 question turn.act W'],
    ],
    [
      'and after the referee has said that it was a foul',
      '@from middle; E discard 1z; W ankan 9m; * answer 2 foul; S draw; S discard 2s; W draw; W discard 1m',
      ['2 violation turn.act W'],
    ],
    [
      'the kong was that of the player whose turn it was',
      '@from middle; E discard 1z; W ankan 9m; * answer 2 seat; S replace; S discard 2s; W draw; W discard 1m',
      ['2 record record.seat -'],
    ],
    [
      'a riichi was that of the player whose turn it was',
      '@from middle; E discard 1z; W riichi 9m; * answer 2 seat; W draw; W discard 1m; N draw',
      ['2 record record.seat -'],
    ],
    [
      'play goes on from the one who discarded out of turn',
      '@from middle; N discard 1z; E discard 2z; W discard 9m wrong; N draw; N discard 1s; E draw',
      ['3 violation turn.discard W'],
    ],
    [
      'play goes on where it was',
      '@from middle; N discard 1z; E discard 2z; W discard 9m wrong; S draw; S discard 1s; W draw',
      ['3 violation turn.discard W'],
    ],
    [
      'who drew out of turn has discarded, and the player passed over draws',
      '@from middle; E discard 5p; W draw wrong; W discard 1z; S draw; S discard 3z; W draw',
      ['2 violation turn.draw W'],
    ],
    [
      'let pass by the referee: the player passed over draws',
      '@from middle; E discard 5p; W draw wrong; S draw; S discard 9s; W draw; * ruling 2 turn.draw dismissed',
      [],
    ],
    [
      'let pass by the referee, and the tile goes back',
      '@from middle; E discard 5p; W draw wrong; W return; S draw; S discard 9s; * ruling 2 turn.draw dismissed',
      [],
    ],
    [
      'a discard while a pung is called does not end the claim',
      '@from middle; E discard 2z; W call pon; S discard 1m; W show 2z2z; W take; W discard 5m; N draw',
      ['3 violation turn.discard S'],
    ],
    [
      'a claim in short form leaves open what an act out of turn was',
      '@from middle; N discard 1z; E discard 2z; W discard 9m; S chii 7m8m; S discard 1m; W draw',
      ['3 question turn.discard W', '4 record record.claim -'],
    ],
  ])
})

describe('the own discard claimed', () => {
  judgedSo([
    [
      'another player goes on with the claim, who had called',
      '@from middle; N discard 7p; N call chii; * answer 2 seat; E show 6p8p; E take; E discard 1z; S draw; S discard 1s',
      ['2 record record.seat -'],
    ],
    [
      'nobody has asked yet whose call it was',
      '@from middle; N discard 7p; N call chii; E show 6p8p; E take; E discard 1z; S draw; S discard 1s',
      ['2 question claim.own-discard N'],
    ],
    [
      'let pass by the referee: the next player draws',
      '@from middle; N discard 7p; N call pon; E draw; E discard 1z; S draw; * ruling 2 claim.own-discard dismissed',
      [],
    ],
  ])
})

describe('a void kong that is gone on with', () => {
  const FOUR = '@meld E ankan 1m; @meld E ankan 2m; @meld E ankan 3m; @meld E ankan 4m'
  judgedSo([
    [
      'claimed with tiles that make none',
      '@from middle; E discard 5p; S call kan; S show 5p5p6p; S take; S replace; S discard 1z; W draw',
      ['3 violation claim.no-group S'],
    ],
    [
      'claimed in riichi',
      '@from middle; @riichi W; E discard 8m; W daiminkan 8m8m8m; W replace; W discard 1s; N draw',
      ['2 violation claim.under-riichi W'],
    ],
    [
      'claimed on the last discard',
      '@from middle; @wall 0; S discard 5p; W call kan; W show 5p5p5p; W take; W replace; W discard 1s; * end exhaustive',
      ['2 question kong.last-tile W'],
      ['wrc-2015', 'ema-2016', 'ema-pre-2016'],
    ],
    [
      'claimed on the last discard, which can only be won on',
      '@from middle; @wall 0; S discard 5p; W call kan; W show 5p5p5p; W take; W replace; W discard 1s; * end exhaustive',
      ['2 violation claim.last-discard W'],
      ['ema-2025', 'wrc-2025', 'rrc-1.5'],
    ],
    [
      'the fifth of the hand, claimed',
      `@from middle; ${FOUR}; S discard 9p; W daiminkan 9p9p9p; W replace; W discard 2z; N draw`,
      ['2 violation kong.fifth W'],
      ['wrc-2015', 'ema-2016', 'ema-pre-2016', 'wrc-2025', 'rrc-1.5'],
    ],
  ])
})

test.each([
  ['extended, and the tile discarded', 'E kakan 5p; E retract; E discard 5p; S draw', 10],
  ['extended, while it is still the own turn', 'E kakan 5p; E retract', 11],
  ['concealed', 'E ankan 1z; E retract; E discard 2z; S draw', 10],
])('a kong that is taken back at once was never made: %s', (_, acts, count) => {
  const play = judged(`@from middle; @displayed complete; @meld E pon 5p S; E draw; ${acts}; E count ${count}`)
  expect(faultsOf(play)).toEqual([])
  expect(play.table).toMatchObject({ kongs: [], players: { E: { groups: [{ kind: 'pon' }] } } })
})

judgedSo([
  [
    'a claim in time after all: who had drawn puts the tile back or discards it',
    '@from middle; S discard 5p; W draw; N pon 5p5p; W discard 1z; N draw',
    [],
    ['ema-pre-2016', 'rrc-1.5'],
  ],
  [
    'let pass by the referee: who had drawn discards that tile',
    '@from middle; S discard 5p; W draw; N call pon; W discard 9s; N draw; N discard 1s; * ruling 3 claim.late dismissed',
    [],
  ],
  [
    'two wins on an extended pung: whether there was time is asked once',
    '@from middle; @meld E pon 5p S; E draw; E kakan 5p; * dora 3s; W ron; S ron; * answer 4 enough',
    [],
    ['wrc-2015', 'wrc-2025', 'rrc-1.5'],
  ],
  [
    'the count of the wall was wrong, the referee has said: nobody draws from an empty one',
    '@from middle; @wall 0; S discard 1z; W draw; W discard 1s; N draw; * ruling 2 record.wall dismissed',
    [],
  ],
  [
    'one line is missing: tiles shown and a tile taken without a call',
    '@from middle; E discard 1z; W show 1z1z; W take; W discard 2z; N draw; N discard 3s',
    ['2 record record.no-claim -'],
  ],
  [
    'a group called on the tile of a kong, with nothing discarded before: who declared the kong goes on',
    '@from middle; @meld E pon 5p S; E draw; E kakan 5p; W call chii; E replace; E discard 1z; S draw',
    [],
  ],
  [
    'a win at the same time as the next discard is not late',
    '@from middle; S discard 5p; W draw; W discard 1z; & N call ron 5p',
    [],
    ['wrc-2015', 'ema-2016', 'ema-pre-2016', 'rrc-1.5'],
  ],
  [
    'a tile drawn out of turn that is known and goes back leaves no dead hand',
    '@from middle; E discard 5p; W draw 3s wrong; W return 3s; S draw; S discard 1z; W call pon; W show 1z1z; W take; W discard 2s',
    ['2 violation turn.draw W'],
  ],
  [
    'another call on the tile of the call that was taken back is the same change of mind',
    '@from middle; E discard 3m; S call chii; S retract; S call pon; S show 3m3m; S take; S discard 1z; W draw; W discard 2s',
    ['3 violation claim.changed S'],
    ['wrc-2025', 'rrc-1.5'],
  ],
  [
    'a note or a count before the first discard: its draw lies before the record all the same',
    '@from middle; @displayed complete; @hold W 1m2m3m4m5m6m7m8m9m1p1p1p2p2p; W count 14; W discard 1m; W count 13',
    [],
  ],
  ['a claim that began before the record', '@from middle; W show 5p5p; W take; W discard 1z; N draw; N discard 2z', []],
])
