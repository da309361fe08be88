import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PROCEDURES } from '../../../../desk/contract/procedures.ts'
import { callsOf } from '../../../../desk/network/tablets/access.ts'
import { floodsAt } from '../../../../desk/network/tablets/rate-limit.ts'
import { refusalsAt } from '../../../../desk/network/tablets/refusal-list.ts'
import { rows } from '../../api/a-desk.ts'
import { aDoor } from './a-door.ts'
import { aHall, aTablet, pairAs, send } from './a-tablet.ts'

// attacks by a stranger in the hall's network, and by a thief of a paired tablet

/** Sends raw text and ends the request, and returns the answer. */
const say = async (url: string, text: string): Promise<string> => {
  const { hostname, port } = new URL(url)
  const socket: TLSSocket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'secureConnect')
  socket.end(text)
  let heard = ''
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
  await once(socket, 'close')
  return heard
}

test('two hundred wrong codes at once from forty addresses: twenty are looked at, the code is void, nobody is let in', async () => {
  const hall = await aHall()
  const { code } = await hall.calls.tablets.newCode({ role: { kind: 'viewer' } })
  const right = code?.code ?? ''
  const guesses = Array.from({ length: 200 }, (_, n) => ({
    code: String((Number(right) + 1 + n) % 10 ** 8).padStart(8, '0'),
    from: n % 40,
  }))
  const answers = await Promise.all(guesses.map((guess) => pairAs(hall.url, guess.code, 'x', `127.0.1.${guess.from + 1}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]))
  expect((await pairAs(hall.url, right, 'x', '127.0.2.1')).status).toBe(422)
  expect(await hall.calls.tablets.state()).toMatchObject({ code: null, devices: [] })
})

test('a request within a request, two lengths, another protocol, a name that leads elsewhere: nothing is answered to it', async () => {
  const hall = await aHall()
  const { cookie } = await aTablet(hall, { kind: 'referee', referee: 'Michiko Hayashi' })
  const { host } = new URL(hall.url)
  const head = `host: ${host}\r\ncontent-type: application/json\r\n`
  const inner = `POST /api/tables/list HTTP/1.1\r\n${head}cookie: ${cookie}\r\ncontent-length: 2\r\n\r\n{}`
  const chunked = `0\r\n\r\n${inner}`
  for (const text of [
    `POST /pair HTTP/1.1\r\n${head}content-length: ${chunked.length}\r\ntransfer-encoding: chunked\r\n\r\n${chunked}`,
    `POST /pair HTTP/1.1\r\n${head}transfer-encoding: chunked, identity\r\n\r\n${chunked}`,
    `POST /pair HTTP/1.1\r\n${head}content-length: 0\r\ncontent-length: ${inner.length}\r\n\r\n${inner}`,
    `POST /pair HTTP/1.1\r\n${head}content-length : 0\r\n\r\n${inner}`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\n x: y\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\nhost: evil.example\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
    `TRACE / HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`,
    `POST https://evil.example/api/tables/list HTTP/1.1\r\nhost: evil.example\r\ncookie: ${cookie}\r\ncontent-length: 2\r\n\r\n{}`,
    `GET /api/news HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: ${host}\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  ]) {
    const heard = await say(hall.url, text)
    expect([text.slice(0, 60), /HTTP\/1\.1 (101|2\d\d)|Zofia|shinpan=/.exec(heard)?.[0]]).toEqual([text.slice(0, 60), undefined])
  }
})

test('a recorder does not get to another table by another spelling of the call, nor by what JSON makes of names', async () => {
  const hall = await aHall()
  const { cookie, ask } = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'Table 7')
  const act = { table: hall.eight, text: 'E discard 1z', by: 'x' }
  for (const call of [
    'tables%2Frecord',
    'tables/%72ecord',
    'tables//record',
    'tables/record/',
    './tables/record',
    '../api/tables/record',
    'tables/record;x',
    `tables/record?table=${hall.seven}`,
    'tables/record#x',
    '__batch__',
    'Tables/Record',
    '__proto__/record',
    'constructor',
  ]) {
    const { status } = await ask(call, act)
    expect([call, [400, 403, 404, 422].includes(status)]).toEqual([call, true])
  }
  const own = JSON.stringify(hall.seven)
  const other = JSON.stringify(hall.eight)
  for (const body of [
    `{"json":{"table":${own},"table":${other},"text":"E discard 1z","by":"x"}}`,
    `{"json":{"__proto__":{"table":${own}},"table":${other},"text":"E discard 1z","by":"x"}}`,
    `{"json":{"table":${other},"text":"E discard 1z","by":"x","constructor":{"prototype":{"table":${own}}}}}`,
    `{"json":{"table":${other},"text":"E discard 1z","by":"x"},"meta":[[1,"__proto__","table"]]}`,
    `{"json":{"table":${other},"text":"E discard 1z","by":"x"},"meta":[[7]]}`,
    `{"json":[["table",${other}]],"meta":[[7]]}`,
    `[{"json":{"table":${other},"text":"E discard 1z","by":"x"}}]`,
  ]) {
    const { status } = await send(`${hall.url}/api/tables/record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: hall.url, cookie },
      body,
    })
    expect([body, status === 400 || status === 422]).toEqual([body, true])
  }
  expect(({} as { table?: unknown }).table).toBeUndefined()
  expect((await hall.calls.tables.state({ table: hall.eight })).acts).toEqual([])
})

