import { describe, expect, test } from 'vitest'
import { buttonLetters, mendLetters, noteLetters, placeNotes } from '../../../../renderer/record/findings/notes.ts'

describe('notes beside their acts', () => {
  test.each([
    [
      'each at its act where there is room',
      [
        [0, 48],
        [100, 48],
      ],
      400,
      [0, 100],
    ],
    [
      'the lower one of two that collide moves down',
      [
        [28, 48],
        [56, 48],
      ],
      400,
      [28, 80],
    ],
    ['one at the last act moves up, so that the act stays at the foot', [[372, 108]], 400, [292]],
    [
      'it pushes the one above it up too',
      [
        [300, 48],
        [372, 108],
      ],
      400,
      [240, 292],
    ],
    [
      'where there is no room at all the list grows downwards',
      [
        [0, 108],
        [28, 108],
      ],
      56,
      [0, 112],
    ],
  ] as const)('%s', (_, wanted, bottom, tops) => {
    expect(
      placeNotes(
        wanted.map(([top, height]) => ({ top, height })),
        bottom,
      ),
    ).toEqual(tops)
  })
})

describe('letters of answers', () => {
  test('the first letter of each', () => expect(buttonLetters(['Too fast', 'In time'])).toEqual(['t', 'i']))
  test('the next letter where the first is taken', () => expect(buttonLetters(['Foul', 'For nothing'])).toEqual(['f', 'o']))
  test('Later keeps its l', () => expect(buttonLetters(['Late'])).toEqual(['a']))
  test('a correction has no seat as its letter', () =>
    expect(mendLetters(['Insert W discard', 'Remove act 12', 'Insert W draw'], ['i', 'k', 'l', 'r'])).toEqual(['t', 'm', 'd']))
  test.each([
    ['a second mend', [], ['Change act 7 to E pon 6s6s', 'Remove act 10', 'Insert S discard ?']],
    ['an answer', ['Missing', 'More than one'], ['Remove act 3']],
  ])('no letter stands twice on a note, nor that of the first mend: %s', (_, answers, mends) => {
    const letters = noteLetters({ answers, mends, taken: ['l', 'k', 'r'] })
    expect(letters.mends[0]).toBe('m')
    const all = [...letters.answers, ...letters.mends, 'l', 'k', 'r']
    expect(new Set(all).size).toBe(all.length)
  })
  test('without a mend an answer may have its letter', () =>
    expect(noteLetters({ answers: ['Missing'], mends: [], taken: [] }).answers).toEqual(['m']))
  test('accents are no keys', () => expect(buttonLetters(['École', 'Été'])).toEqual(['e', 't']))
})
