import { expect, test } from 'vitest'
import { OPEN_HAND, twoLaptops } from '../../api/two-laptops.ts'

const HEAD = 'Hayashi'

test.each([
  ['nothing else', []],
  ['the acts after it at one laptop', ['N draw', 'N discard 3m']],
])('two rulings on one finding with %s are one contradiction, listed once: the table has nothing to put in order', async (_, after) => {
  const { Claire, Sofia, table, exchange } = await twoLaptops([...OPEN_HAND, 'W riichi 8s'])
  await Claire.calls.referees.add({ name: 'Bertrand', head: false, by: HEAD })
  await exchange()
  const { findings } = await Claire.calls.tables.state({ table })
  const [found] = findings
  if (!found) throw new Error('nothing is found')
  const said = { finding: found.ref, reason: 'as seen' }
  await Claire.calls.findings.rule({ ...said, decision: 'dismissed', by: HEAD })
  await Sofia.calls.findings.rule({ ...said, decision: 'changed', penalty: { kind: 'dead-hand' }, by: 'Bertrand' })
  for (const text of after) await Sofia.calls.tables.record({ table, text, by: '' })
  await exchange()
  for (const { calls } of [Claire, Sofia]) {
    expect((await calls.conflicts.list()).map(({ kind, settled }) => `${kind}: ${settled}`)).toEqual(['ruling: here'])
    expect(await calls.tables.state({ table })).toMatchObject({ forks: 0 })
  }
})
