import { readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { untie } from '../../../../desk/context/hub-ties.ts'
import type { Present } from '../../../../desk/contract/presence.ts'
import { admitDesk, initHub, revokeDesk } from '../../../../desk/network/hub/administer.ts'
import { connectTo } from '../../../../desk/network/hub/connect.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import type { ADesk } from '../../api/a-desk.ts'
import { aHub } from './a-hub.ts'
import { HEAD, type Laptop, openOf } from './a-laptop.ts'
import { postgresPrograms } from './postgres.ts'

const WINDOW = 'window-one'

describe.runIf(postgresPrograms() !== undefined)('who is at which table, between laptops', () => {
  const hub = aHub()

  const idOf = (made: ADesk): Buffer => namedTournamentIn(openOf(made).db).id

  const { laptop } = hub
  const two = async (): Promise<readonly [Laptop, Laptop]> => {
    const one = await laptop()
    return [one, await laptop(one)]
  }
  const words = (here: readonly Present[], { tables }: Laptop): readonly string[] =>
    here.map(
      ({ table, person, role, device, recording }) =>
        `${tables.indexOf(table) + 1} ${person} ${role} ${device}${recording ? ' recording' : ''}`,
    )
  /** Until a laptop says just this. */
  const shows = async (made: Laptop, wanted: readonly string[]): Promise<void> => {
    await expect.poll(async () => words(await made.calls.presence.list(), made), { timeout: 60_000, interval: 50 }).toEqual(wanted)
  }
  const say = ({ calls, tables }: Laptop, table: number, by: string, recording = false, window = WINDOW) =>
    calls.presence.say({ window, table: tables[table - 1] ?? '', by, recording })
  const rowsAt = async (made: ADesk): Promise<readonly unknown[]> =>
    (await hub.owner.query('SELECT people FROM shinpan.presence WHERE tournament = $1', [idOf(made)])).rows

  test('each sees the other’s people with name, role, machine and whether they record; where they go; and that they leave', async () => {
    const [one, other] = await two()
    await say(one, 1, HEAD)
    await shows(other, [`1 ${HEAD} head ${one.name}`])
    await say(other, 1, 'Anna', true)
    await shows(one, [`1 ${HEAD} head null`, `1 Anna referee ${other.name} recording`])
    await say(one, 2, HEAD)
    await shows(other, ['1 Anna referee null recording', `2 ${HEAD} head ${one.name}`])
    await one.calls.presence.leave({ window: WINDOW })
    await shows(other, ['1 Anna referee null recording'])
    await other.calls.presence.leave({ window: WINDOW })
    await shows(one, [])
    expect(await rowsAt(one)).toEqual([])
  })

  test('it stands in neither log nor file nor entries of the hub, and windows hear of it by themselves', async () => {
    const [one, other] = await two()
    const entries = () => openOf(other).db.prepare('SELECT count(*), max(seq) FROM entry').get()
    const before = entries()
    const news = await other.calls.news()
    await say(one, 1, 'Anna')
    for await (const item of news) if (item.kind === 'presence' && item.here.length === 1) break
    expect(entries()).toEqual(before)
    for (const end of ['', '-wal']) expect(readFileSync(`${openOf(other).file}${end}`).includes(one.name)).toBe(false)
    const { rows } = await hub.owner.query(`SELECT relpersistence FROM pg_class WHERE oid = 'shinpan.presence'::regclass`)
    expect(rows).toEqual([{ relpersistence: 'u' }])
  })

  test('a laptop that closes takes its people along; one that was cut off or is silent is forgotten, on both sides; healed, both are there again', async () => {
    const [one, other] = await two()
    const third = await laptop(one)
    await say(one, 1, HEAD)
    await say(other, 2, 'Anna')
    await say(third, 2, '')
    await shows(one, [`1 ${HEAD} head null`, `2 Anna referee ${other.name}`, `2 null null ${third.name}`])
    third.desk.close()
    await shows(one, [`1 ${HEAD} head null`, `2 Anna referee ${other.name}`])
    other.network.become('cut')
    // it notices the lost connection soon; the others go by the hub's clock, which is put forward here
    await shows(other, ['2 Anna referee null'])
    await hub.owner.query(`UPDATE shinpan.presence SET at = at - interval '20 seconds' WHERE people LIKE '%Anna%'`)
    await shows(one, [`1 ${HEAD} head null`])
    other.network.become('open')
    await say(one, 1, HEAD)
    await say(other, 2, 'Anna')
    await shows(one, [`1 ${HEAD} head null`, `2 Anna referee ${other.name}`])
    await shows(other, ['2 Anna referee null', `1 ${HEAD} head ${one.name}`])
  })

  test('a laptop that is shut out, or leaves the hub, is gone, and sees nobody any more', async () => {
    const [one, other] = await two()
    const third = await laptop(one)
    for (const made of [one, other, third]) await say(made, 1, '')
    await shows(one, ['1 null null null', `1 null null ${other.name}`, `1 null null ${third.name}`])
    await revokeDesk(hub.owner, third.name)
    await shows(one, ['1 null null null', `1 null null ${other.name}`])
    await shows(third, ['1 null null null'])
    untie(other.path, idOf(other))
    await shows(one, ['1 null null null'])
    await shows(other, ['1 null null null'])
  })

  test('another tournament sees nothing of it; a desk writes its own row and no other, and by the function alone', async () => {
    const [one, other] = await two()
    const elsewhere = await laptop()
    await say(one, 1, HEAD)
    await say(elsewhere, 1, HEAD)
    await shows(other, [`1 ${HEAD} head ${one.name}`])
    await expect.poll(() => rowsAt(elsewhere), { timeout: 60_000 }).toHaveLength(1)
    await shows(elsewhere, [`1 ${HEAD} head null`])
    const role = await connectTo(
      await admitDesk(hub.owner, hub.postgres.url, `Thief ${hub.next()}`, namedTournamentIn(openOf(elsewhere).db)),
    )
    onTestFinished(() => role.end())
    await expect(role.query('SELECT * FROM shinpan.here($1, $2, $3)', [idOf(one), 'x', '[]'])).rejects.toMatchObject({ code: 'SHREV' })
    for (const trial of [
      'SELECT * FROM shinpan.presence',
      `UPDATE shinpan.presence SET people = '[]'`,
      'DELETE FROM shinpan.presence',
      `INSERT INTO shinpan.presence SELECT id, 'owner', 'x', '[]', now() FROM shinpan.tournament`,
      'TRUNCATE shinpan.presence',
    ])
      await expect(role.query(trial), trial).rejects.toThrow(/permission denied/)
    // under another desk's device name it is still its own row, and it has a few of them at most
    const { rows } = await hub.owner.query<{ device: string }>('SELECT device FROM shinpan.presence WHERE tournament = $1', [
      idOf(elsewhere),
    ])
    for (const device of [rows[0]?.device, 'a', 'b', 'c', 'd', 'e', 'f'])
      await role.query('SELECT * FROM shinpan.here($1, $2, $3)', [idOf(elsewhere), device, '[1]'])
    const after = await hub.owner.query<{ role: string; people: string }>(
      'SELECT role, people FROM shinpan.presence WHERE tournament = $1',
      [idOf(elsewhere)],
    )
    expect(after.rows.filter(({ people }) => people !== '[1]')).toHaveLength(1)
    expect(after.rows.length).toBeLessThanOrEqual(5)
    await expect(
      role.query('SELECT * FROM shinpan.here($1, $2, $3)', [idOf(elsewhere), 'a', `"${'x'.repeat(9000)}"`]),
    ).rejects.toMatchObject({ code: '23514' })
  })

  test('what another desk says is no more than it can be: an invented referee has no name, nonsense shows nobody', async () => {
    const [one, other] = await two()
    const liar = `Liar ${hub.next()}`
    const role = await connectTo(await admitDesk(hub.owner, hub.postgres.url, liar, namedTournamentIn(openOf(one).db)))
    onTestFinished(() => role.end())
    const [table = ''] = one.tables
    const person = { table, person: null, role: null, device: null, recording: false }
    const sayAs = (people: unknown) => {
      const text = typeof people === 'string' ? people : JSON.stringify(people)
      return role.query('SELECT * FROM shinpan.here($1, $2, $3)', [idOf(one), 'liar', text])
    }
    await say(other, 2, 'Anna')
    const honest = `2 Anna referee ${other.name}`
    await sayAs([{ ...person, person: 'Judge Nobody', role: 'head' }])
    await shows(one, [honest, `1 null null ${liar}`])
    await sayAs('['.repeat(8000))
    await shows(one, [honest])
    // a desk that locks its own row blocks no other
    await role.query('BEGIN')
    await sayAs([person])
    await say(other, 1, 'Anna', true)
    await shows(one, [`1 Anna referee ${other.name} recording`])
    await role.query('ROLLBACK')
  })

  test('with a hub that was made before, all goes on without; brought up again, people show, under roles that were admitted before', async () => {
    const drop = 'DROP FUNCTION shinpan.here; DROP TABLE shinpan.presence'
    await hub.owner.query(drop)
    const [one, other] = await two()
    await say(one, 1, HEAD)
    const [table = ''] = one.tables
    await one.calls.tables.record({ table, text: 'E draw', by: HEAD })
    while ((await other.calls.tables.state({ table })).acts.length === 0) await after(20)
    expect(words(await other.calls.presence.list(), other)).toEqual([])
    await revokeDesk(hub.owner, (await laptop(one)).name)
    await initHub(hub.owner)
    await initHub(hub.owner)
    for (const made of [one, other]) made.network.become('cut')
    for (const made of [one, other]) while (openOf(made).hub?.state !== 'apart') await after(20)
    for (const made of [one, other]) made.network.become('open')
    await shows(other, [`1 ${HEAD} head ${one.name}`])
  })
})
