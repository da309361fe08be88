import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { JOIN_HEADER, type LoopbackSetting, listen } from '../../../../desk/network/serving/loopback.ts'
import { userAt } from '../../../../desk/network/serving/user-at.ts'
import { aTable } from '../../api/a-desk.ts'

// programs of the same machine, of the same user and of others, that are no window of ours

const aServer = async (setting: LoopbackSetting = {}) => {
  const { desk } = await aTable()
  const noted: string[] = []
  const served = await listen(desk.fetch, { ...setting, note: (what, about) => noted.push(`${what} ${String(about?.why ?? '')}`.trim()) })
  onTestFinished(() => served.close())
  const come = await fetch(served.url, { redirect: 'manual' })
  const cookie = come.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const status = async () => {
    const answer = await fetch(`${served.origin}/api/tournaments/current`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    await answer.arrayBuffer()
    return answer.status
  }
  return { served, noted, cookie, status, host: new URL(served.origin).host }
}

const dial = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

/** Long enough for a client that sends at once, on a busy machine too. */
const QUICK = { headersTimeout: 1000, requestTimeout: 1000, connectionsCheckingInterval: 50 }

/** Sends one more byte whenever the last one has gone, until the other side closes the connection. */
const drip = async (socket: Socket): Promise<string> => {
  const timer = setInterval(() => socket.writable && socket.write('1'), 5)
  try {
    return await text(socket).catch(() => '')
  } finally {
    clearInterval(timer)
  }
}

/** Requests sent a byte at a time, which announce more to come. */
const SLOW = ({ host, cookie }: { readonly host: string; readonly cookie: string }): readonly string[] => {
  const act = `POST /api/tables/record HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n`
  return [
    `POST /api/tables/record HTTP/1.1\r\nhost: ${host}\r\nx-slow: `,
    `POST /join HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 60000\r\n\r\n`,
    `${act}content-length: 60000\r\n\r\n`,
    `${act}content-length: 6000000\r\n\r\n`,
  ]
}

test('who sends a head, a short or a long body a byte at a time is hung up on; others are served meanwhile, and nothing is called a mistake', async () => {
  const { served, cookie, host, status, noted } = await aServer({ patience: QUICK })
  const ended = SLOW({ host, cookie }).map(async (head) => {
    const socket = await dial(served.port)
    socket.write(head)
    return await drip(socket)
  })
  expect(await status()).toBe(200)
  for (const said of await Promise.all(ended)) expect(said).not.toContain('200 OK')
  expect(await status()).toBe(200)
  expect(noted.filter((line) => line.startsWith('mistake'))).toEqual([])
})

test('a second start’s word that does not end is not read on', async () => {
  const { served, host, noted } = await aServer({ join: (_, file) => (file === '' ? 'no' : 'yes') })
  const socket = await dial(served.port)
  socket.write(`POST /join HTTP/1.1\r\nhost: ${host}\r\n${JOIN_HEADER}: x\r\ntransfer-encoding: chunked\r\n\r\n`)
  const part = 'a'.repeat(4096)
  for (let n = 0; n < 4; n++) socket.write(`${part.length.toString(16)}\r\n${part}\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 403 /)
  expect(noted).toEqual(['refused no proof'])
})

test('who holds connections open without ever showing the session keeps nobody out', async () => {
  const { served, status, cookie, host } = await aServer({ unproven: 5 })
  const window = await dial(served.port)
  window.write(
    `POST /api/tournaments/current HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  )
  await once(window, 'data')
  const held = await Promise.all(Array.from({ length: 6 }, () => dial(served.port)))
  await Promise.any(held.map((socket) => once(socket, 'close')))
  expect(await status()).toBe(200)
  expect(window.destroyed).toBe(false)
})

test.skipIf(process.platform !== 'linux')('whose program is at the other end of a connection is known', async () => {
  const { served } = await aServer()
  const socket = await dial(served.port)
  expect(userAt({ address: '127.0.0.1', port: socket.localPort, to: served.port })).toBe(process.getuid?.())
  expect(userAt({ address: '127.0.0.1', port: served.port, to: 1 })).toBeUndefined()
})

test.skipIf(process.platform !== 'linux' || process.getuid?.() !== 0)(
  'another user of the machine who has read the token where the browser was started gets no answer, and the token still opens the window',
  async () => {
    const { desk } = await aTable()
    const noted: unknown[] = []
    const served = await listen(desk.fetch, { note: (_, about) => noted.push(about?.why) })
    onTestFinished(() => served.close())
    const { host, search } = new URL(served.url)
    const script = `exec 3<>/dev/tcp/127.0.0.1/${served.port}; printf 'GET /${search} HTTP/1.1\\r\\nhost: ${host}\\r\\nconnection: close\\r\\n\\r\\n' >&3; cat <&3`
    const other = spawn('/bin/bash', ['-c', script], { uid: 65534, gid: 65534, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] })
    expect(await text(other.stdout)).toBe('')
    expect(noted).toEqual(['another user'])
    expect((await fetch(served.url, { redirect: 'manual' })).status).toBe(303)
  },
)
