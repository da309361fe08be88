import { expect, test } from 'vitest'
import { BY, disputed } from '../../api/a-desk.ts'

const HEAD = 'Claire Fontaine'

test('an undo that names its act takes back no other one that came after it, and says whose that is', async () => {
  const { calls, table, finding } = await disputed()
  const opened = await calls.incidents.open({ table, by: BY })
  expect(opened.last).toBe(opened.ref)
  const filled = await calls.incidents.fillIn({ incident: 1, finding, note: 'x', by: BY })
  await calls.incidents.rule({ incident: 1, rule: 'claim.not-taken', decision: 'upheld', reason: 'z', by: HEAD })
  for (const { last } of [opened, filled])
    await expect(calls.incidents.undo({ incident: 1, of: last, by: BY })).rejects.toThrow(new RegExp(`the last act is now one by ${HEAD}`))
  const { last, rulings } = await calls.incidents.get({ incident: 1 })
  expect([last, rulings[0]?.takenBack]).toEqual([rulings[0]?.ref, null])
  expect(await calls.incidents.undo({ incident: 1, of: last, by: BY })).toMatchObject({ state: 'open', last: filled.last })
  expect(await calls.incidents.undo({ incident: 1, of: filled.last, by: BY })).toMatchObject({ note: '', last: opened.ref })
  expect(await calls.incidents.undo({ incident: 1, of: opened.ref, by: BY })).toMatchObject({ state: 'taken-back', last: null })
  await expect(calls.incidents.undo({ incident: 1, of: opened.ref, by: BY })).rejects.toThrow('nothing to undo')
})
