import { expect, test } from 'vitest'
import { arrivalWords, logWords, saidBy } from '../../../db/messages/messages.ts'

test.each([
  ['a name as long as its file', `malformed database schema (${'x'.repeat(100_000)})`],
  ['half a sign where it is cut off', '😀'.repeat(1000).slice(1)],
  ['several lines', 'a\nb\r\u2028c'.repeat(500)],
])('what a strange file or a hub says stands in one sentence: %s', (_, message) => {
  const { en, fr } = saidBy(new Error(message))
  for (const text of [en, fr]) {
    expect(text.length).toBeLessThanOrEqual(300)
    expect(text.isWellFormed()).toBe(true)
    expect(text).not.toMatch(/[\p{Cc}\u2028]/u)
  }
})

test('what stands in entries of others is repeated in one sentence, without signs that do not show', () => {
  const evil = `\u202e\u001b[31m\n${'x'.repeat(5000)}`
  const said = [
    logWords.kind(evil, 1),
    logWords.body('event', evil, evil),
    logWords.projection('t', evil, evil),
    logWords.notHeld('act', evil),
  ]
  for (const why of said)
    for (const text of Object.values(arrivalWords.refused({ device: evil, number: 1 }, why))) {
      expect(text.length).toBeLessThan(600)
      expect(text).not.toMatch(/[\p{Cc}\u202e]/u)
    }
})
