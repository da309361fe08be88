import { describe, expect, test } from 'vitest'
import type { RuleId } from '../../../engine/model/rule-ids.ts'
import { judged } from './table-of.ts'

/** Under each edition: the penalty for an early declaration of tenpai or noten, `advice` where it is none, or the question about exposed tiles. */
type Outcome = readonly ['wrc-2025' | 'rrc-1.5' | 'ema-2025', string]

const outcomeOf = (table: string, rules: string): string => {
  const { findings } = judged(table, rules)
  const open = findings.filter(({ rule, state }) => state === 'open' && (rule === 'tenpai.early' || rule === 'tiles.exposed'))
  return open
    .map(({ rule, level, penalty }) => (rule === 'tenpai.early' && level === 'violation' ? penalty.kind : `${level} ${rule}`))
    .join(', ')
}

const NOT_SHOWN: readonly Outcome[] = [
  ['wrc-2025', 'dead-hand'],
  ['rrc-1.5', 'notice'],
  ['ema-2025', 'advice tenpai.early'],
]

const SHOWN: readonly Outcome[] = [
  ['wrc-2025', 'chombo'],
  ['rrc-1.5', 'dead-hand'],
  ['ema-2025', 'question tiles.exposed'],
]

const HAND = '1m2m4p5p6p7s8s9s5z5z6z6z6z'

describe.each([
  ['tenpai, and the hand', `@from middle; @wall 5; E discard 1z; S tenpai; S reveal ${HAND}`],
  [
    'tenpai, and a draw and a discard later the hand',
    `@from middle; @wall 5; E discard 1z; S tenpai; S draw; S discard 9p; S reveal ${HAND}`,
  ],
  [
    'tenpai, and the hand long after another player’s win was called and play went on',
    `@from middle; @wall 5; E discard 1z; S tenpai; W call ron; S draw; S discard 9p; S reveal ${HAND}`,
  ],
])('shown while the others still play: %s', (_, table) => {
  test.each(SHOWN)('%s: %s', (rules, outcome) => {
    expect(outcomeOf(table, rules)).toBe(outcome)
  })
})

describe.each([
  ['a self-draw win after noten', `@from middle; @wall 1; S draw 3m; S noten; S call tsumo; S reveal ${HAND}3m`],
  ['a self-draw win after noten, its draw left out', `@from middle; @wall 2; E discard 1z; S noten; S call tsumo; S reveal ${HAND}3m`],
  ['a win on a discard after tenpai', `@from middle; @wall 5; S tenpai; E discard 3m; S call ron; S reveal ${HAND}`],
  ['another player’s win, which does not count', `@from middle; @wall 5; W tenpai; S tenpai; E discard 3m; S call ron; S reveal ${HAND}`],
])('shown with a win that was called: %s', (_, table) => {
  test.each(NOT_SHOWN)('%s: %s', (rules, outcome) => {
    for (const one of outcomeOf(table, rules).split(', ')) expect(one).toBe(outcome)
  })
})

describe.each([
  ['and the end is in the record', '; * end exhaustive'],
  ['and the end is not in the record', ''],
])('shown at the exhaustive draw after an early noten, %s', (_, end) => {
  test.each(NOT_SHOWN)('%s: %s', (rules, outcome) => {
    const table = `@from middle; @wall 1; S draw; W noten; S discard 1z${end}`
    expect(outcomeOf(`${table}; E tenpai; E reveal ${HAND}`, rules), 'by another player').toBe(outcome)
    expect(outcomeOf(`${table}; W reveal ${HAND}`, rules), 'by the player').toBe(outcome)
  })
})

describe('declared before the exhaustive draw is in the record, which lacks a turn', () => {
  const declared = '@from middle; @wall 2; S draw; S discard 1z; E tenpai; W noten'
  test.each(NOT_SHOWN)('%s', (rules, outcome) => {
    const played = `${declared}; W draw; W discard 9p; * end exhaustive`
    expect(outcomeOf(`${declared}; * end exhaustive`, rules)).toBe('')
    expect(outcomeOf(`${declared}; E reveal ${HAND}; * end exhaustive`, rules), 'a hand is shown').toBe('')
    expect(outcomeOf(played, rules), 'the play has gone on').toBe(`${outcome}, ${outcome}`)
  })

  test('a referee’s ruling stays', () => {
    const { findings } = judged(`${declared}; * ruling 3 tenpai.early upheld; * end exhaustive`, 'wrc-2025')
    expect(findings.map(({ event, state, decision }) => [event, state, decision])).toEqual([
      [3, 'open', 'upheld'],
      [4, 'settled', undefined],
    ])
  })
})

const FALSE_WINS: readonly RuleId[] = ['turn.act', 'win.laid-tile', 'kong.rob-concealed']

describe.each(['ema-2025', 'rrc-1.5'])('a win that does not count: dead hand; chombo once the hand is shown with it, %s', (rules) => {
  test.each([
    ['a self-draw win out of turn', '@from middle; @wall 2; E discard 1z; W call tsumo; * answer 2 foul', 'S draw; S discard 9p'],
    [
      'a self-draw win on a tile already discarded',
      '@from middle; @wall 2; W draw 3p; W discard 3p; W call tsumo laid',
      'N draw; N discard 9p',
    ],
    ['a win on a concealed kong', '@from middle; @wall 2; S draw; S ankan 5m; W call ron; * answer 3 other', 'S replace; S discard 9p'],
  ])('%s', (_, win, later) => {
    const penalty = (table: string): string | undefined =>
      judged(table, rules).findings.find(({ rule }) => FALSE_WINS.includes(rule))?.penalty.kind
    expect(penalty(win), 'not shown').toBe('dead-hand')
    expect(penalty(`${win}; W reveal ${HAND}`), 'shown at once').toBe('chombo')
    expect(penalty(`${win}; ${later}; * end exhaustive; W reveal ${HAND}`), 'shown at the exhaustive draw').toBe('dead-hand')
  })
})
