import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, head } from '../../../../db/log/read.ts'
import { admitDesk, admittedDesks, initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf } from '../../../../desk/network/hub/connect.ts'
import { append } from '../../../../desk/network/hub/hub.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { HUB_FORMAT } from '../../../../desk/network/hub/schema.ts'
import { tieToHub } from '../../../../desk/network/hub/ties.ts'
import { PRESENCE } from '../../../../desk/network/hub/unversioned-schema.ts'
import { aDesk } from '../../api/a-desk.ts'
import { aLaptop, inState, type Laptop, openOf, together } from './a-laptop.ts'
import { badNetwork } from './bad-network.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

const SOON = { timeout: 40_000 }

/** The grants of a desk's role in the first format. */
const FIRST_GRANTS = [
  'USAGE ON SCHEMA shinpan',
  'SELECT ON shinpan.about, shinpan.tournament, shinpan.desk, shinpan.member, shinpan.device, shinpan.entry',
  'EXECUTE ON FUNCTION shinpan.append, shinpan.note_refused, shinpan.claim',
]

/** Published steps, in their original text. */
const STEPS = [
  '07eca59ad6b94604abc4fb7a4d3e29116e23952100ddb7a73c1331a772d589e6',
  '51530896cd606c7a7a23c01b32549e990e7ab62cfabf1fa2795f3b5c98f3769e',
  '96304d5009370afa98dfe77681e9359f35b88491000780102ed5ac58f18a9711',
]

test('the steps of a hub’s format stay as they were published', () => {
  expect(HUB_FORMAT.map((step) => createHash('sha256').update(step).digest('hex'))).toEqual(STEPS)
})

