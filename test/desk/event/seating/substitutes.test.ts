import { expect, test } from 'vitest'
import { act } from '../../../../db/writing/act.ts'
import { aTable, BY, DEAD_HAND, rows } from '../../api/a-desk.ts'

/** A dead hand of West in the first hand, penalized; then a second hand has begun. */
const penalized = async () => {
  const made = await aTable()
  const { calls, table } = made
  const { state } = await calls.tables.record({ table, text: DEAD_HAND, by: 'recorder' })
  await calls.findings.rule({ finding: state.findings[0]?.id ?? 0, decision: 'upheld', reason: 'x', by: BY })
  const second = await calls.tables.record({ table, text: '@hand E2 0\n@from middle\nE discard 1m', by: 'recorder' })
  return { ...made, first: state.hand, second: second.state.hand }
}

const SEATS = "SELECT hand, seat, player, why FROM seats ORDER BY hand, instr('ESWN', seat)"
/** `null`: the hand without a name. */
const playersOf = (all: readonly unknown[], hand: string | null): readonly unknown[] =>
  (all as { hand: string | null; player: string | null }[]).filter((row) => row.hand === hand).map(({ player }) => player)

test('a substitute takes a seat from the hand being played on; who sat there before keeps the hands before', async () => {
  const made = await penalized()
  const { calls, table } = made
  await calls.seats.substitute({ table, seat: 'E', player: { name: 'Nadia' }, reason: 'Camille is ill.', by: BY })
  const all = rows(made, SEATS)
  expect(playersOf(all, null)).toEqual(['Zofia', 'Camille', 'Haruto', 'Jonas'])
  expect(playersOf(all, 'E2 0')).toEqual(['Nadia', 'Haruto', 'Jonas', 'Zofia'])
  const state = await calls.tables.state({ table })
  expect([state.table.players.E?.name, state.view.seats.E.name]).toEqual(['Nadia', 'Nadia'])
  await calls.tables.undo({ table, by: BY })
  expect(playersOf(rows(made, SEATS), 'E2 0')).toEqual(['Camille', 'Haruto', 'Jonas', 'Zofia'])
  await calls.tables.redo({ table, by: BY })
  expect(rows(made, SEATS)).toEqual(all)
})

test('who takes a seat at a table has one in the seating and in the check, and nobody misses one in a round that is over', async () => {
  const { calls, table } = await penalized()
  const seatsMissing = async () => (await calls.setup.check()).filter(({ step, state }) => step === 'seating' && state === 'missing')
  await calls.seats.substitute({ table, seat: 'E', player: { name: 'Nadia' }, reason: 'Camille is ill.', by: BY })
  const nadia = (await calls.players.list()).find(({ name }) => name === 'Nadia')?.id
  const seated = (await calls.seating.list({ round: 1 })).find(({ id }) => id === table)
  expect(seated?.seats.S, 'by the winds of the first hand').toBe(nadia)
  expect(await seatsMissing()).toEqual([])
  await calls.players.set({ player: null, number: 9, name: 'A fifth one', country: '', by: BY })
  expect(await seatsMissing()).toMatchObject([{ text: { en: 'Round 1: no seat for A fifth one.' } }])
  await calls.rounds.start({ round: 1, by: BY })
  await calls.rounds.end({ round: 1, by: BY })
  expect(await seatsMissing()).toEqual([])
})

