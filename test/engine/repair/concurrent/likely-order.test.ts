import { describe, expect, test } from 'vitest'
import { ruleSet } from '../../../../engine/editions/index.ts'
import { advance, begin } from '../../../../engine/judging/judge.ts'
import type { TableEvent } from '../../../../engine/model/events.ts'
import { formatEvent } from '../../../../engine/notation/format/format-event.ts'
import { EMPTY_HEADER } from '../../../../engine/notation/header.ts'
import { parseLine } from '../../../../engine/notation/parse/parse-line.ts'
import { likelyOrder } from '../../../../engine/repair/concurrent/likely-order.ts'
import { SORTS, tryForks } from '../../../../tools/repair/many-forks.ts'

const eventsIn = (text: string): readonly TableEvent[] =>
  text.split('; ').flatMap((line) => {
    const read = parseLine(line)
    if (!read.ok || read.value.kind !== 'events') throw new Error(`${line} does not read`)
    return read.value.events
  })

const rules = ruleSet('wrc-2015')
if (!rules) throw new Error('no rules')
const common = eventsIn('E discard 1z').reduce(advance, begin(EMPTY_HEADER, rules))

describe('the likely order', () => {
  test.each([
    [
      'one saw the draws, the other the discards',
      'S draw; W draw',
      'S discard 2z; W discard 3z',
      'S draw; S discard 2z; W draw; W discard 3z',
    ],
    ['both saw the same', 'S draw; S discard 2z', 'S draw; S discard 2z', 'S draw; S discard 2z'],
    ['one went on further', 'S draw; S discard 2z', 'S draw; S discard 2z; W draw', 'S draw; S discard 2z; W draw'],
    ['who saw the tile knows more', 'S draw', 'S draw 5m', 'S draw 5m'],
    [
      'a claim in the middle',
      'S draw; S discard 2z; N draw',
      'W call pon; W show 2z2z; W take 2z; W discard 9m',
      'S draw; S discard 2z; W call pon; W show 2z2z; W take 2z; W discard 9m; N draw',
    ],
    [
      'a riichi said by one, its stick laid by the other',
      'S draw; S call riichi; W draw',
      'S discard 2z rotated; S stick',
      'S draw; S call riichi; S discard 2z rotated; S stick; W draw',
    ],
    ['what nobody can tell stays as it arrived', '* note a', '* note b', '* note a; * note b'],
  ])('%s', (_, one, other, expected) => {
    const branches = { one: eventsIn(one), other: eventsIn(other) }
    const order = likelyOrder({ common, ...branches }).map(({ from, ...at }) => branches[from][at[from] ?? 0])
    expect(order.map((event) => event && formatEvent(event)).join('; ')).toBe(expected)
  })
})

// npm run tool forks tries more of them
test.each(SORTS)('of legal games taken apart: $name', (sort) => {
  const { tried, restored, played } = tryForks(sort, { count: 30, seed: 1 })
  expect(restored / tried).toBeGreaterThan(0.85)
  expect((restored + played) / tried).toBeGreaterThan(sort.lost > 0 ? 0.9 : 0.95)
})
