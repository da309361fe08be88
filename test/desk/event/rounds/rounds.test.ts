import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { backupsOf } from '../../../../db/file/backup/backups.ts'
import { verify } from '../../../../db/file/verify.ts'
import { mergeFiles } from '../../../../db/joining/merge-files.ts'
import type { ClockStep } from '../../../../db/log/vocabulary.ts'
import { rebuild } from '../../../../db/projections/rebuild.ts'
import type { Rounds } from '../../../../desk/contract/rounds.ts'
import { clockFrom, ranUntil } from '../../../../desk/event/rounds/clock.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'

const START = Date.parse('2026-11-21T12:00:00.000Z')
const after = (minutes: number): Date => new Date(START + minutes * 60_000)
const BY = 'Michiko Hayashi'

/** A tournament of two tables in round 1 on a desk whose clock the test sets, in minutes. */
const aRound = async () => {
  let minutes = 0
  const now = () => after(minutes)
  const made = aDesk({ now })
  const { file } = await made.calls.tournaments.create({
    name: 'Test Open',
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 2,
    referee: BY,
  })
  const tables = await made.calls.tables.list()
  const at = (to: number): ADesk['calls']['rounds'] => {
    minutes = to
    return made.calls.rounds
  }
  return { ...made, at, now, file, table: tables[1]?.id ?? '' }
}

/** Elapsed time of a round's clock by the desk's clock, in minutes, and its state. */
const stands = ({ now, rounds }: Rounds, round = 1): readonly [state: string, minutes: number] => {
  const clock = rounds.find(({ number }) => number === round)?.clock ?? clockFrom([])
  return [clock.state, ranUntil(clock, now) / 60_000]
}

/** Rows of the file, which are equal after everything but the log is rebuilt. */
const rows = ({ desk }: Pick<ADesk, 'desk'>, sql: string): readonly unknown[] => {
  const db = desk.context.open?.writable
  if (!db) throw new Error('no file')
  const before = db.prepare(sql).all()
  rebuild(db)
  expect(verify(db)).toMatchObject({ ok: true })
  expect(db.prepare(sql).all()).toEqual(before)
  return before
}

const minute = (what: ClockStep, at: number) => ({ what, at: after(at) })

test.each([
  ['it was planned and never started', [], 'planned', 0],
  ['it was started ten minutes ago', [minute('started', 0)], 'running', 10],
  ['it was paused after three minutes', [minute('started', 0), minute('paused', 3)], 'paused', 3],
  ['it went on after a pause of four', [minute('started', 0), minute('paused', 3), minute('resumed', 7)], 'running', 6],
  ['two people started it', [minute('started', 0), minute('started', 2)], 'running', 10],
  ['two people paused it', [minute('started', 0), minute('paused', 3), minute('paused', 5)], 'paused', 3],
  ['it is over', [minute('started', 0), minute('ended', 8)], 'ended', 8],
  ['it was paused and is over', [minute('started', 0), minute('paused', 3), minute('ended', 8)], 'ended', 3],
  ['it was taken up again', [minute('started', 0), minute('ended', 8), minute('resumed', 9)], 'running', 9],
  ['the machine’s clock was set back during it', [minute('started', 5), minute('paused', 2)], 'paused', 0],
] as const)('a clock: %s', (_, entries, state, ran) => {
  const clock = clockFrom(entries)
  expect([clock.state, ranUntil(clock, after(10)) / 60_000]).toEqual([state, ran])
})

test('a round that was planned can be taken back, and it says which', async () => {
  const { calls } = await aRound()
  await calls.rounds.plan({ round: 3, starts: null, minutes: 60, by: BY })
  expect(await calls.tournaments.undo({ by: BY })).toMatchObject({ text: 'round 3' })
  expect((await calls.rounds.list()).rounds.map(({ number }) => number)).not.toContain(3)
})

