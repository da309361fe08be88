import { describe, expect, test } from 'vitest'
import { momentOfTarget } from '../../../renderer/replay/route.ts'
import { handSteps, stepAct, stepFinding, stepHand, stepToEdge, stepTurn } from '../../../renderer/replay/steps.ts'
import { eventsOf, FIRST } from './replayed-events.ts'

const SECOND = eventsOf('E draw\nE discard 2z')

const hands = [handSteps('a', FIRST, [6, 2, 6]), handSteps('b', SECOND, [1]), handSteps('c', [], [])]

describe('stepping through a game', () => {
  test.each([
    ['an act on', stepAct, { hand: 'a', act: 3 }, 1, { hand: 'a', act: 4 }],
    ['an act back', stepAct, { hand: 'a', act: 3 }, -1, { hand: 'a', act: 2 }],
    ['back to before the first act', stepAct, { hand: 'a', act: 1 }, -1, { hand: 'a', act: 0 }],
    ['on from the last act: the next hand before its first', stepAct, { hand: 'a', act: 10 }, 1, { hand: 'b', act: 0 }],
    ['back from before the first: the hand before after its last', stepAct, { hand: 'b', act: 0 }, -1, { hand: 'a', act: 10 }],
    ['through a hand without acts', stepAct, { hand: 'c', act: 0 }, -1, { hand: 'b', act: 2 }],
    ['at the beginning of the game', stepAct, { hand: 'a', act: 0 }, -1, null],
    ['at the end of the game', stepAct, { hand: 'c', act: 0 }, 1, null],
    ['a hand that is not there', stepAct, { hand: 'x', act: 0 }, 1, null],
    [
      'a go-round: the same player’s next discard, whatever was claimed between',
      stepTurn,
      { hand: 'a', act: 2 },
      1,
      { hand: 'a', act: 10 },
    ],
    ['a go-round from between two discards goes by the last one', stepTurn, { hand: 'a', act: 3 }, 1, { hand: 'a', act: 10 }],
    ['before the first discard: to the first', stepTurn, { hand: 'a', act: 0 }, 1, { hand: 'a', act: 2 }],
    ['no further discard of that player: the end of the hand', stepTurn, { hand: 'a', act: 4 }, 1, { hand: 'a', act: 10 }],
    ['from the end of the hand: the next hand', stepTurn, { hand: 'a', act: 10 }, 1, { hand: 'b', act: 0 }],
    ['a go-round back', stepTurn, { hand: 'a', act: 10 }, -1, { hand: 'a', act: 2 }],
    ['none before: the beginning', stepTurn, { hand: 'a', act: 6 }, -1, { hand: 'a', act: 0 }],
    ['from the beginning: the end of the hand before', stepTurn, { hand: 'b', act: 0 }, -1, { hand: 'a', act: 10 }],
    ['the next finding', stepFinding, { hand: 'a', act: 2 }, 1, { hand: 'a', act: 6 }],
    ['two at one act are one stop; then over into the next hand', stepFinding, { hand: 'a', act: 6 }, 1, { hand: 'b', act: 1 }],
    ['back over the hands', stepFinding, { hand: 'b', act: 1 }, -1, { hand: 'a', act: 6 }],
    ['no finding before', stepFinding, { hand: 'a', act: 2 }, -1, null],
    ['the next hand', stepHand, { hand: 'a', act: 7 }, 1, { hand: 'b', act: 0 }],
    ['no hand before', stepHand, { hand: 'a', act: 7 }, -1, null],
  ] as const)('%s', (_what, step, from, by, to) => expect(step(hands, from, by)).toEqual(to))

  test('the ends of the hand and of the game', () => {
    const at = { hand: 'b', act: 1 }
    expect([false, true].map((end) => stepToEdge(hands, at, { end, game: false }))).toEqual([
      { hand: 'b', act: 0 },
      { hand: 'b', act: 2 },
    ])
    expect([false, true].map((end) => stepToEdge(hands, at, { end, game: true }))).toEqual([
      { hand: 'a', act: 0 },
      { hand: 'c', act: 0 },
    ])
  })
})

describe('a link to an act', () => {
  const game = [
    { id: 'a', refs: ['d:1', 'd:2', 'd:9'] },
    { id: 'b', refs: ['d:4'] },
  ]
  test.each([
    ['by its number', { hand: 'a', act: 2, ref: null }, { hand: 'a', act: 2, elsewhere: false }],
    ['that has another number by now', { hand: 'a', act: 2, ref: 'd:9' }, { hand: 'a', act: 3, elsewhere: false }],
    ['that stands in another hand by now', { hand: 'a', act: 2, ref: 'd:4' }, { hand: 'b', act: 1, elsewhere: false }],
    ['that was taken out: what stands at its number', { hand: 'a', act: 2, ref: 'd:7' }, { hand: 'a', act: 2, elsewhere: true }],
    ['behind the last act', { hand: 'b', act: 40, ref: null }, { hand: 'b', act: 1, elsewhere: false }],
  ])('%s', (_what, wanted, place) => expect(momentOfTarget(wanted, game)).toEqual(place))
})
