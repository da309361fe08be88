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

test('the case that the referee names proposes its penalty and section, and is kept with the ruling', async () => {
  const { calls, table } = await aTable('wrc-2025')
  const asked = { rule: 'draw.wrong-place', table, player: { name: 'Zofia' } } as const
  expect((await calls.penalties.propose(asked)).circumstances).toEqual(['mixed', 'noTileLeft', 'noTileLeftMixed', 'always'])
  const named = { ...asked, circumstance: 'noTileLeftMixed' } as const
  const proposal = await calls.penalties.propose(named)
  expect(proposal).toMatchObject({ penalty: { kind: 'dead-hand' }, others: [], sections: ['12.3.6'], circumstance: 'noTileLeftMixed' })
  const imposed = await calls.penalties.impose({ ...named, proposed: proposal.penalty, reason: 'x', by: BY })
  expect(imposed).toMatchObject({ penalty: { kind: 'dead-hand' } })
  const [incident] = await calls.incidents.list({})
  const { rulings } = await calls.incidents.get({ incident: incident?.id ?? 0 })
  expect(rulings).toMatchObject([{ circumstance: 'noTileLeftMixed', sections: ['12.3.6'], proposed: { kind: 'dead-hand' } }])
  await expect(calls.penalties.propose({ ...asked, circumstance: 'laid' })).rejects.toThrow('distinguish no circumstance laid')
})

test('a ladder counts the cases of a fault of play together', async () => {
  const { calls, table } = await aTable('rrc-1.5')
  const seen = { rule: 'draw.wrong-place', table, player: { name: 'Zofia' }, reason: 'x', by: BY } as const
  await calls.penalties.impose({ ...seen, circumstance: 'returned' })
  await calls.penalties.impose({ ...seen, circumstance: 'always' })
  const { earlier } = await calls.penalties.propose({ rule: seen.rule, table, player: seen.player, circumstance: 'returned' })
  expect(earlier).toHaveLength(2)
})
