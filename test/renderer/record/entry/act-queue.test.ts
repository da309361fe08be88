import { expect, test } from 'vitest'
import { actQueue, type KnownTable, type QueuedAct } from '../../../../renderer/record/entry/act-queue.ts'
import { tableView } from './a-view.ts'

const CERTAIN = tableView({ event: 1 })
const PREDICTED = tableView({ event: 2 })
const known: KnownTable = { certain: () => CERTAIN, predicted: () => PREDICTED }
const unsure: KnownTable = { ...known, certain: () => null }

const queueWithLog = () => {
  const ran: string[] = []
  const act =
    (name: string): QueuedAct =>
    (view, late) =>
      ran.push(`${name} at ${view.event}${late ? ' late' : ''}`)
  return { ran, act, ...actQueue() }
}

test('an act runs at once if the table is known', () => {
  const { ran, act, run } = queueWithLog()
  expect(run(act('draw'), false, known)).toBe(true)
  expect(ran).toEqual(['draw at 1'])
})

test('a whole line does not need the table', () => {
  const { ran, act, run } = queueWithLog()
  expect(run(act('line'), true, unsure)).toBe(true)
  expect(ran).toEqual(['line at 2'])
})

test('acts wait for the answer and keep their order, a whole line too', () => {
  const { ran, act, run, drain } = queueWithLog()
  expect([run(act('draw'), false, unsure), run(act('line'), true, known)]).toEqual([false, false])
  drain(unsure)
  expect(ran).toEqual([])
  drain(known)
  expect(ran).toEqual(['draw at 1 late', 'line at 1 late'])
})

test('an act that makes the table uncertain again holds the next one', () => {
  const { ran, act, run, drain } = queueWithLog()
  const table = [CERTAIN, null, CERTAIN]
  for (const name of ['draw', 'discard']) run(act(name), false, unsure)
  const changing: KnownTable = { ...known, certain: () => table.shift() ?? null }
  drain(changing)
  expect(ran).toEqual(['draw at 1 late'])
  drain(changing)
  expect(ran).toEqual(['draw at 1 late', 'discard at 1 late'])
})

test('leaving the table runs all queued acts', () => {
  const { ran, act, run, flush, drain } = queueWithLog()
  run(act('draw'), false, unsure)
  flush(unsure)
  drain(known)
  expect(ran).toEqual(['draw at 2 late'])
})