describe.runIf(postgresPrograms() !== undefined)('a hub of another version than the desk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-formats-'))
  let postgres: Postgres
  let count = 0

  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.close()
    rmSync(folder, { recursive: true })
  })

  /** A database of its own. */
  const base = async (name: string): Promise<Postgres> => {
    const server = await connectTo(postgres.url)
    await server.query(`CREATE DATABASE ${name}`)
    await endOf(server)
    return { ...postgres, url: postgres.url.replace(/postgres$/, name) }
  }
  const record = ({ calls, tables }: Laptop, text: string) => calls.tables.record({ table: tables[0] ?? '', text, by: 'x' })
  const again = async (made: Laptop): Promise<void> => {
    made.network.become('cut')
    await inState(made, 'apart')
    made.network.become('open')
  }
  const advice = async ({ calls }: Laptop): Promise<readonly string[]> =>
    (await calls.saving()).hubAdvice.map(({ short, says }) => `${short?.en ?? ''}|${says.en}`)

  test('newer: desks go on exchanging and are told to update; only below what it takes at least they wait, and lose nothing', async () => {
    const hub = await base('newer')
    const owner = await connectTo(hub.url)
    await initHub(owner)
    await owner.query(`
      ALTER TABLE shinpan.entry ADD COLUMN season integer NOT NULL DEFAULT 2026;
      ALTER TABLE shinpan.about ADD COLUMN said text;
      CREATE FUNCTION shinpan.more() RETURNS integer LANGUAGE sql AS 'SELECT 1';
      UPDATE shinpan.about SET format = ${HUB_FORMAT.length + 1}`)
    const one = await aLaptop({ folder, postgres: hub, count: ++count })
    const other = await aLaptop({ folder, postgres: hub, count: ++count }, one)
    await record(one, 'E draw')
    await record(other, '* note here')
    await together(one, other)
    for (const made of [one, other])
      await expect.poll(() => advice(made), SOON).toEqual([expect.stringMatching(/^update Shinpan\|The hub has a newer version/)])

    await owner.query('UPDATE shinpan.about SET least = format')
    await again(one)
    await expect.poll(() => openOf(one).hub, SOON).toMatchObject({ state: 'apart', trouble: 'update' })
    await record(one, '* note waits')
    await record(other, '* note goes over')
    expect((await one.calls.saving()).hub).toMatchObject({ why: { en: expect.stringMatching(/accepts only newer versions/) } })
    await owner.query('UPDATE shinpan.about SET least = 1')
    await together(one, other)
    expect(JSON.stringify((await other.calls.tables.state({ table: one.tables[0] ?? '' })).acts)).toContain('waits')
    await endOf(owner)
  })

  test('older: desks go on, and say that its owner is to bring it up; that happens under their hands, and old notes and names stay', async () => {
    const hub = await base('older')
    const owner = await connectTo(hub.url)
    await owner.query(`CREATE SCHEMA shinpan;
      CREATE TABLE shinpan.about (one boolean PRIMARY KEY DEFAULT true CHECK (one), id uuid NOT NULL DEFAULT gen_random_uuid(), format integer NOT NULL);
      INSERT INTO shinpan.about (format) VALUES (1)`)
    await owner.query(HUB_FORMAT[0] ?? '')
    await owner.query(PRESENCE)
    const laptops = [await firstFormat(owner, hub), await firstFormat(owner, hub)] as const
    const [one] = laptops
    await record(one, 'E draw')
    await expect.poll(async () => (await owner.query(`SELECT 1 FROM shinpan.entry WHERE kind = 'event'`)).rowCount, SOON).toBe(1)
    await expect.poll(() => advice(one), SOON).toEqual([expect.stringMatching(/^\|The hub has an older version.*shinpan hub init/)])
    await expect(admitDesk(owner, hub.url, 'New', namedTournamentIn(openOf(one).db))).rejects.toThrow(
      /its owner must upgrade it with shinpan hub init/,
    )
    const { id } = namedTournamentIn(openOf(one).db)
    const forged = [...entries(openOf(one).db)].slice(-1).map((entry) => ({ ...entry, number: entry.number + 1, body: '{}' }))
    const role = await connectTo(one.address)
    await expect(append(role, id, forged)).rejects.toMatchObject({ kind: 'refused' })

    expect(await initHub(owner)).toMatchObject({ was: 1, format: HUB_FORMAT.length })
    await expect(append(role, id, forged)).rejects.toMatchObject({ kind: 'refused' })
    await endOf(role)
    expect((await admittedDesks(owner)).map(({ refused, refusals }) => [refused, refusals.map(({ why }) => why)])).toEqual([
      [2, ['SHHSH', 'SHHSH']],
      [0, []],
    ])
    await record(one, '* note after')
    await inState(one, 'together')
    const mine = head(openOf(one).db)?.hash
    const heads = async () =>
      (
        await owner.query<{ heads: string[] }>(
          `SELECT ARRAY(SELECT encode(h, 'hex') FROM unnest(heads) h) AS heads FROM shinpan.tournament WHERE id = $1`,
          [id],
        )
      ).rows[0]?.heads
    await expect.poll(heads, SOON).toEqual([mine])
    await again(one)
    // it is notified of its own forged entry, and not of the hub's age again
    await expect.poll(() => advice(one), SOON).toEqual([expect.stringMatching(/^hub refused .*twice|2 times/)])
    await endOf(owner)
  })

  /** A laptop with a tournament of its own that was admitted while the hub had its first format. */
  const firstFormat = async (owner: Client, hub: Postgres): Promise<Laptop & { readonly address: string }> => {
    const home = mkdtempSync(join(folder, 'old-'))
    const made = aDesk({ folder: home, home, now: () => new Date() })
    const name = `Old ${++count}`
    const role = `shinpan_old_${count}`
    await made.calls.tournaments.create({ name, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' })
    const { id } = namedTournamentIn(openOf(made).db)
    await owner.query('INSERT INTO shinpan.tournament (id, name) VALUES ($1, $2)', [id, name])
    await owner.query('INSERT INTO shinpan.desk (role, name) VALUES ($1, $2)', [role, name])
    await owner.query('INSERT INTO shinpan.member (role, tournament) VALUES ($1, $2)', [role, id])
    await owner.query(`CREATE ROLE ${role} LOGIN`)
    for (const grant of FIRST_GRANTS) await owner.query(`GRANT ${grant} TO ${role}`)
    const network = await badNetwork(hub.port)
    const address = hub.url.replace('owner@', `${role}@`)
    tieToHub(home, id, address.replace(`:${hub.port}/`, `:${network.port}/`))
    await inState(made, 'together')
    return { ...made, network, name, address, tables: (await made.calls.tables.list()).map((table) => table.id) }
  }
})
