import { expect, test } from 'vitest'
import { aTable, BY, rows } from '../../api/a-desk.ts'

const ANNA = 'Anna'
const at = async () => {
  const made = await aTable()
  const { id } = await made.calls.incidents.open({ table: made.table, by: 'Table 7' })
  return { ...made, incident: id }
}

test('a call waits at every referee with its table, until one is there', async () => {
  const made = await at()
  const { calls, incident, table } = made
  expect(await calls.calls.list()).toMatchObject([{ incident, by: 'Table 7', note: '', coming: [], table: { id: table, name: '7' } }])
  await calls.calls.answer({ incident, by: ANNA, how: 'coming' })
  expect((await calls.tables.state({ table })).table.calls).toMatchObject([{ incident, met: false, coming: [{ by: ANNA }] }])
  await calls.calls.answer({ incident, by: ANNA, how: 'there' })
  expect(await calls.calls.list()).toEqual([])
  // the incident itself has still to be recorded
  expect((await calls.tables.list()).flatMap((one) => one.calls)).toMatchObject([{ incident, met: true, coming: [] }])
  expect(rows(made, 'SELECT how, by FROM call_answered')).toEqual([
    { how: 'coming', by: ANNA },
    { how: 'there', by: ANNA },
  ])
})

test('who said to be coming can take it back; a second one who comes is named too', async () => {
  const { calls, incident } = await at()
  await calls.calls.answer({ incident, by: ANNA, how: 'coming' })
  await calls.calls.answer({ incident, by: BY, how: 'coming' })
  await calls.calls.answer({ incident, by: ANNA, how: 'not-coming' })
  expect(await calls.calls.list()).toMatchObject([{ coming: [{ by: BY }] }])
  await calls.calls.answer({ incident, by: ANNA, how: 'coming' })
  expect((await calls.calls.list())[0]?.coming.map(({ by }) => by)).toEqual([BY, ANNA])
})

test('what was said with the call is told with it, and waits all the same; what is written down later ends the waiting', async () => {
  const { calls, table } = await aTable()
  const { id } = await calls.incidents.open({ table, by: 'Table 7', note: 'wall fell over' })
  expect(await calls.calls.list()).toMatchObject([{ note: 'wall fell over' }])
  await calls.incidents.fillIn({ incident: id, by: BY, note: 'put back' })
  expect(await calls.calls.list()).toEqual([])
})

test('a call that waited on a tablet that was away has waited since it was made, and goes before those made after it', async () => {
  const made = await aTable()
  const { calls, table } = made
  await calls.incidents.open({ table, by: 'Table 7', note: 'at once', waited: 300 })
  await calls.incidents.open({ table, by: 'Table 7', note: 'from away', waited: 600_000 })
  const [first, second] = await calls.calls.list()
  expect([first?.note, second?.note]).toEqual(['from away', 'at once'])
  expect((second?.since.getTime() ?? 0) - (first?.since.getTime() ?? 0)).toBe(600_000)
  // a short transmission time is no waiting
  expect(rows(made, "SELECT body ->> '$.waited' AS waited FROM entry WHERE kind = 'incident'")).toEqual([
    { waited: null },
    { waited: 600_000 },
  ])
})

test('a call made by mistake is taken back by whoever made it, and by nobody else', async () => {
  const { calls, incident, table } = await at()
  await calls.calls.answer({ incident, by: ANNA, how: 'coming' })
  await expect(calls.calls.takeBack({ table, incident, by: 'Table 8' })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.calls.takeBack({ table, incident, by: 'Table 7' })
  expect(await calls.calls.list()).toEqual([])
  await calls.incidents.redo({ incident, by: 'Table 7' })
  expect(await calls.calls.list()).toMatchObject([{ incident }])
})

test('what a referee has written down holds the call; Ctrl Z at the table takes back acts, not who is coming', async () => {
  const { calls, incident, table } = await at()
  await calls.tables.record({ table, text: 'E discard 1z', by: 'Table 7' })
  await calls.calls.answer({ incident, by: ANNA, how: 'coming' })
  await calls.tables.undo({ table, by: 'Table 7' })
  expect((await calls.tables.state({ table })).acts).toEqual([])
  expect(await calls.calls.list()).toMatchObject([{ coming: [{ by: ANNA }] }])
  await calls.incidents.addStatement({ incident, by: ANNA, role: 'player', who: { name: 'Zofia' }, text: 'I heard a pon' })
  await expect(calls.calls.takeBack({ table, incident, by: 'Table 7' })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('a closed call is no call any more', async () => {
  const { calls, incident } = await at()
  await calls.incidents.close({ incident, by: BY, how: 'agreement', reason: 'settled at the table' })
  expect(await calls.calls.list()).toEqual([])
  await expect(calls.calls.answer({ incident, by: ANNA, how: 'coming' })).rejects.toMatchObject({ code: 'REFUSED' })
})
