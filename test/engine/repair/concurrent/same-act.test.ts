import { expect, test } from 'vitest'
import { parseLine } from '../../../../engine/notation/parse/parse-line.ts'
import { isSameAct, moreDetailed } from '../../../../engine/repair/concurrent/same-act.ts'

const eventsOf = (line: string) => {
  const read = parseLine(line)
  if (!read.ok || read.value.kind !== 'events') throw new Error(line)
  return read.value.events
}

test.each([
  ['a claim without its tiles, and with them', 'W pon', 'W pon 5p5p', true],
  ['a draw that one recorder saw', 'W draw', 'W draw 9m', true],
  ['two other chows', 'S chii 4p6p', 'S chii 6p7p', false],
])('two recorders: %s', (_, one, other, same) => {
  const [a, b] = [eventsOf(one), eventsOf(other)]
  expect(a.every((event, n) => isSameAct(event, b[n] ?? event))).toBe(same)
})

test('of a claim without its tiles and one with them the latter says more', () => {
  const [bare, whole] = [eventsOf('W pon')[1], eventsOf('W pon 5p5p')[1]]
  if (!bare || !whole) throw new Error('no tiles shown')
  expect(moreDetailed(bare, whole)).toBe(whole)
})
