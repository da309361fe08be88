import { expect, test } from 'vitest'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import { type ADesk, rows } from '../../api/a-desk.ts'
import { OPEN_HAND, twoLaptops } from '../../api/two-laptops.ts'

const HEAD = 'Hayashi'

/** Two laptops that are apart both record West's riichi with an open hand. At Claire's the head referee dismisses it. */
const typedApart = async () => {
  const made = await twoLaptops(OPEN_HAND)
  const { Claire, Sofia, table, exchange } = made
  await Claire.calls.referees.add({ name: 'Bertrand', head: false, by: HEAD })
  await exchange()
  const stateOf = ({ calls }: ADesk) => calls.tables.state({ table })
  const found = async (laptop: ADesk) => (await stateOf(laptop)).findings.filter(({ finding }) => finding.rule === 'riichi.open-hand')
  for (const laptop of [Claire, Sofia]) await laptop.calls.tables.record({ table, text: 'W riichi 8s', by: '' })
  const deviceOf = async (laptop: ADesk): Promise<string> => (await stateOf(laptop)).acts.at(-1)?.ref.split(':')[0] ?? ''
  const devices = { Claire: await deviceOf(Claire), Sofia: await deviceOf(Sofia) }
  const [dismissed] = await found(Claire)
  await Claire.calls.findings.rule({ finding: dismissed?.id ?? 0, decision: 'dismissed', reason: 'he only asked', by: HEAD })
  const confirm = async () => {
    const finding = (await found(Sofia)).find(({ state }) => state === 'open')?.id ?? 0
    const penalty = { kind: 'dead-hand' } as const
    await Sofia.calls.findings.rule({ finding, decision: 'changed', penalty, reason: 'an open hand', by: 'Bertrand' })
    await exchange()
  }
  const waits = async ({ calls }: ADesk) => (await calls.conflicts.list()).map(({ kind, settled }) => `${kind}: ${settled}`)
  /** Removes the riichi as it was recorded at one laptop. */
  const remove = async (laptop: 'Claire' | 'Sofia') => {
    const acts = (await stateOf(Claire)).acts.filter(
      ({ ref, number, text }) => ref.startsWith(devices[laptop]) && number > 12 && text.startsWith('W'),
    )
    const [first] = acts
    if (!first) throw new Error('nothing is doubled')
    await Claire.calls.tables.correct({ table, edit: { do: 'remove', at: first.number, count: acts.length }, by: '' })
    await exchange()
  }
  const isDead = async (laptop: ADesk): Promise<boolean> => (await stateOf(laptop)).view.seats.W.dead
  return { ...made, found, confirm, waits, remove, isDead }
}

test('a finding whose act was also recorded elsewhere shows, before it is signed, what was decided there', async () => {
  const { Sofia, found, exchange } = await typedApart()
  await exchange()
  const open = (await found(Sofia)).filter(({ state }) => state === 'open')
  expect(open.map(({ twins }) => twins)).toMatchObject([[{ decision: 'dismissed', by: HEAD, reason: 'he only asked' }]])
})

test.each([
  ['confirmed', 'Claire', 'dismissed', false],
  ['confirmed', 'Claire', 'changed', true],
  ['dismissed', 'Sofia', 'dismissed', false],
  ['dismissed', 'Sofia', 'changed', true],
] as const)(
  'two opposite rulings on one act, of which the %s one is left when %s’s record is removed: the head referee decides (%s)',
  async (_, removed, decision, dead) => {
    const { Claire, Sofia, confirm, waits, remove, isDead, exchange } = await typedApart()
    await exchange()
    await confirm()
    for (const laptop of [Claire, Sofia]) expect(await waits(laptop)).toContain('ruling: table')
    await remove(removed)
    for (const laptop of [Claire, Sofia]) {
      expect(await waits(laptop)).toEqual(['ruling: here'])
      expect(await laptop.calls.waiting()).toMatchObject({ conflicts: 1, reviews: 0 })
    }
    expect(rows(Claire, 'SELECT conflict FROM incidents')).toEqual([{ conflict: 1 }, { conflict: 1 }])
    const [conflict] = await Claire.calls.conflicts.list()
    if (!conflict) throw new Error('no conflict')
    const { one, other } = conflict
    const stands = one.ruling?.decision === decision ? 'one' : 'other'
    const named = { kind: conflict.kind, one: one.seq, other: other.seq, stands, reason: 'seen by both' } as const
    await expect(Claire.calls.conflicts.settle({ ...named, by: 'Bertrand' })).rejects.toMatchObject({ code: 'REFUSED' })
    await Claire.calls.conflicts.settle({ ...named, by: HEAD })
    await exchange()
    for (const laptop of [Claire, Sofia]) {
      expect(await waits(laptop)).toEqual([])
      expect(await isDead(laptop)).toBe(dead)
      expect(rows(laptop, 'SELECT decision, conflict FROM rulings WHERE superseded_by IS NULL')).toEqual([
        { decision: dead ? 'upheld' : 'dismissed', conflict: null },
      ])
    }
    expect((await Claire.calls.penalties.list()).filter(({ cancelled }) => !cancelled)).toHaveLength(dead ? 1 : 0)
    const { writable } = Claire.desk.context.open ?? {}
    if (!writable) throw new Error('no file is open')
    const before = rows(Claire, 'SELECT id, twin FROM finding')
    rebuild(writable)
    expect(rows(Claire, 'SELECT id, twin FROM finding')).toEqual(before)
  },
)
