import { describe, expect, test } from 'vitest'
import type { Ref } from '../../../../desk/contract/base.ts'
import type { TableState } from '../../../../desk/contract/tables.ts'
import type { OutboxItem, SendFailure } from '../../../../renderer/app-state/outbox/item.ts'
import {
  adopt,
  afterAnswer,
  afterFailure,
  afterPause,
  enqueue,
  nextItem,
  openQueue,
  type Queue,
} from '../../../../renderer/app-state/outbox/queue.ts'

const now = new Date(0)
const seen = { hand: 'h', after: 'a:1' as Ref }
const typed = (key: string, text = 'E draw', table = 't7'): OutboxItem => ({
  key,
  table,
  by: 'Olsen',
  at: 0,
  behind: seen,
  act: { kind: 'record', text },
})
const opened = (...items: readonly OutboxItem[]): Queue => openQueue(items, [], now)
const typedIn = (...items: readonly OutboxItem[]): Queue => items.reduce(enqueue, opened())
const fails = (queue: Queue, failure: SendFailure): Queue => {
  const item = nextItem(queue)
  return item ? afterFailure(queue, item, failure, { now, untaken: queue.untaken }) : queue
}
const answered = (queue: Queue, written: string): Queue => {
  const item = nextItem(queue)
  const state = { table: { id: 't7' }, hand: 'h', acts: [], findings: [] } as unknown as TableState
  const change = { state, came: [], gone: [], moved: [] }
  return item ? afterAnswer(queue, item, { ok: true, written: written as Ref, change }, new Map()) : queue
}
const keys = ({ items }: Pick<Queue, 'items'>): readonly string[] => items.map(({ key }) => key)

describe('a queue', () => {
  test('that opens with stored items is in trouble until the first answer, and then counts them', () => {
    const queue = opened(typed('a'), typed('b'))
    expect(queue.trouble).toEqual({ failure: { kind: 'lost' }, since: now })
    const first = answered(queue, 'a:2')
    expect(first).toMatchObject({ trouble: null, catchUp: { count: 2 }, mended: null })
    expect(answered(first, 'a:3')).toMatchObject({ items: [], catchUp: null, mended: { count: 2, found: [] } })
  })
  test('does not count a refused call as saved, and lists it, whether it came with words or not', () => {
    const call = { ...typed('a'), act: { kind: 'incident' } } as const
    const refused = fails(opened(call, typed('b')), { kind: 'refused', message: 'no', column: null })
    expect(refused.untaken.map(({ item }) => item.key)).toEqual(['a'])
    expect(answered(refused, 'a:2')).toMatchObject({ items: [], mended: { count: 1 } })
    expect(fails(opened(call), { kind: 'refused', message: 'no', column: null })).toMatchObject({ items: [], trouble: null, mended: null })
  })
  test('anchors an act to the one before it once that one is answered', () =>
    expect(answered(typedIn(typed('a'), typed('b')), 'a:2').items).toMatchObject([
      { behind: { hand: 'h', after: 'a:2', unanswered: true } },
    ]))
  test('loses with a refused beginning of a hand what was typed in that hand, and keeps another table', () => {
    const queue = typedIn(typed('a', '@hand E2 0'), typed('b'), typed('c', 'E draw', 't8'))
    const refused = fails(queue, { kind: 'refused', message: 'no', column: 3 })
    expect(keys(refused)).toEqual(['c'])
    expect(refused.untaken.map(({ item, column }) => [item.key, column])).toEqual([
      ['a', 3],
      ['b', null],
    ])
  })
  test('gives an item up at the third failure of the desk; a lost line in between does not count', () => {
    const failed: SendFailure = { kind: 'failed', message: 'oops' }
    const twice = [failed, { kind: 'lost' } as const, failed].reduce(fails, typedIn(typed('a'), typed('b')))
    expect(keys(twice)).toEqual(['a', 'b'])
    expect(fails(twice, failed)).toMatchObject({ items: [{ key: 'b' }], refused: { message: 'oops' }, failures: 0 })
  })
  test('lets the tables of the open file by until the next pause', () => {
    const queue = fails(typedIn(typed('a', 'E draw', 't8'), typed('b')), { kind: 'other-file' })
    expect(nextItem(queue)?.key).toBe('b')
    expect(nextItem(afterPause(queue))?.key).toBe('a')
  })
  test('adopts the items of another window first, and none that it has or had', () => {
    const queue = answered(enqueue(opened(typed('a')), typed('b')), 'a:2')
    expect(keys(adopt(queue, [typed('a'), typed('b'), typed('c')], now))).toEqual(['c', 'b'])
    expect(adopt(queue, [typed('a'), typed('b')], now)).toBe(queue)
  })
})
