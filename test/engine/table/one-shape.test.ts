import { expect, test } from 'vitest'
import { ruleSets } from '../../../engine/editions/index.ts'
import { advance, begin } from '../../../engine/judging/judge.ts'
import { SEATS } from '../../../engine/model/seats.ts'
import { generatedHands } from '../../../tools/injection/real-hands.ts'

test('the parts of a table that every act reads have the same fields in the same order, since V8 then finds them at once', () => {
  const shapes = new Map<string, Set<string>>()
  const note = (part: string, value: object | null): void => {
    if (value) shapes.set(part, (shapes.get(part) ?? new Set()).add(Object.keys(value).join()))
  }
  for (const rules of ruleSets)
    for (const { hand } of generatedHands(2, 7)) {
      let play = begin(hand.header, rules)
      for (const event of hand.events) {
        play = advance(play, event)
        const { table } = play
        note('play', play)
        note('table', table)
        note('turn', table.turn)
        note('target', table.target)
        note('players', table.players)
        for (const seat of SEATS) {
          note('player', table.players[seat])
          note('hand', table.players[seat].hand)
        }
      }
    }
  expect([...shapes].map(([part, found]) => [part, [...found]]).filter(([, found]) => found?.length !== 1)).toEqual([])
  expect(shapes.size).toBe(7)
})