test('a substitute who comes between two hands takes the seat from the next one: the hand that has ended stays as it was played', async () => {
  const made = await penalized()
  const { calls, table } = made
  await calls.tables.record({ table, text: '* end abort referee', by: 'recorder' })
  await calls.seats.substitute({ table, seat: 'E', player: { name: 'Nadia' }, reason: 'Camille is ill.', by: BY })
  expect(playersOf(rows(made, SEATS), 'E2 0')).toEqual(['Camille', 'Haruto', 'Jonas', 'Zofia'])
  expect((await calls.tables.state({ table })).next).toEqual([{ seat: 'E', player: 'Nadia' }])
  await expect(
    calls.seats.substitute({ table, seat: 'S', player: { name: 'Nadia' }, reason: 'x', by: BY }),
    'Nadia sits at this table already',
  ).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.seats.leave({ table, seat: 'N', reason: 'Went home.', by: BY })
  expect((await calls.tables.state({ table })).next).toEqual([
    { seat: 'E', player: 'Nadia' },
    { seat: 'N', player: null },
  ])
  await calls.tables.record({ table, text: '@hand E3 0\n@from middle\nE discard 1m', by: 'recorder' })
  expect(playersOf(rows(made, SEATS), 'E2 0')).toEqual(['Camille', 'Haruto', 'Jonas', 'Zofia'])
  expect(playersOf(rows(made, SEATS), 'E3 0')).toEqual(['Haruto', 'Jonas', null, 'Nadia'])
  await calls.seats.swap({ table, hand: null, seats: ['E', 'S'], reason: 'They sat the other way round.', by: BY })
  expect(playersOf(rows(made, SEATS), 'E2 0')).toEqual(['Zofia', 'Haruto', 'Jonas', 'Camille'])
  expect(playersOf(rows(made, SEATS), 'E3 0'), 'the substitute moves with the seat').toEqual(['Haruto', 'Jonas', 'Nadia', null])
})

test('seats found swapped from the beginning: findings and penalties go to who sat there, and back when that is undone', async () => {
  const made = await penalized()
  const { calls, table, first } = made
  const whose = () =>
    rows(made, 'SELECT findings.player, penalties.player AS penalized FROM findings JOIN penalties ON penalties.ruling = findings.ruling')
  expect(whose()).toEqual([{ player: 'Haruto', penalized: 'Haruto' }])
  await calls.seats.swap({ table, hand: null, seats: ['W', 'N'], reason: 'They sat the other way round.', by: BY })
  expect(whose()).toEqual([{ player: 'Jonas', penalized: 'Jonas' }])
  expect((await calls.penalties.list())[0]).toMatchObject({ player: 'Jonas', review: true })
  expect(rows(made, 'SELECT review FROM incidents')).toEqual([{ review: 1 }])
  expect((await calls.tables.state({ table, hand: first })).table.players.W?.name).toBe('Jonas')
  expect(rows(made, 'SELECT player FROM penalty_totals')).toEqual([{ player: 'Jonas' }])
  await calls.tables.undo({ table, by: BY })
  expect(whose()).toEqual([{ player: 'Haruto', penalized: 'Haruto' }])
})

test('a ruling signed before the seats were corrected shows for whom it was signed, and the review who it was and is', async () => {
  const made = await penalized()
  const { calls, table } = made
  expect(await calls.penalties.list()).toMatchObject([{ player: 'Haruto', signedFor: null }])
  const incident = (await calls.penalties.list())[0]?.incident ?? 0
  await calls.seats.swap({ table, hand: null, seats: ['W', 'N'], reason: 'They sat the other way round.', by: BY })
  expect(await calls.penalties.list()).toMatchObject([{ player: 'Jonas', signedFor: 'Haruto' }])
  expect((await calls.incidents.get({ incident })).rulings).toMatchObject([{ player: 'Jonas', signedFor: 'Haruto' }])
  expect(await calls.reviews.list()).toMatchObject([
    {
      players: { before: 'Haruto', after: 'Jonas' },
      counts: { en: 'Until this is decided, the ruling counts for Jonas, not for Haruto.' },
    },
  ])
  const { content } = await calls.incidents.report({ incident, format: 'html', language: 'en' })
  expect(content).toContain('Haruto → Jonas')
  await calls.tables.undo({ table, by: BY })
  expect(await calls.penalties.list()).toMatchObject([{ player: 'Haruto', signedFor: null }])
  expect(await calls.reviews.list()).toMatchObject([{ counts: null }])
})

