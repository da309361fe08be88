import { setTimeout as after } from 'node:timers/promises'
import type { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clockOffsetsIn } from '../../../../desk/context/clock-offsets.ts'
import { admitDesk, initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../../desk/network/hub/connect.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { tryHub } from '../../../../desk/network/hub/try-hub.ts'
import { ranAt } from '../../../../renderer/app-state/clock/clock-figures.ts'
import { aDesk } from '../../api/a-desk.ts'
import { aHub } from '../hub/a-hub.ts'
import { HEAD, inState, type Laptop, openOf } from '../hub/a-laptop.ts'
import { postgresPrograms } from '../hub/postgres.ts'
import { aTablet, HALL, turnOn } from '../tablets/a-tablet.ts'

const MINUTE = 60_000
const TEN = 10 * MINUTE
/** As near as times must be on all laptops, in ms. */
const NEAR = 2000

/** A laptop whose clock is off by `skew` ms, and can be set. */
type Skewed = Laptop & { readonly clock: { skew: number } }

describe.runIf(postgresPrograms() !== undefined)('laptops whose clocks are wrong', () => {
  const hub = aHub()

  const laptop = async (skew: number, from?: Laptop): Promise<Skewed> => {
    const clock = { skew }
    const now = (): Date => new Date(Date.now() + clock.skew)
    const options = { now, addresses: () => HALL, tabletPort: 0 }
    return { ...(await hub.laptop(from, options)), clock }
  }
  /** Until each knows the clocks of all. */
  const known = async (...laptops: readonly Laptop[]): Promise<void> => {
    const devices = laptops.map((made) => made.desk.context.device(openOf(made).file))
    for (const made of laptops)
      await expect
        .poll(() => devices.every((device) => clockOffsetsIn(openOf(made).db).devices.has(device)), { timeout: 60_000, interval: 20 })
        .toBe(true)
  }
  const two = async (): Promise<readonly [Skewed, Skewed]> => {
    const fast = await laptop(TEN)
    const slow = await laptop(-TEN, fast)
    await known(fast, slow)
    return [fast, slow]
  }
  const reached = (made: Laptop, what: (made: Laptop) => Promise<boolean>): Promise<void> =>
    expect.poll(() => what(made), { timeout: 60_000, interval: 20 }).toBe(true)
  const idOf = (made: Laptop): Buffer => namedTournamentIn(openOf(made).db).id
  /** Waiting time of the newest call, as a laptop's windows display it. */
  const waitedAt = async ({ calls, desk }: Laptop): Promise<number> =>
    desk.context.now().getTime() - ((await calls.calls.list()).at(-1)?.since.getTime() ?? Number.NaN)
  /** Elapsed time of the first round's clock, as a laptop's windows display it. */
  const ranOn = async ({ calls }: Laptop): Promise<number> => {
    const { now, rounds } = await calls.rounds.list()
    const [round] = rounds
    return round ? ranAt(round.clock, now.getTime()) : Number.NaN
  }
  const stateOf = async ({ calls }: Laptop): Promise<string | undefined> => (await calls.rounds.list()).rounds[0]?.clock.state
  const isIn = (state: string) => async (made: Laptop) => (await stateOf(made)) === state

  test.each([
    ['ten minutes fast, seen on one that is ten minutes slow', 0],
    ['ten minutes slow, seen on one that is ten minutes fast', 1],
  ])('a call made on a laptop that is %s has waited as long as it has, in the list, the hall and at its table', async (_, which) => {
    const laptops = await two()
    const [caller, other] = which === 0 ? laptops : [laptops[1], laptops[0]]
    const [table = ''] = caller.tables
    const began = performance.now()
    await caller.calls.incidents.open({ table, by: 'Tablet A' })
    await reached(other, async ({ calls }) => (await calls.calls.list()).length === 1)
    for (const made of laptops) {
      const passed = performance.now() - began
      expect(Math.abs((await waitedAt(made)) - passed)).toBeLessThan(NEAR)
      const inHall = (await made.calls.tables.list()).find(({ id }) => id === table)?.calls[0]?.since
      expect(inHall).toEqual((await made.calls.calls.list())[0]?.since)
      expect((await made.calls.tables.state({ table })).table.calls[0]?.since).toEqual(inHall)
    }
    const [call] = await other.calls.calls.list()
    await other.calls.calls.answer({ incident: call?.incident ?? 0, by: HEAD, how: 'coming' })
    await reached(caller, async ({ calls }) => (await calls.calls.list())[0]?.coming.length === 1)
    const coming = (await caller.calls.calls.list())[0]?.coming[0]?.since.getTime() ?? Number.NaN
    expect(Math.abs(caller.desk.context.now().getTime() - coming)).toBeLessThan(NEAR + performance.now() - began)
    // the log holds its author's clock time
    const { at } = openOf(other).db.prepare(`SELECT at FROM entry WHERE kind = 'incident'`).get() as { at: string }
    expect(Math.abs(Date.parse(at) - Date.now() - caller.clock.skew)).toBeLessThan(MINUTE)
  })

  test('a round started on one, paused and resumed on the other ends at the same moment on both', async () => {
    const [fast, slow] = await two()
    await fast.calls.rounds.plan({ round: 1, starts: null, minutes: 60, tables: 0, by: HEAD })
    await fast.calls.rounds.start({ round: 1, by: HEAD })
    const began = performance.now()
    await reached(slow, isIn('running'))
    await after(1000)
    for (const made of [fast, slow]) expect(Math.abs((await ranOn(made)) - (performance.now() - began))).toBeLessThan(NEAR)
    await slow.calls.rounds.pause({ round: 1, by: HEAD })
    const ran = performance.now() - began
    await reached(fast, isIn('paused'))
    for (const made of [fast, slow]) expect(Math.abs((await ranOn(made)) - ran)).toBeLessThan(NEAR)
    await slow.calls.rounds.resume({ round: 1, by: HEAD })
    const resumed = performance.now()
    await reached(fast, isIn('running'))
    await after(500)
    for (const made of [fast, slow]) expect(Math.abs((await ranOn(made)) - (ran + performance.now() - resumed))).toBeLessThan(NEAR)
  })

  test('each is told by how much its clock is wrong; set right in the middle of a round, nothing moves and nothing more is said', async () => {
    const [fast, slow] = await two()
    const aheadOn = async ({ calls }: Laptop) => (await calls.saving()).ahead
    expect(Math.abs(((await aheadOn(fast)) ?? 0) - TEN)).toBeLessThan(NEAR)
    expect(Math.abs(((await aheadOn(slow)) ?? 0) + TEN)).toBeLessThan(NEAR)
    await fast.calls.rounds.plan({ round: 1, starts: null, minutes: 60, tables: 0, by: HEAD })
    await fast.calls.rounds.start({ round: 1, by: HEAD })
    const began = performance.now()
    await reached(slow, isIn('running'))
    const [table = '', further = ''] = fast.tables
    await fast.calls.incidents.open({ table: further, by: 'Tablet B' })
    const first = performance.now()
    const inHall = async (): Promise<number> => {
      const since = (await fast.calls.tables.list()).find(({ id }) => id === further)?.calls[0]?.since
      return fast.desk.context.now().getTime() - (since?.getTime() ?? Number.NaN)
    }
    expect(Math.abs((await inHall()) - (performance.now() - first))).toBeLessThan(NEAR)
    const news = slow.calls.news()
    fast.clock.skew = 0
    await reached(fast, async (made) => (await aheadOn(made)) === null)
    // its windows hear of it by themselves
    for await (const item of await news) if (item.kind === 'everything') break
    expect(Math.abs((await inHall()) - (performance.now() - first))).toBeLessThan(NEAR)
    await fast.calls.incidents.open({ table, by: 'Tablet A' })
    const called = performance.now()
    await reached(slow, async ({ calls }) => (await calls.calls.list()).length === 2)
    for (const made of [fast, slow]) {
      await expect
        .poll(async () => Math.abs((await ranOn(made)) - (performance.now() - began)), { timeout: 30_000, interval: 50 })
        .toBeLessThan(NEAR)
      // the others hear of it a moment later
      await expect
        .poll(async () => Math.abs((await waitedAt(made)) - (performance.now() - called)), { timeout: 30_000, interval: 50 })
        .toBeLessThan(NEAR)
    }
    expect(await aheadOn(slow)).not.toBe(null)
  })

  test('the clock of a laptop that is gone is known to one that joins later, and to one that is started without its hub', async () => {
    const fast = await laptop(TEN)
    await known(fast)
    await fast.calls.rounds.start({ round: 1, by: HEAD })
    const began = performance.now()
    const slow = await laptop(-TEN, fast)
    await known(fast, slow)
    fast.desk.close()
    const third = await laptop(0, slow)
    await reached(third, async (made) => Math.abs((await ranOn(made)) - (performance.now() - began)) < NEAR)
    const { file } = openOf(slow)
    slow.desk.close()
    slow.network.become('cut')
    const again = aDesk({ folder: slow.path, home: slow.path, now: () => new Date(Date.now() - TEN) })
    await again.calls.tournaments.open({ file })
    await inState(again, 'apart')
    expect(Math.abs((await ranOn({ ...slow, ...again })) - (performance.now() - began))).toBeLessThan(NEAR)
    // nothing is said of its own clock before the hub has been asked
    expect((await again.calls.saving()).ahead).toBe(null)
  })

  test('lines that a tablet typed before its table was signed on a slow laptop come in, those typed after do not', async () => {
    const [fast, slow] = await two()
    const [table = ''] = fast.tables
    const { name } = (await fast.calls.tables.list()).find(({ id }) => id === table) ?? { name: '' }
    const players = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }
    await fast.calls.tables.create({ name, round: 2, players })
    await fast.calls.rounds.start({ round: 1, by: HEAD })
    const tablet = await aTablet({ ...fast, url: await turnOn(fast) }, { kind: 'recorder', table })
    const { state } = await fast.calls.tables.record({ table, text: 'E discard 1z', by: HEAD })
    await reached(slow, async ({ calls }) => (await calls.tables.state({ table })).acts.length === 1)
    await slow.calls.results.sign({ table, points: { E: 30_000, S: 30_000, W: 30_000, N: 30_000 }, signed: [], by: HEAD })
    await reached(fast, async ({ calls }) => (await calls.tables.list()).find(({ id }) => id === table)?.signed !== null)
    const record = async (text: string, more: object) => (await tablet.ask('tables/record', { table, text, by: 'x', ...more })).status
    expect(await record('S draw', { waited: 5 * MINUTE })).toBe(200)
    // its own clock was set back: it reports only the entries known to it
    expect(await record('S discard 2z', { behind: { hand: state.hand, after: state.end, unanswered: true } })).toBe(200)
    await after(NEAR + 500)
    expect(await record('W draw', { waited: 0 })).toBe(422)
    expect(await record('W draw', {})).toBe(422)
  })

  test('with a hub that was made before, each knows its own clock, and no time is below nothing', async () => {
    await hub.owner.query('DROP FUNCTION shinpan.clocks; DROP TABLE shinpan.clock')
    onTestFinished(async () => void (await initHub(hub.owner)))
    const fast = await laptop(TEN)
    const other = await laptop(0, fast)
    await reached(fast, async ({ calls }) => (await calls.saving()).ahead !== null)
    await fast.calls.rounds.start({ round: 1, by: HEAD })
    await reached(other, isIn('running'))
    expect(await ranOn(other)).toBe(0)
    expect((await fast.calls.saving()).hub?.state).toBe('together')
  })

  test('a desk tells of its own clock and no other, by the function alone; nonsense is no clock', async () => {
    const [fast, slow] = await two()
    const role = await connectTo(await admitDesk(hub.owner, hub.postgres.url, `Thief ${hub.next()}`, namedTournamentIn(openOf(fast).db)))
    const stranger = await connectTo(
      await admitDesk(hub.owner, hub.postgres.url, `Stranger ${hub.next()}`, namedTournamentIn(openOf(await laptop(0)).db)),
    )
    onTestFinished(async () => void (await Promise.all([role.end(), stranger.end()])))
    const device = fast.desk.context.device(openOf(fast).file)
    const tell = (as: Client, name: string, spans: string) =>
      as.query('SELECT * FROM shinpan.clocks($1, $2, $3)', [idOf(fast), name, spans])
    const { rows } = await tell(role, device, '[{"from":0,"ahead":0,"error":0}]')
    expect(rows.find((row) => row.device === device)?.spans).toContain('"ahead":')
    expect(rows.find((row) => row.device === device)?.spans).not.toContain('"ahead":0,')
    await expect(tell(stranger, 'x', '[]')).rejects.toMatchObject({ code: 'SHREV' })
    for (const trial of ['SELECT * FROM shinpan.clock', `UPDATE shinpan.clock SET spans = ''`, 'DELETE FROM shinpan.clock'])
      await expect(role.query(trial), trial).rejects.toThrow(/permission denied/)
    const nonsense = ['', '[]', '{}', '['.repeat(4000), '[{"from":0,"ahead":1e300,"error":0}]', '[{"from":-1,"ahead":0,"error":0}]']
    for (const [n, spans] of nonsense.entries()) {
      await role.query('SELECT shinpan.claim($1, $2)', [idOf(fast), `liar ${n}`])
      await tell(role, `liar ${n}`, spans)
    }
    await role.query('SELECT shinpan.claim($1, $2)', [idOf(fast), 'thief'])
    await tell(role, 'thief', '[{"from":0,"ahead":5,"error":0}]')
    await expect(tell(role, 'thief', ' '.repeat(5000))).rejects.toMatchObject({ code: '23514' })
    await fast.calls.rounds.start({ round: 1, by: HEAD })
    await reached(slow, isIn('running'))
    await reached(slow, async (made) => clockOffsetsIn(openOf(made).db).devices.has('thief'))
    expect([...clockOffsetsIn(openOf(slow).db).devices.keys()].filter((name) => name.startsWith('liar'))).toEqual([])
    expect(await ranOn(slow)).toBeLessThan(MINUTE)
  })

  test('who tries a hub is told how far the clock of this machine is off', async () => {
    const made = await laptop(0)
    const address = await admitDesk(hub.owner, hub.postgres.url, `Doctor ${hub.next()}`, namedTournamentIn(openOf(made).db))
    const { ok, ahead } = await tryHub(address, namedTournamentIn(openOf(made).db))
    expect(ok).toBe(true)
    // one machine, one clock
    expect(Math.abs(ahead?.ahead ?? Number.NaN)).toBeLessThan(NEAR)
  })
})