test('a planned round is removed with its tables, however often it was planned, and planned again later; one redo restores it', async () => {
  const made = await aRound()
  const { calls } = made
  const numbers = async () => (await calls.rounds.list()).rounds.map(({ number, tables }) => `${number}: ${tables}`)
  await calls.rounds.plan({ round: 2, starts: null, minutes: 60, tables: 3, by: BY })
  await calls.rounds.plan({ round: 3, starts: null, minutes: 60, tables: 1, by: BY })
  await calls.rounds.plan({ round: 2, starts: '2026-11-21T16:00:00Z', minutes: 75, by: BY })
  await calls.rounds.remove({ round: 2, by: BY })
  expect(await numbers()).toEqual(['1: 2', '3: 1'])
  expect(rows(made, 'SELECT name FROM table_ WHERE round = 2 UNION ALL SELECT number FROM round WHERE number = 2')).toEqual([])
  await calls.tournaments.redo({ by: BY })
  expect(await numbers()).toEqual(['1: 2', '2: 3', '3: 1'])
  expect((await calls.rounds.list()).rounds[1]).toMatchObject({ starts: new Date('2026-11-21T16:00:00Z'), minutes: 75 })
  await calls.rounds.remove({ round: 2, by: BY })
  await calls.rounds.plan({ round: 2, starts: null, minutes: 90, tables: 2, by: BY })
  expect(await numbers()).toEqual(['1: 2', '2: 2', '3: 1'])
})

test('a round that only a list of seats has named is no round any more once its table is removed', async () => {
  const { calls } = await aRound()
  const numbers = async () => (await calls.rounds.list()).rounds.map(({ number }) => number)
  const file = { name: 'seating.csv', text: 'Round;Table;E;S;W;N\n7;1;;;;' }
  await calls.lists.take({ file, asked: {}, leaveOut: false, by: BY })
  expect(await numbers()).toEqual([1, 7])
  const table = (await calls.tables.list()).find(({ round }) => round === 7)?.id ?? ''
  await calls.tables.remove({ table, by: BY })
  expect(await numbers()).toEqual([1])
  await calls.tournaments.redo({ by: BY })
  expect(await numbers()).toEqual([1, 7])
  await calls.rounds.remove({ round: 7, by: BY })
  expect(await numbers()).toEqual([1])
})

test.each<readonly [string, (made: Awaited<ReturnType<typeof aRound>>) => Promise<unknown>]>([
  ['its clock was started', ({ calls }) => calls.rounds.start({ round: 1, by: BY })],
  ['a hand was recorded', ({ calls, table }) => calls.tables.record({ table, text: 'E discard 1z', by: BY })],
  ['a referee was called', ({ calls, table }) => calls.incidents.open({ table, by: BY })],
  ['a table of it has more time', ({ calls, table }) => calls.rounds.extraTime({ table, minutes: 5, by: BY })],
  [
    'a player has a seat',
    async ({ calls, table }) => {
      const [player] = await calls.players.set({ player: null, number: 1, name: 'Ivy Baker', country: '', by: BY })
      await calls.seating.set({ round: 1, changes: [{ table, seat: 'E', player: player?.id ?? '' }], by: BY })
    },
  ],
])('a round is not removed once %s', async (_, use) => {
  const made = await aRound()
  await use(made)
  const before = (await made.calls.rounds.list()).rounds
  await expect(made.calls.rounds.remove({ round: 1, by: BY })).rejects.toMatchObject({ code: 'REFUSED' })
  expect((await made.calls.rounds.list()).rounds).toEqual(before)
})

test('a round that is in use says by what', async () => {
  const { calls, table } = await aRound()
  await calls.players.set({ player: null, number: 1, name: 'Ivy Baker', country: '', by: BY })
  const [one, two] = (await calls.players.set({ player: null, number: 2, name: 'Jo Cook', country: '', by: BY })).map(({ id }) => id)
  const changes = [
    { table, seat: 'E' as const, player: one ?? '' },
    { table, seat: 'S' as const, player: two ?? '' },
  ]
  await calls.seating.set({ round: 1, changes, by: BY })
  const message = 'round 1 has 2 seated players: empty its seats first, in Setup under Seating'
  await expect(calls.rounds.remove({ round: 1, by: BY })).rejects.toMatchObject({ message })
  await calls.incidents.open({ table, by: BY })
  const both = 'round 1 has 2 seated players, a call or an incident'
  await expect(calls.rounds.remove({ round: 1, by: BY }), 'empty seats would not help').rejects.toMatchObject({ message: both })
  await calls.seating.set({ round: 1, changes: changes.map((change) => ({ ...change, player: null })), by: BY })
  await expect(calls.rounds.remove({ round: 1, by: BY })).rejects.toMatchObject({ message: 'round 1 has a call or an incident' })
})

