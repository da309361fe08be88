import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createDesk } from '../../../../desk/api/desk.ts'
import { joinServer } from '../../../../desk/cli/shared/join-server.ts'
import { proofChecker, proofFor } from '../../../../desk/network/serving/join-proof.ts'
import {
  forgetServer,
  holdServer,
  isThere,
  keepPort,
  lastPort,
  notedServers,
  noteServer,
  pageTo,
} from '../../../../desk/network/serving/left-server.ts'
import { JOIN_HEADER, listen } from '../../../../desk/network/serving/loopback.ts'
import { windowsHere } from '../../../../desk/network/serving/windows-here.ts'
import { folder } from '../../../db/fixtures/a-file.ts'
import { answersAt, othersThatAnswer } from '../reached.ts'

const aWindow = () => {
  const path = folder()
  const renderer = join(path, 'renderer')
  mkdirSync(join(renderer, 'assets'), { recursive: true })
  writeFileSync(join(renderer, 'index.html'), '<!doctype html><title>desk</title>')
  writeFileSync(join(renderer, 'assets/app-1.js'), 'export {}')
  writeFileSync(join(renderer, '.secret'), 'secret')
  writeFileSync(join(path, 'outside.txt'), 'secret')
  symlinkSync(join(path, 'outside.txt'), join(renderer, 'link.txt'))
  const desk = createDesk({ folder: path, home: path, renderer })
  onTestFinished(() => desk.close())
  return desk
}

const aServer = async () => {
  const served = await listen(aWindow().fetch)
  onTestFinished(() => served.close())
  return served
}

type Sent = {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly host?: string
}
type Got = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** Sends the raw request: nothing normalizes paths or headers. */
const send = (origin: string, { path = '/', method = 'GET', headers = {}, host }: Sent): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, method, headers: { ...headers, ...(host !== undefined && { host }) } }, (reply) => {
      let body = ''
      reply.on('data', (part: Buffer) => {
        body += part.toString()
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }))
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? '{}' : undefined)
  })

const enter = async (url: string, origin: string): Promise<string> => {
  const { status, headers } = await send(origin, { path: url.slice(origin.length) })
  expect(status).toBe(303)
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

test('the address with the token opens the window, once; with its cookie the same browser may come again', async () => {
  const { url, origin } = await aServer()
  const path = url.slice(origin.length)
  const cookie = await enter(url, origin)
  expect(cookie).toMatch(new RegExp(`^desk-${new URL(origin).port}=`))
  expect((await send(origin, { headers: { cookie } })).body).toContain('<title>desk')
  expect((await send(origin, { path })).status).toBe(403)
  expect((await send(origin, { path, headers: { cookie } })).status).toBe(303)
})

test('the cookie is out of reach of scripts and other sites', async () => {
  const { url, origin } = await aServer()
  const { headers } = await send(origin, { path: url.slice(origin.length) })
  expect(String(headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/)
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test.each([
  ['no session', {}],
  ['a wrong cookie', { headers: { cookie: 'desk-1=x' } }],
  ['a wrong token', { path: '/?token=x' }],
  ['an API call without a session', { path: '/api/tables/list', method: 'POST' }],
])('%s is refused', async (_, sent) => {
  const { origin } = await aServer()
  expect((await send(origin, sent)).status).toBe(403)
})

test.each([
  ['another host (DNS rebinding)', { host: 'evil.example' }],
  ['localhost by name', { host: 'localhost' }],
  ['another origin', { headers: { origin: 'https://evil.example' } }],
  ['an origin that is hidden', { headers: { origin: 'null' } }],
  ['another port of this machine', { headers: { origin: 'http://127.0.0.1:1' } }],
  ['another site’s form', { method: 'POST', path: '/api/tables/list', headers: { 'sec-fetch-site': 'cross-site' } }],
])('%s is refused, even with the cookie', async (_, sent: Sent) => {
  const { url, origin } = await aServer()
  const cookie = await enter(url, origin)
  expect((await send(origin, { ...sent, headers: { ...sent.headers, cookie } })).status).toBe(403)
})

test('only this machine is listened to: at none of its other addresses does anybody answer', async () => {
  const { origin } = await aServer()
  const { hostname, port } = new URL(origin)
  expect(hostname).toBe('127.0.0.1')
  expect(await answersAt(hostname, port)).toBe(true)
  expect(await othersThatAnswer(port, hostname)).toEqual([])
})

test.each([
  '/../outside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/assets/../../outside.txt',
  '/..\\outside.txt',
  '/%5c..%5coutside.txt',
  '//etc/passwd',
  '/.secret',
  '/link.txt',
  '/index.html%00.js',
  '/%ff',
  '/assets',
  '/assets/',
])('%s is no file of the window', async (path) => {
  const { url, origin } = await aServer()
  const cookie = await enter(url, origin)
  const { status, body } = await send(origin, { path, headers: { cookie } })
  expect([status, body.includes('secret')]).toEqual([404, false])
})

test('files come with their type, the window’s policy, and are kept only where their name says what is in them', async () => {
  const desk = aWindow()
  const page = await desk.fetch(new Request('http://desk/'))
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';.*frame-ancestors 'none'$/,
  )
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  const script = await desk.fetch(new Request('http://desk/assets/app-1.js'))
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect((await desk.fetch(new Request('http://desk/', { method: 'DELETE' }))).status).toBe(405)
})

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5, gzip', true],
  ['br;q=0, gzip', false],
  ['gzip, br; q=0.0', false],
  ['gzip', false],
  ['brx', false],
  ['', false],
])('a client that accepts “%s”: the copy compressed at build time is sent: %s', async (accepted, isPacked) => {
  const desk = aWindow()
  const folder = join(desk.context.renderer, 'assets')
  writeFileSync(join(folder, 'app-1.js.br'), brotliCompressSync('export {}'))
  const ask = (path: string) => desk.fetch(new Request(`http://desk${path}`, { headers: { 'accept-encoding': accepted } }))
  const script = await ask('/assets/app-1.js')
  const body = Buffer.from(await script.arrayBuffer())
  expect(script.headers.get('content-encoding')).toBe(isPacked ? 'br' : null)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('vary')).toBe('accept-encoding')
  expect(String(isPacked ? brotliDecompressSync(body) : body)).toBe('export {}')
  // not compressed at build time, or not a file of the window
  expect((await ask('/')).headers.get('content-encoding')).toBeNull()
  expect((await ask('/assets/app-1.js.br')).status).toBe(404)
})

