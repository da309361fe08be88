import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDesk } from '../../../../desk/api/desk.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { deskProcess as start } from './a-desk-process.ts'
import { aHall, asker, HALL, pairAs } from './a-tablet.ts'

vi.setConfig({ testTimeout: 120_000 })

/** A process that stayed would hold the tests' error output, and the runner waits for the end of that. */
const deskProcess: typeof start = async (folder, on) => {
  const desk = await start(folder, on)
  onTestFinished(() => desk.end('SIGKILL'))
  return desk
}

/** A desk that was killed with its tablet service on and one tablet paired; its folder, and the tablet's cookie. */
const killed = async () => {
  const home = folder()
  const first = await deskProcess(home, 'on')
  const url = first.url ?? ''
  const paired = await pairAs(url, first.code ?? '', 'Tablet A')
  expect(paired.status).toBe(204)
  const cookie = paired.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  await first.end('SIGKILL')
  return { home, url, cookie, ask: asker(url, cookie) }
}

/** The desk of a home begun again in this process. */
const begunAgain = async (home: string, addresses = HALL, now = () => new Date()) => {
  const desk = createDesk({ folder: home, home, addresses: () => addresses, tabletPort: 0, now })
  onTestFinished(() => desk.closed())
  await desk.context.tablets?.begin()
  return desk.context.tablets?.state()
}

test('a desk that was killed serves its tablets again under the same address and port, and a paired one goes on', async () => {
  const { home, url, ask } = await killed()
  await expect(ask('tablets/me')).rejects.toThrow()
  const again = await deskProcess(home)
  expect(again).toMatchObject({ url, cutOff: false, trouble: null })
  const { status, json } = await ask('tablets/me')
  expect([status, json]).toMatchObject([200, { kind: 'tablet', name: 'Tablet A', role: { kind: 'recorder' } }])
  await again.end('SIGTERM')
  // it ended by itself: nothing listens at the next start
  const third = await deskProcess(home)
  expect(third).toMatchObject({ url: null, cutOff: false })
  await third.end('SIGTERM')
})

test('without its network it says that tablets are off, and listens on no other address', async () => {
  const { home } = await killed()
  expect(await begunAgain(home, [{ address: '127.0.0.9', network: 'other' }])).toMatchObject({
    on: null,
    cutOff: true,
    trouble: { en: expect.stringContaining('lost the network') },
  })
})

test('a day later it does not listen unasked, and says that they were on', async () => {
  const { home } = await killed()
  const later = () => new Date(Date.now() + 25 * 3_600_000)
  expect(await begunAgain(home, [...HALL], later)).toMatchObject({
    on: null,
    cutOff: true,
    trouble: { en: expect.stringContaining('a day ago') },
  })
})

test('where another program has taken the port, it says under which address tablets find it', async () => {
  const { home, url } = await killed()
  const { hostname, port } = new URL(url)
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(Number(port), hostname, resolve))
  const state = await begunAgain(home)
  expect(state).toMatchObject({ cutOff: false, trouble: { en: expect.stringContaining(state?.on?.url ?? '-') } })
  expect(state?.on?.url).not.toBe(url)
})

test('a second desk of the same person does not take over the tablets of one that runs', async () => {
  const hall = await aHall()
  expect((await hall.calls.tablets.state()).on).not.toBeNull()
  expect(await begunAgain(hall.path)).toMatchObject({ on: null, cutOff: false })
  await hall.calls.tablets.turn({ on: false })
  expect((await hall.calls.tablets.state()).cutOff).toBe(false)
})
