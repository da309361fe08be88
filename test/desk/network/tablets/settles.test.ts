import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDesk, BY, DEAD_HAND, rows } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'
import { aHall, aTablet } from './a-tablet.ts'

/** A hall in which two laptops ruled on one finding concurrently, and were joined. */
const twoRulings = async () => {
  const hall = await aHall()
  await hall.calls.referees.add({ name: 'Anna Berg', head: false })
  const { state } = await hall.calls.tables.record({ table: hall.eight, text: DEAD_HAND, by: 'x' })
  const ruling = { finding: state.findings[0]?.id ?? 0, reason: 'seen', remedies: [] }
  const copy = join(hall.path, 'copy.shinpan')
  await run(['merge', '--into', copy, hall.desk.context.open?.file ?? ''], { home: hall.path })
  const other = aDesk({ folder: hall.path })
  await other.calls.tournaments.open({ file: copy })
  await other.calls.findings.rule({ ...ruling, decision: 'dismissed', by: 'Bo' })
  other.desk.close()
  await hall.calls.findings.rule({ ...ruling, decision: 'upheld', by: 'Anna Berg' })
  await hall.calls.joining.join({ files: [copy] })
  const [conflict] = await hall.calls.conflicts.list()
  if (!conflict) throw new Error('nothing stands against each other')
  const settling = { kind: conflict.kind, one: conflict.one.seq, other: conflict.other.seq, stands: 'one', reason: 'both heard', by: BY }
  return { ...hall, settling }
}

test('the head referee settles two rulings on his own tablet, and takes it back there; to any other it is refused, noted and shown', async () => {
  const hall = await twoRulings()
  const head = await aTablet(hall, { kind: 'referee', referee: BY }, 'Head')
  const others = [
    await aTablet(hall, { kind: 'referee', referee: 'Anna Berg' }, 'Anna'),
    await aTablet(hall, { kind: 'recorder', table: hall.eight }, 'Table 8'),
    await aTablet(hall, { kind: 'viewer' }, 'Screen'),
  ]
  for (const { ask } of others) {
    const me = (await ask('tablets/me')).json as { may: readonly string[] }
    expect(me.may).not.toContain('conflicts/settle')
    expect((await ask('conflicts/settle', hall.settling)).status).toBe(422)
  }
  const { refused } = await hall.calls.tablets.state()
  expect(refused.map(({ why, from, times }) => `${why} ${from} ${times}`)).toEqual(['role Screen 1', 'role Table 8 1', 'role Anna 1'])
  expect((await others[0]?.ask('conflicts/settle', hall.settling))?.json).toMatchObject({ data: { message: expect.stringContaining(BY) } })
  expect((await head.ask('tablets/me')).json).toMatchObject({ may: expect.arrayContaining(['conflicts/settle']) })
  expect((await head.ask('conflicts/settle', { ...hall.settling, by: 'Somebody' })).json).toEqual([])
  const settled = `SELECT by, body ->> '$.tablet' AS tablet FROM entry WHERE kind = 'ruling' ORDER BY seq DESC LIMIT 1`
  expect(rows(hall, settled)).toEqual([{ by: BY, tablet: head.id }])
  expect((await head.ask('incidents/undo', { incident: 1 })).status).toBe(200)
  expect((await head.ask('conflicts/list')).json).toHaveLength(1)
})

test('whoever is made head referee later settles from then on, and the one before no more; with a code, once signed in on the tablet', async () => {
  const hall = await twoRulings()
  const [before, anna] = await hall.calls.referees.list()
  const head = await aTablet(hall, { kind: 'referee', referee: BY }, 'Head')
  const other = await aTablet(hall, { kind: 'referee', referee: 'Anna Berg' }, 'Anna')
  await hall.calls.referees.set({ referee: before?.id ?? '', name: BY, head: false })
  expect((await head.ask('conflicts/settle', hall.settling)).status).toBe(422)
  await hall.calls.referees.set({ referee: anna?.id ?? '', name: 'Anna Berg', head: true })
  await hall.calls.referees.setCode({ referee: anna?.id ?? '', code: 'jade47' })
  expect((await head.ask('conflicts/settle', hall.settling)).status).toBe(422)
  expect((await other.ask('conflicts/settle', hall.settling)).json).toMatchObject({ data: { message: /sign in first/ } })
  await other.ask('referees/signIn', { code: 'jade47' })
  expect((await other.ask('conflicts/settle', hall.settling)).json).toEqual([])
})