test('a removal is undone by the key of its request, and nothing else in its place', async () => {
  const { calls } = await aRound()
  const numbers = async () => (await calls.rounds.list()).rounds.map(({ number, tables }) => `${number}: ${tables}`)
  await calls.rounds.plan({ round: 2, starts: null, minutes: 60, tables: 3, by: BY })
  await calls.rounds.plan({ round: 3, starts: null, minutes: 60, tables: 1, by: BY })
  await calls.rounds.remove({ round: 2, by: BY, key: 'removal-2' })
  await calls.rounds.remove({ round: 3, by: BY, key: 'removal-3' })
  await expect(calls.tournaments.redo({ by: BY, request: 'removal-2' })).rejects.toMatchObject({ code: 'REFUSED' })
  await calls.tournaments.redo({ by: BY, request: 'removal-3', key: 'undone-3' })
  await calls.tournaments.redo({ by: BY, request: 'removal-3', key: 'undone-3' })
  expect(await numbers()).toEqual(['1: 2', '3: 1'])
  await calls.tournaments.redo({ by: BY, request: 'removal-2' })
  expect(await numbers()).toEqual(['1: 2', '2: 3', '3: 1'])
  await expect(calls.tournaments.redo({ by: BY, request: 'removal-2' })).rejects.toMatchObject({ code: 'REFUSED' })
})

test('no clock runs backwards, and none longer than since it was started', () => {
  const steps = fc.array(fc.record({ what: fc.constantFrom<ClockStep>('started', 'paused', 'resumed', 'ended'), after: fc.nat(30) }))
  fc.assert(
    fc.property(steps, (given) => {
      let minutes = 0
      let before = 0
      const entries: { what: ClockStep; at: Date }[] = []
      for (const { what, after: later } of given) {
        minutes += later
        entries.push(minute(what, minutes))
        const clock = clockFrom(entries)
        const ran = ranUntil(clock, after(minutes))
        expect(ran).toBeGreaterThanOrEqual(before)
        expect(ran).toBeLessThanOrEqual(clock.started === null ? 0 : after(minutes).getTime() - clock.started.getTime())
        before = ran
      }
    }),
  )
})

test('a round is planned, started, paused, goes on, gets longer, and is over; a table of it gets longer still', async () => {
  const made = await aRound()
  const { at, table } = made
  const planned = await at(0).plan({ round: 1, starts: '2026-11-21T14:00:00+02:00', minutes: 75, by: BY })
  expect(planned.rounds).toMatchObject([{ number: 1, starts: after(0), minutes: 75, extended: 0, tables: 2, extra: [] }])
  expect(stands(await at(1).start({ round: 1, by: BY }))).toEqual(['running', 0])
  expect(stands(await at(21).pause({ round: 1, by: BY }))).toEqual(['paused', 20])
  expect(stands(await at(26).list())).toEqual(['paused', 20])
  expect(stands(await at(31).resume({ round: 1, by: BY }))).toEqual(['running', 20])
  await at(33).extend({ round: 1, minutes: 5, by: BY })
  await at(34).extraTime({ table, minutes: 4, reason: 'long ruling', by: BY })
  const now = await at(35).extraTime({ table, minutes: 2, by: BY })
  expect(now.rounds[0]).toMatchObject({ extended: 5, extra: [{ table, minutes: 6 }] })
  expect(stands(await at(90).end({ round: 1, by: BY }))).toEqual(['ended', 79])
  expect(rows(made, 'SELECT round, minutes, extended, tables, started_at, ended_at FROM rounds')).toEqual([
    { round: 1, minutes: 75, extended: 5, tables: 2, started_at: after(1).toISOString(), ended_at: after(90).toISOString() },
  ])
  expect(rows(made, 'SELECT what, "table", minutes, reason, by FROM clock')).toEqual([
    ...['started', 'paused', 'resumed'].map((what) => ({ what, table: null, minutes: null, reason: null, by: BY })),
    { what: 'extended', table: null, minutes: 5, reason: '', by: BY },
    { what: 'extra-time', table: '2', minutes: 4, reason: 'long ruling', by: BY },
    { what: 'extra-time', table: '2', minutes: 2, reason: '', by: BY },
    { what: 'ended', table: null, minutes: null, reason: null, by: BY },
  ])
})

