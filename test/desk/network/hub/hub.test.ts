import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import type { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Arriving } from '../../../../db/joining/validate-entries.ts'
import { type Entry, hashOfEntry } from '../../../../db/log/entry.ts'
import { logEntries } from '../../../../db/log/read.ts'
import { createDesk } from '../../../../desk/api/desk.ts'
import { handlers } from '../../../../desk/api/handlers.ts'
import { admitDesk, admittedDesks, initHub, revokeDesk } from '../../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../../desk/network/hub/connect.ts'
import {
  appendToHub,
  claimDevice,
  entriesAfterHubs,
  firstUnknown,
  listenForNotices,
  newsOf,
  reachOf,
  tournamentsIn,
} from '../../../../desk/network/hub/hub.ts'
import { HUB_FORMAT } from '../../../../desk/network/hub/schema.ts'
import { fill } from '../../storage/full-file.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

const there = postgresPrograms() !== undefined
if (!there) console.log('PostgreSQL is not there: the hub is not tried')

describe.runIf(there)('a hub', () => {
  let postgres: Postgres
  let owner: Client
  let log: readonly Entry[]
  let id: Buffer
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-hub-'))
  const open: Client[] = []

  beforeAll(async () => {
    postgres = await startPostgres()
    log = await tournamentOf(300)
    id = log[0]?.hash ?? Buffer.alloc(0)
  })
  afterAll(async () => {
    await Promise.all([owner, ...open].map((client) => client.end()))
    await postgres.close()
    rmSync(folder, { recursive: true })
  })
  // a hub of its own for each test, in a database of its own
  let base = ''
  let count = 0
  beforeEach(async () => {
    const server = await connectTo(postgres.url)
    base = `hub_${++count}`
    await server.query(`CREATE DATABASE ${base}`)
    await server.end()
    await owner?.end()
    owner = await connectTo(addressOf())
    await initHub(owner)
  })
  const addressOf = (): string => postgres.url.replace(/postgres$/, base)

  const tournamentOf = async (count: number): Promise<readonly Entry[]> => {
    const desk = createDesk({ folder, home: folder })
    const calls = createRouterClient(handlers, { context: { desk: desk.context } })
    await calls.tournaments.create({ name: 'Hub', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 4, referee: 'x' })
    const db = desk.context.open?.writable
    if (!db) throw new Error('the file is not open')
    const tables = await calls.tables.list()
    fill(
      db,
      tables.map((table) => table.id),
      count,
    )
    const all = [...logEntries(db)]
    desk.close()
    return all
  }

  const desk = async (name: string, tournament = id): Promise<Client> => {
    const client = await connectTo(await admitDesk(owner, addressOf(), name, { id: tournament, name: 'Hub' }))
    open.push(client)
    return client
  }

  const all = async (client: Client): Promise<readonly Arriving[]> => entriesAfterHubs(client, id, 0, 10_000)

  test('gives back what was appended, to the byte, in an order that puts each entry behind those it names', async () => {
    const [one, other] = [await desk('Laptop 1'), await desk('Laptop 2')]
    for (let n = 0; n < log.length; n += 77) await appendToHub(one, id, log.slice(n, n + 77))
    const got = await all(other)
    expect(got.map(({ hash }) => hash.toString('hex'))).toEqual(log.map(({ hash }) => hash.toString('hex')))
    for (const [n, entry] of got.entries()) expect(hashOfEntry(entry)).toEqual(log[n]?.hash)
  })

  test('what is sent again is there once', async () => {
    const one = await desk('Laptop 1')
    await appendToHub(one, id, log.slice(0, 50))
    expect(await appendToHub(one, id, log.slice(0, 80))).toBe(80)
    expect(await appendToHub(one, id, log.slice(20, 80))).toBe(80)
    expect((await all(one)).length).toBe(80)
  })

  const changed = (n: number, change: Partial<Entry>, withHash: boolean): readonly Entry[] => {
    const entry = { ...log[n], ...change } as Entry
    return [...log.slice(0, n), withHash ? { ...entry, hash: hashOfEntry(entry) } : entry, ...log.slice(n + 1)]
  }
  test.each<[string, () => readonly Entry[], RegExp]>([
    ['a body changed', () => changed(40, { body: '{}' }, false), /hash/],
    ['a body changed, its hash made to fit', () => changed(40, { body: '{}' }, true), /names an entry that is not in the hub/],
    ['an entry left out', () => log.filter((_, n) => n !== 40), /names an entry/],
    ['a number passed over', () => changed(log.length - 1, { number: 5000 }, true), /number does not follow/],
    ['another beginning', () => changed(0, { by: 'somebody else' }, true), /names an entry/],
    ['nothing named', () => changed(40, { previous: Buffer.alloc(0) }, true), /names an entry/],
  ])('refuses %s, names the entry, takes nothing of it and notes it', async (_, forged, why) => {
    const one = await desk('Laptop 1')
    await expect(appendToHub(one, id, forged())).rejects.toThrow(why)
    expect(await all(one)).toEqual([])
    expect((await admittedDesks(owner)).map(({ name, refused }) => [name, refused])).toEqual([['Laptop 1', 1]])
  })

  /** As a program that is not ours sends it. */
  const sendAs = async (client: Client, sent: readonly Partial<Entry>[]): Promise<unknown> => {
    const columns = ['device', 'number', 'at', 'by', 'kind', 'version', 'body', 'previous', 'hash'] as const
    const { rows } = await client.query<{ append: unknown }>('SELECT shinpan.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
      id,
      ...columns.map((column) => sent.map((entry) => entry[column] ?? null)),
    ])
    return rows[0]?.append
  }

  test('what a program that is not ours forges is refused and noted all the same: who, which, why and when; all other desks hear of it', async () => {
    const [forger, other, stranger] = [await desk('Forger'), await desk('Laptop 2'), await desk('Elsewhere', Buffer.alloc(32, 7))]
    const told: string[] = []
    await listenForNotices(other, id, { heard: () => told.push('entries'), refused: () => told.push('refused') })
    const named = `${log[40]?.device}:${log[40]?.number}`
    expect(await sendAs(forger, changed(40, { body: '{}' }, false))).toEqual({ refused: 'SHHSH', entry: named })
    expect(await sendAs(forger, [{ device: 'nothing' }])).toEqual({ refused: 'SHHSH', entry: 'nothing:0' })
    expect(await all(other)).toEqual([])
    const [seen] = await admittedDesks(owner)
    expect(seen).toMatchObject({ name: 'Forger', refused: 2, refusals: [{ why: 'SHHSH', entry: named }, { entry: 'nothing:0' }] })
    expect(Math.abs(Date.parse(seen?.refusals[0]?.at ?? '') - Date.now())).toBeLessThan(60_000)
    expect(await newsOf(other, id)).toMatchObject({
      format: HUB_FORMAT.length,
      refusals: [{ desk: 'Forger', times: 2, why: 'SHHSH', entry: 'nothing:0' }],
    })
    expect((await newsOf(stranger, id)).refusals).toEqual([])
    await expect.poll(() => told).toEqual(['refused', 'refused'])
    await revokeDesk(owner, 'Forger')
    expect((await newsOf(other, id)).refusals).toEqual([])
    expect((await admittedDesks(owner))[0]).toMatchObject({ refused: 2 })
  })

  /** An entry of a device that had seen these. */
  const following = (device: string, ...seen: readonly Arriving[]): Entry => {
    const sorted = seen.toSorted((a, b) => a.number - b.number)
    const entry = {
      ...(log[9] as Entry),
      device,
      number: (sorted.at(-1)?.number ?? 0) + 1,
      previous: Buffer.concat(sorted.map(({ hash }) => hash)),
    }
    return { ...entry, hash: hashOfEntry(entry) }
  }
  test('nobody goes on under a device’s name who had not seen its last entry, however far behind', async () => {
    const one = await desk('Laptop 1')
    await appendToHub(one, id, log.slice(0, 10))
    const own = following('other', log[9] as Entry)
    await appendToHub(one, id, [own])
    // the first desk goes on for a while without having seen it
    await appendToHub(one, id, log.slice(10, 60))
    await expect(appendToHub(one, id, [following('other', log[59] as Entry)])).rejects.toThrow(/does not follow the earlier entries/)
    const both = following('third', own, log[59] as Entry)
    const further = following('fourth', both)
    await appendToHub(one, id, [both, further, following('fifth', log[59] as Entry)])
    await appendToHub(one, id, [following('other', further)])
    const { rows } = await owner.query('SELECT cardinality(heads)::integer AS heads FROM shinpan.tournament WHERE id = $1', [id])
    expect(rows).toEqual([{ heads: 2 }])
  })

  test('refuses another entry under a name that it holds', async () => {
    const one = await desk('Laptop 1')
    await appendToHub(one, id, log)
    const forked = changed(log.length - 1, { by: 'somebody else' }, true).slice(-1)
    await expect(appendToHub(one, id, forked)).rejects.toThrow(/another entry has this name/)
  })

  test('a desk reads only the tournaments it is admitted to, and writes nothing but by appending', async () => {
    const [one, stranger] = [await desk('Laptop 1'), await desk('Elsewhere', Buffer.alloc(32, 7))]
    await appendToHub(one, id, log)
    expect(await all(stranger)).toEqual([])
    expect((await tournamentsIn(stranger)).length).toBe(1)
    await expect(appendToHub(stranger, id, log)).rejects.toThrow(/does not admit this laptop/)
    for (const trial of [
      'DELETE FROM shinpan.entry',
      `UPDATE shinpan.entry SET body = '{}'`,
      'TRUNCATE shinpan.entry',
      'DROP TABLE shinpan.entry',
      `INSERT INTO shinpan.member SELECT current_user, id FROM shinpan.tournament`,
      'UPDATE shinpan.desk SET revoked = NULL',
      'SELECT * FROM shinpan.refused',
      'CREATE TABLE shinpan.mine (x int)',
      `ALTER ROLE CURRENT_USER SUPERUSER`,
    ])
      await expect(one.query(trial), trial).rejects.toThrow(/permission denied|must be|only roles/i)
    expect((await all(one)).length).toBe(log.length)
  })

  test('a revoked desk is put out at once and stays out', async () => {
    const address = await admitDesk(owner, addressOf(), 'Laptop 1', { id, name: 'Hub' })
    const one = await connectTo(address)
    await appendToHub(one, id, log.slice(0, 10))
    const ended = new Promise((resolve) => one.once('end', resolve))
    await revokeDesk(owner, 'Laptop 1')
    await ended
    await expect(appendToHub(one, id, log)).rejects.toThrow()
    await expect(connectTo(address)).rejects.toMatchObject({ kind: 'closed' })
  })

  test('one batch of several devices, an entry of it twice: each once, and how far each device reaches', async () => {
    const one = await desk('Laptop 1')
    const own = log.slice(0, 20)
    const branch = branchOf(log.slice(0, 10))
    expect(await appendToHub(one, id, [...own, ...branch, ...own.slice(15)])).toBe(own.length + branch.length)
    const reach = Object.fromEntries([...own, ...branch].map(({ device, number }) => [device, number]))
    expect(Object.fromEntries((await reachOf(one, id)).reach)).toEqual(reach)
    expect(await appendToHub(one, id, log.slice(20, 30))).toBe(30 + branch.length)
  })

  test('two appending at once: who has read up to a position never misses one before it that is committed later', async () => {
    const [slow, fast, reader] = [await desk('Slow'), await desk('Fast'), await desk('Reader')]
    await appendToHub(slow, id, log.slice(0, 10))
    await slow.query('BEGIN')
    await appendToHub(slow, id, log.slice(10, 20))
    // without an order it would take the positions after those and be visible before them
    const second = appendToHub(fast, id, log.slice(0, 10).concat(branchOf(log.slice(0, 10))))
    await waitingFor(owner)
    expect((await entriesAfterHubs(reader, id, 10, 100)).length).toBe(0)
    await slow.query('COMMIT')
    await second
    const seen = await entriesAfterHubs(reader, id, 10, 100)
    expect(seen.map(({ position }) => position)).toEqual(seen.map((_, n) => n + 11))
    expect(seen.length).toBe(11)
  })

  test('who was away asks for what lies behind its reach, whoever wrote it', async () => {
    const [one, two] = [await desk('Laptop 1'), await desk('Laptop 2')]
    await appendToHub(one, id, log.slice(0, 100))
    const { reach, position } = await reachOf(two, id)
    expect(position).toBe(100)
    expect(await firstUnknown(two, id, reach)).toBe(undefined)
    await appendToHub(one, id, branchOf(log.slice(0, 100)))
    await appendToHub(one, id, log.slice(100))
    expect(await firstUnknown(two, id, reach)).toBe(100)
    expect(await firstUnknown(two, id, new Map())).toBe(0)
  })

  test('whoever listens hears of it', async () => {
    const [one, two] = [await desk('Laptop 1'), await desk('Laptop 2')]
    const { promise, resolve } = Promise.withResolvers<number>()
    await listenForNotices(two, id, { heard: resolve })
    await appendToHub(one, id, log.slice(0, 5))
    expect(await promise).toBe(5)
  })

  test('a name of a device belongs to whom it was given first', async () => {
    const [one, two] = [await desk('Laptop 1'), await desk('Laptop 2')]
    expect(await claimDevice(one, id, 'abc')).toBe(true)
    expect(await claimDevice(one, id, 'abc')).toBe(true)
    expect(await claimDevice(two, id, 'abc')).toBe(false)
    // once that desk is revoked, as after a new admission, the name is free
    await revokeDesk(owner, 'Laptop 1')
    expect(await claimDevice(two, id, 'abc')).toBe(true)
  })

  test('a desk that is connected all day was seen just now, though it connected in the morning', async () => {
    const one = await desk('Laptop 1')
    await owner.query(`UPDATE shinpan.desk SET seen = now() - interval '8 hours'`)
    await one.query('SELECT * FROM shinpan.here($1, $2, $3)', [id, 'abc', '[]'])
    const [seen] = await admittedDesks(owner)
    expect(Date.now() - (seen?.seen?.getTime() ?? 0)).toBeLessThan(60_000)
  })

  test('a name of a laptop is free again once it was shut out, and as long as it never came; not while it is in use', async () => {
    const never = await admitDesk(owner, addressOf(), 'Anna', { id, name: 'Hub' })
    const anna = await desk('Anna')
    await expect(connectTo(never)).rejects.toMatchObject({ kind: 'closed' })
    await claimDevice(anna, id, 'abc')
    await expect(desk('Anna')).rejects.toThrow(/there is already/)
    await revokeDesk(owner, 'Anna')
    await claimDevice(await desk('Anna'), id, 'abc')
    await revokeDesk(owner, 'Anna')
    expect((await admittedDesks(owner)).map(({ name, revoked }) => [name, revoked !== null])).toEqual(
      Array.from({ length: 3 }, () => ['Anna', true]),
    )
  })
})

/** An entry by another device that had seen these and no more. */
const branchOf = (seen: readonly Entry[]): readonly Entry[] => {
  const last = seen.at(-1)
  if (!last) throw new Error('nothing was seen')
  const entry = { ...last, device: 'other', number: last.number + 1, previous: last.hash }
  return [{ ...entry, hash: hashOfEntry(entry) }]
}

/** Waits until a connection waits for a lock. */
const waitingFor = async (owner: Client): Promise<void> => {
  for (;;) {
    const { rowCount } = await owner.query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`)
    if (rowCount) return
  }
}
