import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { verify } from '../../../../db/file/verify.ts'
import type { HubComing } from '../../../../desk/contract/hub.ts'
import { admitDesk, admittedDesks, revokeDesk } from '../../../../desk/network/hub/administer.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'
import { fill } from '../../storage/full-file.ts'
import { aHub } from './a-hub.ts'
import { inState, type Laptop, openOf } from './a-laptop.ts'
import { badNetwork } from './bad-network.ts'
import { postgresPrograms } from './postgres.ts'

describe.runIf(postgresPrograms() !== undefined)('a laptop that has nothing yet', () => {
  const hub = aHub()

  const bare = (): ADesk => {
    const home = join(hub.folder, `bare-${hub.next()}`)
    mkdirSync(home)
    return aDesk({ folder: home, home, now: () => new Date() })
  }
  /** A laptop whose tournament is at the hub, with at least this number of entries. */
  const first = async (entries = 0): Promise<Laptop> => {
    const made = await hub.laptop()
    const { writable, db } = openOf(made)
    if (!writable) throw new Error('the file can’t be written')
    if (entries > 0) fill(writable, made.tables, entries)
    const all = db.prepare<[], number>('SELECT max(seq) FROM entry').pluck().get()
    for (;;) {
      const { rows } = await hub.owner.query('SELECT last::integer FROM shinpan.tournament WHERE id = $1', [namedTournamentIn(db).id])
      if (rows[0]?.last === all) return made
      await after(20)
    }
  }
  const offersTo = async (made: ADesk, address: string) => {
    const { offers, ...said } = await made.calls.hub.offers({ address })
    return { ...said, offers, offer: offers[0] ?? { id: 'none', name: '', entries: 0, place: { file: '', here: 'nothing', entries: 0 } } }
  }
  type Wanted = { readonly address: string; readonly tournament: string; readonly name?: string }
  const bring = async (
    made: ADesk,
    wanted: Wanted,
    { heard = () => {}, signal }: { readonly heard?: (news: HubComing) => void; readonly signal?: AbortSignal } = {},
  ): Promise<readonly HubComing[]> => {
    const all: HubComing[] = []
    for await (const news of await made.calls.hub.bring({ name: 'New laptop', ...wanted }, { ...(signal && { signal }) })) {
      all.push(news)
      heard(news)
    }
    return all
  }
  const logOf = (made: ADesk): readonly unknown[] => openOf(made).db.prepare('SELECT seq, hex(hash) FROM entry ORDER BY seq').raw().all()
  const filesOf = ({ path }: ADesk): readonly string[] => readdirSync(path).filter((name) => name.includes('.shinpan'))
  const admittedAs = async (name: string): Promise<number> => (await admittedDesks(hub.owner)).filter((desk) => desk.name === name).length

  test('is offered what the address lets it into, has it whole, open, tied, and goes on together', async () => {
    const from = await first(3000)
    const address = await admitDesk(hub.owner, hub.postgres.url, 'Paula', namedTournamentIn(openOf(from).db))
    const made = bare()
    const { ok, says, owns, offers, offer } = await offersTo(made, `  shinpan join --postgres "${address}" --db FILE`)
    expect([ok, says.en, owns, offers.length]).toEqual([true, `127.0.0.1:${hub.postgres.port} admits this laptop`, false, 1])
    const { name } = namedTournamentIn(openOf(from).db)
    expect(offer).toMatchObject({ name, entries: logOf(from).length, place: { file: join(made.path, `${name}.shinpan`), here: 'nothing' } })
    expect(filesOf(made)).toEqual([])

    const news = await bring(made, { address, tournament: offer.id })
    expect(news.at(-1)).toMatchObject({ kind: 'came', tournament: { name, file: offer.place.file, readOnly: false } })
    expect(news.slice(0, -1).every((one) => one.kind === 'coming' && one.of === offer.entries)).toBe(true)
    expect(logOf(made)).toEqual(logOf(from))
    expect(verify(openOf(made).db).ok).toBe(true)
    await inState(made, 'together')
    await made.calls.tables.create({ name: '99', players: { E: '', S: '', W: '', N: '' } })
    while (!(await from.calls.tables.list()).some((table) => table.name === '99')) await after(20)
    expect(filesOf(made).filter((file) => file.includes('arriving'))).toEqual([])

    // a laptop that already has the tournament opens its own copy
    expect((await offersTo(made, address)).offer.place).toEqual({ file: offer.place.file, here: 'whole', entries: 0 })
    expect((await bring(made, { address, tournament: offer.id })).map(({ kind }) => kind)).toEqual(['came'])
    expect(filesOf(made).filter((file) => file.endsWith('.shinpan'))).toEqual([`${name}.shinpan`])
  })

  test('is told in a sentence what is wrong, and nothing is left lying around', async () => {
    const from = await first()
    const own = namedTournamentIn(openOf(from).db)
    const other = namedTournamentIn(openOf(await first()).db)
    const address = await admitDesk(hub.owner, hub.postgres.url, 'Wrong', own)
    const gone = await admitDesk(hub.owner, hub.postgres.url, 'Gone', own)
    await revokeDesk(hub.owner, 'Gone')
    const empty = { id: Buffer.alloc(32, 7), name: 'Nothing yet' }
    const early = await admitDesk(hub.owner, hub.postgres.url, 'Early', empty)
    const made = bare()
    const id = own.id.toString('hex')
    const said: readonly (readonly [string, string, RegExp])[] = [
      ['nonsense', id, /the address of a hub is postgres:/],
      [
        Object.assign(new URL(address), { password: 'wrong' }).href.replace('127.0.0.1', 'nowhere.invalid'),
        id,
        /no machine with this name/,
      ],
      [gone, id, /does not admit this laptop/],
      [address, other.id.toString('hex'), /does not admit this laptop to this tournament/],
      [early, empty.id.toString('hex'), /has no entry of Nothing yet yet/],
    ]
    for (const [asked, tournament, sentence] of said)
      await expect(bring(made, { address: asked, tournament })).rejects.toMatchObject({
        code: 'REFUSED',
        message: expect.stringMatching(sentence),
        data: { fr: expect.not.stringMatching(sentence) },
      })
    for (const asked of [said[0], said[1], said[2]].map((row) => row?.[0] ?? ''))
      expect(await offersTo(made, asked)).toMatchObject({ ok: false, offers: [] })
    expect(filesOf(made)).toEqual([])
    expect(readdirSync(made.path).filter((name) => name !== 'log')).toEqual([])
    expect((await made.calls.diagnostics()).text).not.toContain(new URL(address).password)
  })

  test('with the owner’s address is admitted under its name once, and a cut in the middle costs nothing that came', async () => {
    // up to three times 2,000 are on their way while the first go in
    const from = await first(9000)
    const network = await badNetwork(hub.postgres.port)
    onTestFinished(() => network.close())
    const address = hub.postgres.url.replace(`:${hub.postgres.port}/`, `:${network.port}/`)
    const made = bare()
    const { owns, offers } = await offersTo(made, address)
    const { name, id } = namedTournamentIn(openOf(from).db)
    const offer = offers.find((one) => one.id === id.toString('hex'))
    if (!offer) throw new Error('it is not offered')
    expect([owns, offer.name]).toEqual([true, name])
    const wanted = { address, tournament: offer.id, name: 'Cut off' }
    const cut = bring(made, wanted, { heard: (news) => news.kind === 'coming' && news.entries > 0 && network.become('cut') })
    await expect(cut).rejects.toMatchObject({ code: 'REFUSED', message: expect.stringMatching(/the hub does not answer/) })
    expect(await admittedAs('Cut off')).toBe(1)

    network.become('open')
    const { place } = (await offersTo(made, address)).offers.find((one) => one.id === offer.id) ?? offer
    expect(place).toMatchObject({ file: offer.place.file, here: 'part' })
    expect(place.entries).toBeGreaterThanOrEqual(2000)
    expect(place.entries).toBeLessThan(9000)
    const [begins] = await bring(made, wanted)
    expect(begins).toMatchObject({ kind: 'coming', of: logOf(from).length })
    expect(begins?.kind === 'coming' && begins.entries).toBeGreaterThanOrEqual(place.entries)
    expect(logOf(made)).toEqual(logOf(from))
    expect(await admittedAs('Cut off')).toBe(1)
    expect(readFileSync(join(made.path, 'hubs.json'), 'utf8')).not.toContain('owner@')
    await inState(made, 'together')

    await expect(bring(bare(), { ...wanted, name: 'Cut off' })).rejects.toThrow(/already a laptop called Cut off/)
  })

  test('stops at once when somebody says so, and goes on behind what came; two that ask at once have one file', async () => {
    const from = await first(6000)
    const own = namedTournamentIn(openOf(from).db)
    const address = await admitDesk(hub.owner, hub.postgres.url, 'Stops', own)
    const made = bare()
    const wanted = { address, tournament: own.id.toString('hex') }
    const stop = new AbortController()
    const heard = (news: HubComing) => news.kind === 'coming' && news.entries > 0 && stop.abort()
    await bring(made, wanted, { heard, signal: stop.signal }).catch(() => undefined)
    expect(made.desk.context.open).toBeNull()
    expect(filesOf(made).some((name) => name.endsWith('.arriving'))).toBe(true)
    const both = await Promise.all([bring(made, wanted), bring(made, wanted)])
    expect(both.map((news) => news.at(-1)?.kind)).toEqual(['came', 'came'])
    expect(filesOf(made).filter((name) => !/-(wal|shm)$/.test(name))).toEqual([`${own.name}.shinpan`])
    expect(logOf(made)).toEqual(logOf(from))
  })

  test('takes a free name where another tournament of the same name lies', async () => {
    const from = await first()
    const own = namedTournamentIn(openOf(from).db)
    const made = bare()
    await made.calls.tournaments.create({ name: own.name, place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' })
    const address = await admitDesk(hub.owner, hub.postgres.url, 'Namesake', own)
    await bring(made, { address, tournament: own.id.toString('hex') })
    expect(openOf(made).file).toBe(join(made.path, `${own.name} 2.shinpan`))
    expect(logOf(made)).toEqual(logOf(from))
  })
})
