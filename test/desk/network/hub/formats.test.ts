import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logEntries, newestHead } from '../../../../db/log/read.ts'
import { hubOf } from '../../../../desk/context/hub-ties.ts'
import { admitDesk, admittedDesks, initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf } from '../../../../desk/network/hub/connect.ts'
import { appendToHub } from '../../../../desk/network/hub/hub.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { HUB_FORMAT } from '../../../../desk/network/hub/schema.ts'
import { aLaptop, inState, type Laptop, openOf, together } from './a-laptop.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

const SOON = { timeout: 40_000 }

/** Published steps, in their original text. */
const STEPS = ['a598fa81029e15d01b5ee772616267bd30e37aad02f077472f19554eb6104f32']

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
    await initHub(owner)
    const one = await aLaptop({ folder, postgres: hub, count: ++count })
    const other = await aLaptop({ folder, postgres: hub, count: ++count })
    await owner.query('UPDATE shinpan.about SET format = format - 1')
    await again(one)
    await again(other)
    await record(one, 'E draw')
    await expect.poll(async () => (await owner.query(`SELECT 1 FROM shinpan.entry WHERE kind = 'event'`)).rowCount, SOON).toBe(1)
    for (const made of [one, other])
      await expect.poll(() => advice(made), SOON).toEqual([expect.stringMatching(/^\|The hub has an older version.*shinpan hub init/)])
    await expect(admitDesk(owner, hub.url, 'New', namedTournamentIn(openOf(one).db))).rejects.toThrow(
      /its owner must upgrade it with shinpan hub init/,
    )
    const { id } = namedTournamentIn(openOf(one).db)
    const forged = [...logEntries(openOf(one).db)].slice(-1).map((entry) => ({ ...entry, number: entry.number + 1, body: '{}' }))
    const role = await connectTo(hubOf(one.desk.context.home, id) ?? '')
    await expect(appendToHub(role, id, forged)).rejects.toMatchObject({ kind: 'refused' })

    // a step that makes a function again takes the rights of the desks
    const step = `REVOKE EXECUTE ON FUNCTION shinpan.append FROM ${(await admittedDesks(owner)).map(({ role }) => role).join()}`
    expect(await initHub(owner, [...HUB_FORMAT.slice(1), step])).toMatchObject({ was: HUB_FORMAT.length - 1, format: HUB_FORMAT.length })
    await expect(appendToHub(role, id, forged)).rejects.toMatchObject({ kind: 'refused' })
    await endOf(role)
    expect((await admittedDesks(owner)).map(({ refused, refusals }) => [refused, refusals.map(({ why }) => why)])).toEqual([
      [2, ['SHHSH', 'SHHSH']],
      [0, []],
    ])
    await record(one, '* note after')
    await inState(one, 'together')
    const mine = newestHead(openOf(one).db)?.hash
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
})
