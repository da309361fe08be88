import { expect, test } from 'vitest'
import { takeIn } from '../../../../db/joining/insert-entries.ts'
import { type Entry, hashOfEntry } from '../../../../db/log/entry.ts'
import { headsOf } from '../../../../db/log/read.ts'
import { type ADesk, aTable, BY } from '../../api/a-desk.ts'

const texts = async ({ calls, table }: ADesk & { readonly table: string }) =>
  (await calls.tables.state({ table })).acts.map(({ text }) => text).join(', ')

/** A table at which Ann has recorded two acts, and the act that her window displays as latest. */
const recorded = async () => {
  const made = await aTable()
  for (const text of ['E discard 1z', 'S draw']) await made.calls.tables.record({ table: made.table, text, by: 'Ann', key: text })
  const { canUndo } = await made.calls.tables.state({ table: made.table })
  return { ...made, of: canUndo?.ref ?? undefined }
}

test('an undo that names the last act takes it back; once another has gone on it is refused, and says who did what', async () => {
  const made = await recorded()
  const { calls, table, of } = made
  await calls.tables.record({ table, text: 'S discard 2z', by: 'Bob' })
  await expect(calls.tables.undo({ table, by: 'Ann', of })).rejects.toThrow(/its last act is now S discard 2z \(Bob\)/)
  expect(await texts(made)).toBe('E discard 1z, S draw, S discard 2z')
  // after a look at the table, pressed again
  const seen = (await calls.tables.state({ table })).canUndo?.ref ?? undefined
  await calls.tables.undo({ table, by: 'Ann', of: seen })
  await calls.tables.undo({ table, by: 'Ann', of })
  expect(await texts(made)).toBe('E discard 1z')
})

test('another’s act is undone only where that is meant; who entered it and who undid it is said afterwards', async () => {
  const made = await recorded()
  const { calls, table } = made
  await expect(calls.tables.undo({ table, by: 'Bob', keepsOthers: true })).rejects.toThrow(/was entered by Ann; nothing was undone/)
  expect(await texts(made)).toBe('E discard 1z, S draw')
  await calls.tables.undo({ table, by: 'Ann', keepsOthers: true })
  expect((await calls.tables.state({ table })).canRedo).toMatchObject({ text: 'S draw', by: 'Ann', author: 'Ann' })
  const { state } = await calls.tables.undo({ table, by: 'Bob' })
  expect(state.canRedo).toMatchObject({ text: 'E discard 1z', by: 'Bob', author: 'Ann' })
  // without a signature nobody else is known to have entered it
  await calls.tables.record({ table, text: 'E discard 2z', by: '' })
  await calls.tables.undo({ table, by: 'Bob', keepsOthers: true })
  expect(await texts(made)).toBe('')
})

test('an undo that names a request undoes its act alone, however much came after it, and no act that later ones depend on', async () => {
  const { calls } = await aTable()
  const names = async () => (await calls.players.list()).map(({ name }) => name).join(', ')
  const file = { name: 'players.csv', text: 'Number;Name\n91;Eero Hill\n92;Emma Lake' }
  await calls.lists.take({ file, asked: {}, leaveOut: false, by: BY, key: 'list' })
  await calls.players.set({ player: null, number: 93, name: 'Ida Field', country: '', by: BY })
  expect(await calls.tournaments.undo({ by: BY, request: 'list' })).toMatchObject({ text: 'players.csv' })
  expect(await names()).toBe('Zofia, Camille, Haruto, Jonas, Ida Field')
  await expect(calls.tournaments.undo({ by: BY, request: 'list' })).rejects.toThrow(/nothing to undo/)
  await expect(calls.tournaments.undo({ by: BY, request: 'unknown' })).rejects.toThrow(/nothing to undo/)
  const round = { round: 3, by: BY }
  await calls.rounds.plan({ ...round, starts: '2026-11-21T14:00:00.000Z', minutes: 90, tables: 1, key: 'round' })
  await calls.rounds.start(round)
  await expect(calls.tournaments.undo({ by: BY, request: 'round' })).rejects.toThrow(/first undo the later entries/)
})

