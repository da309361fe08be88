import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deviceId, deviceIn } from '../../../../db/disk/device.ts'
import { verify } from '../../../../db/file/verify.ts'
import { newestHead } from '../../../../db/log/read.ts'
import type { ReadableDb } from '../../../../db/sqlite/handle.ts'
import { createDesk, type Desk } from '../../../../desk/api/desk.ts'
import { handlers } from '../../../../desk/api/handlers.ts'
import { giveNewDeviceName, renamingTo } from '../../../../desk/context/device-names.ts'
import { tieToHub } from '../../../../desk/context/hub-ties.ts'
import { initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../../desk/network/hub/connect.ts'
import { bringWhole, type DeskAddress, ensureAdmitted } from '../../../../desk/network/hub/joining.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { openTournament } from '../../../../desk/storage/files/open.ts'
import { type BadNetwork, badNetwork } from './bad-network.ts'
import { type Postgres, postgresPrograms, startPostgres } from './postgres.ts'

/** A laptop whose desk is started and stopped; `skew`: how far its clock is off, in ms. */
type Laptop = {
  readonly name: string
  readonly home: string
  readonly file: string
  readonly network: BadNetwork
  readonly joining: DeskAddress
  readonly skew: number
  desk: Desk | undefined
}

describe.runIf(postgresPrograms() !== undefined)('one name, two writers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-names-'))
  let postgres: Postgres
  let hubs = 0
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(async () => {
    await postgres.close()
    rmSync(folder, { recursive: true })
  })

  const deskOf = ({ desk }: Laptop): Desk => {
    if (!desk) throw new Error('the desk is not running')
    return desk
  }
  const dbOf = (one: Laptop): ReadableDb => deskOf(one).context.open?.db as ReadableDb
  const callsOf = (one: Laptop) => createRouterClient(handlers, { context: { desk: deskOf(one).context } })
  const start = (one: Laptop): void => {
    one.desk = createDesk({ folder: one.home, home: one.home, now: () => new Date(Date.now() + one.skew) })
    expect(openTournament(one.desk.context, one.file)).toMatchObject({ ok: true })
  }
  /** Closes the file in the desk completely: a replacement would otherwise be read with cached state. */
  const stop = async (one: Laptop): Promise<void> => {
    await one.desk?.closed()
    one.desk = undefined
  }

  /** Laptops with a file each of one tournament, synchronized by a hub of their own; their clocks have these offsets. */
  const hall = async (...skews: readonly number[]): Promise<readonly Laptop[]> => {
    const server = await connectTo(postgres.url)
    const base = `names_${++hubs}`
    await server.query(`CREATE DATABASE ${base}`)
    await server.end()
    const url = postgres.url.replace(/postgres$/, base)
    const owner = await connectTo(url)
    await initHub(owner)
    await owner.end()
    const laptops: Laptop[] = []
    onTestFinished(async () => {
      for (const one of laptops) await stop(one)
      await Promise.all(laptops.map(({ network }) => network.close()))
    })
    for (const [n, skew] of skews.entries()) {
      const name = `laptop ${n + 1}`
      const home = join(folder, `${base} ${name}`)
      const file = join(home, 'Hall.shinpan')
      mkdirSync(home)
      const network = await badNetwork(postgres.port)
      const address = url.replace(`:${postgres.port}/`, `:${network.port}/`)
      if (n === 0) {
        const desk = createDesk({ folder: home, home })
        const calls = createRouterClient(handlers, { context: { desk: desk.context } })
        await calls.tournaments.create({ name: 'Hall', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 2, referee: 'Ann' })
        const joining = await ensureAdmitted(address, namedTournamentIn(desk.context.open?.db as ReadableDb), name)
        desk.close()
        laptops.push({ name, home, file, network, joining, skew, desk: undefined })
      } else {
        const joining = await ensureAdmitted(address, undefined, name)
        await bringWhole(joining, file)
        laptops.push({ name, home, file, network, joining, skew, desk: undefined })
      }
      const made = laptops[n] as Laptop
      tieToHub(home, made.joining.tournament.id, made.joining.address)
      start(made)
      await together(laptops)
    }
    return laptops
  }

  const note = async (at: Laptop, table: number, text: string): Promise<void> => {
    const tables = await callsOf(at).tables.list()
    await callsOf(at).tables.record({ table: tables[table]?.id ?? '', text: `* note ${text}`, by: at.name })
  }
  const together = async (laptops: readonly Laptop[]): Promise<void> => {
    for (;;) {
      const heads = new Set(laptops.map((one) => `${newestHead(dbOf(one))?.seq} ${newestHead(dbOf(one))?.hash}`))
      if (heads.size === 1 && laptops.every(({ desk }) => desk?.context.open?.hub?.state === 'together')) return
      await after(20)
    }
  }
  const notes = (one: Laptop): readonly string[] =>
    dbOf(one).prepare(`SELECT substr(body ->> '$.text', 8) FROM entry WHERE kind = 'event' ORDER BY seq`).pluck().all() as string[]
  const apart = async (one: Laptop): Promise<void> => {
    one.network.become('cut')
    while (one.desk?.context.open?.hub?.state !== 'apart') await after(20)
  }
  /** All hold the same, and each note once. */
  const expectAll = async (laptops: readonly Laptop[], expected: readonly string[]): Promise<void> => {
    await together(laptops)
    for (const one of laptops) {
      expect(notes(one).toSorted(), one.name).toEqual(expected.toSorted())
      expect(verify(dbOf(one)).trouble, one.name).toBe(null)
    }
  }
  const nameOf = (one: Laptop): string => deskOf(one).context.device(one.file)

  test('clocks that are off by ten minutes either way change no order', async () => {
    const laptops = await hall(0, -600_000, 600_000)
    for (let n = 0; n < 6; n++) {
      await note(laptops[n % 3] as Laptop, 0, `${n}`)
      await together(laptops)
    }
    for (const one of laptops) expect(notes(one)).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  /** A copy of the current file, to be restored later in the same place, as some backup programs and every disk snapshot do. */
  const kept = async (one: Laptop): Promise<Buffer> => {
    const copy = join(one.home, 'yesterday')
    await dbOf(one).backup(copy)
    return readFileSync(copy)
  }
  const putBack = async (one: Laptop, bytes: Buffer): Promise<void> => {
    await stop(one)
    for (const end of ['-wal', '-shm']) rmSync(one.file + end, { force: true })
    writeFileSync(one.file, bytes, { flag: 'r+' })
    truncateSync(one.file, bytes.length)
    start(one)
  }

  test('a file put back as it was yesterday takes its own entries from the hub and goes on under another name', async () => {
    const laptops = await hall(0, 0)
    const [one, two] = laptops as [Laptop, Laptop]
    await note(two, 0, 'before')
    const yesterday = await kept(two)
    await note(two, 0, 'after')
    await together(laptops)
    const was = nameOf(two)
    await putBack(two, yesterday)
    await expectAll(laptops, ['before', 'after'])
    expect(nameOf(two)).not.toBe(was)
    expect(renamingTo(two.home, nameOf(two))).toMatchObject({ why: 'behind', entries: 1 })
    await note(two, 0, 'and on')
    await note(one, 1, 'too')
    await expectAll(laptops, ['before', 'after', 'and on', 'too'])
  })

  test.each([
    ['under a number that the hub has', 0],
    ['under a number behind all that the hub has of it', 3],
  ])('a file put back as it was yesterday, written in before its hub is there again, %s: nothing is lost', async (_, others) => {
    const laptops = await hall(0, 0)
    const [one, two] = laptops as [Laptop, Laptop]
    await note(two, 0, 'before')
    await together(laptops)
    const yesterday = await kept(two)
    await note(two, 0, 'after')
    await together(laptops)
    await stop(two)
    two.network.become('cut')
    await putBack(two, yesterday)
    // a stick from another laptop brings later numbers in
    for (let n = 0; n < others; n++) await callsOf(two).tables.create({ name: `more ${n}`, players: { E: '', S: '', W: '', N: '' } })
    await note(two, 0, 'meanwhile')
    await note(two, 1, 'and more')
    await note(one, 1, 'elsewhere')
    two.network.become('open')
    await expectAll(laptops, ['before', 'after', 'meanwhile', 'and more', 'elsewhere'])
    const how = renamingTo(two.home, nameOf(two))
    expect(how).toMatchObject({ why: 'forked' })
    // the window reports it
    expect((await callsOf(two).saving()).anotherName).toEqual(how)
    expect(how?.entries).toBeGreaterThanOrEqual(2 + others)
    expect(readdirSync(`${two.file}.backups`).some((name) => how?.kept?.endsWith(name))).toBe(true)
    await note(two, 0, 'at last')
    await expectAll(laptops, ['before', 'after', 'meanwhile', 'and more', 'elsewhere', 'at last'])
  })

  test.each([
    ['and its place on the hub', true],
    ['with a place of its own on the hub', false],
  ])('two laptops with one copied disk write under one name, %s: the later goes on under another', async (_, sameRole) => {
    const laptops = await hall(0, 0, 0)
    const [, two, three] = laptops as [Laptop, Laptop, Laptop]
    for (const one of [two, three]) await stop(one)
    // as if the disk of two were copied, name and all
    const name = giveNewDeviceName(two.home, nameIn(two), { why: 'taken', entries: 0, kept: null }, new Date())
    writeFileSync(
      join(three.home, 'names.json'),
      JSON.stringify({ [nameIn(three)]: { name, at: new Date().toISOString(), why: 'taken', entries: 0, kept: null } }),
    )
    if (sameRole) tieToHub(three.home, two.joining.tournament.id, two.joining.address.replace(/:\d+\//, `:${three.network.port}/`))
    for (const one of [two, three]) start(one)
    expect(nameOf(two)).toBe(nameOf(three))
    await apart(two)
    await apart(three)
    await note(two, 0, 'two writes')
    await note(two, 0, 'and again')
    await note(three, 0, 'three writes')
    for (const one of [two, three]) one.network.become('open')
    await expectAll(laptops, ['two writes', 'and again', 'three writes'])
    await note(two, 0, 'two goes on')
    await note(three, 0, 'three goes on')
    await expectAll(laptops, ['two writes', 'and again', 'three writes', 'two goes on', 'three goes on'])
    expect(nameOf(two)).not.toBe(nameOf(three))
  })

  /** A copy of a laptop's disk, device name included, on a machine without a hub: its desk, and the file. */
  const twinOf = async (one: Laptop) => {
    const home = join(folder, `twin ${++twins}`)
    const file = join(home, 'Hall.shinpan')
    mkdirSync(home)
    await dbOf(one).backup(file)
    const how = { name: nameOf(one), at: new Date().toISOString(), why: 'taken', entries: 0, kept: null }
    writeFileSync(join(home, 'names.json'), JSON.stringify({ [deviceIn(file, deviceId(home))]: how }))
    const twin: Laptop = { ...one, name: 'twin', home, file, desk: undefined }
    start(twin)
    onTestFinished(() => stop(twin))
    expect(nameOf(twin)).toBe(nameOf(one))
    return twin
  }
  let twins = 0
  /** A hall whose second laptop is copied; the copy writes alone, and the laptop goes on, its own next act under a later number than that of its twin. */
  const hallWithTwin = async (skews: readonly number[], goesOn: string) => {
    const laptops = await hall(...skews)
    const [one, two] = laptops as [Laptop, Laptop]
    await note(two, 0, 'before')
    await together(laptops)
    const twin = await twinOf(two)
    await note(twin, 1, 'of the twin')
    for (let n = 0; n < 3; n++) await note(one, 0, `of one ${n}`)
    await together(laptops)
    await note(two, 0, goesOn)
    await together(laptops)
    return { laptops, twin, devices: devicesAt(one).length }
  }
  const joinAt = (one: Laptop, copy: Laptop) => {
    dbOf(copy).pragma('wal_checkpoint(TRUNCATE)')
    return callsOf(one).joining.join({ files: [copy.file] })
  }
  const devicesAt = (one: Laptop): readonly unknown[] => dbOf(one).prepare('SELECT DISTINCT device FROM entry').pluck().all()
  /** Expects that no laptop reports a refusal by the hub. */
  const expectQuiet = (laptops: readonly Laptop[]): void => {
    for (const one of laptops) expect(deskOf(one).context.open?.hubAdvice, one.name).toEqual([])
  }

  test.each([
    ['at a third laptop', 0, false],
    ['at the very laptop that was copied', 1, false],
    ['and was written in once more behind what the others wrote', 0, true],
  ])(
    'a copy of a disk joined by hand while its twin is connected, %s: what it wrote under lower numbers reaches all',
    async (_, at, sees) => {
      const { laptops, twin, devices } = await hallWithTwin([0, 0, 0], 'after')
      const [one, , three] = laptops as [Laptop, Laptop, Laptop]
      if (sees) {
        await joinAt(twin, three)
        await note(twin, 1, 'behind both')
      }
      await joinAt(laptops[at] as Laptop, twin)
      const all = ['before', 'after', 'of one 0', 'of one 1', 'of one 2', 'of the twin', ...(sees ? ['behind both'] : [])]
      while (notes(three).length < all.length) await after(20)
      await expectAll(laptops, all)
      expect(devicesAt(three)).toHaveLength(devices + 1)
      expectQuiet(laptops)
      // joined once more, here and there, nothing is doubled
      for (const again of [one, three]) await joinAt(again, twin)
      for (const [n, one] of laptops.entries()) await note(one, 0, `on ${n}`)
      await expectAll(laptops, [...all, 'on 0', 'on 1', 'on 2'])
    },
  )

  test('a copy of a disk joined at a laptop that is away, beside what that laptop has not sent: all of both reaches all', async () => {
    const { laptops, twin } = await hallWithTwin([0, 0], 'sent')
    const [, two] = laptops as [Laptop, Laptop]
    await apart(two)
    await note(two, 0, 'not sent')
    await joinAt(two, twin)
    await note(two, 0, 'behind both')
    two.network.become('open')
    await expectAll(laptops, ['before', 'of the twin', 'of one 0', 'of one 1', 'of one 2', 'sent', 'not sent', 'behind both'])
    expectQuiet(laptops)
  })

  test('the laptop’s file joined into the copy, and the copy brought to the hub: nothing is doubled', async () => {
    const { laptops, twin, devices } = await hallWithTwin([0, 0, 0], 'after')
    const [, two, three] = laptops as [Laptop, Laptop, Laptop]
    await joinAt(twin, two)
    await note(twin, 1, 'behind both')
    tieToHub(twin.home, three.joining.tournament.id, three.joining.address)
    const all = ['before', 'of the twin', 'of one 0', 'of one 1', 'of one 2', 'after', 'behind both']
    while (notes(three).length < all.length) await after(20)
    await expectAll([...laptops, twin], all)
    expect(devicesAt(three)).toHaveLength(devices + 1)
    expectQuiet(laptops)
  })
})

/** The name that a file has of itself. */
const nameIn = ({ home, file }: Laptop): string => {
  const desk = createDesk({ folder: home, home })
  const name = desk.context.device(file)
  desk.close()
  return name
}
