import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { output } from '../words/output.ts'
import { HEADERS } from './files.ts'

export type Loopback = { readonly url: string; readonly origin: string; readonly close: () => Promise<void> }
type Fetch = (request: Request) => Promise<Response>

/** Hands the desk to a browser on this machine: 127.0.0.1 only, a one-time token, Host and Origin checked. */
export const listen = async (fetch: Fetch, port = 0): Promise<Loopback> => {
  const token = randomBytes(32).toString('base64url')
  let guard: Fetch = () => Promise.resolve(refuse('not yet'))
  let origin = 'http://127.0.0.1'
  const server = createServer((message, reply) => void answer((request) => guard(request), origin, message, reply))
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  guard = guarded(fetch, origin, token)
  return {
    url: `${origin}/?token=${token}`,
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * Lets through only requests of a browser that once came with the token. The first visit with it gets a cookie, named by port because
 * cookies know no ports; after that the token opens nothing, but the browser that has the cookie may come by the same address again.
 */
const guarded = (fetch: Fetch, origin: string, token: string): Fetch => {
  const { host, port } = new URL(origin)
  const name = `desk-${port}`
  const session = randomBytes(32).toString('base64url')
  let fresh = true
  return async (request) => {
    if (request.headers.get('host') !== host) return refuse('wrong host')
    const from = request.headers.get('origin')
    if (from !== null && from !== origin) return refuse('wrong origin')
    const url = new URL(request.url)
    if (!isOurs(request.headers.get('sec-fetch-site')) && (request.method !== 'GET' || url.pathname.startsWith('/api')))
      return refuse('wrong origin')
    const given = url.searchParams.get('token')
    const known = cookies(request, name).some((cookie) => same(cookie, session))
    if (given !== null && url.pathname === '/' && (known || (fresh && same(given, token)))) {
      fresh = false
      return home({ 'set-cookie': `${name}=${session}; HttpOnly; SameSite=Strict; Path=/` })
    }
    return known ? fetch(request) : refuse(`${output.noSession.en}\n${output.noSession.fr}`)
  }
}

/** Browsers say where a request comes from, of which another port is the same site; what is no browser says nothing. */
const isOurs = (site: string | null): boolean => site === null || site === 'same-origin' || site === 'none'

const home = (headers: Readonly<Record<string, string>>): Response =>
  new Response(null, { status: 303, headers: { ...HEADERS, ...headers, location: '/', 'cache-control': 'no-store' } })

const refuse = (why: string): Response =>
  new Response(why, { status: 403, headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

const same = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const cookies = (request: Request, name: string): readonly string[] =>
  (request.headers.get('cookie') ?? '')
    .split(/; */)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))

const answer = async (fetch: Fetch, origin: string, message: IncomingMessage, reply: ServerResponse): Promise<void> => {
  const gone = new AbortController()
  reply.once('close', () => gone.abort())
  try {
    const request = requestOf(message, origin, gone.signal)
    const response = request ? await fetch(request) : refuse('no such address')
    reply.writeHead(response.status, [...response.headers].flat())
    reply.flushHeaders()
    if (response.body) await pipeline(Readable.fromWeb(response.body), reply)
    else reply.end()
  } catch (error) {
    if (gone.signal.aborted) return
    console.error(error)
    if (!reply.headersSent) reply.writeHead(500)
    reply.end()
  }
}

const requestOf = (message: IncomingMessage, origin: string, signal: AbortSignal): Request | undefined => {
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD'
  const url = URL.parse(`${origin}${message.url?.startsWith('/') ? message.url : '/'}`)
  if (!url || message.method === 'TRACE' || message.method === 'CONNECT') return undefined
  return new Request(url, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
    signal,
    ...(hasBody && { body: Readable.toWeb(message), duplex: 'half' }),
  })
}