/** A server that lets a second start in by its proof, as `shinpan open` does. */
const aServerToJoin = async (file = '/hall/one.shinpan') => {
  const keys = { session: 's'.repeat(43), run: 'r'.repeat(22), pid: process.pid }
  const check = proofChecker(keys)
  const join = (proof: string | null, wanted: string) =>
    !check(proof, wanted) ? 'no' : wanted === '' || wanted === file ? 'yes' : ('other-file' as const)
  const served = await listen(aWindow().fetch, { session: keys.session, join })
  onTestFinished(() => served.close())
  return { served, note: { port: served.port, file, ...keys } }
}

test('a second start gets an address of its own, for what is open or for that file', async () => {
  const { served, note } = await aServerToJoin()
  for (const file of [undefined, '/hall/one.shinpan']) {
    const joined = await joinServer({ server: note, isThere: () => true }, file)
    if (joined.kind !== 'joined') throw new Error(joined.kind)
    expect(joined.url).not.toBe(served.url)
    await enter(joined.url, served.origin)
  }
  expect((await joinServer({ server: note, isThere: () => true }, '/hall/two.shinpan')).kind).toBe('other-file')
})

test('a second start is let in by nothing but its proof, and by that once', async () => {
  const { served, note } = await aServerToJoin()
  const proof = proofFor(note, '{}')
  const knock = (given: string) => send(served.origin, { path: '/join', method: 'POST', headers: { [JOIN_HEADER]: given } })
  expect((await knock(proof)).status, 'the file is another').toBe(409)
  const wrong = [
    '',
    'x',
    proof,
    proofFor({ ...note, run: 'another' }, '{}'),
    proofFor({ ...note, session: 'another' }, '{}'),
    proofFor(note, ''),
  ]
  for (const given of wrong) expect((await knock(given)).status).toBe(403)
  let knocks = 0
  const few = () => ++knocks < 3
  expect((await joinServer({ server: { ...note, session: 'x'.repeat(43) }, isThere: few }, undefined)).kind).toBe('gone')
  expect(knocks, 'it knocks for as long as somebody is there').toBe(3)
  await served.close()
  knocks = 0
  expect((await joinServer({ server: note, isThere: few }, undefined)).kind).toBe('gone')
  expect(knocks).toBe(3)
})

test('windows say when they are there and when they are left; once all are gone for a moment, that is told', async () => {
  const here = windowsHere(5)
  const say = (text: string) => here.hear(new URLSearchParams(text))
  expect([say(''), say('here=x'), say('here=<script>'), say('gone=')]).toEqual([false, false, false, false])
  const [one, two] = ['window-1', 'window-2']
  say(`here=${one}`)
  say(`here=${two}`)
  say(`gone=${one}`)
  say(`gone=${two}`)
  say(`here=${two}`)
  const soon = Symbol('soon')
  expect(await Promise.race([here.allGone, new Promise((resolve) => setTimeout(() => resolve(soon), 30))]), 'it was loaded again').toBe(
    soon,
  )
  say(`gone=${two}`)
  await here.allGone
  expect(here.count()).toBe(0)
})

