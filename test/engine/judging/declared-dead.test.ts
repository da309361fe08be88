import { describe, expect, test } from 'vitest'
import { advance } from '../../../engine/judging/judge.ts'
import { viewOf } from '../../../engine/judging/view/view-table.ts'
import { typeset } from '../../../engine/phrases/typeset.ts'
import { describe as describeFinding } from '../../../engine/wording/findings/describe.ts'
import { fileOf, handOf, judged } from './table-of.ts'

/** West claims a pung of 5p and discards a 5p: a dead hand in EMA 2025, WRC 2025 and RRC. */
const SWAP = '@from middle; E discard 5p; W pon 5p5p; W discard 5p'

/** Each finding with its penalty, and the act that declared the hand dead. */
const proposals = (table: string, rules: string): readonly string[] =>
  judged(table, rules).findings.map(({ event, level, rule, state, penalty, declared }) =>
    [
      event,
      level,
      rule,
      penalty.kind,
      ...(state === 'open' ? [] : [state]),
      ...(declared === undefined ? [] : [`declared ${declared}`]),
    ].join(' '),
  )

describe('a fault that costs the hand', () => {
  test.each([
    ['nobody has declared it', '', ['5 violation swap.same-tile dead-hand declared null']],
    ['declared dead', '; * dead W', ['5 violation swap.same-tile dead-hand declared 6']],
    ['upheld by a ruling', '; * ruling 5 swap.same-tile upheld', ['5 violation swap.same-tile dead-hand declared 6']],
    [
      'upheld by a ruling: the line after it says so',
      '; * ruling 5 swap.same-tile upheld; * dead W; N draw; * dead W',
      ['5 violation swap.same-tile dead-hand declared 7'],
    ],
    ['another hand is declared dead', '; * dead N', ['5 violation swap.same-tile dead-hand declared null']],
    [
      'a ruling imposes a notice: nothing is left to declare',
      '; * ruling 5 swap.same-tile upheld notice',
      ['5 violation swap.same-tile dead-hand'],
    ],
    ['declared twice: the first time counts', '; * dead W; N draw; * dead W', ['5 violation swap.same-tile dead-hand declared 6']],
    ['dismissed', '; * ruling 5 swap.same-tile dismissed', []],
  ])('%s', (_, then, expected) => {
    expect(proposals(SWAP + then, 'ema-2025')).toEqual(expected)
  })

  test('a further fault after the declaration has nothing left to declare', () => {
    const table = `${SWAP}; * dead W; N discard 1z; W pon 1z1z; W discard 1z`
    expect(proposals(table, 'ema-2025')).toEqual(['5 violation swap.same-tile dead-hand declared 6', '8 violation dead-hand.act chombo'])
  })

  test('where a hand is dead from the act, a finding names no declaration', () => {
    expect(proposals(`${SWAP}; * dead W`, 'rrc-1.5')).toEqual(['5 violation swap.same-tile dead-hand'])
  })

  test('the board shows the state of the hand', () => {
    const states = [SWAP, `${SWAP}; * dead W`].map((table) => {
      const { dead, deadOnceDeclared } = viewOf(judged(table, 'ema-2025')).seats.W
      return { dead, deadOnceDeclared }
    })
    expect(states).toEqual([
      { dead: false, deadOnceDeclared: true },
      { dead: true, deadOnceDeclared: false },
    ])
  })

  test('in words: dead once declared, and what was done', () => {
    const [open] = judged(SWAP, 'ema-2025').findings
    const [done] = judged(`${SWAP}; * dead W`, 'ema-2025').findings
    if (!open || !done) return expect.fail('no finding')
    const rules = { id: 'ema-2025', edition: '2025' }
    expect(describeFinding(open, rules, 'en').headline).toBe('West’s hand is dead once declared')
    expect(describeFinding(open, rules, 'en').steps).toEqual([
      'Declare the hand dead: stop play and say “West’s hand is dead.” Until then it is alive.',
      'West plays on without calls, riichi, kong or win.',
      'Say whose turn it is; play goes on.',
    ])
    expect(describeFinding(open, rules, 'fr').steps[0]).toBe(
      typeset('Déclarer la main morte : arrêter le jeu et dire « La main d’Ouest est morte. » Jusque-là, elle est vivante.', 'fr'),
    )
    expect(describeFinding(done, rules, 'en').headline).toBe('West’s hand is dead')
    expect(describeFinding(done, rules, 'en').steps).toEqual([
      'Done: the hand was declared dead at act 6.',
      'West plays on without calls, riichi, kong or win.',
    ])
  })
})

describe('a call at which the hand is declared dead', () => {
  const table = `${SWAP}; N discard 2p; W call ron; W reveal 2p2p6s7s8s6s7s8s4s4s; * dead W`

  test.each([
    ['asked', '', ['8 question dead-hand.at-call none']],
    ['the win does not count', '; * answer 8 void', ['8 advice dead-hand.at-call none']],
    ['the win counts', '; * answer 8 stands', ['8 question dead-hand.at-call none settled']],
  ])('a win already shown: %s', (_, then, expected) => {
    const found = proposals(table + then, 'ema-2025').filter((line) => line.includes('at-call'))
    expect(found).toEqual(expected)
  })

  test('a riichi that is cancelled is none: its player discards what they like', () => {
    const play = judged(
      '@from middle; W draw; W call riichi; * dead W; W discard 1z; N draw; N discard 1z; E draw; E discard 1z; S draw; S discard 1z; W draw 3m; W discard 9m hand',
      'ema-2025',
    )
    expect(play.findings.map(({ rule }) => rule)).toEqual(['dead-hand.at-call'])
    expect(play.table.players.W.riichi).toBeUndefined()
  })

  test('a kong that is cancelled turns back: its player owes the discard', () => {
    const { table: after } = judged('@from middle; W draw; W ankan 9m; * dead W', 'ema-2025')
    expect(after.turn).toMatchObject({ seat: 'W', due: 'discard' })
    expect(after.players.W.groups).toEqual([])
  })

  test('a kong that is robbed can no longer be cancelled', () => {
    const robbed = '@from middle; @meld W pon 5p E; W draw; W kakan 5p; S call ron; * dead W'
    expect(proposals(robbed, 'ema-2025')).toEqual([])
  })

  test('a win is cancelled, and the other winner’s counts', () => {
    const both = judged(`${SWAP}; N discard 2p; W call ron; & S call ron; * dead W`, 'ema-2025')
    expect(both.table.claims.map(({ by, standing, yields }) => `${by} ${standing} ${yields}`).sort()).toEqual([
      'S good false',
      'W void false',
    ])
  })
})

