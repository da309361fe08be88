import { expect, test } from 'vitest'
import { BY, disputed, rows, ruled, stepsOf } from '../../api/a-desk.ts'

test('what is done at the table after the signature counts wherever the ruling is read, is taken back like anything else and put back', async () => {
  const made = await ruled()
  const { calls, table, finding, ruling } = made
  const [one = '', two = ''] = await stepsOf(calls, table, finding)
  const remediesSaid = async () => {
    const [incident] = await calls.incidents.list()
    const { findings } = await calls.tables.state({ table })
    const json = await calls.incidents.report({ incident: 1, format: 'json', language: 'en' })
    const read = JSON.parse(json.content) as { found: { ruling: { remedies: unknown } } }
    const view = viewRemedies(made)
    const places = [
      incident?.rulings[0]?.remedies,
      findings.find(({ id }) => id === finding)?.ruling?.remedies,
      read.found.ruling.remedies,
      view,
    ]
    for (const place of places) expect(place).toEqual(places[0])
    return places[0]
  }
  expect(await remediesSaid()).toEqual([])
  const { content: before } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(before).toContain('<th>Done at the table</th><td>Not noted</td>')
  await calls.incidents.done({ incident: 1, ruling, remedies: [one], by: BY, key: 'one' })
  await calls.incidents.done({ incident: 1, ruling, remedies: [one, two], by: BY, key: 'two' })
  await calls.incidents.done({ incident: 1, ruling, remedies: [one, two], by: BY, key: 'two' })
  expect(await remediesSaid()).toEqual([one, two])
  const { content } = await calls.incidents.report({ incident: 1, format: 'html', language: 'en' })
  expect(content.match(/<li class="done"/g)).toHaveLength(2)
  expect(content).toContain('<th>Done at the table</th><td>Stop play; South does not draw.')

  await calls.incidents.undo({ incident: 1, by: BY })
  expect(await remediesSaid()).toEqual([one])
  await calls.incidents.redo({ incident: 1, by: BY })
  expect(await remediesSaid()).toEqual([one, two])
  const undoes = async () => (await calls.tables.state({ table })).canUndo?.text
  expect(await undoes()).toBe(`+ ${two}`)
  await calls.tables.undo({ table, by: BY })
  expect(await remediesSaid()).toEqual([one])
  expect(await undoes()).toBe(`+ ${one}`)
  await calls.incidents.done({ incident: 1, ruling, remedies: [], by: BY })
  expect(await undoes()).toBe(`− ${one}`)
  expect(await remediesSaid()).toEqual([])
})

test('a tick that waited takes nothing away that others have noted meanwhile, and brings nothing back that they took back', async () => {
  const { calls, table, finding, ruling } = await ruled()
  const [one = '', two = '', three = ''] = await stepsOf(calls, table, finding)
  const done = async (remedies: readonly string[], known?: readonly string[]) => {
    const noted = await calls.incidents.done({ incident: 1, ruling, remedies, ...(known && { known }), by: BY })
    return noted.rulings[0]?.remedies
  }
  expect(await done([one, two])).toEqual([one, two])
  expect(await done([three], []), 'ticked by who knew of none').toEqual([one, two, three])
  expect(await done([two, three], [one, two, three])).toEqual([two, three])
  expect(await done([one, two], [one, two, three]), 'one was taken back since').toEqual([two])
  expect(await done([one]), 'without the list that was known, as it is said').toEqual([one])
})

const viewRemedies = (made: Parameters<typeof rows>[0]): unknown => {
  const [row] = rows(made, 'SELECT remedies FROM rulings') as readonly { readonly remedies: string }[]
  return JSON.parse(row?.remedies ?? 'null')
}

test('only of a ruling that stands, of the incident, is it noted what was done', async () => {
  const { calls, ruling, finding } = await ruled()
  await expect(calls.incidents.done({ incident: 1, ruling: 9, remedies: ['step-1'], by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'taken', by: BY, supersedes: ruling })
  await expect(calls.incidents.done({ incident: 1, ruling, remedies: ['step-1'], by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('the steps of a signed ruling stay as they were read when it was signed, whatever is played on', async () => {
  const { calls, table, finding } = await disputed()
  const due = async () => {
    const { findings, view } = await calls.tables.state({ table })
    return { due: findings.find(({ id }) => id === finding)?.due, now: view.turn }
  }
  const { due: none, now } = await due()
  expect(none).toBeNull()
  expect(now).toEqual({ seat: 'S', due: 'draw' })
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'as seen', by: BY })
  expect((await due()).due).toEqual(now)
  await calls.tables.record({ table, text: 'S draw', by: 'recorder' })
  expect(await due()).toEqual({ due: now, now: { seat: 'S', due: 'discard' } })
})