test('a window of an earlier run that is left without having said that it is there was the last one all the same', async () => {
  const here = windowsHere(5)
  expect(here.came()).toBe(false)
  here.hear(new URLSearchParams('gone=window-1'))
  await here.allGone
})

test('what a window says of itself is heard from a window only', async () => {
  const { served } = await aServerToJoin()
  const cookie = await enter(served.url, served.origin)
  const said = { path: '/window?here=window-1', method: 'POST' }
  expect((await send(served.origin, said)).status).toBe(403)
  expect((await send(served.origin, { ...said, headers: { cookie, origin: 'https://evil.example' } })).status).toBe(403)
  expect(served.windows.count()).toBe(0)
  expect((await send(served.origin, { ...said, headers: { cookie, origin: served.origin } })).status).toBe(204)
  expect(served.windows.count()).toBe(1)
})

test('who lives is told by what its process holds, answering or not', async () => {
  const home = folder()
  const note = { port: 40_000, session: 's'.repeat(43), run: 'r'.repeat(22), pid: process.pid, file: null }
  noteServer(home, note)
  expect(isThere(home, note), 'a note is left of it').toBe(false)
  const letGo = await holdServer(home, note.port)
  expect(isThere(home, note)).toBe(true)
  expect(isThere(home, { ...note, run: 'x'.repeat(22) }), 'another run').toBe(false)
  const waiting = holdServer(home, note.port)
  letGo()
  ;(await waiting)()
  expect(isThere(home, note)).toBe(false)
})

test('the page that leads a browser in is for this person alone, holds nothing but the address, and goes with its server', () => {
  const home = folder()
  const page = pageTo(home, 'http://127.0.0.1:40000/?token=abc&unless-open')
  if (process.platform !== 'win32') expect([page, dirname(page)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700])
  expect(readFileSync(page, 'utf8')).toContain('content="0;url=http://127.0.0.1:40000/?token=abc&amp;unless-open"')
  const other = pageTo(home, 'http://127.0.0.1:4000/?token=abc')
  forgetServer(home, 40_000)
  expect([page, other].map((path) => existsSync(path))).toEqual([false, true])
})

test('a browser that comes by that page gets the cookie and is asked to go on by itself, or it would not show it', async () => {
  const { url, origin } = await aServer()
  const { pathname, search } = new URL(url)
  const from = { 'sec-fetch-site': 'cross-site' }
  const come = await send(origin, { path: `${pathname}${search}&unless-open`, headers: from })
  expect([come.status, come.headers.location]).toEqual([200, undefined])
  expect(come.body).toContain('content="0;url=/?unless-open"')
  expect(String(come.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/)
  expect((await send(origin, { path: `${pathname}${search}`, headers: from })).status, 'once').toBe(403)
})

test('a server is noted for this person alone; what does not read is no note', () => {
  const home = folder()
  const note = { port: 40_000, session: 's'.repeat(43), run: 'r'.repeat(22), pid: 1, file: null }
  expect([notedServers(home), lastPort(home)]).toEqual([[], 0])
  noteServer(home, note)
  writeFileSync(join(home, 'windows/1.json'), '{"port":1}')
  writeFileSync(join(home, 'windows/2.json'), 'x')
  expect(notedServers(home)).toEqual([note])
  if (process.platform !== 'win32') expect(statSync(join(home, 'windows/40000.json')).mode & 0o777).toBe(0o600)
  forgetServer(home, 40_000)
  expect(notedServers(home)).toEqual([])
  keepPort(home, 40_000)
  expect(lastPort(home)).toBe(40_000)
  for (const text of ['', '80', '99999', 'x']) {
    writeFileSync(join(home, 'port'), text)
    expect(lastPort(home)).toBe(0)
  }
})

test('what is too large is refused, and the next request on the same connection is answered', async () => {
  const { origin, session, port } = await aServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const lines = new Set<unknown>()
  const ask = (body: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', origin, cookie: `desk-${port}=${session}` }
      const sent = request(`${origin}/api/tournaments/list`, { method: 'POST', agent, headers }, (reply) => {
        reply.resume().once('end', () => resolve(reply.statusCode))
      })
      sent.once('socket', (line) => lines.add(line))
      sent.once('error', reject).end(body)
    })
  expect(await ask('{}')).toBe(200)
  expect(await ask(`{"json":"${'x'.repeat(8 * 1024 * 1024)}"}`)).toBe(413)
  expect(await ask('{}')).toBe(200)
  expect(lines.size).toBe(1)
})
