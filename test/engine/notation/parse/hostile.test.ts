import { expect, test } from 'vitest'
import { parseTable } from '../../../../engine/notation/parse/parse-table.ts'

const MB = 1_000_000

test.each([
  ['10 MB in one line', 'a'.repeat(10 * MB), 'a line of at most 20000 characters'],
  ['10 MB of quotes', '"'.repeat(10 * MB), 'a line of at most 20000 characters'],
  ['10 MB of blanks', ' '.repeat(10 * MB), 'a line of at most 20000 characters'],
  ['200 MB of garbage', '\0\xff<>{}"\\\n'.repeat(25 * MB), 'text without control characters'],
  ['10 MB of backslashes within quotes', `@players "${'\\'.repeat(10 * MB)}`, 'a line of at most 20000 characters'],
  ['digits without end', `E show ${'1'.repeat(19_000)}`, 'a tile such as 5p, or ? for an unknown one'],
  ['tiles without end', `E show ${'1p'.repeat(9_000)}`, 'tiles such as 5p 5p or 55p'],
  ['a long verb', `E ${'discar'.repeat(3_000)}`, 'a verb such as discard'],
  ['a hundred thousand headers', '@meld S ankan 1p\n'.repeat(100_000), 'at most four groups of one player'],
  ['a clock of many digits', `${'9'.repeat(19_000)} E draw`, 'seconds since the hand began, such as 12.4, below 100000'],
  ['an unterminated quote in a long line', `@players "${'#'.repeat(19_000)}`, 'a closing quote'],
])('%s: one error', (_, text, expected) => {
  const file = parseTable(text)
  expect(file.ok ? null : file.error.expected).toBe(expected)
  expect(file.ok ? '' : file.error.found.length).toBeLessThanOrEqual(40)
})

test('a hand of half a million events reads in seconds', () => {
  const file = parseTable('E draw\nE discard 5p\n'.repeat(250_000))
  expect(file.ok && file.value.games[0]?.hands[0]?.events.length).toBe(500_000)
})
