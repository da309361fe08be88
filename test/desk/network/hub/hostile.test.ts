import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import { type Entry, hashOfEntry } from '../../../../db/log/entry.ts'
import { logEntries, newestHead } from '../../../../db/log/read.ts'
import { createDesk, type Desk } from '../../../../desk/api/desk.ts'
import { handlers } from '../../../../desk/api/handlers.ts'
import { runCommand } from '../../../../desk/cli/run.ts'
import { tieToHub } from '../../../../desk/context/hub-ties.ts'
import { admitDesk, initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf, type HubConnection } from '../../../../desk/network/hub/connect.ts'
import { appendToHub } from '../../../../desk/network/hub/hub.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { openTournament } from '../../../../desk/storage/files/open.ts'
import { aDesk } from '../../api/a-desk.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

// a stolen laptop, with its address of the hub; and a stranger's hub

describe.runIf(postgresPrograms() !== undefined)('who has a laptop’s address', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-attack-'))
  let postgres: Postgres
  let owner: HubConnection
  let thief: HubConnection
  let one: Desk

  const callsOf = (desk: Desk) => createRouterClient(handlers, { context: { desk: desk.context } })
  const dbOf = ({ context }: Desk) => {
    if (!context.open) throw new Error('no file is open')
    return context.open.db
  }
  const tied = async (desk: Desk, name: string): Promise<void> =>
    tieToHub(desk.context.home, namedTournamentIn(dbOf(desk)).id, await admitDesk(owner, postgres.url, name, namedTournamentIn(dbOf(desk))))
  const standing = ({ context }: Desk) => context.open?.hub
  const until = async (is: () => boolean): Promise<void> => {
    while (!is()) await after(20)
  }

  beforeAll(async () => {
    postgres = await startPostgres(['track_functions=all'])
    owner = await connectTo(postgres.url)
    await initHub(owner)
    const home = join(folder, 'one')
    mkdirSync(home)
    one = createDesk({ folder: home, home })
    await callsOf(one).tournaments.create({ name: 'Hall', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 2, referee: 'Ann' })
    thief = await connectTo(await admitDesk(owner, postgres.url, 'stolen', namedTournamentIn(dbOf(one))))
    await tied(one, 'one')
    await until(() => standing(one)?.state === 'together')
  })
  afterAll(async () => {
    one.close()
    await endOf(thief)
    await endOf(owner)
    await postgres.close()
    rmSync(folder, { recursive: true })
  })

  test('makes no functions, becomes nobody else, leads no name elsewhere, reads nobody’s password', async () => {
    for (const trial of [
      'SET ROLE owner',
      'SET SESSION AUTHORIZATION owner',
      `CREATE FUNCTION shinpan.hash_of(text) RETURNS bytea LANGUAGE sql AS $$ SELECT ''::bytea $$`,
      'CREATE FUNCTION public.encode(bytea, text) RETURNS text LANGUAGE sql AS $$ SELECT $2 $$',
      `CREATE OR REPLACE FUNCTION shinpan.claim(wanted bytea, name text) RETURNS boolean LANGUAGE sql AS $$ SELECT true $$`,
      'CREATE SCHEMA mine',
      'ALTER TABLE shinpan.entry DISABLE ROW LEVEL SECURITY',
      'CREATE POLICY all_of_it ON shinpan.entry USING (true)',
      'SELECT rolpassword FROM pg_authid',
      `COPY shinpan.entry TO '/tmp/entries'`,
      `COPY (SELECT 1) TO PROGRAM 'id'`,
      `SELECT pg_read_file('/etc/passwd')`,
      'CREATE EXTENSION dblink',
      'SELECT shinpan.hash_of(1, 1, 1, 1, 1, 1, 1, NULL)',
    ])
      await expect(thief.query(trial), trial).rejects.toThrow(/permission denied|must be|does not exist|only roles/i)
    const rights = async () =>
      (
        await owner.query(
          `SELECT oid::regclass::text, relacl::text FROM pg_class WHERE relnamespace = 'shinpan'::regnamespace ORDER BY oid`,
        )
      ).rows
    const before = await rights()
    // the server reports that it granted nothing
    await thief.query('GRANT ALL ON shinpan.entry TO PUBLIC')
    expect(await rights()).toEqual(before)
    // names of its own before ours: the functions look elsewhere
    await thief.query('CREATE TEMP TABLE member (role name, tournament bytea); CREATE TEMP TABLE entry (LIKE shinpan.entry)')
    await thief.query('SET search_path = pg_temp, shinpan')
    await thief.query(`SET row_security = off`)
    await expect(thief.query('SELECT * FROM shinpan.entry')).rejects.toThrow(/row-level security/)
    await thief.query(`SET row_security = on`)
    expect((await thief.query('SELECT * FROM shinpan.desk')).rows).toHaveLength(1)
  })

  test('has ten connections and no more', async () => {
    const address = await admitDesk(owner, postgres.url, 'many', namedTournamentIn(dbOf(one)))
    const all = await Promise.allSettled(Array.from({ length: 14 }, () => connectTo(address)))
    for (const each of all) if (each.status === 'fulfilled') await endOf(each.value)
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  /** Continues the hub's entries with a valid hash, as a stranger's program could send it. */
  const forged = (more: Partial<Entry>): Entry => {
    const newest = newestHead(dbOf(one))
    if (!newest) throw new Error('nothing is there')
    const last = [...logEntries(dbOf(one))].at(-1) as Entry
    const entry = { ...last, device: 'thief', number: last.number + 1, previous: last.hash, ...more }
    return { ...entry, hash: hashOfEntry(entry) }
  }

  test('forges an entry: no other desk sees it, and each is shown who sent what, at once and without losing the hub', async () => {
    const { id } = namedTournamentIn(dbOf(one))
    const before = newestHead(dbOf(one))
    await expect(appendToHub(thief, id, [{ ...forged({}), body: '{}' }])).rejects.toMatchObject({ kind: 'refused' })
    const advice = async () => (await callsOf(one).saving()).hubAdvice
    await expect.poll(advice, { timeout: 20_000 }).toMatchObject([
      {
        short: { en: 'hub refused stolen' },
        says: { en: expect.stringMatching(/refused entries of stolen once .* entry thief:\d+: its hash does not fit/) },
      },
    ])
    expect(standing(one)?.state).toBe('together')
    expect(newestHead(dbOf(one))).toEqual(before)
  })

  test('sends entries that no desk takes: all others go on together without them, and say which it is', async () => {
    const id = namedTournamentIn(dbOf(one)).id
    const bad: readonly Partial<Entry>[] = [
      { kind: 'no kind' },
      { body: `{"name":"${'x'.repeat(1_000_000)}"}` },
      { body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` },
      { body: '"\\ud800\\u0000"' },
      { kind: 'event', version: 1, body: '{"hand":"nowhere","text":"E discard 1z","at":1}' },
      { by: 'x'.repeat(1_000_000), body: '{' },
      { at: '\u202egnp.exe', body: 'null' },
    ]
    for (const [n, more] of bad.entries()) await appendToHub(thief, id, [forged({ device: `thief ${n}`, ...more })])
    await expect(appendToHub(thief, id, [forged({ by: 'a\0b' })])).rejects.toThrow()
    await until(() => standing(one)?.state === 'apart')
    expect(standing(one)).toMatchObject({ trouble: 'refused', why: { en: expect.stringMatching(/of device thief 0/) } })
    const [table] = await callsOf(one).tables.list()
    await callsOf(one).tables.record({ table: table?.id ?? '', text: 'E draw', by: 'one\0' })
    await owner.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1 AND usename <> current_user', [
      'shinpan',
    ])
    const mine = [...logEntries(dbOf(one))].at(-1)?.hash
    const arrived = async () => (await owner.query('SELECT by FROM shinpan.entry WHERE hash = $1', [mine])).rows as { by: string }[]
    while ((await arrived()).length === 0) await after(100)
    expect(await arrived()).toEqual([{ by: 'one\ufffd' }])
    expect(verify(dbOf(one))).toMatchObject({ ok: true })
    expect([...logEntries(dbOf(one))].filter(({ device }) => device.startsWith('thief'))).toEqual([])
  })

  test('keeps no new laptop out: it joins with all that verifies, says what it left, and goes on with the others', async () => {
    const said: string[] = []
    const home = process.env.SHINPAN_HOME
    process.env.SHINPAN_HOME = join(folder, 'new home')
    const file = join(folder, 'new.shinpan')
    const address = await admitDesk(owner, postgres.url, 'new', namedTournamentIn(dbOf(one)))
    const code = await runCommand(['join', '--postgres', address, '--db', file], {
      say: (line) => said.push(line),
      complain: (line) => said.push(line),
    })
    process.env.SHINPAN_HOME = home
    expect(code, said.join('\n')).toBe(0)
    expect(said.filter((line) => /^wrong entries were left at the hub.*entry \d+ of device thief/.test(line))).toHaveLength(2)
    const joined = createDesk({ folder: join(folder, 'new home'), home: join(folder, 'new home') })
    onTestFinished(() => joined.close())
    openTournament(joined.context, file)
    const logOf = (desk: Desk): readonly string[] => [...logEntries(dbOf(desk))].map(({ hash }) => hash.toString('hex'))
    expect(logOf(joined)).toEqual(logOf(one))
    expect(verify(dbOf(joined))).toMatchObject({ ok: true })
    const [table] = await callsOf(joined).tables.list()
    await callsOf(joined).tables.record({ table: table?.id ?? '', text: '* note from the new one', by: 'new' })
    await until(() => logOf(one).length === logOf(joined).length)
    expect(logOf(one)).toEqual(logOf(joined))
  })

  test('wakes everybody without end: the laptops go on entering', async () => {
    const id = namedTournamentIn(dbOf(one)).id.toString('hex')
    const noise = await connectTo(await admitDesk(owner, postgres.url, 'noise', namedTournamentIn(dbOf(one))))
    let goes = true
    const asked = async () =>
      (await owner.query<{ calls: number }>(`SELECT calls::integer FROM pg_stat_user_functions WHERE funcname = 'refusals'`)).rows[0]
        ?.calls ?? 0
    // earlier queries are counted a second later
    await after(1500)
    const [before, began] = [await asked(), performance.now()]
    const flood = (async () => {
      while (goes) {
        await noise.query(`SELECT pg_notify('shinpan', '${id} 9' || repeat('x', 7000)) FROM generate_series(1, 200)`)
        await noise.query(`SELECT pg_notify('shinpan', 'refused ${id}')`)
      }
    })()
    const [table] = await callsOf(one).tables.list()
    const took: number[] = []
    for (let n = 0; n < 20; n++) {
      const began = performance.now()
      await callsOf(one).tables.record({ table: table?.id ?? '', text: '* note x', by: 'one' })
      took.push(performance.now() - began)
      await after(10)
    }
    await after(3000)
    goes = false
    await flood
    // and so is this: once a second, and once at each connection, of which the flood may cost one every half second
    await after(1500)
    expect((await asked()) - before).toBeLessThanOrEqual(2 + (2 * (performance.now() - began)) / 1000)
    await endOf(noise)
    console.log(
      `acts under a flood of notices: ${Math.round(took.toSorted((a, b) => a - b)[10] ?? 0)} ms, at most ${Math.round(Math.max(...took))} ms`,
    )
    expect(took.toSorted((a, b) => a - b)[10]).toBeLessThan(1000)
  })
})

/** Claims to be PostgreSQL, admits every client, and then answers each query with `answers`, without ever closing the connection. */
const falseHub = async (answers: (query: string, socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let isIn = false
    socket.on('data', (bytes: Buffer) => {
      if (!isIn) {
        isIn = true
        socket.write(Buffer.concat([message('R', Buffer.alloc(4)), READY]))
        return
      }
      const text = bytes.toString('latin1')
      if (!text.startsWith('X')) answers(text, socket)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `postgres://x:y@127.0.0.1:${(server.address() as { port: number }).port}/hub`
}
const message = (kind: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const READY = message('Z', Buffer.from('I'))
const column = Buffer.concat([Buffer.from('format\0'), Buffer.alloc(6), Buffer.from([0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0])])
const HEAD = message('T', Buffer.concat([Buffer.from([0, 1]), column]))
const row = (text: string): Buffer => {
  const size = Buffer.alloc(4)
  size.writeInt32BE(text.length)
  return message('D', Buffer.concat([Buffer.from([0, 1]), size, Buffer.from(text)]))
}

/** The desk of a tournament that is tied to an address. */
const tiedTo = async (address: string) => {
  const made = aDesk()
  await made.calls.tournaments.create({ name: 'Hall', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'Ann' })
  const { open, home } = made.desk.context
  if (!open) throw new Error('no file is open')
  tieToHub(home, namedTournamentIn(open.db).id, address)
  return made
}

const LINE = row('x'.repeat(1_000_000))
test.each<[string, (query: string, socket: Socket) => void]>([
  [
    'rows without end',
    (_, socket) => {
      socket.write(HEAD)
      const more = (): void => {
        while (!socket.destroyed && socket.write(LINE));
        if (!socket.destroyed) socket.once('drain', more)
      }
      more()
    },
  ],
  [
    'an error of a megabyte in many lines',
    (_, socket) => socket.write(message('E', Buffer.from(`SERROR\0C28000\0M${'x\n\u001b[31m'.repeat(200_000)}\0\0`))),
  ],
  ['wrong rows', (_, socket) => socket.write(Buffer.concat([HEAD, row('{"a":'), message('C', Buffer.from('SELECT 1\0')), READY]))],
])('a hub that answers with %s: the desk says that it is apart, goes on, and closes', { timeout: 60_000 }, async (_, answers) => {
  const { desk, calls } = await tiedTo(await falseHub(answers))
  const before = process.memoryUsage().rss
  while (desk.context.open?.hub?.state !== 'apart') await after(20)
  const why = desk.context.open.hub.why
  expect(why.en.length).toBeLessThan(500)
  expect(why.en).not.toMatch(/\p{Cc}/u)
  expect(process.memoryUsage().rss - before).toBeLessThan(1_500_000_000)
  const [table] = await calls.tables.list()
  await calls.tables.record({ table: table?.id ?? '', text: 'E draw', by: 'x' })
  desk.close()
})