test('the clock of a desk that was closed in the meantime has run on', async () => {
  const made = await aRound()
  await made.at(0).start({ round: 1, by: BY })
  made.desk.close()
  const again = aDesk({ folder: made.path, now: () => after(50) })
  await again.calls.tournaments.open({ file: made.file })
  expect(stands(await again.calls.rounds.list())).toEqual(['running', 50])
})

test('a clock paused by mistake has run on once the pause is undone; redone, it stands again', async () => {
  const made = await aRound()
  const { at } = made
  await at(0).start({ round: 1, by: BY })
  await at(10).pause({ round: 1, by: BY })
  const undone = await at(12).undo({ by: BY })
  expect([stands(undone), undone.canUndo?.what, undone.canRedo]).toEqual([
    ['running', 12],
    'started',
    { round: 1, what: 'paused', table: null, minutes: null },
  ])
  const redone = await at(15).redo({ by: BY })
  expect([stands(redone), redone.canUndo?.what, redone.canRedo]).toEqual([['paused', 10], 'paused', null])
  await at(16).undo({ by: BY })
  expect(stands(await at(17).undo({ by: BY }))).toEqual(['planned', 0])
  expect(rows(made, 'SELECT * FROM clock')).toEqual([])
  await expect(at(18).undo({ by: BY })).rejects.toMatchObject({ code: 'REFUSED', message: 'there is nothing to undo' })
})

test('undo names what was done: the round started, not the one that this ended; more time for a table, not for its round', async () => {
  const made = await aRound()
  const { calls, at, table } = made
  await calls.rounds.plan({ round: 2, starts: null, minutes: 60, by: BY })
  await at(0).start({ round: 1, by: BY })
  const second = { round: 2, what: 'started', table: null, minutes: null }
  expect(await at(80).start({ round: 2, by: BY })).toMatchObject({ canUndo: second, canRedo: null })
  expect(await at(81).undo({ by: BY })).toMatchObject({ canUndo: { ...second, round: 1 }, canRedo: second })
  await at(82).extraTime({ table, minutes: 4, by: BY })
  await at(83).undo({ by: BY })
  expect(rows(made, 'SELECT text FROM undo ORDER BY entry')).toEqual([{ text: 'round 2 started' }, { text: 'round 1, table 2 +4' }])
})

test('an undo that names the step displayed as the last is refused once another has changed a clock, and says who', async () => {
  const made = await aRound()
  const { at } = made
  const shown = (await at(0).start({ round: 1, by: 'Ann' })).canUndo
  expect(shown).toMatchObject({ what: 'started', by: 'Ann' })
  await at(5).pause({ round: 1, by: 'Bob' })
  await expect(at(6).undo({ by: 'Ann', of: shown?.ref })).rejects.toThrow(/the last act is now round 1 paused \(Bob\)/)
  expect(stands(await at(7).list())).toEqual(['paused', 5])
  const now = await at(8).undo({ by: 'Ann', of: (await at(7).list()).canUndo?.ref })
  expect(now.canUndo).toEqual(shown)
  expect(stands(await at(9).undo({ by: 'Ann', of: shown?.ref }))).toEqual(['planned', 0])
})