test('who looks on writes nothing, whatever call it makes', async () => {
  const hall = await aHall()
  const { ask } = await aTablet(hall, { kind: 'viewer' })
  const before = rows(hall, 'SELECT count(*) FROM entry')
  for (const call of PROCEDURES.filter((one) => !callsOf({ kind: 'viewer' }).includes(one)))
    expect([call, (await ask(call, { table: hall.seven, text: 'E discard 1z', by: 'x' })).status]).toEqual([call, 422])
  expect(rows(hall, 'SELECT count(*) FROM entry')).toEqual(before)
})

test('a cookie that was stolen opens nothing once its tablet was removed, on a connection that was open nor on a new one', async () => {
  const hall = await aHall()
  const { id, cookie, ask } = await aTablet(hall, { kind: 'viewer' })
  expect((await ask('tables/list')).status).toBe(200)
  await hall.calls.tablets.revoke({ device: id })
  for (const shown of [cookie, `a=b; ${cookie}`, `${cookie}; ${cookie}`, `${cookie}x; ${cookie}`])
    expect([shown.length, (await ask('tables/list', undefined, { cookie: shown })).status]).toEqual([shown.length, 403])
})

test('a tablet keeps the desk busy neither by numbers of millions of digits nor by bodies larger than a picture', async () => {
  const hall = await aHall()
  const { cookie } = await aTablet(hall, { kind: 'viewer' })
  const post = (body: string, more: Readonly<Record<string, string>> = {}) =>
    send(`${hall.url}/api/tables/state`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: hall.url, cookie, ...more },
      body,
    })
  const began = performance.now()
  for (const type of [0, 4, 5, 6, 7])
    expect([type, (await post(`{"json":{"table":"${'9'.repeat(3_000_000)}"},"meta":[[${type},"table"]]}`)).status]).toEqual([type, 413])
  expect(performance.now() - began).toBeLessThan(5000)
  expect((await post(`{"json":{"table":"${'x'.repeat(5_000_000)}"}}`)).status).toBe(413)
  expect((await post('{}', { 'transfer-encoding': 'chunked' })).status).toBe(413)
})

const DEVICE = { id: 'd', name: 'd', hash: '', paired: '', seen: null, revoked: null, role: null, file: null }

