import { describe, expect, test } from 'vitest'
import { judged } from './table-of.ts'

const states = (table: string, rules?: string) =>
  judged(table, rules).findings.map(
    ({ rule, event, state, level, settledBy }) => `${event} ${level} ${rule} ${state}${settledBy ? ` by ${settledBy}` : ''}`,
  )
const NOT_WAITING = '@from middle; @displayed complete; @hold E 1m4m7m2p5p8p3s6s9s2z3z4z6z; E draw 1z; E riichi 1z'
const KONG = '@from middle; @riichi W; @displayed complete; W draw 1m; W ankan 1m'

describe('what can only be judged at the end of the hand', () => {
  test.each([
    ['riichi on a hand that the record knows not to wait', NOT_WAITING, ['3 violation riichi.not-waiting pending']],
    [
      'shown at the draw: judged',
      `${NOT_WAITING}; * end exhaustive; E reveal 1m4m7m2p5p8p3s6s9s2z3z4z6z`,
      ['3 violation riichi.not-waiting settled by 6', '6 violation riichi.not-waiting open'],
    ],
    [
      'somebody else wins: it lapses',
      `${NOT_WAITING}; S discard 5p; W call ron; * end win`,
      ['3 violation riichi.not-waiting settled by 7'],
    ],
    ['a kong after riichi, the hand unseen', KONG, ['2 violation kong.riichi pending']],
    [
      'shown at the draw, and nothing changed',
      `${KONG}; W replace; W discard 1z; * end exhaustive; W reveal 2m3m4p5p6p7s8s9s5z5z`,
      ['2 violation kong.riichi settled by 6', '6 violation kong.riichi open'],
    ],
  ])('%s', (_, table, expected) => expect(states(table)).toEqual(expected))

  test('a pending finding has no consequences yet', () => {
    expect(judged(NOT_WAITING, 'wrc-2025').table.players.E.dead).toBeUndefined()
  })
})
