import { expect, test } from 'vitest'
import { act } from '../../../../db/writing/act.ts'
import { aDesk, aTable, BY, DEAD_HAND, rows } from '../../api/a-desk.ts'

const REASON = 'ill since this morning'

test('a player is added, corrected and found under both spellings; the number stays one person’s; the correction is undone as one act', async () => {
  const made = await aTable()
  const { calls } = made
  const add = (number: number | null, name: string, player: string | null = null) =>
    calls.players.set({ player, number, name, country: 'FRA', by: BY })
  const one = (await add(12, 'Jon Smyth')).find(({ number }) => number === 12)
  if (!one) throw new Error('nobody')
  await expect(add(12, 'Somebody Else')).rejects.toThrow('number 12 belongs to Jon Smyth')
  await expect(add(13, '=cmd|calc')).rejects.toThrow('reads like a formula')
  await expect(add(13, 'Nobody', 'p-unknown')).rejects.toThrow('there is no such player')

  const corrected = await add(12, 'John Smith', one.id)
  expect(corrected.find(({ id }) => id === one.id)).toMatchObject({ name: 'John Smith', earlier: ['Jon Smyth'], number: 12 })
  expect(rows(made, `SELECT count(*) AS said FROM past WHERE kind = 'player' AND subject = '${one.id}'`)).toEqual([{ said: 2 }])
  // saying the same again writes nothing
  const before = rows(made, 'SELECT count(*) AS entries FROM entry')
  await add(12, 'John Smith', one.id)
  expect(rows(made, 'SELECT count(*) AS entries FROM entry')).toEqual(before)

  await calls.tournaments.undo({ by: BY })
  expect((await calls.players.register()).find(({ id }) => id === one.id)).toMatchObject({ name: 'Jon Smyth', earlier: [] })
})

test('a list that has the earlier spelling of a corrected name does not bring it back, and says so', async () => {
  const made = await aTable()
  const { calls } = made
  const [one] = (await calls.players.set({ player: null, number: 12, name: 'Jon Smyth', country: '', by: BY })).filter(
    ({ number }) => number === 12,
  )
  await calls.players.set({ player: one?.id ?? null, number: 12, name: 'John Smith', country: '', by: BY })
  const file = { name: 'players.csv', base64: Buffer.from('No;Name;Country\n12;Jon Smyth;ENG\n;jon smyth;\n').toString('base64') }
  const news = []
  for await (const item of await calls.lists.preview({ file, asked: {} })) news.push(item)
  expect(news.at(-1)).toMatchObject({
    preview: {
      rows: [{ what: 'changed', cells: ['12', 'John Smith', 'ENG'], was: [null, null, ''] }],
      notes: expect.arrayContaining([
        { en: 'line 2: Jon Smyth was corrected to John Smith; the correction is kept', fr: expect.any(String) },
      ]),
      bad: [{ line: 3 }],
    },
  })
  await calls.lists.take({ file, asked: {}, leaveOut: true, by: BY })
  expect(rows(made, 'SELECT name, country FROM player WHERE number = 12')).toEqual([{ name: 'John Smith', country: 'ENG' }])
})

test('a list that lost the accents of a name says that it would bring somebody new', async () => {
  const { calls } = await aTable()
  await calls.players.set({ player: null, number: null, name: 'Agnieszka Żak-Wałęsa', country: '', by: BY })
  const file = { name: 'players.csv', base64: Buffer.from('No;Name\n;Agnieszka Zak-Walesa\n;Anna Zak\n').toString('base64') }
  const news = []
  for await (const item of await calls.lists.preview({ file, asked: {} })) news.push(item)
  const en =
    'line 2: Agnieszka Zak-Walesa would be a new player beside Agnieszka Żak-Wałęsa. If it is the same person, write the name the same way in the spreadsheet and choose the file again'
  const last = news.at(-1)
  if (last?.kind !== 'read') throw new Error('no preview')
  expect(last.preview.notes.map((note) => note.en).filter((note) => note.includes('a new player beside'))).toEqual([en])
})

