import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { Ref } from '../../../../db/log/entry.ts'
import { newestHead, tournamentIn } from '../../../../db/log/read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import { act } from '../../../../db/writing/act.ts'
import { createDesk, type Desk } from '../../../../desk/api/desk.ts'
import { handlers } from '../../../../desk/api/handlers.ts'
import { runCommand } from '../../../../desk/cli/run.ts'
import { tieToHub } from '../../../../desk/context/hub-ties.ts'
import { initHub, revokeDesk } from '../../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../../desk/network/hub/connect.ts'
import { bringWhole, type DeskAddress, ensureAdmitted } from '../../../../desk/network/hub/joining.ts'
import { openTournament } from '../../../../desk/storage/files/open.ts'
import { handAt } from '../../../db/fixtures/hand-at.ts'
import { type BadNetwork, badNetwork } from './bad-network.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

/** A laptop: its desk, and its way to the hub. */
type Laptop = {
  readonly desk: Desk
  readonly file: string
  readonly network: BadNetwork
  readonly name: string
  readonly joining: DeskAddress
}

describe.runIf(postgresPrograms() !== undefined)('laptops and a hub', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-laptops-'))
  const laptops: Laptop[] = []
  let postgres: Postgres
  let owner: Client

  beforeAll(async () => {
    postgres = await startPostgres()
    owner = await connectTo(postgres.url)
    await initHub(owner)
  })
  afterAll(async () => {
    for (const { desk } of laptops) desk.close()
    await Promise.all(laptops.map(({ network }) => network.close()))
    await owner.end()
    await postgres.close()
    rmSync(folder, { recursive: true })
  })

  const dbOf = ({ desk }: Laptop): ReadableDb => {
    if (!desk.context.open) throw new Error('no file is open')
    return desk.context.open.db
  }
  const callsOf = ({ desk }: Laptop) => createRouterClient(handlers, { context: { desk: desk.context } })

  /** A laptop that joins: the first one has the file, the others take it from the hub. */
  const laptop = async (name: string): Promise<Laptop> => {
    const home = join(folder, name)
    const file = join(home, 'hall.shinpan')
    mkdirSync(home)
    const desk = createDesk({ folder: home, home })
    const network = await badNetwork(postgres.port)
    const by = (address: string): string => address.replace(`:${postgres.port}/`, `:${network.port}/`)
    let own: DeskAddress['tournament'] | undefined
    if (laptops.length === 0) {
      const calls = createRouterClient(handlers, { context: { desk: desk.context } })
      await calls.tournaments.create({ name: 'Hall', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 3, referee: 'Ann' })
      own = { id: tournamentIn(desk.context.open?.db as ReadableDb) as Buffer, name: 'Hall' }
    }
    const joining = await ensureAdmitted(by(postgres.url), own, name)
    if (!own) {
      await bringWhole(joining, file)
      openTournament(desk.context, file)
    }
    tieToHub(desk.context.home, joining.tournament.id, joining.address)
    const made = { desk, file: desk.context.open?.file ?? file, network, name, joining }
    laptops.push(made)
    return made
  }

  const record = async (at: Laptop, table: number, text: string): Promise<void> => {
    const tables = await callsOf(at).tables.list()
    await callsOf(at).tables.record({ table: tables[table]?.id ?? '', text, by: at.name })
  }

  /** Until all hold the same and say so. */
  const together = async (): Promise<void> => {
    for (;;) {
      const heads = new Set(laptops.map((one) => `${newestHead(dbOf(one))?.seq} ${newestHead(dbOf(one))?.hash}`))
      if (heads.size === 1 && laptops.every(({ desk }) => desk.context.open?.hub?.state === 'together')) return
      await after(20)
    }
  }
  const logOf = (one: Laptop): readonly unknown[] => dbOf(one).prepare('SELECT seq, lower(hex(hash)) FROM entry ORDER BY seq').raw().all()

  const inState = async (one: Laptop, state: string): Promise<void> => {
    while (one.desk.context.open?.hub?.state !== state) await after(20)
  }

  test('what one writes is at the others', async () => {
    const one = await laptop('one')
    await together()
    const [two, three] = [await laptop('two'), await laptop('three')]
    await together()
    await record(one, 0, 'E draw')
    await together()
    expect((await callsOf(two).tables.list()).length).toBe(3)
    await record(two, 1, 'E draw')
    await record(three, 2, 'E draw')
    await together()
    expect(logOf(two)).toEqual(logOf(one))
    expect(logOf(three)).toEqual(logOf(one))
  })

  test('who was cut off goes on, and afterwards all hold the same', async () => {
    const [one, two, three] = laptops as [Laptop, Laptop, Laptop]
    two.network.become('cut')
    await inState(two, 'apart')
    three.network.become('slow')
    await record(two, 1, 'E discard 1z')
    await record(two, 1, 'S draw')
    await record(one, 0, 'E discard 2z')
    await record(one, 1, 'E discard 3z')
    expect(two.desk.context.open?.hub).toMatchObject({ state: 'apart', trouble: 'away' })
    two.network.become('open')
    three.network.become('open')
    await together()
    expect(logOf(two)).toEqual(logOf(one))
    expect(logOf(three)).toEqual(logOf(one))
    for (const each of laptops) expect(verify(dbOf(each)).ok).toBe(true)
  })

  test('nothing is lost on a way that holds everything back for a while', async () => {
    const [one, two] = laptops as [Laptop, Laptop]
    two.network.become('hole')
    await record(two, 2, 'E discard 6z')
    await record(one, 0, 'E discard 7z')
    two.network.become('open')
    await together()
    expect(logOf(two)).toEqual(logOf(one))
  })

  test('a way that swallows everything is noticed soon, though nothing is cut and nothing is entered', async () => {
    const [one, two] = laptops as [Laptop, Laptop]
    const began = performance.now()
    two.network.become('hole')
    await inState(two, 'apart')
    // within ten seconds if the machine is not busy; the driver would wait half a minute
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(two.desk.context.open?.hub).toMatchObject({ trouble: 'away', why: { en: expect.stringMatching(/the connection is broken/) } })
    await record(two, 2, 'S draw')
    await record(one, 0, 'S draw')
    two.network.become('open')
    await together()
    expect(logOf(two)).toEqual(logOf(one))
  })

  test('a hub that is killed and comes back', async () => {
    const [one, two] = laptops as [Laptop, Laptop]
    await postgres.kill()
    await inState(one, 'apart')
    await record(one, 0, 'S draw')
    await record(two, 2, 'E discard 4z')
    await postgres.start()
    await owner.end().catch(() => undefined)
    owner = await connectTo(postgres.url)
    await together()
    expect(logOf(two)).toEqual(logOf(one))
  })

  test('many pictures go a few at a time, so that a slow line carries each send whole; each larger one goes alone', async () => {
    const [one, two] = laptops as [Laptop, Laptop]
    const db = one.desk.context.open?.writable
    if (!db) throw new Error('the file is not open')
    // that table is finished, and no such note could be entered
    const [, table] = await callsOf(one).tables.list()
    const sizes = [900_000, 900_000, 900_000, 900_000, 3_000_000, 900_000, 900_000, 900_000]
    act(db, { at: new Date(), by: 'x' }, (write) => {
      write('hand', handAt(table?.id ?? '', 'large'))
      let after: Ref | null = null
      for (const size of sizes) after = write('event', { hand: 'large', after, text: `* note ${'x'.repeat(size)}` }).ref
    })
    await together()
    const { rows } = await owner.query<{ entries: number }>(
      `SELECT count(*)::integer AS entries FROM shinpan.entry WHERE octet_length(body) > 500000 GROUP BY sent ORDER BY sent`,
    )
    expect(rows.map(({ entries }) => entries)).toEqual([2, 2, 1, 2, 1])
    expect(logOf(two)).toEqual(logOf(one))
  })

  test('a laptop that was shut out goes on alone and says so', async () => {
    const three = laptops[2] as Laptop
    await revokeDesk(owner, 'three')
    await inState(three, 'apart')
    while (three.desk.context.open?.hub?.state !== 'apart' || three.desk.context.open.hub.trouble !== 'closed') await after(20)
    await record(three, 2, 'S draw')
    const [one] = laptops as [Laptop]
    await record(one, 0, 'S discard 5z')
    laptops.pop()
    await together()
    const last = newestHead(dbOf(three))?.hash
    expect(logOf(one).flat()).not.toContain(last)
    expect(logOf(three).flat()).not.toContain(newestHead(dbOf(one))?.hash)
    three.desk.close()
    await three.network.close()
  })

  test('what holds the password is for this person alone', () => {
    expect(statSync(join(folder, 'one', 'hubs.json')).mode & 0o077).toBe(0)
  })

  test('by the command line with the owner’s address: cut off after it was admitted, a laptop goes on by the same line, under the same role', async () => {
    const network = await badNetwork(postgres.port)
    const home = process.env.SHINPAN_HOME
    process.env.SHINPAN_HOME = join(folder, 'cut home')
    const address = postgres.url.replace(`:${postgres.port}/`, `:${network.port}/`)
    const file = join(folder, 'cut.shinpan')
    const line = ['join', '--postgres', address, '--db', file, '--name', 'Cut off']
    const said: string[] = []
    const out = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) }
    const roles = async () => (await owner.query(`SELECT role, revoked FROM shinpan.desk WHERE name = 'Cut off'`)).rows
    network.become('slow')
    const first = runCommand(line, out)
    while ((await roles()).length === 0) await after(5)
    // its address is there before any entry is
    while (!existsSync(join(folder, 'cut home', 'hubs.json'))) await after(1)
    network.become('cut')
    expect([await first, existsSync(file)]).toEqual([1, false])
    const admitted = await roles()
    network.become('open')
    expect(await runCommand(line, out), said.join('\n')).toBe(0)
    expect(await roles()).toEqual(admitted)
    process.env.SHINPAN_HOME = home
    await network.close()
  })

  test('by the command line: a hub is made, a laptop admitted, listed, shut out', async () => {
    const said: string[] = []
    const run = (...words: string[]): Promise<number> =>
      runCommand(words, { say: (line) => said.push(line), complain: (line) => said.push(line) })
    expect(await run('hub', 'init', '--postgres', postgres.url)).toBe(0)
    const file = laptops[0]?.file ?? ''
    expect(await run('hub', 'add', 'Anna', '--postgres', postgres.url, '--db', file)).toBe(0)
    const address = said.at(-1) ?? ''
    const home = process.env.SHINPAN_HOME
    process.env.SHINPAN_HOME = join(folder, 'anna home')
    expect(await run('join', '--postgres', address, '--db', join(folder, 'anna.shinpan')), said.join('\n')).toBe(0)
    process.env.SHINPAN_HOME = home
    vi.stubEnv('SHINPAN_HUB', postgres.url)
    expect(await run('hub', 'list'), 'the address comes from the environment, where no other user reads it').toBe(0)
    vi.unstubAllEnvs()
    expect(said.some((line) => line.startsWith('Anna '))).toBe(true)
    expect(await run('hub', 'revoke', 'Anna', '--postgres', postgres.url)).toBe(0)
    expect(await run('hub', 'list', '--postgres', address)).toBe(1)
    expect(await run('hub', 'dance', '--postgres', postgres.url)).toBe(2)
    expect(await run('hub', 'init', '--postgres', 'http://example.org')).toBe(2)
  })
})