describe('the penalty of a declaration with a dead hand', () => {
  const declared = `${SWAP}; * dead W; N discard 2p`

  test.each([
    ['ema-2025', `${declared}; W call pon`, '8 violation dead-hand.act chombo'],
    ['ema-2025, on the last discard: the hand is dead already', `@wall 0; ${declared}; W call ron`, '8 violation dead-hand.act none'],
    ['rrc-1.5, declared', `${declared}; W call pon`, '8 violation dead-hand.act chombo'],
    ['rrc-1.5, not declared', `${SWAP}; N discard 2p; W call pon`, '7 violation dead-hand.act dead-hand'],
    ['wrc-2025, asked', `${declared}; W call pon`, '8 question dead-hand.act none'],
    ['wrc-2025, the player knew', `${declared}; W call pon; * answer 8 knew`, '8 violation dead-hand.act points'],
    ['wrc-2025, the player did not know', `${declared}; W call pon; * answer 8 did-not-know`, '8 violation dead-hand.act notice'],
    ['wrc-2025, a win', `${declared}; W call ron`, '8 violation dead-hand.act chombo'],
    ['wrc-2025, a win that nobody had forbidden', `${SWAP}; N discard 2p; W call ron`, '7 violation dead-hand.act chombo'],
  ])('%s', (rules, table, expected) => {
    const found = proposals(
      table.startsWith('@wall') ? `@from middle; ${table.replace('@from middle; ', '')}` : table,
      rules.split(',')[0] ?? '',
    )
    expect(found.filter((line) => line.includes('dead-hand.act'))).toEqual([expected])
  })

  test('in RRC the call is void, and the referee’s once its player has discarded', () => {
    const remedies = (then: string) =>
      judged(`${SWAP}; N discard 2p; W call pon; W show 2p2p${then}`, 'rrc-1.5').findings.find(({ rule }) => rule === 'dead-hand.act')
        ?.remedies
    expect(remedies('')).toEqual(['claim-void', 'dead-hand'])
    expect(remedies('; W discard 9m')).toEqual(['referee-discretion', 'dead-hand'])
  })
})

describe('a chombo after the last discard', () => {
  const furiten = '@river S 3m 9p; E discard 3m; S call ron; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z'

  test.each([
    ['the last discard', 'ema-2025', `@wall 0; ${furiten}`, ['3 violation win.furiten dead-hand declared null']],
    ['one tile is left', 'ema-2025', `@wall 1; ${furiten}`, ['3 violation win.furiten chombo']],
    ['the wall is unknown', 'ema-2025', furiten, ['3 violation win.furiten chombo']],
    ['another edition', 'wrc-2025', `@wall 0; ${furiten}`, ['3 violation win.furiten chombo']],
    [
      'the hand was declared over by that win',
      'ema-2025',
      '@wall 0; @river S 3m 9p; E discard 3m; S call ron; * end win; S reveal 1m2m4p5p6p7s8s9s5z5z6z6z6z',
      ['4 violation win.furiten dead-hand declared null'],
    ],
    [
      'a false self-draw on the last tile comes before it',
      'ema-2025',
      '@wall 1; @river S 3m 9p; S draw 3m; S call tsumo; S reveal 1m1m4p5p6p7s8s9s5z5z6z6z6z3m',
      ['3 violation win.incomplete chombo'],
    ],
    [
      'a riichi without a wait is judged at the draw itself',
      'ema-2025',
      '@wall 0; @riichi E; S discard 1z; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z',
      ['3 violation riichi.not-waiting chombo'],
    ],
  ])('%s', (_, rules, table, expected) => {
    expect(proposals(`@from middle; ${table}`, rules)).toEqual(expected)
  })
})

test('a declaration after the end of the hand changes nothing that was played', () => {
  const table = `@wall 5; ${SWAP.replace('@from middle; ', '')}; * end exhaustive; W tenpai; * ruling 5 swap.same-tile upheld`
  expect(judged(`@from middle; ${table}`, 'ema-2025').findings.map(({ event, rule }) => `${event} ${rule}`)).toEqual(['5 swap.same-tile'])
})

test('a hand judged act by act is the hand judged at once', () => {
  const text = `${SWAP}; N discard 2p; W call pon; W show 2p2p; * dead W; E draw; E discard 1s; * ruling 5 swap.same-tile dismissed; S draw`
  const hand = handOf(fileOf(text))
  const whole = judged(text, 'ema-2025')
  const start = judged(SWAP, 'ema-2025')
  const stepwise = hand.events.slice(start.number).reduce(advance, start)
  expect(stepwise.findings).toEqual(whole.findings)
  expect(stepwise.table).toEqual(whole.table)
})