test('undo of the whole tournament takes clocks back too, each with what was done in one act with it', async () => {
  const { calls, at, table } = await aRound()
  await at(0).plan({ round: 2, starts: null, minutes: 60, tables: 3, by: BY })
  await at(1).start({ round: 1, by: BY })
  const second = await at(80).start({ round: 2, by: BY })
  expect([stands(second, 1), stands(second, 2)]).toEqual([
    ['ended', 79],
    ['running', 0],
  ])
  await calls.tournaments.undo({ by: BY })
  const back = await at(81).list()
  expect([stands(back, 1), stands(back, 2), back.rounds[1]?.tables]).toEqual([['running', 80], ['planned', 0], 3])
  await calls.tables.record({ table, text: 'E discard 1z', by: 'recorder' })
  await at(82).extraTime({ table, minutes: 5, by: BY })
  await calls.tables.undo({ table, by: 'recorder' })
  const [round] = (await at(83).list()).rounds
  expect(round?.extra).toEqual([{ table, minutes: 5 }])
})

test('what does not fit how a clock stands is refused, and nothing is written', async () => {
  const { at, desk } = await aRound()
  const entries = () => desk.context.open?.db.prepare('SELECT count(*) FROM entry').pluck().get()
  const before = entries()
  await expect(at(0).pause({ round: 1, by: BY })).rejects.toMatchObject({
    message: 'the clock of round 1 has not been started',
    data: { fr: 'l’horloge de la ronde 1 n’a pas été lancée' },
  })
  await expect(at(0).start({ round: 9, by: BY })).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'there is no round 9' })
  await expect(at(0).extraTime({ table: 'none', minutes: 5, by: BY })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(at(0).extend({ round: 1, minutes: 0, by: BY })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(entries()).toBe(before)
  await at(0).start({ round: 1, by: BY })
  await expect(at(1).start({ round: 1, by: BY })).rejects.toMatchObject({ message: 'the clock of round 1 was already started' })
  await expect(at(1).resume({ round: 1, by: BY })).rejects.toMatchObject({ message: 'the clock of round 1 is already running' })
  await at(2).end({ round: 1, by: BY })
  await expect(at(3).pause({ round: 1, by: BY })).rejects.toMatchObject({ message: 'round 1 is over' })
})

test('sent twice under one key, five minutes are five minutes', async () => {
  const { at } = await aRound()
  await at(0).start({ round: 1, by: BY })
  await at(1).extend({ round: 1, minutes: 5, by: BY, key: 'k' })
  expect((await at(2).extend({ round: 1, minutes: 5, by: BY, key: 'k' })).rounds[0]?.extended).toBe(5)
})

test('a round is planned with tables once; planned anew, it keeps those it has', async () => {
  const { at, calls } = await aRound()
  await at(0).plan({ round: 2, starts: null, minutes: null, tables: 2, by: BY })
  const again = await at(0).plan({ round: 2, starts: null, minutes: 60, tables: 5, by: BY })
  expect(again.rounds[1]).toMatchObject({ number: 2, minutes: 60, tables: 2 })
  expect((await calls.tables.list()).filter(({ round }) => round === 2).map(({ name }) => name)).toEqual(['1', '2'])
})

test('copies that went on apart keep what was done to the clock in both', async () => {
  const { at, path, file, table, desk } = await aRound()
  await at(0).start({ round: 1, by: BY })
  desk.close()
  const other = join(path, 'other.shinpan')
  copyFileSync(file, other)
  const openedAt = async (name: string, minutes: number) => {
    const made = aDesk({ folder: path, now: () => after(minutes) })
    await made.calls.tournaments.open({ file: name })
    return made
  }
  const one = await openedAt(file, 10)
  await one.calls.rounds.extraTime({ table, minutes: 5, by: BY })
  one.desk.close()
  const two = await openedAt(other, 20)
  await two.calls.rounds.pause({ round: 1, by: 'Ann' })
  two.desk.close()
  expect(mergeFiles(file, [other])).toMatchObject({ ok: true })
  const both = await (await openedAt(file, 30)).calls.rounds.list()
  expect([stands(both), both.rounds[0]?.extra]).toEqual([['paused', 20], [{ table, minutes: 5 }]])
})

test('a backup is made when a round is over', async () => {
  const { at, file } = await aRound()
  await at(0).start({ round: 1, by: BY })
  await at(1).end({ round: 1, by: BY })
  await vi.waitFor(() => expect(backupsOf(file)).toHaveLength(1), { timeout: 20_000 })
})
