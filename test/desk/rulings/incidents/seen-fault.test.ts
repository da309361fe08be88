import { expect, test } from 'vitest'
import { aTable } from '../../api/a-desk.ts'

const BY = 'Michiko Hayashi'

test('a fault of play that only a person saw: the hardest case is no default, and nothing is signed before the referee says which it was', async () => {
  const { calls, table } = await aTable('ema-2025')
  const asked = { rule: 'draw.wrong-place', table, player: { name: 'Zofia' } } as const
  expect(await calls.penalties.propose(asked)).toMatchObject({
    penalty: { kind: 'discretion' },
    others: [{ kind: 'none' }, { kind: 'chombo' }],
    sections: ['6.4.1'],
  })
  await expect(calls.penalties.impose({ ...asked, reason: 'x', by: BY })).rejects.toThrow('does not say which penalty')
  expect(await calls.penalties.propose({ ...asked, rule: 'call.word' }), 'only pointed out').toMatchObject({
    penalty: { kind: 'none' },
    others: [],
  })
})
