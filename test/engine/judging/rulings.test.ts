import { describe, expect, test } from 'vitest'
import { faultsOf, findingsOf, judged } from './table-of.ts'

const DEAD = '@from middle; E discard 1z; W call pon; W show 1z1z; W discard 9m; N discard 3p; E discard 7s'

describe('answers and rulings', () => {
  test.each([
    [
      'a dismissed finding is gone, with all that followed from it',
      `${DEAD}; S discard 2p; W call ron; * ruling 6 claim.not-taken dismissed`,
      [],
    ],
    ['an upheld one stays', `${DEAD}; * ruling 6 claim.not-taken upheld`, ['6 violation claim.not-taken W']],
    [
      'a dismissal can be dismissed of by a later ruling',
      `${DEAD}; * ruling 6 claim.not-taken dismissed; * ruling 6 claim.not-taken upheld`,
      ['6 violation claim.not-taken W'],
    ],
    [
      'the same rule does not come back on the same acts',
      '@from middle; E discard 5p; S call pon; S discard 9m; * ruling 3 claim.order dismissed; S take; S show 5p5p',
      [],
    ],
    [
      'an answer holds, and what comes later is judged under it',
      '@from middle; N discard 2p; E discard 5p; W draw; * answer 3 seat; S discard 9s; S draw',
      ['3 record record.seat -', '6 question turn.draw S'],
    ],
    [
      'an answer overrides what play had settled',
      '@from middle; N discard 2p; E discard 5p; W draw; W discard 1m; N draw; * answer 3 foul',
      ['3 violation turn.draw W'],
    ],
    [
      'an answer with the rule named',
      '@from middle; S discard 5p; W draw; N call pon; * answer 3 draw.too-fast fast',
      ['3 violation draw.too-fast W'],
    ],
    ['an answer to no question changes nothing', '@from middle; S discard 5p; * answer 1 foul', []],
    ['a ruling on no finding changes nothing', '@from middle; S discard 5p; * ruling 1 claim.late dismissed', []],
    [
      'a ruling on what an answer has put in its place',
      '@from middle; S discard 5p; W draw; N call pon; * answer 3 in-time; * ruling 3 claim.late dismissed',
      [],
    ],
    ['several wins: only the nearest', '@from middle; E discard 3m; S call ron; W call ron; * answer 3 nearest', []],
  ])('%s', (_, table, expected) => {
    const rules = table.includes('nearest') ? 'riichi-wiki' : 'wrc-2015'
    expect(faultsOf(judged(table, rules))).toEqual(expected)
  })

  test('several wins, answered: who gets the tile follows', () => {
    const two = '@from middle; E discard 3m; W call ron; S call ron'
    expect(findingsOf(judged(`${two}; * answer 3 nearest`, 'riichi-wiki'))).toEqual(['3 info claim.awarded S'])
    expect(findingsOf(judged(`${two}; * answer 3 all`, 'riichi-wiki'))).toEqual(['3 info claim.awarded S', '3 info claim.awarded W'])
  })

  test('a settled question says which event settled it', () => {
    const play = judged('@from middle; S discard 5p; W draw; N call pon; N take; N show 5p5p', 'ema-pre-2016')
    expect(play.findings.filter(({ rule }) => rule === 'claim.late')).toMatchObject([{ state: 'settled', settledBy: 4, level: 'question' }])
  })
})

describe('a ruling after an answer changes nothing of what was found', () => {
  const FAST = '@from middle; S discard 5p; W draw; N call pon; * answer 3 draw.too-fast fast'
  test.each([
    ['answered by the referee', FAST, '3 draw.too-fast', 4],
    ['found out by how play went on', '@from middle; N discard 2p; E discard 5p; W draw; S draw', '3 turn.draw', 4],
  ])('%s', (_, table, of, settledBy) => {
    const before = judged(table).findings
    const { decision, imposed, ...after } = judged(`${table}; * ruling ${of} upheld none`).findings[0] ?? {}
    expect([after, decision, imposed]).toEqual([before[0], 'upheld', 'none'])
    expect(after).toMatchObject({ level: 'violation', settledBy })
  })
})

