import { expect, test } from 'vitest'
import type { OutboxItem } from '../../../../renderer/app-state/outbox/item.ts'
import { adoptOrphans, countUnsentItems } from '../../../../renderer/app-state/outbox/orphans.ts'

test('what is spoilt among the acts that windows left behind takes nothing with it: whole ones are counted and taken', async () => {
  const whole = { key: 'one', table: 't', act: { kind: 'record', text: 'E discard 1z' }, by: 'x', at: 0 }
  const left = ['{}', 'null', '"text"', '{"length":2}', 'no JSON', JSON.stringify([null, 5, [], { key: 7 }, whole])]
  for (const [n, text] of left.entries()) localStorage.setItem(`shinpan.outgoing.${n}`, text)
  expect(countUnsentItems()).toBe(1)
  const taken: OutboxItem[] = []
  await adoptOrphans(
    () => true,
    (items) => taken.push(...items),
  )
  expect(taken).toEqual([whole])
  expect(countUnsentItems()).toBe(0)
})