test('swapped from the beginning, a substitute who came later moves with the seat', async () => {
  const made = await penalized()
  const { calls, table, second } = made
  await calls.seats.substitute({ table, hand: second, seat: 'S', player: { name: 'Nadia' }, reason: 'x', by: BY })
  await calls.seats.swap({ table, hand: null, seats: ['W', 'N'], reason: 'x', by: BY })
  const all = rows(made, SEATS)
  expect(playersOf(all, null)).toEqual(['Zofia', 'Camille', 'Jonas', 'Haruto'])
  expect(playersOf(all, 'E2 0')).toEqual(['Camille', 'Jonas', 'Nadia', 'Zofia'])
})

test('a player who leaves is nobody from then on', async () => {
  const made = await penalized()
  const { calls, table } = made
  await calls.seats.leave({ table, seat: 'N', reason: 'Went home.', by: BY })
  expect(playersOf(rows(made, SEATS), 'E2 0')).toEqual(['Camille', 'Haruto', 'Jonas', null])
  expect((await calls.tables.state({ table })).table.players.N).toBe(null)
})

const seatAct = { reason: 'x', by: BY } as const

test.each([
  ['somebody who sits there already', { player: { name: 'Zofia' } }, 'REFUSED'],
  ['a table that is not there', { table: 'nowhere' }, 'NOT_FOUND'],
  ['a hand that is not there', { hand: 'nowhere' }, 'NOT_FOUND'],
  ['a player who is not there', { player: { id: 'nobody', name: 'x' } }, 'NOT_FOUND'],
  ['no reason', { reason: ' ' }, 'BAD_REQUEST'],
])('a substitute is refused: %s', async (_, asked, code) => {
  const { calls, table } = await penalized()
  const before = (await calls.saving()).seq
  await expect(calls.seats.substitute({ ...seatAct, table, seat: 'E', player: { name: 'Nadia' }, ...asked })).rejects.toMatchObject({
    code,
  })
  expect((await calls.saving()).seq).toBe(before)
})

