import { describe, expect, test } from 'vitest'
import { knowsPace, waitBefore } from '../../../../renderer/replay/player/pace.ts'
import { colourOf, trackMarks, trackTicks, trackWords } from '../../../../renderer/replay/player/track-marks.ts'
import { eventsOf, FIRST } from '../replayed-events.ts'

describe('the track', () => {
  test('one mark for each act, the heaviest of what stands there', () =>
    expect(
      trackMarks([
        { event: 6, level: 'advice' },
        { event: 2, level: 'record' },
        { event: 6, level: 'violation' },
      ]),
    ).toEqual([
      { act: 2, level: 'record', count: 1 },
      { act: 6, level: 'violation', count: 2 },
    ]))

  test('a dismissed finding is quiet, and leaves its act to the others there', () => {
    const dismissed = { event: 6, level: 'violation', isDismissed: true } as const
    expect(trackMarks([dismissed])).toEqual([{ act: 6, level: 'violation', count: 1, isDismissed: true }])
    expect(trackMarks([dismissed, { event: 6, level: 'advice' }])).toEqual([{ act: 6, level: 'advice', count: 2 }])
    expect([colourOf([dismissed]), colourOf([dismissed, { level: 'advice' }])]).toEqual(['info', 'advice'])
  })

  test.each([
    [0, []],
    [1, [1]],
    [9, [1, 5, 9]],
    [63, [1, 10, 20, 30, 40, 50, 63]],
    [1000, [1, 200, 400, 600, 800, 1000]],
  ])('the numbers below a track of %i acts', (acts, ticks) => expect(trackTicks(acts)).toEqual(ticks))

  test('calls in words, as far as there is room', () => {
    expect(trackWords(FIRST)).toEqual([{ act: 7, word: 'pon' }])
    const many = eventsOf(Array.from({ length: 40 }, () => 'S call chii\nS retract').join('\n'))
    expect(trackWords(many).map(({ act }) => act)).toEqual([1, 7, 13, 19, 25, 31, 37, 43, 49, 55, 61, 67, 73, 79])
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
