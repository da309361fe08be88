import { expect, test } from 'vitest'
import { optionWords, wordsAfter } from '../../../engine/completion/option-words.ts'
import { FLAGS } from '../../../engine/model/circumstances.ts'

test.each<[string, string, readonly string[]]>([
  [
    'where a tile was drawn from',
    'E draw 3p f',
    [
      'E draw 3p fast',
      'E draw 3p from wall',
      'E draw 3p from dead-wall',
      ...(['S', 'W', 'N'] as const).map((seat) => `E draw 3p from ${seat}`),
    ],
  ],
  ['where a replacement was drawn from, begun', 'E replace 3p from d', ['E replace 3p from dead-wall']],
  ['another word than the call’s own', 'W call pon s', ['W call pon said ', 'W call pon said ?']],
  ['the same before it is begun', 'W call ron ', ['W call ron said ', 'W call ron said ?']],
  ['a draw that touched the hand', 'E draw t', ['E draw touching']],
  [
    'a tile of another player’s hand',
    'E draw from N',
    ['E draw from N fast', 'E draw from N wrong', 'E draw from N mixed', 'E draw from N touching'],
  ],
  ['a turn too fast, in French', 'E draw trop vite', ['E draw fast']],
  ['a discard without a draw, in the words of the act list', 'E discard 9s sans pioche', ['E discard 9s nodraw']],
  ['the same in English', 'E discard 9s sideways', ['E discard 9s rotated']],
  ['a word that could mean several', 'E draw main', []],
  ['a self-draw win on a tile laid down', 'E call tsumo l', ['E call tsumo laid']],
  ['no other call can be too fast', 'W call pon f', []],
])('%s', (_, typed, expected) => expect(wordsAfter(typed).map(([line]) => line)).toEqual(expected))

test('the sheet of words names every flag', () => {
  const words = optionWords().map((row) => row.words)
  for (const [verb, flags] of Object.entries(FLAGS))
    for (const flag of flags)
      expect(
        words.some((row) => row.includes(verb) && row.endsWith(` ${flag}`)),
        `${verb} ${flag}`,
      ).toBe(true)
})
