import { once } from 'node:events'
import { connect } from 'node:net'
import { connect as connectOverTls } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tieToHub } from '../../../../desk/context/hub-ties.ts'
import { namedTournamentIn } from '../../../../desk/network/hub/own-log.ts'
import { BY } from '../../api/a-desk.ts'
import { aHall, aTablet, send } from './a-tablet.ts'

test('a tablet on a line that swallows everything stands as away after 25 seconds, though the line is open, and as connected once it asks again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let now = Date.parse('2026-11-21T12:00:00Z')
  const hall = await aHall({ now: () => new Date(now) })
  const { cookie, ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven })
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const news = send(`${hall.url}/api/news`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: '{}' })
  news.catch(() => undefined)
  const told: string[] = []
  void (async () => {
    for await (const { kind } of hall.desk.context.events.subscribe(gone.signal)) told.push(kind)
  })()
  const connected = async () => (await hall.calls.tablets.state()).devices.map((device) => device.connected)
  await vi.waitFor(async () => expect(await connected()).toEqual([true]))
  await new Promise((resolve) => setTimeout(resolve, 50))
  told.length = 0
  now += 20_000
  vi.advanceTimersByTime(5000)
  expect(await connected()).toEqual([true])
  expect(told).toEqual([])
  now += 6000
  vi.advanceTimersByTime(5000)
  expect(await connected()).toEqual([false])
  await vi.waitFor(() => expect(told).toEqual(['tablets']))
  expect((await ask('tablets/me')).status).toBe(200)
  expect(await connected()).toEqual([true])
  expect(told.length).toBeGreaterThan(1)
})

test('a tablet is told that its laptop is apart from its hub, since when and how much is unsent; not why, which may name addresses', async () => {
  const hall = await aHall()
  const { desk, calls } = hall
  if (!desk.context.open) throw new Error('no file is open')
  tieToHub(desk.context.home, namedTournamentIn(desk.context.open.db).id, 'postgres://role:secret@127.0.0.1:9/hub')
  await vi.waitFor(async () => expect((await calls.saving()).hub).toMatchObject({ state: 'apart' }), 10_000)
  expect((await calls.saving()).hub).toMatchObject({ why: { en: expect.stringContaining('the hub does not answer') } })
  const { ask } = await aTablet(hall, { kind: 'referee', referee: BY })
  const told: { hub: unknown } = (await ask('saving')).json
  expect(told.hub).toMatchObject({
    state: 'apart',
    trouble: 'away',
    since: expect.any(String),
    unsent: expect.any(Number),
    why: { en: '', fr: '' },
  })
})

test('turning the network off waits for nobody: a connection whose handshake has not ended is cut, and one that ended it without a request', async () => {
  const hall = await aHall()
  const { hostname, port } = new URL(hall.url)
  const silent = connect(Number(port), hostname)
  const idle = connectOverTls({ host: hostname, port: Number(port), rejectUnauthorized: false })
  await Promise.all([once(silent, 'connect'), once(idle, 'secureConnect')])
  const ended = Promise.all([once(silent, 'close'), once(idle, 'close')])
  await hall.calls.tablets.turn({ on: false })
  await ended
}, 10_000)
