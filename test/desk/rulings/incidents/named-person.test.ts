import { expect, test } from 'vitest'
import { aDesk, BY } from '../../api/a-desk.ts'

test('of two players with one name, the one who sits there or was ruled on is meant; elsewhere the number is asked for', async () => {
  const desk = aDesk()
  const { calls } = desk
  await calls.tournaments.create({ name: 'Test Open', place: '', date: '2026-11-21', rules: 'ema-2025', tables: 2, referee: BY })
  await calls.lists.take({ file: { name: 'a.csv', text: 'No;Name\n81;Anna Li\n82;Anna Li' }, asked: {}, leaveOut: false, by: BY })
  const [one, other] = await calls.players.list()
  if (!one || !other) throw new Error('no players')
  const table = (await calls.tables.list())[0]?.id ?? ''
  await calls.seating.set({ round: 1, changes: [{ table, seat: 'E', player: one.id }], by: BY })
  const who = { name: 'Anna Li' }
  const { id: incident } = await calls.incidents.open({ table, by: BY })
  await calls.incidents.fillIn({ incident, players: [who], by: BY })
  await calls.incidents.addStatement({ incident, role: 'player', who, text: 'x', by: BY })
  const about = { incident, rule: 'conduct.phone', player: who }
  await expect(calls.incidents.propose(about)).resolves.toMatchObject({ earlier: [] })
  await calls.incidents.rule({ ...about, penalty: { kind: 'notice' }, decision: 'upheld', reason: 'y', by: BY })
  const penalty = { rule: 'conduct.phone', penalty: { kind: 'notice' }, reason: 'it rang', by: BY } as const
  const alone = await calls.penalties.impose({ ...penalty, player: { id: other.id, name: other.name } })
  const again = { incident: alone?.incident ?? 0, rule: 'conduct.phone', player: who }
  await expect(calls.incidents.propose(again)).resolves.toMatchObject({ earlier: [] })
  await calls.incidents.appeal({ incident: again.incident, who, grounds: 'z', by: BY })
  await expect(calls.penalties.impose({ ...penalty, player: who })).rejects.toThrow(/several people are called Anna Li/)
  expect((await calls.penalties.list()).map(({ number }) => number)).toEqual([81, 82])
})