test('an act that another took back meanwhile is not taken for the one before it', async () => {
  const made = await recorded()
  const { calls, table, of } = made
  await calls.tables.undo({ table, by: 'Bob', of })
  await expect(calls.tables.undo({ table, by: 'Cleo', of })).rejects.toThrow(/its last act is now E discard 1z \(Ann\)/)
  expect(await texts(made)).toBe('E discard 1z')
})

test('on one device nobody is stopped by an own act that the window had not drawn yet', async () => {
  const made = await recorded()
  const { calls, table, of } = made
  await calls.tables.record({ table, text: 'S discard 2z', by: 'Ann' })
  await calls.tables.undo({ table, by: 'Ann', of })
  expect(await texts(made)).toBe('E discard 1z, S draw')
})

test('undo after undo, sent before any was answered, each takes the next one back, though another went on in between', async () => {
  const made = await recorded()
  const { calls, table, of } = made
  await calls.tables.undo({ table, by: 'Ann', of, key: 'one' })
  await calls.tables.record({ table, text: 'N draw', by: 'Bob' })
  // the first request again: its answer was lost
  await calls.tables.undo({ table, by: 'Ann', of, key: 'one' })
  await calls.tables.undo({ table, by: 'Ann', after: 'one', key: 'two' })
  expect(await texts(made)).toBe('N draw')
  await expect(calls.tables.undo({ table, by: 'Ann', after: 'two' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await texts(made)).toBe('N draw')
})

test('what was typed and taken back while away goes with both, and nothing else does; put back, it is there', async () => {
  const made = await recorded()
  const { calls, table } = made
  await calls.tables.record({ table, text: 'S discard 2z', by: 'Ann', key: 'typed' })
  await calls.tables.record({ table, text: 'W draw', by: 'Bob' })
  await calls.tables.undo({ table, by: 'Ann', after: 'typed', key: 'undo' })
  expect(await texts(made)).toBe('E discard 1z, S draw, W draw')
  await calls.tables.redo({ table, by: 'Ann', after: 'undo', key: 'redo' })
  expect(await texts(made)).toBe('E discard 1z, S draw, S discard 2z, W draw')
  await calls.tables.undo({ table, by: 'Ann', after: 'redo' })
  expect(await texts(made)).toBe('E discard 1z, S draw, W draw')
})

test('what goes with an act that was never taken takes nothing else back', async () => {
  const made = await recorded()
  const { calls, table } = made
  await expect(calls.tables.undo({ table, by: 'Bob', after: 'never came' })).rejects.toThrow(/was not accepted/)
  await expect(calls.tables.redo({ table, by: 'Bob', after: 'never came' })).rejects.toMatchObject({ code: 'REFUSED' })
  expect(await texts(made)).toBe('E discard 1z, S draw')
})

test('a redo puts back what it names, not what another took back since', async () => {
  const made = await recorded()
  const { calls, table, of } = made
  const { state } = await calls.tables.undo({ table, by: 'Ann', of })
  await calls.tables.undo({ table, by: 'Bob', of: state.canUndo?.ref ?? undefined })
  await expect(calls.tables.redo({ table, by: 'Ann', of: state.canRedo?.ref })).rejects.toThrow(/nothing was redone/)
  expect(await texts(made)).toBe('')
  const { canRedo } = await calls.tables.state({ table })
  await calls.tables.redo({ table, by: 'Ann', of: canRedo?.ref })
  await calls.tables.redo({ table, by: 'Ann', of: state.canRedo?.ref })
  expect(await texts(made)).toBe('E discard 1z, S draw')
})

test('redo after redo, sent before any was answered, each puts the next one back', async () => {
  const made = await recorded()
  const { calls, table, of } = made
  await calls.tables.undo({ table, by: 'Ann', of, key: 'a' })
  await calls.tables.undo({ table, by: 'Ann', after: 'a', key: 'b' })
  await calls.tables.redo({ table, by: 'Ann', after: 'b', key: 'c' })
  await calls.tables.redo({ table, by: 'Ann', after: 'c', key: 'd' })
  expect(await texts(made)).toBe('E discard 1z, S draw')
})

test('an act with an entry of a newer version after it is undone like any other', async () => {
  const made = await recorded()
  const { calls, table, desk } = made
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file is open')
  const last = db.prepare('SELECT device, number, at FROM entry ORDER BY seq DESC LIMIT 1').get() as Pick<Entry, 'device' | 'number' | 'at'>
  const entry = {
    ...last,
    number: last.number + 1,
    by: 'newer',
    kind: 'weather',
    version: 3,
    body: '{"rain":true}',
    previous: Buffer.concat(headsOf(db)),
  }
  expect(takeIn(db, [{ ...entry, hash: hashOfEntry(entry) }]).added).toBe(1)
  await calls.tables.undo({ table, by: 'Ann' })
  expect(await texts(made)).toBe('E discard 1z')
  await calls.tables.redo({ table, by: 'Ann' })
  expect(await texts(made)).toBe('E discard 1z, S draw')
})

test('the lines of one Enter are undone and redone as one act, with the hand that they began', async () => {
  const made = await recorded()
  const { calls, table } = made
  const text = 'E ron\n* end win\n* scores 31000 29000 30000 30000\n@hand E2 0\n@scores 31000 29000 30000 30000'
  const { state } = await calls.tables.record({ table, text, by: 'Ann', together: true })
  expect(state).toMatchObject({ acts: [], canUndo: { text: 'E call ron', act: 3 } })
  const undone = await calls.tables.undo({ table, by: 'Ann', of: state.canUndo?.ref ?? undefined })
  expect(undone.state.hands).toHaveLength(1)
  expect(await texts(made)).toBe('E discard 1z, S draw')
  await calls.tables.redo({ table, by: 'Ann', of: undone.state.canRedo?.ref })
  expect((await calls.tables.state({ table })).hands).toHaveLength(2)
  // an act in the next hand depends on it
  await calls.tables.record({ table, text: 'E discard 2z', by: 'Bob' })
  await expect(calls.tables.undo({ table, by: 'Ann', of: state.canUndo?.ref ?? undefined })).rejects.toThrow(
    /its last act is now E discard 2z/,
  )
})

test('an undo names what it undoes, also where that is no line of the record', async () => {
  const { calls, table } = await aTable()
  await calls.incidents.open({ table, by: BY })
  const about = { incident: 1, by: BY } as const
  await calls.incidents.fillIn({ ...about, note: 'loud' })
  await calls.incidents.addStatement({ ...about, role: 'player', who: { name: 'Jonas' }, text: 'I was asleep' })
  await calls.incidents.close({ ...about, how: 'closed', reason: 'done' })
  await calls.incidents.reopen({ ...about, reason: 'a witness' })
  const undone = async () => {
    await calls.tables.undo({ table, by: BY })
    return (await calls.tables.state({ table })).canRedo?.text
  }
  expect([await undone(), await undone(), await undone(), await undone()]).toEqual([
    'incident reopened',
    'incident closed',
    'statement',
    'incident-filled',
  ])
})

test('a signed result, a reopened one and changed seats are undone only where that is meant, each with its question', async () => {
  const { calls, table } = await recorded()
  const points = { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }
  const acts = [
    ['seats-changed', () => calls.seats.swap({ table, seats: ['S', 'N'], reason: 'x', by: BY }), /the last act is “Seats changed”/],
    ['result-signed', () => calls.results.sign({ table, points, signed: ['Zofia'], by: BY }), /“Result signed”, entered by Michiko/],
    ['result-reopened', () => calls.results.reopen({ table, reason: 'x', by: BY }), /“Result reopened”/],
  ] as const
  for (const [, act] of acts) await act()
  for (const [text, , refusal] of acts.toReversed()) {
    const { canUndo } = await calls.tables.state({ table })
    expect(canUndo).toMatchObject({ text, by: BY, onlyMeant: true })
    await expect(calls.tables.undo({ table, by: BY, keepsRulings: true })).rejects.toThrow(refusal)
    await calls.tables.undo({ table, by: BY, of: canUndo?.ref ?? undefined })
  }
  expect((await calls.tables.state({ table })).canUndo).not.toHaveProperty('onlyMeant')
})