test('a seat is not swapped with itself, and nobody leaves twice', async () => {
  const { calls, table } = await penalized()
  await expect(calls.seats.swap({ ...seatAct, table, seats: ['E', 'E'] })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.seats.leave({ ...seatAct, table, seat: 'E', key: 'one' })
  await calls.seats.leave({ ...seatAct, table, seat: 'E', key: 'one' })
  await expect(calls.seats.leave({ ...seatAct, table, seat: 'E' })).rejects.toMatchObject({ code: 'REFUSED' })
})

const POINTS = { E: 36_200, S: 27_800, W: 23_000, N: 33_000 }

test('a result is signed by players and referee, stands, and is reopened with a reason', async () => {
  const made = await penalized()
  const { calls, table } = made
  const signing = { table, points: POINTS, signed: ['Zofia', 'Camille', 'Haruto', 'Jonas'], by: BY }
  const signed = await calls.results.sign(signing)
  expect(signed).toMatchObject({
    signed: [...signing.signed, BY],
    reopened: null,
    scores: [{ seat: 'E', player: 'Zofia', points: 36_200 }, {}, {}, {}],
  })
  await expect(calls.results.sign(signing)).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.tables.record({ table, text: 'S draw', by: '' })
  expect(rows(made, "SELECT player, points, state, acts_since FROM results WHERE seat = 'S'")).toEqual([
    { player: 'Camille', points: 27_800, state: 'signed', acts_since: 1 },
  ])
  const reopened = await calls.results.reopen({ table, reason: 'Added up wrongly.', by: BY })
  expect(reopened.reopened).toMatchObject({ by: BY, reason: 'Added up wrongly.' })
  await expect(calls.results.reopen({ table, reason: 'x', by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.results.sign({ ...signing, key: 'again' })
  await calls.results.sign({ ...signing, key: 'again' })
  expect(rows(made, 'SELECT DISTINCT id, state, reopened_reason FROM results')).toEqual([
    { id: 1, state: 'reopened', reopened_reason: 'Added up wrongly.' },
    { id: 2, state: 'signed', reopened_reason: null },
  ])
  await calls.tables.undo({ table, by: BY })
  expect(await calls.results.list()).toHaveLength(1)
  await calls.tables.undo({ table, by: BY })
  expect((await calls.results.list())[0]?.reopened).toBe(null)
})

test('name, place and date are set anew; what they were stays in the log', async () => {
  const made = await aTable()
  const { calls } = made
  const set = await calls.tournaments.set({ name: 'Renamed <Open>', place: 'Nice', date: '2026-11-22', by: BY, key: 'set' })
  expect(set).toMatchObject({ name: 'Renamed <Open>', place: 'Nice', date: '2026-11-22', rules: 'wrc-2015' })
  await calls.tournaments.set({ name: 'Renamed <Open>', place: 'Nice', date: '2026-11-22', by: BY, key: 'set' })
  expect(rows(made, "SELECT body ->> '$.name' AS name, by FROM log WHERE kind = 'tournament'")).toEqual([
    { name: 'Test Open', by: BY },
    { name: 'Renamed <Open>', by: BY },
  ])
})

test('a signed result keeps its players: seats are corrected once it is reopened, and the hall shows for whom it was signed', async () => {
  const made = await penalized()
  const { calls, table } = made
  const swap = { table, hand: null, seats: ['W', 'N'] as ['W', 'N'], reason: 'They sat the other way round.', by: BY }
  await calls.results.sign({ table, points: POINTS, signed: [], by: BY })
  await expect(calls.seats.swap(swap)).rejects.toThrow(/signed; reopen it first/)
  await expect(calls.seats.leave({ table, hand: null, seat: 'W', reason: 'x', by: BY })).rejects.toThrow(/signed; reopen it first/)
  const hall = async () => (await calls.tables.list()).find(({ id }) => id === table)
  expect(await hall()).toMatchObject({ signedFor: null })
  await calls.results.reopen({ table, reason: 'Seats.', by: BY })
  await calls.seats.swap(swap)
  await calls.results.sign({ table, points: POINTS, signed: [], by: BY })
  expect(await hall()).toMatchObject({ signedFor: null, signed: expect.any(Date) })
})

test('seats corrected on another laptop after the signature: the hall shows the result as it was signed', async () => {
  const { calls, desk, table } = await aTable()
  await calls.tables.record({ table, text: 'E discard 1z', by: '' })
  await calls.results.sign({ table, points: POINTS, signed: [], by: BY })
  const { open } = desk.context
  const jonas = open?.db.prepare("SELECT id FROM player WHERE name = 'Jonas'").pluck().get() as string
  const haruto = open?.db.prepare("SELECT id FROM player WHERE name = 'Haruto'").pluck().get() as string
  if (open?.writable)
    act(open.writable, { at: new Date('2026-11-21T12:05:00.000Z'), by: BY }, (write) =>
      write('seats-changed', {
        table,
        why: 'swapped',
        changes: [
          { seat: 'W', player: jonas, hand: null },
          { seat: 'N', player: haruto, hand: null },
        ],
        reason: 'x',
      }),
    )
  // told apart by their numbers also if they have one name
  open?.writable?.exec(
    "UPDATE player SET number = CASE name WHEN 'Jonas' THEN 34 WHEN 'Haruto' THEN 19 END WHERE name IN ('Jonas', 'Haruto')",
  )
  const [shown] = (await calls.tables.list()).filter(({ id }) => id === table)
  expect(shown).toMatchObject({ signedFor: { W: { number: 19 }, N: { number: 34 } } })
  expect(shown).toMatchObject({
    scores: { W: POINTS.W },
    signedFor: { W: { name: 'Haruto' }, N: { name: 'Jonas' } },
    players: { W: { name: 'Jonas' } },
  })
  expect(await calls.results.list()).toMatchObject([{ scores: [{}, {}, { player: 'Haruto', points: POINTS.W }, {}] }])
})