describe('the hand is dead by the penalty that was imposed', () => {
  const SWAP = '@from middle; E discard 2p; S chii 3p4p; S discard 5p'
  const NO_DRAW = '@from middle; W discard 1z nodraw; N discard 2p; E discard 3s; S discard 2z'
  const on = 'W draw; W discard 1z'
  test.each([
    ['left to the referee, who imposes it', `${SWAP}; * ruling 5 swap.other-end upheld dead-hand; ${on}`, 'S', { event: 5, rule: null }],
    ['the referee imposes something else', `${SWAP}; * ruling 5 swap.other-end upheld notice; ${on}`, 'S', undefined],
    ['changed to another penalty', `${NO_DRAW}; * ruling 1 turn.no-draw upheld points`, 'W', undefined],
    ['confirmed as it was proposed', `${NO_DRAW}; * ruling 1 turn.no-draw upheld`, 'W', { event: 1, rule: null }],
    ['imposed, then changed', `${SWAP}; * ruling 5 swap.other-end upheld dead-hand; * ruling 5 swap.other-end upheld none`, 'S', undefined],
    ['imposed, then dismissed', `${SWAP}; * ruling 5 swap.other-end upheld dead-hand; * ruling 5 swap.other-end dismissed`, 'S', undefined],
    [
      'changed, then as proposed',
      `${NO_DRAW}; * ruling 1 turn.no-draw upheld none; * ruling 1 turn.no-draw upheld`,
      'W',
      { event: 1, rule: null },
    ],
    [
      'imposed for what is only pointed out',
      '@from middle; E discard 1z; W call pon; W show 1z1z; W take left; * ruling 4 group.rotation upheld dead-hand',
      'W',
      { event: 4, rule: null },
    ],
  ] as const)('%s', (_, table, seat, dead) => {
    expect(judged(table).table.players[seat].dead).toEqual(dead)
  })

  test('what the player calls from the act on is void, before the ruling too', () => {
    const called = `${SWAP}; W draw; W discard 1z; S call pon`
    expect(faultsOf(judged(called))).toEqual(['5 violation swap.other-end S'])
    expect(faultsOf(judged(`${called}; * ruling 5 swap.other-end upheld dead-hand`))).toEqual([
      '5 violation swap.other-end S',
      '8 violation dead-hand.act S',
    ])
  })

  test('a penalty that what follows makes heavier does not change what was imposed', () => {
    const play = judged('@from middle; E discard 5p; W call pon; W show 5p6p; * ruling 3 claim.no-group upheld notice; W discard 9m')
    expect(play.table.players.W.dead).toBeUndefined()
  })
})

describe('a win that its hand shows to be none goes before nobody’s', () => {
  const BOTH = '@from middle; E discard 3m; S ron; W ron'
  const FALSE = 'S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z'
  const GOOD = 'W reveal 1m2m4p5p6p7s8s9s1s1s7z7z7z'
  test('the other one is shown after it', () => {
    const play = judged(`${BOTH}; ${FALSE}; ${GOOD}`)
    expect(findingsOf(play), 'nor does the tile go to its winner').toEqual(['4 violation win.incomplete S'])
  })
  test('the other one was shown before it', () => {
    expect(faultsOf(judged(`${BOTH}; ${GOOD}`))).toEqual(['4 violation claim.precedence W'])
    expect(faultsOf(judged(`${BOTH}; ${GOOD}; ${FALSE}`))).toEqual(['5 violation win.incomplete S'])
  })
})

describe('penalties that become worse by what follows', () => {
  test('a false group is a dead hand once its claimant has discarded', () => {
    const shown = '@from middle; E discard 5p; W call pon; W show 5p6p'
    expect(judged(shown).findings).toMatchObject([{ rule: 'claim.no-group', penalty: { kind: 'discretion' } }])
    const on = judged(`${shown}; W discard 9m`)
    expect(on.findings).toMatchObject([{ rule: 'claim.no-group', event: 3, penalty: { kind: 'dead-hand' } }])
    expect(on.table.players.W.dead).toEqual({ event: 4, rule: 'claim.no-group' })
  })

  test('a kong without its tiles is a dead hand once it was gone on with', () => {
    const kong = '@from middle; @displayed complete; W draw; W kakan 5p; * answer 2 foul; W replace'
    expect(judged(kong).findings).toMatchObject([{ rule: 'kong.no-group', penalty: { kind: 'discretion' } }])
    const on = judged(`${kong}; W discard 1m`)
    expect(on.findings).toMatchObject([{ rule: 'kong.no-group', event: 2, penalty: { kind: 'dead-hand' } }])
    expect(on.table.players.W.dead).toEqual({ event: 5, rule: 'kong.no-group' })
    const back = '@from middle; @displayed complete; W draw; W kakan 5p; * answer 2 foul; W discard 1m'
    expect(judged(back).findings, 'it may have been put right').toMatchObject([{ penalty: { kind: 'discretion' } }])
  })

  test('before 2016 a kong in riichi is a chombo at the own win or an exhaustive draw only', () => {
    const kong =
      '@from middle; @riichi W; @displayed complete; @hold W 2m2m2m3m3m3m4m4m4m7s8s5z5z; W draw 3m; W ankan 3m; W replace; W discard 1z; N draw; N discard 6s'
    const penalties = (after: string): readonly string[] =>
      judged(`${kong}; ${after}`, 'ema-pre-2016').findings.map(({ penalty }) => penalty.kind)
    expect(penalties('E draw')).toEqual(['discretion'])
    expect(penalties('* end exhaustive')).toEqual(['chombo'])
    expect(penalties('W ron; W reveal 2m2m2m4m4m4m7s8s5z5z')).toEqual(['chombo'])
    expect(penalties('E ron; * end win')).toEqual(['discretion'])
  })

  test('before 2016 a void call is a dead hand once its tiles are laid', () => {
    const called = '@from middle; E discard 5p; W call chii'
    expect(judged(called, 'ema-pre-2016').findings).toMatchObject([{ rule: 'claim.wrong-seat', penalty: { kind: 'discretion' } }])
    expect(judged(`${called}; W show 6p7p`, 'ema-pre-2016').findings).toMatchObject([{ event: 2, penalty: { kind: 'dead-hand' } }])
    expect(judged(`${called}; W show 6p7p`).findings).toMatchObject([{ event: 2, penalty: { kind: 'none' } }])
  })
})
