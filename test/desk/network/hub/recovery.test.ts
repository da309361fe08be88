import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deviceId, deviceIn } from '../../../../db/disk/device.ts'
import { verify } from '../../../../db/file/verify.ts'
import { newestHead, reachIn } from '../../../../db/log/read.ts'
import { hubOf, tieToHub, untie } from '../../../../desk/context/hub-ties.ts'
import { initHub } from '../../../../desk/network/hub/administer.ts'
import { connectTo, endOf } from '../../../../desk/network/hub/connect.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'
import { aHub } from './a-hub.ts'
import { aLaptop, inState, openOf, together } from './a-laptop.ts'
import { postgresPrograms, startPostgres } from './postgres.ts'

describe.runIf(postgresPrograms() !== undefined)('what a hub comes through', () => {
  const hub = aHub()

  const { folder, laptop } = hub
  const note = async ({ calls }: ADesk, table: number, text: string): Promise<void> => {
    const tables = await calls.tables.list()
    await calls.tables.record({ table: tables[table]?.id ?? '', text: `* note ${text}`, by: 'x' })
  }
  const notes = (made: ADesk): readonly unknown[] =>
    openOf(made).db.prepare(`SELECT substr(body ->> '$.text', 8) FROM entry WHERE kind = 'event' ORDER BY 1`).pluck().all()

  test('a hub that is lost with all that it held is filled again by two laptops, each of which wrote meanwhile what the other lacks', async () => {
    const one = await laptop()
    const other = await laptop(one)
    await note(one, 0, 'known to both')
    await together(one, other)
    for (const made of [one, other]) made.network.become('cut')
    for (const made of [one, other]) await inState(made, 'apart')
    for (const n of [1, 2, 3]) {
      await note(one, 0, `of one ${n}`)
      await note(other, 1, `of other ${n}`)
    }
    const anew = await startPostgres()
    onTestFinished(() => anew.close())
    const root = await connectTo(anew.url)
    onTestFinished(() => endOf(root))
    await initHub(root)
    await Promise.all([one, other].map((made) => made.calls.hub.join({ address: anew.url, name: made.name })))
    await together(one, other)
    const all = ['known to both', 'of one 1', 'of one 2', 'of one 3', 'of other 1', 'of other 2', 'of other 3']
    for (const made of [one, other]) {
      await expect.poll(() => notes(made), { timeout: 60_000 }).toEqual(all)
      expect(verify(openOf(made).db)).toMatchObject({ ok: true })
    }
    const { rows } = await root.query('SELECT count(*)::integer AS entries FROM shinpan.entry')
    expect(rows).toEqual([{ entries: newestHead(openOf(one).db)?.seq }])
    // and a new laptop gets all of it
    const third = await aLaptop({ folder, postgres: anew, count: hub.next() }, one)
    expect(notes(third)).toEqual(all)
  })

  test('copies of one device that were joined by hand reach the hub, though none of them had seen the other’s last entry', async () => {
    const one = await laptop()
    const other = await laptop(one)
    const { id } = namedTournamentIn(openOf(one).db)
    const address = hubOf(one.path, id) ?? ''
    untie(one.path, id)
    // transfers stop, and no other laptop reads the file, whose copy would lack the newest entries
    await expect.poll(() => openOf(one).hub).toBeNull()
    await expect.poll(() => openOf(one).check.state, { timeout: 60_000 }).toBe('ok')
    const device = openOf(one).writable?.device
    const { file } = openOf(one)
    /** The file as it is now, on another disk; `name`: as whom it goes on there. */
    const copy = (which: string, name?: unknown): ADesk => {
      const home = join(folder, which)
      mkdirSync(home)
      const path = join(home, 'copy.shinpan')
      cpSync(file, path)
      if (name !== undefined) {
        const from = deviceIn(path, deviceId(home))
        const how = { name, at: new Date().toISOString(), why: 'taken', entries: 0, kept: null }
        writeFileSync(join(home, 'names.json'), JSON.stringify({ [from]: how }))
      }
      return aDesk({ folder: home, home, now: () => new Date() })
    }
    await note(one, 0, 'before')
    openOf(one).db.pragma('wal_checkpoint(TRUNCATE)')
    const [twin, foreign] = [copy('twin', device), copy('foreign')]
    const into = async (made: ADesk, what: string): Promise<string> => {
      const path = join(made.path, 'copy.shinpan')
      await made.calls.tournaments.open({ file: path })
      await note(made, 1, what)
      made.desk.close()
      return path
    }
    const twins = await into(twin, 'of the twin')
    const others = await into(foreign, 'of another')
    await one.calls.joining.join({ files: [others] })
    await note(one, 0, 'behind the other')
    // a backup is made before each, named by the second
    await after(1100)
    await one.calls.joining.join({ files: [twins] })
    const before = reachIn(openOf(one).db).size
    tieToHub(one.path, id, address)
    await together(one, other)
    await expect.poll(() => notes(other), { timeout: 60_000 }).toEqual(['before', 'behind the other', 'of another', 'of the twin'])
    expect(notes(one)).toEqual(notes(other))
    expect(reachIn(openOf(one).db).size).toBe(before + 1)
    for (const made of [one, other]) expect(verify(openOf(made).db)).toMatchObject({ ok: true })
  })

  test('where no notices come, as through a pooler of transactions, what others write comes within a few seconds', async () => {
    const one = await laptop()
    const other = await laptop(one)
    const { rows } = await hub.owner.query<{ source: string }>(`SELECT pg_get_functiondef('shinpan.append'::regproc) AS source`)
    const source = rows[0]?.source ?? ''
    await hub.owner.query(source.replaceAll(/PERFORM pg_notify\([^;]*;/g, ''))
    onTestFinished(async () => void (await hub.owner.query(source)))
    const began = performance.now()
    await note(one, 0, 'quiet')
    while (notes(other).length === 0) await after(20)
    const took = performance.now() - began
    expect(took).toBeLessThan(30_000)
    console.log(`without a notice: ${Math.round(took)} ms`)
    expect(openOf(other).hub?.state).not.toBe('apart')
  })

  /** When a laptop knocked at a door that never opens. */
  const knocks = async (which: number): Promise<readonly number[]> => {
    const came: number[] = []
    const server = createServer((socket) => {
      came.push(performance.now())
      socket.destroy()
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const home = join(folder, `waiting ${which}`)
    mkdirSync(home)
    const made = aDesk({ folder: home, home, now: () => new Date() })
    await made.calls.tournaments.create({ name: 'W', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 1, referee: 'x' })
    tieToHub(home, namedTournamentIn(openOf(made).db).id, `postgres://x:y@127.0.0.1:${port}/hub`)
    while (came.length < 5) await after(20)
    return came.slice(0, 5)
  }
  test('whoever is not let through tries again after a wait that doubles, by chance up to half shorter or longer', {
    timeout: 90_000,
  }, async () => {
    const all = await Promise.all([1, 2, 3].map(knocks))
    const gaps = all.flatMap((came) => came.slice(1).map((at, n) => ({ gap: at - (came[n] ?? 0), plain: 500 * 2 ** n })))
    for (const { gap, plain } of gaps) {
      expect(gap).toBeGreaterThanOrEqual(plain * 0.5 - 20)
      // the tolerance for a busy machine
      expect(gap).toBeLessThan(plain * 1.5 + 1500)
    }
    // one in four thousand times none is shorter
    expect(gaps.some(({ gap, plain }) => gap < plain - 20)).toBe(true)
  })
})
