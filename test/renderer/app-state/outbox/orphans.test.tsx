import { expect, onTestFinished, test } from 'vitest'
import type { Item } from '../../../../renderer/app-state/outbox/item.ts'
import { heldHere, takeLeftBehind } from '../../../../renderer/app-state/outbox/orphans.ts'

test('what is spoilt among the acts that windows left behind takes nothing with it: whole ones are counted and taken', async () => {
  onTestFinished(() => localStorage.clear())
  const whole = { key: 'one', table: 't', act: { kind: 'record', text: 'E discard 1z' }, by: 'x', at: 0 }
  const left = ['{}', 'null', '"text"', '{"length":2}', 'no JSON', JSON.stringify([null, 5, [], { key: 7 }, whole])]
  for (const [n, text] of left.entries()) localStorage.setItem(`shinpan.outgoing.${n}`, text)
  expect(heldHere()).toBe(1)
  const taken: Item[] = []
  await takeLeftBehind(
    () => true,
    (items) => taken.push(...items),
  )
  expect(taken).toEqual([whole])
  expect(heldHere()).toBe(0)
})
