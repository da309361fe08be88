import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aDesk, aTable, BY, type Calls, disputed, rows, ruled } from '../../api/a-desk.ts'
import { run } from '../../cli/run.ts'

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

test('a call is undone whole, with the words that came with it; words added later are undone alone', async () => {
  const { calls, table } = await aTable()
  const { last } = await calls.incidents.open({ table, note: 'a tile fell', by: BY })
  expect(await calls.incidents.undo({ incident: 1, of: last, by: BY })).toMatchObject({ state: 'taken-back', last: null })
  expect(await calls.incidents.redo({ incident: 1, by: BY })).toMatchObject({ state: 'open', note: 'a tile fell', last })
  await calls.incidents.fillIn({ incident: 1, note: 'two tiles fell', by: BY })
  expect(await calls.incidents.undo({ incident: 1, by: BY })).toMatchObject({ state: 'open', note: 'a tile fell', last })
  const other = await calls.incidents.open({ table, by: BY })
  const filled = await calls.incidents.fillIn({ incident: other.id, note: 'at once', by: BY })
  expect(await calls.incidents.undo({ incident: other.id, of: filled.last, by: BY })).toMatchObject({ state: 'open', note: '' })
})

test('the review of a ruling is undone before the ruling, which needs a review again', async () => {
  const { calls, table, finding } = await disputed()
  await calls.findings.rule({ finding, decision: 'upheld', reason: 'x', by: BY })
  await calls.tables.correct({ table, edit: { do: 'insert', at: 4, text: 'W take' }, by: 'recorder' })
  await calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'The recorder erred.', by: HEAD })
  const { last } = await calls.incidents.get({ incident: 1 })
  await expect(calls.incidents.undo({ incident: 1, own: true, by: HEAD })).resolves.toMatchObject({ rulings: [{ takenBack: null }] })
  expect((await calls.reviews.list()).map(({ state }) => state)).toEqual(['open'])
  await calls.incidents.redo({ incident: 1, by: HEAD })
  expect((await calls.reviews.list()).map(({ state }) => state)).toEqual(['stands'])
  const undone = await calls.incidents.undo({ incident: 1, of: last, by: HEAD })
  expect(undone.rulings).toMatchObject([{ takenBack: null }])
  const looked = { ruling: 1, outcome: 'stands', reason: 'The recorder erred.', by: HEAD, takenBack: { by: HEAD } }
  expect(undone.reviewed).toMatchObject([looked])
  await calls.reviews.settle({ ruling: 1, outcome: 'stands', reason: 'Seen again.', by: BY })
  const { reviewed, last: again } = await calls.incidents.get({ incident: 1 })
  expect(reviewed).toMatchObject([looked, { reason: 'Seen again.', by: BY, takenBack: null }])
  await calls.incidents.undo({ incident: 1, of: again, by: BY })
  expect((await calls.incidents.undo({ incident: 1, by: BY })).rulings).toMatchObject([{ takenBack: { by: BY } }])
})

test('after a join, a redo restores what was undone in its own incident, whose number may have changed', async () => {
  const made = await aTable()
  const { calls, table, path, file } = made
  const copy = join(path, 'copy.shinpan')
  await run(['merge', '--into', copy, file], { home: path })
  const other = aDesk({ folder: path })
  await other.calls.tournaments.open({ file: copy })
  const undone = async ({ incidents }: Calls, by: string): Promise<void> => {
    await incidents.open({ table, by })
    await incidents.addStatement({ incident: 1, role: 'referee', who: { name: by }, text: `${by} was there`, by })
    await incidents.undo({ incident: 1, by })
  }
  await undone(other.calls, HEAD)
  await undone(calls, BY)
  other.desk.close()
  await calls.joining.join({ files: [copy] })
  const joined = await calls.incidents.list()
  expect(joined.map(({ by }) => by).toSorted()).toEqual([HEAD, BY])
  for (const { id, by } of joined) {
    const { statements } = await calls.incidents.redo({ incident: id, by: BY })
    expect(
      statements.map(({ text, takenBack }) => [text, takenBack]),
      `incident ${id}`,
    ).toEqual([[`${by} was there`, null]])
  }
  expect(rows(made, 'SELECT noted_by FROM statements')).toHaveLength(2)
})

test('the undo of a dismissal says that a ruling was undone, not the cancellation that it wrote of the former penalty', async () => {
  const { calls, finding, ruling, desk } = await ruled()
  await calls.findings.rule({ finding, decision: 'dismissed', reason: 'video', by: BY, supersedes: ruling })
  await calls.incidents.undo({ incident: 1, by: BY })
  const texts = desk.context.open?.db.prepare("SELECT body ->> '$.text' FROM entry WHERE kind = 'undo'").pluck().all()
  expect(texts).toEqual(['incident 1: ruling'])
})
