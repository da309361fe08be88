import { expect, test } from 'vitest'
import type { TableState } from '../../../../desk/contract/tables.ts'
import { actQueue, type KnownTable, type QueuedAct } from '../../../../renderer/record/optimistic/act-queue.ts'

const CERTAIN = { hand: 'certain' } as TableState
const PREDICTED = { hand: 'predicted' } as TableState
const known: KnownTable = { certain: () => CERTAIN, predicted: () => PREDICTED }
const unsure: KnownTable = { ...known, certain: () => null }

const queueWithLog = () => {
  const ran: string[] = []
  const act =
    (name: string): QueuedAct =>
    ({ hand }, late) =>
      ran.push(`${name}, ${hand}${late ? ', late' : ''}`)
  return { ran, act, ...actQueue() }
}

test('an act runs at once if the table is known', () => {
  const { ran, act, run } = queueWithLog()
  expect(run(act('draw'), false, known)).toBe(true)
  expect(ran).toEqual(['draw, certain'])
})

test('a whole line does not need the table', () => {
  const { ran, act, run } = queueWithLog()
  expect(run(act('line'), true, unsure)).toBe(true)
  expect(ran).toEqual(['line, predicted'])
})

test('acts wait for the answer and keep their order, a whole line too', () => {
  const { ran, act, run, drain } = queueWithLog()
  expect([run(act('draw'), false, unsure), run(act('line'), true, known)]).toEqual([false, false])
  drain(unsure)
  expect(ran).toEqual([])
  drain(known)
  expect(ran).toEqual(['draw, certain, late', 'line, certain, late'])
})

test('an act that makes the table uncertain again holds the next one', () => {
  const { ran, act, run, drain } = queueWithLog()
  const table = [CERTAIN, null, CERTAIN]
  for (const name of ['draw', 'discard']) run(act(name), false, unsure)
  const changing: KnownTable = { ...known, certain: () => table.shift() ?? null }
  drain(changing)
  expect(ran).toEqual(['draw, certain, late'])
  drain(changing)
  expect(ran).toEqual(['draw, certain, late', 'discard, certain, late'])
})

test('leaving the table runs all queued acts', () => {
  const { ran, act, run, flush, drain } = queueWithLog()
  run(act('draw'), false, unsure)
  flush(unsure)
  drain(known)
  expect(ran).toEqual(['draw, predicted, late'])
})

test('an undo that is pressed while an act waits means that act', () => {
  const { ran, act, run, drain } = queueWithLog()
  run(act('draw'), false, unsure)
  expect(run(act('undo'), true, unsure)).toBe(false)
  drain(known)
  expect(ran).toEqual(['draw, certain, late', 'undo, certain, late'])
})

test('what an act asks for while it runs is a part of it, before the acts behind it', () => {
  const { ran, act, run, drain } = queueWithLog()
  run(() => void run(act('undo by a key of the fast mode'), true, unsure), false, unsure)
  run(act('draw'), false, unsure)
  drain(known)
  expect(ran).toEqual(['undo by a key of the fast mode, predicted', 'draw, certain, late'])
})
