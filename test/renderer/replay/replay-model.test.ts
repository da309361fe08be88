import { describe, expect, test } from 'vitest'
import { handsToStep, momentAfter, openInReplay } from '../../../renderer/replay/replay-model.ts'
import { handSteps, type StepThrough, stepAct, stepFinding } from '../../../renderer/replay/steps.ts'
import { FIRST } from './replayed-events.ts'

const HANDS = [handSteps('a', FIRST, [3]), handSteps('b', FIRST, [])]
const END = FIRST.length
const GAME = { before: 'before', after: 'after' }

describe('a step of the replay', () => {
  test.each<readonly [string, StepThrough, 1 | -1, { readonly hand: string; readonly act: number }, boolean, unknown]>([
    ['within a hand', stepAct, 1, { hand: 'a', act: 1 }, false, { hand: 'a', act: 2 }],
    ['into the next hand', stepAct, 1, { hand: 'a', act: END }, false, { hand: 'b', act: 0 }],
    ['into the next game', stepAct, 1, { hand: 'b', act: END }, false, { hand: 'after', act: 0 }],
    ['into the previous game', stepAct, -1, { hand: 'a', act: 0 }, false, { hand: 'before', act: 0 }],
    ['a scratch copy leads to no other game', stepAct, 1, { hand: 'b', act: END }, true, null],
    ['findings are searched in this game alone', stepFinding, 1, { hand: 'b', act: 0 }, false, null],
  ])('%s', (_, step, way, at, isScratch, to) => expect(momentAfter(step, way, { hands: HANDS, at, game: GAME, isScratch })).toEqual(to))

  test('an end without another game leads nowhere', () =>
    expect(
      momentAfter(stepAct, 1, { hands: HANDS, at: { hand: 'b', act: END }, game: { before: null, after: null }, isScratch: false }),
    ).toBeNull())

  test('steps lead through all hands of the game, or through the scratch copy alone', () => {
    const hands = ['a', 'b'].map((id) => ({ id, events: FIRST, findings: [] }))
    expect(handsToStep(hands, { id: 'b' }, null).map(({ id, acts }) => [id, acts])).toEqual([
      ['a', END],
      ['b', END],
    ])
    const copy = handsToStep(hands, { id: 'b' }, { reel: { events: FIRST.slice(0, 4) }, findings: [] })
    expect(copy.map(({ id, acts }) => [id, acts])).toEqual([['b', 4]])
  })
})

test.each([
  [{ hasDraft: true, comparing: true, isScratch: true }, 'draft'],
  [{ hasDraft: false, comparing: true, isScratch: true }, 'comparison'],
  [{ hasDraft: false, comparing: false, isScratch: true }, 'scratch'],
  [{ hasDraft: false, comparing: false, isScratch: false }, 'replay'],
] as const)('Escape closes the innermost thing that is open: %o', (open, closed) => expect(openInReplay(open)).toBe(closed))