test('who withdraws stays named and loses only the seats that are still to come; nobody seats them; they come back; undo takes all of it back', async () => {
  const made = await aTable()
  const { calls, table } = made
  await calls.tables.record({ table, text: DEAD_HAND, by: BY })
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 1, by: BY })
  const [next] = await calls.seating.list({ round: 2 })
  const zofia = (await calls.players.list()).find(({ name }) => name === 'Zofia')
  if (!next || !zofia) throw new Error('nobody')
  const seat = (player: string | null) => calls.seating.set({ round: 2, changes: [{ table: next.id, seat: 'E', player }], by: BY })
  await seat(zofia.id)
  const gone = await calls.players.withdraw({ player: zofia.id, back: false, reason: REASON, by: BY })
  expect(gone.find(({ id }) => id === zofia.id)).toMatchObject({ withdrawn: true, rounds: 1, gone: { reason: REASON, by: BY } })
  expect(rows(made, "SELECT table_id AS 'table' FROM seating JOIN player ON player.id = player WHERE name = 'Zofia'")).toEqual([{ table }])
  await expect(seat(zofia.id)).rejects.toThrow('Zofia has withdrawn')
  await expect(calls.players.withdraw({ player: zofia.id, back: false, reason: REASON, by: BY })).rejects.toThrow('Zofia has withdrawn')

  await calls.players.withdraw({ player: zofia.id, back: true, reason: 'well again', by: BY })
  await seat(zofia.id)
  await seat(null)
  await calls.tournaments.undo({ by: BY })
  await calls.tournaments.undo({ by: BY })
  await calls.tournaments.undo({ by: BY })
  await calls.tournaments.undo({ by: BY })
  expect((await calls.players.list()).find(({ id }) => id === zofia.id)).toMatchObject({ withdrawn: false })
  expect((await calls.seating.list({ round: 2 }))[0]?.seats.E).toBe(zofia.id)
  expect(rows(made, 'SELECT back, reason, taken_back IS NOT NULL AS gone FROM withdrawal ORDER BY entry')).toEqual([
    { back: 0, reason: REASON, gone: 1 },
    { back: 1, reason: 'well again', gone: 1 },
  ])
})

test('who withdraws is replaced in all seats that are still to come by one substitute, in the same act; not by who sits there already', async () => {
  const made = await aTable()
  const { calls } = made
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 1, by: BY })
  await calls.rounds.plan({ round: 3, starts: null, minutes: 90, tables: 1, by: BY })
  const all = await calls.players.set({ player: null, number: 77, name: 'Théo Blanchard', country: '', by: BY })
  const [zofia, camille, theo] = ['Zofia', 'Camille', 'Théo Blanchard'].map((name) => all.find((one) => one.name === name)?.id ?? '')
  if (!zofia || !camille || !theo) throw new Error('nobody')
  const seats = async (round: number) => (await calls.seating.list({ round }))[0]
  for (const [round, changes] of [
    [2, { E: zofia, S: camille }],
    [3, { W: zofia }],
  ] as const) {
    const table = (await seats(round))?.id ?? ''
    const at = Object.entries(changes).map(([seat, player]) => ({ table, seat: seat as 'E', player }))
    await calls.seating.set({ round, changes: at, by: BY })
  }
  const leave = (substitute?: string) => calls.players.withdraw({ player: zofia, substitute, back: false, reason: REASON, by: BY })
  await expect(leave(camille)).rejects.toThrow('Camille already sits at table 7 in round 1')
  await expect(leave(zofia)).rejects.toThrow('Zofia has withdrawn')
  await expect(leave('p-unknown')).rejects.toThrow('there is no such player')
  expect((await seats(3))?.seats.W).toBe(zofia)

  const after = await leave(theo)
  expect(after.find(({ id }) => id === theo)).toMatchObject({ withdrawn: false, rounds: 3 })
  expect(await seats(2)).toMatchObject({ seats: { E: theo, S: camille } })
  expect(await seats(3)).toMatchObject({ seats: { W: theo } })
  await calls.tournaments.undo({ by: BY })
  expect(await seats(2)).toMatchObject({ seats: { E: zofia, S: camille } })
  expect((await calls.players.list()).find(({ id }) => id === zofia)).toMatchObject({ withdrawn: false })
})

test('a referee is renamed and keeps the code; the only head referee can’t leave; who has left signs nothing', async () => {
  const { calls } = await aTable()
  const second = await calls.referees.add({ name: 'Hugo Brand', head: false })
  await calls.referees.setCode({ referee: second.id, code: 'jade47' })
  await calls.referees.set({ referee: second.id, name: 'Hugo Brandt', head: false })
  expect(await calls.referees.register()).toMatchObject([{ name: BY }, { name: 'Hugo Brandt', hasCode: true, earlier: ['Hugo Brand'] }])
  await expect(calls.referees.set({ referee: second.id, name: BY, head: false })).rejects.toThrow(`there is already a referee ${BY}`)

  const [head] = await calls.referees.list()
  if (!head) throw new Error('nobody')
  await calls.referees.setCode({ referee: head.id, code: 'opal58' })
  await calls.referees.signIn({ name: BY, code: 'opal58' })
  await expect(calls.referees.withdraw({ referee: head.id, back: false, reason: REASON, by: BY })).rejects.toThrow('the only head referee')
  await calls.referees.withdraw({ referee: second.id, back: false, reason: REASON, by: BY })
  await expect(calls.referees.signIn({ name: 'Hugo Brandt', code: 'jade47' })).rejects.toThrow('Hugo Brandt has withdrawn')
  await calls.referees.signOut()
  await expect(calls.players.set({ player: null, number: 99, name: 'New', country: '', by: 'Hugo Brandt' })).rejects.toThrow(
    'Hugo Brandt has withdrawn',
  )
})

test('a referee whose answer was lost is added once, and found again under the same key; the same name by another is refused', async () => {
  const { calls } = await aTable()
  const first = await calls.referees.add({ name: 'Hugo Brand', head: false, key: 'one' })
  expect(await calls.referees.add({ name: 'Hugo Brand', head: false, key: 'one' })).toEqual(first)
  await expect(calls.referees.add({ name: 'Hugo Brand', head: false, key: 'two' })).rejects.toThrow('there is already a referee Hugo Brand')
  expect(await calls.referees.list()).toHaveLength(2)
})

