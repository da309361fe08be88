import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { admitDesk, admittedDesks, initHub, revokeDesk } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf } from '../../../../desk/network/hub/connect.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { certificateFor } from '../../../../desk/network/tablets/certificate.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'
import { aHub } from './a-hub.ts'
import { badNetwork } from './bad-network.ts'
import { ownFile, postgresPrograms } from './postgres.ts'

/** A port at which nothing listens any more. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

describe.runIf(postgresPrograms() !== undefined)('the hub in the setup', () => {
  const hub = aHub(async (folder) => {
    execFileSync('chmod', ['755', folder])
    const { key, certificate } = await certificateFor(join(folder, 'server'), '127.0.0.1', new Date())
    const other = await certificateFor(join(folder, 'other'), '127.0.0.1', new Date())
    writeFileSync(join(folder, 'right.pem'), certificate)
    writeFileSync(join(folder, 'wrong.pem'), other.certificate)
    return [
      'ssl=on',
      `ssl_cert_file=${ownFile(join(folder, 'server.crt'), certificate)}`,
      `ssl_key_file=${ownFile(join(folder, 'server.key'), key)}`,
      `hba_file=${ownFile(join(folder, 'hba.conf'), 'host all owner 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n')}`,
    ]
  })
  const { folder } = hub

  const laptop = async (name = 'Hall'): Promise<ADesk> => {
    const home = join(folder, `laptop-${hub.next()}`)
    mkdirSync(home)
    const made = aDesk({ folder: home, home, now: () => new Date() })
    await made.calls.tournaments.create({ name, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' })
    return made
  }
  const tournamentOf = ({ desk }: ADesk) => {
    if (!desk.context.open) throw new Error('no file is open')
    return namedTournamentIn(desk.context.open.db)
  }
  const admitted = (made: ADesk, name: string): Promise<string> => admitDesk(hub.owner, hub.postgres.url, name, tournamentOf(made))
  const change = (address: string, part: Partial<Record<'username' | 'password' | 'port' | 'hostname' | 'pathname' | 'search', string>>) =>
    Object.assign(new URL(address), part).href

  test('each thing that can be wrong with an address is said in a sentence of its own, and noted without the address', async () => {
    const made = await laptop()
    const address = await admitted(made, 'Said')
    const elsewhere = await admitted(await laptop('Elsewhere'), 'Other')
    const revoked = await admitted(made, 'Stolen')
    await revokeDesk(hub.owner, 'Stolen')
    await hub.owner.query('CREATE DATABASE empty')
    await hub.owner.query('CREATE DATABASE newer')
    const newer = await connectTo(change(hub.postgres.url, { pathname: '/newer' }))
    await initHub(newer)
    await newer.query('UPDATE shinpan.about SET format = 99, least = 98')
    await newer.end()
    const port = await freePort()
    const said: [string, RegExp][] = [
      ['127.0.0.1', /the address of a hub is postgres:/],
      [change(address, { password: '%zz' }), /the address of a hub is postgres:/],
      [change(address, { hostname: 'nowhere.invalid' }), /no machine with this name/],
      [change(address, { port: String(port) }), /nothing listens at this port/],
      [change(address, { search: '?sslmode=require' }), /certificate is not known/],
      [change(address, { search: `?sslrootcert=${join(folder, 'wrong.pem')}` }), /certificate is not known/],
      [change(address, { hostname: 'localhost', search: `?sslrootcert=${join(folder, 'right.pem')}` }), /certificate of another host/],
      [change(address, { search: `?sslrootcert=${join(folder, 'none.pem')}` }), /can't be read/],
      [change(address, { search: '?sslrootcert=/dev/zero' }), /can't be read/],
      [change(address, { search: `?sslrootcert=/${join(folder, 'right.pem')}` }), /can't be read/],
      [change(address, { hostname: 'example.org', search: '?sslmode=disable' }), /switches TLS off/],
      [change(address, { password: 'wrong' }), /refuses the role or the password/],
      [change(address, { password: '' }), /the address has none/],
      [change(address, { pathname: '/nothing' }), /no database with this name/],
      [change(hub.postgres.url, { pathname: '/empty' }), /no hub in this database/],
      [change(hub.postgres.url, { pathname: '/newer' }), /accepts only newer versions of Shinpan/],
      [elsewhere, /admitted to another tournament \(Elsewhere\)/],
      [revoked, /does not admit this laptop/],
    ]
    for (const [asked, sentence] of said) {
      const { ok, says } = await made.calls.hub.test({ address: asked })
      expect([asked, ok, says.en]).toEqual([asked, false, expect.stringMatching(sentence)])
      expect(says.fr).not.toBe(says.en)
      await expect(made.calls.hub.join({ address: asked, name: 'Hall' })).rejects.toMatchObject({ code: 'REFUSED', message: says.en })
    }
    expect((await made.calls.hub.state()).place).toBeNull()
    const { text } = await made.calls.diagnostics()
    expect(text.match(/"tested","ok":false/g)).toHaveLength(said.length)
    for (const secret of [new URL(address).password, new URL(address).username, 'postgres:', 'sslrootcert'])
      expect(text.includes(secret)).toBe(false)
  })

  test('a server that takes TLS away is refused before anything of role or password is said', async () => {
    const made = await laptop()
    const heard: Buffer[] = []
    const stripping = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.on('data', (data) => {
        heard.push(data)
        socket.write('N')
      })
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void stripping.close())
    await once(stripping, 'listening')
    const { port } = stripping.address() as { port: number }
    const address = `postgres://role:secret@127.0.0.1:${port}/hub?sslrootcert=${join(folder, 'right.pem')}`
    const { ok, says } = await made.calls.hub.test({ address })
    expect([ok, says.en]).toEqual([false, 'the hub offers no TLS, or another computer on the network removed it: nothing was sent'])
    expect(Buffer.concat(heard).toString('hex')).toBe('0000000804d2162f')
    expect((await made.calls.diagnostics()).text).toContain('"what":"tested","ok":false,"why":"closed"')
  })

  test('a way that swallows everything is noticed under TLS too, and one that is slow lives', async () => {
    const made = await laptop()
    const network = await badNetwork(hub.postgres.port)
    onTestFinished(() => network.close())
    const over = { port: String(network.port), search: `?sslrootcert=${join(folder, 'right.pem')}` }
    const client = await connectTo(change(await admitted(made, 'Far'), over), 2500)
    onTestFinished(() => endOf(client))
    network.become('slow')
    const { rows } = await client.query(`SELECT repeat('x', 9000), pg_sleep(0.1) FROM generate_series(1, 40)`)
    expect(rows).toHaveLength(40)
    network.become('hole')
    await expect(client.query('SELECT 1')).rejects.toMatchObject({
      kind: 'away',
      text: { en: expect.stringMatching(/the connection is broken/) },
    })
  })

  test('a laptop that is let in joins, says how it stands without role and password, and leaves again', async () => {
    const made = await laptop()
    const { calls, desk, path } = made
    const address = change(await admitted(made, 'Anna'), { search: `?sslrootcert=${join(folder, 'right.pem')}` })
    expect(await calls.hub.test({ address })).toMatchObject({
      ok: true,
      says: { en: `127.0.0.1:${hub.postgres.port} admits this laptop` },
    })
    expect(await calls.hub.join({ address, name: 'unused' })).toMatchObject({ place: `127.0.0.1:${hub.postgres.port}/postgres` })
    while ((await calls.saving()).hub?.state !== 'together') await after(20)
    const state = await calls.hub.state()
    expect(state.answered).toBeInstanceOf(Date)
    for (const shown of [state, await calls.saving(), await calls.diagnostics()])
      for (const secret of [new URL(address).password, new URL(address).username])
        expect(JSON.stringify(shown).includes(secret)).toBe(false)
    expect((await admittedDesks(hub.owner)).some(({ name }) => name === 'unused')).toBe(false)

    expect((await calls.hub.leave()).place).toBeNull()
    while ((await calls.saving()).hub !== null) await after(20)
    expect(readFileSync(join(path, 'hubs.json'), 'utf8').trim()).toBe('{}')
    const { rows } = await hub.owner.query('SELECT count(*)::integer AS entries FROM shinpan.entry WHERE tournament = $1', [
      tournamentOf(made).id,
    ])
    expect(rows).toEqual([{ entries: desk.context.open?.lastPublished?.seq ?? -1 }])
  })

  test('with the owner’s address a laptop is admitted under its name first; the owner’s address is not kept', async () => {
    const made = await laptop()
    expect((await made.calls.hub.test({ address: hub.postgres.url })).says.en).toContain('is its owner’s')
    await made.calls.hub.join({ address: hub.postgres.url, name: 'Desk of the hall' })
    expect((await admittedDesks(hub.owner)).map(({ name }) => name)).toContain('Desk of the hall')
    expect(readFileSync(join(made.path, 'hubs.json'), 'utf8')).not.toContain('owner@')
    while ((await made.calls.saving()).hub?.state !== 'together') await after(20)
    // the same laptop goes on by the address that it has; another one does not get the name
    const kept = readFileSync(join(made.path, 'hubs.json'), 'utf8')
    await made.calls.hub.join({ address: hub.postgres.url, name: 'Desk of the hall' })
    expect(readFileSync(join(made.path, 'hubs.json'), 'utf8')).toBe(kept)
    const other = await laptop()
    await expect(other.calls.hub.join({ address: hub.postgres.url, name: 'Desk of the hall' })).rejects.toThrow(/there is already/)
    // after the revocation, the desk is admitted again
    await revokeDesk(hub.owner, 'Desk of the hall')
    await made.calls.hub.join({ address: hub.postgres.url, name: 'Desk of the hall' })
    expect(readFileSync(join(made.path, 'hubs.json'), 'utf8')).not.toBe(kept)
    await expect.poll(() => made.calls.saving(), { timeout: 60_000 }).toMatchObject({ hub: { state: 'together' } })
  })
})