test('paired tablets behind one address of the network do not count as strangers there', async () => {
  const { listener } = await aDoor({ deviceShowing: () => DEVICE }, { strangers: { all: 20, each: 3 } })
  const news = (): Promise<unknown> => {
    const { hostname, port, host } = new URL(listener.origin)
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
    onTestFinished(() => void socket.destroy())
    socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\ncookie: __Host-shinpan=x\r\n\r\n`)
    return once(socket, 'data')
  }
  for (let n = 0; n < 8; n++) await news()
  expect(listener.isConnected('d')).toBe(true)
})

test('a tablet that listens for news on a hundred connections has twenty-four of them; another one is served', async () => {
  const hall = await aHall()
  const { cookie } = await aTablet(hall, { kind: 'viewer' }, 'one')
  const other = await aTablet(hall, { kind: 'recorder', table: hall.seven }, 'other')
  const { host, hostname, port } = new URL(hall.url)
  const before = hall.desk.context.events.listeners()
  await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
      onTestFinished(() => void socket.destroy())
      socket.on('error', () => undefined)
      await once(socket, 'secureConnect')
      // the request is answered, and the answer is never read
      socket.write(`POST /api/news HTTP/1.1\r\nhost: ${host}\r\norigin: ${hall.url}\r\ncookie: ${cookie}\r\ncontent-length: 0\r\n\r\n`)
    }),
  )
  await expect.poll(() => hall.desk.context.events.listeners() - before).toBe(24)
  const { status } = await other.ask('tables/record', { table: hall.seven, text: 'E discard 1z', by: 'x' })
  expect(status).toBe(200)
})

test('a tablet that listens and reads nothing while the hall goes on is kept the newest alone, and hears it once it reads', async () => {
  const hall = await aHall()
  const { cookie } = await aTablet(hall, { kind: 'viewer' })
  const { host, hostname, port } = new URL(hall.url)
  const { events: news } = hall.desk.context
  const before = news.listeners()
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
  onTestFinished(() => void socket.destroy())
  await once(socket, 'secureConnect')
  socket.pause()
  socket.write(`POST /api/news HTTP/1.1\r\nhost: ${host}\r\norigin: ${hall.url}\r\ncookie: ${cookie}\r\ncontent-length: 0\r\n\r\n`)
  await expect.poll(() => news.listeners() - before).toBe(1)
  for (let seq = 1; seq <= 50_000; seq++) {
    news.publish({ kind: 'entry', seq, table: hall.seven })
    if (seq % 5000 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  let heard = ''
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString()))
  socket.resume()
  await expect.poll(() => heard, { timeout: 30_000 }).toContain('"seq":50000')
  expect(heard.split('"kind":"entry"').length).toBeLessThan(5000)
})

test('a paired tablet that sends a thousand requests at once on a connection is hung up on, and few of them are looked at', async () => {
  let looked = 0
  const fetch = (): Promise<Response> => {
    looked++
    return Promise.withResolvers<Response>().promise
  }
  const { listener } = await aDoor({ deviceShowing: () => DEVICE, fetch }, {})
  const { host, hostname, port } = new URL(listener.origin)
  const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'secureConnect')
  socket.write(`GET / HTTP/1.1\r\nhost: ${host}\r\ncookie: __Host-shinpan=x\r\n\r\n`.repeat(1000))
  socket.resume()
  await expect.poll(() => socket.closed, { timeout: 30_000 }).toBe(true)
  expect(looked).toBeLessThan(10)
})

test('who comes more often than people do is hung up on; a paired tablet of the same address and other addresses are served', async () => {
  const { listener, refused } = await aDoor(
    { deviceShowing: (token) => (token === 'good' ? DEVICE : undefined) },
    { often: { each: 10, all: 100, within: 60_000 } },
  )
  // a connection and a request each
  for (let n = 0; n < 5; n++) expect((await send(listener.origin)).status).toBe(200)
  await expect(send(listener.origin)).rejects.toThrow()
  expect(refused).toEqual(['request 127.0.0.1'])
  expect((await send(listener.origin, { from: '127.0.0.2' })).status).toBe(200)
})

test('how often strangers may come is counted anew after a while, and one who floods takes nothing from the others', () => {
  let now = 0
  const { isTooMuch } = floodsAt(() => now, { each: 2, all: 4, within: 1000 })
  expect(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(isTooMuch)).toEqual([false, false, true, true, false, false, true])
  now = 1000
  expect(isTooMuch('a')).toBe(false)
})

test('refusals without end from ever other addresses: the window hears once a second, the log keeps room for other lines', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const heard = { noted: 0, told: 0 }
  const refusals = refusalsAt({ now: () => new Date(), note: () => heard.noted++, tell: () => heard.told++ })
  for (let n = 0; n < 5000; n++) refusals.add('session', `10.0.${n >> 8}.${n & 255}`)
  expect(heard).toEqual({ noted: 60, told: 1 })
  vi.advanceTimersByTime(1000)
  expect(heard.told).toBe(2)
  expect(refusals.all()).toHaveLength(20)
})
