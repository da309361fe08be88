import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { logEntries } from '../../../../db/log/read.ts'
import { runCommand } from '../../../../desk/cli/run.ts'
import { admitDesk, admittedDesks, initHub, revokeDesk } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf, type HubConnection } from '../../../../desk/network/hub/connect.ts'
import { appendToHub, claimDevice, entriesAfterHubs, newsOf, reachOf } from '../../../../desk/network/hub/hub.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import type { ADesk } from '../../api/a-desk.ts'
import { aLaptop, openOf } from './a-laptop.ts'
import { ownFile, type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

// a rented PostgreSQL: no superuser, a private database, passwords by SCRAM

describe.runIf(postgresPrograms() !== undefined)('a hub whose owner is no superuser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-managed-'))
  const listed =
    'host all owner 127.0.0.1/32 trust\nhost elsewhere all 127.0.0.1/32 reject\nhost club,lent all 127.0.0.1/32 scram-sha-256\n'
  let server: Postgres
  let root: HubConnection
  let keeper: HubConnection
  let count = 0

  /** The same server as its tenant knows it. */
  const rented = (base = 'club', role = 'keeper'): Postgres => ({
    ...server,
    url: `postgres://${role}:a%3Ab@127.0.0.1:${server.port}/${base}`,
  })

  beforeAll(async () => {
    server = await startPostgres([`hba_file=${ownFile(`${folder}.hba`, listed)}`])
    root = await connectTo(server.url)
    await root.query(`CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'a:b'`)
    await root.query(`CREATE ROLE plain LOGIN PASSWORD 'a:b'`)
    await root.query('CREATE DATABASE club OWNER keeper')
    await root.query('CREATE DATABASE lent')
    await root.query('REVOKE CONNECT ON DATABASE club, lent FROM PUBLIC')
    await root.query('GRANT CONNECT, CREATE ON DATABASE lent TO keeper')
    await root.query('GRANT CONNECT ON DATABASE lent TO plain')
    keeper = await connectTo(rented().url)
    expect(await run('hub', 'init', '--postgres', rented().url)).toMatchObject({ code: 0 })
  })
  afterAll(async () => {
    await endOf(keeper)
    await endOf(root)
    await server.close()
    rmSync(folder, { recursive: true })
    rmSync(`${folder}.hba`)
  })

  const run = async (...words: string[]) => {
    const [said, complained]: [string[], string[]] = [[], []]
    const code = await runCommand(words, { say: (line) => said.push(line), complain: (line) => complained.push(line) })
    return { code, said, complained }
  }
  const laptop = () => aLaptop({ folder, postgres: rented(), count: ++count })
  const tournamentOf = (made: ADesk) => namedTournamentIn(openOf(made).db)
  const desk = async (made: ADesk, name: string): Promise<HubConnection> => {
    const client = await connectTo(await admitDesk(keeper, rented().url, name, tournamentOf(made)))
    onTestFinished(() => endOf(client))
    return client
  }
  /** Expects that a still open connection can neither read nor write. */
  const expectShutOut = async (client: HubConnection, made: ADesk): Promise<void> => {
    const { id } = tournamentOf(made)
    const log = [...logEntries(openOf(made).db)]
    expect(await entriesAfterHubs(client, id, 0, 100)).toEqual([])
    await expect(reachOf(client, id)).rejects.toMatchObject({ kind: 'closed' })
    await expect(appendToHub(client, id, log)).rejects.toMatchObject({ kind: 'closed' })
    await expect(claimDevice(client, id, 'x')).rejects.toMatchObject({ kind: 'closed' })
    await expect(client.query('SELECT * FROM shinpan.here($1, $2, $3)', [id, 'x', '[]'])).rejects.toMatchObject({ code: 'SHREV' })
    expect((await newsOf(client, id)).refusals).toEqual([])
    for (const table of ['tournament', 'member', 'device', 'entry'])
      expect((await client.query(`SELECT * FROM shinpan.${table}`)).rows, table).toEqual([])
  }

  test('a laptop is admitted, joins, exchanges, is listed and shut out: its open connection ends, and it comes in no more', async () => {
    const made = await laptop()
    await made.calls.tables.record({ table: made.tables[0] ?? '', text: 'E draw', by: 'x' })
    const other = await desk(made, 'Anna')
    const { id } = tournamentOf(made)
    await expect.poll(async () => (await entriesAfterHubs(other, id, 0, 100)).at(-1)?.kind).toBe('event')
    const { said } = await run('hub', 'list', '--postgres', rented().url)
    expect(said.map((line) => line.split('  ')[0])).toEqual(expect.arrayContaining([made.name, 'Anna']))
    const ended = new Promise((resolve) => other.once('end', resolve))
    expect(await run('hub', 'revoke', 'Anna', '--postgres', rented().url)).toMatchObject({ code: 0, complained: [] })
    await ended
    const address = await admitDesk(keeper, rented().url, 'Ben', tournamentOf(made))
    await revokeDesk(keeper, 'Ben')
    await expect(connectTo(address)).rejects.toMatchObject({
      kind: 'closed',
      text: { en: expect.stringMatching(/does not admit this laptop/) },
    })
    await revokeDesk(keeper, made.name)
    await expect.poll(() => openOf(made).hub, { timeout: 60_000 }).toMatchObject({ state: 'apart', trouble: 'closed' })
  })

  test('who holds something open holds up nobody who shuts him out', async () => {
    const made = await laptop()
    const thief = await desk(made, 'Thief')
    await thief.query('BEGIN')
    await claimDevice(thief, tournamentOf(made).id, 'mine')
    expect(await revokeDesk(keeper, 'Thief')).toEqual({ signsIn: false, stays: false })
  })

  test('where the server lets the owner end no connection, the one that is open reads and writes nothing any more, and that is said', async () => {
    const made = await laptop()
    const other = await desk(made, 'Carl')
    await root.query('ALTER ROLE keeper NOINHERIT')
    onTestFinished(async () => void (await root.query('ALTER ROLE keeper INHERIT CREATEROLE')))
    const ended = await run('hub', 'revoke', 'Carl', '--postgres', rented().url)
    expect(ended).toMatchObject({ code: 0, said: [expect.stringMatching(/Carl is shut out/)] })
    expect(ended.complained).toEqual([expect.stringMatching(/end its open connection/)])
    await expectShutOut(other, made)
    const dora = await desk(made, 'Dora')
    await root.query('ALTER ROLE keeper NOCREATEROLE')
    const both = await run('hub', 'revoke', 'Dora', '--postgres', rented().url)
    expect([both.code, both.complained.length]).toEqual([0, 2])
    await expectShutOut(dora, made)
  })

  test('an owner who may not make roles is told so, by the test, on joining and at the command line, and nobody is admitted', async () => {
    const made = await laptop()
    const before = (await admittedDesks(keeper)).length
    await root.query('ALTER ROLE keeper NOCREATEROLE')
    onTestFinished(async () => void (await root.query('ALTER ROLE keeper CREATEROLE')))
    const address = rented().url
    expect(await made.calls.hub.test({ address })).toMatchObject({ ok: false, says: { en: expect.stringMatching(/CREATEROLE/) } })
    await expect(made.calls.hub.join({ address, name: 'Eva' })).rejects.toThrow(/CREATEROLE/)
    const added = await run('hub', 'add', 'Eva', '--postgres', address, '--db', openOf(made).file)
    expect([added.code, added.complained.join()]).toEqual([1, expect.stringMatching(/CREATEROLE/)])
    expect((await admittedDesks(keeper)).length).toBe(before)
  })

  test('where nobody may connect who is not named, and the owner may name nobody, none is admitted', async () => {
    const made = await laptop()
    const lent = await connectTo(rented('lent').url)
    onTestFinished(() => endOf(lent))
    await initHub(lent)
    await expect(admitDesk(lent, rented('lent').url, 'Fay', tournamentOf(made))).rejects.toThrow(/GRANT CONNECT/)
    expect(await admittedDesks(lent)).toEqual([])
    await root.query('GRANT CONNECT ON DATABASE lent TO PUBLIC')
    const client = await connectTo(await admitDesk(lent, rented('lent').url, 'Fay', tournamentOf(made)))
    await endOf(client)
  })

  test('who may make no schema, and whom the server does not let in from here, is told that', async () => {
    const none = await run('hub', 'init', '--postgres', rented('lent', 'plain').url)
    expect([none.code, none.complained.join()]).toEqual([1, expect.stringMatching(/may not create a hub here/)])
    await expect(connectTo(rented('elsewhere').url)).rejects.toThrow(/pg_hba.conf has no line/)
  })
})
