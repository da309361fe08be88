import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../../engine/events.ts'
import { parseTable } from '../../engine/notation/parse-table.ts'
import { marksOf, ticksOf, wordsOn } from '../../renderer/replay/marks.ts'
import { knowsPace, waitBefore } from '../../renderer/replay/pace.ts'
import { placeOf } from '../../renderer/replay/route.ts'
import { edge, stepAct, stepFinding, stepHand, stepTurn, stretchOf } from '../../renderer/replay/steps.ts'

const eventsOf = (text: string): readonly TableEvent[] => {
  const read = parseTable(text)
  if (!read.ok) throw new Error('the table does not read')
  return read.value.games[0]?.hands[0]?.events ?? []
}
/** East discards at 2, South at 4, West at 6; West's tile is claimed by East, who discards at 10. */
const FIRST = eventsOf(`E draw
E discard 1z
S draw
S discard 9p
W draw
W discard 5s
E pon 5s5s
E discard 3z`)
const SECOND = eventsOf('E draw\nE discard 2z')
const hands = [stretchOf('a', FIRST, [6, 2, 6]), stretchOf('b', SECOND, [1]), stretchOf('c', [], [])]

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
    expect([false, true].map((end) => edge(hands, at, { end, game: false }))).toEqual([
      { hand: 'b', act: 0 },
      { hand: 'b', act: 2 },
    ])
    expect([false, true].map((end) => edge(hands, at, { end, game: true }))).toEqual([
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
  ])('%s', (_what, wanted, place) => expect(placeOf(wanted, game)).toEqual(place))
})

describe('the track', () => {
  test('one mark for each act, the heaviest of what stands there', () =>
    expect(
      marksOf([
        { event: 6, level: 'advice' },
        { event: 2, level: 'record' },
        { event: 6, level: 'violation' },
      ]),
    ).toEqual([
      { act: 2, level: 'record', count: 1 },
      { act: 6, level: 'violation', count: 2 },
    ]))

  test.each([
    [0, []],
    [1, [1]],
    [9, [1, 5, 9]],
    [63, [1, 10, 20, 30, 40, 50, 63]],
    [1000, [1, 200, 400, 600, 800, 1000]],
  ])('the numbers below a track of %i acts', (acts, ticks) => expect(ticksOf(acts)).toEqual(ticks))

  test('calls in words, as far as there is room', () => {
    expect(wordsOn(FIRST)).toEqual([{ act: 7, word: 'pon' }])
    const many = eventsOf(Array.from({ length: 40 }, () => 'S call chii\nS retract').join('\n'))
    expect(wordsOn(many).map(({ act }) => act)).toEqual([1, 7, 13, 19, 25, 31, 37, 43, 49, 55, 61, 67, 73, 79])
  })
})

describe('playing', () => {
  const timed = (at: readonly string[]) => ({
    events: FIRST.slice(0, at.length),
    lines: at.map((time) => ({ at: new Date(`2026-11-21T12:00:${time}Z`) })) as never,
  })
  test.each([
    ['as it came', ['00.0', '02.5'], 'recorded', 1, 2500],
    ['twice as fast', ['00.0', '02.5'], 'recorded', 2, 1250],
    ['a long pause is not sat out', ['00.0', '50.0'], 'recorded', 1, 5000],
    ['nothing too fast to be seen', ['00.0', '00.1'], 'recorded', 8, 120],
    ['at an even pace', ['00.0', '50.0'], 'fixed', 0.5, 2000],
  ] as const)('%s', (_what, at, pace, speed, wait) => expect(waitBefore(timed(at), 2, pace, speed)).toBe(wait))

  test('the table’s own clock goes before the time of typing', () => {
    const events = eventsOf('0.0 E draw\n1.5 E discard 1z')
    expect(waitBefore({ events, lines: timed(['00.0', '09.0']).lines }, 2, 'recorded', 1)).toBe(1500)
  })

  test('a record that was written down at once has no pace', () =>
    expect([knowsPace(timed(['00.0', '00.0'])), knowsPace(timed(['00.0', '00.2']))]).toEqual([false, true]))
})