test('a referee whose name only looks different is refused, when added and when corrected; the head alone can be changed', async () => {
  const { calls } = await aTable()
  const add = (name: string) => calls.referees.add({ name, head: false })
  const second = await add('Anne Martin')
  for (const name of ['anne martin', 'Anne  Martin', 'Anne Mar\u200btin'])
    await expect(add(name), JSON.stringify(name)).rejects.toThrow('there is already a referee Anne Martin')
  const third = await add('Anne B. Martin')
  await expect(calls.referees.set({ referee: third.id, name: 'ANNE MARTIN', head: false })).rejects.toThrow('already a referee Anne Martin')
  await calls.referees.set({ referee: second.id, name: 'anne Martin', head: true })
  expect(await calls.referees.register()).toMatchObject([{ name: BY }, { name: 'anne Martin' }, { name: 'Anne B. Martin' }])
})

test('referees of an older file whose names look alike are named by the check', async () => {
  const { desk, calls } = await aTable()
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  act(db, { at: new Date(), by: BY }, (write) => {
    for (const [referee, name] of Object.entries({ one: 'A. Martin', two: 'a.  martin' })) write('referee', { referee, name, head: false })
  })
  expect((await calls.setup.check()).map(({ text }) => text.en)).toContain(
    'A. Martin, a.  martin: these names can be mistaken for each other. Correct all but one.',
  )
})

test.each([
  [5, 'Find 3 substitutes, or let one sit out.', 'Trouvez 3 remplaçants, ou laissez quelqu’un se reposer.'],
  [6, 'Find 2 substitutes, or let 2 sit out.', 'Trouvez 2 remplaçants, ou laissez-en 2 se reposer.'],
  [7, 'Find a substitute, or let 3 sit out.', 'Trouvez un remplaçant, ou laissez-en 3 se reposer.'],
])('the check of %i players says how many are to be found, or to sit out', async (count, en, fr) => {
  const { calls } = await aTable()
  for (let number = 5; number <= count; number++)
    await calls.players.set({ player: null, number, name: `Player ${number}`, country: '', by: BY })
  expect((await calls.setup.check()).find(({ step, state }) => step === 'players' && state === 'look')?.text).toEqual({
    en: expect.stringContaining(en),
    fr: expect.stringContaining(fr),
  })
})

test('the check names how many players a first table lacks', async () => {
  const { calls } = aDesk()
  await calls.tournaments.create({ name: 'Spring Open', place: '', date: '2026-11-21', rules: 'wrc-2025', tables: 0, referee: BY })
  const said = async () => (await calls.setup.check()).filter(({ step, state }) => step === 'players' && state === 'look')
  const add = (number: number) => calls.players.set({ player: null, number, name: `Player ${number}`, country: '', by: BY })
  await add(1)
  expect(await said()).toMatchObject([
    { text: { en: '1 player is too few for a table of four: 3 more are needed.', fr: expect.stringMatching(/^1 joueur ne suffit pas/) } },
  ])
  await add(2)
  await add(3)
  expect(await said()).toMatchObject([{ text: { en: '3 players are too few for a table of four: 1 more is needed.' } }])
  await add(4)
  expect(await said()).toEqual([])
})

test('the check says what lacks before the first hand, and nothing any more once it is there', async () => {
  const { calls } = await aTable()
  const lacks = async () =>
    (await calls.setup.check())
      // the tests may run on one disk, so that point is left out
      .filter(({ step, state }) => step !== 'machine' && state !== 'ok')
      .map(({ step, state, text }) => `${step} ${state}: ${text.en}`)
  expect(await lacks()).toEqual(['rounds missing: No round is planned yet.'])
  await calls.players.set({ player: null, number: 5, name: 'Fifth Player', country: '', by: BY })
  await calls.rounds.plan({ round: 1, starts: '2026-11-21T09:30:00Z', minutes: 90, by: BY })
  await calls.rounds.plan({ round: 2, starts: '2026-11-21T10:30:00Z', minutes: 90, tables: 1, by: BY })
  expect(await lacks()).toEqual([
    'players look: 5 players do not fill tables of four: in each round one player is left over. Find 3 substitutes, or let one sit out.',
    'rounds missing: Round 2: too few tables. 5 players need 2.',
    'rounds look: Round 2 begins before round 1 is over.',
    'seating look: No player has a seat in round 2 yet.',
    'seating missing: Round 1: no seat for Fifth Player.',
  ])
  await calls.ruleSets.goBy({ rules: { id: 'wrc-2025' }, from: 2, by: BY })
  await calls.rounds.plan({ round: 2, starts: '2026-11-21T11:30:00Z', minutes: 75, by: BY })
  expect(await lacks()).toContain('rounds look: Round 2: 75 minutes are planned, and the rules in force say 90.')
})
