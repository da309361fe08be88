import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { NoteDiagnostic } from '../../context/diagnostics/note.ts'
import { output } from '../../messages/command-line.ts'
import { plainTextResponse, SECURITY_HEADERS } from './files.ts'
import {
  ARRIVAL_TIMEOUTS,
  type ArrivalTimeouts,
  answerRequest,
  cookiesNamed,
  type Fetch,
  isSameSite,
  shortText,
  timingSafeEqualText,
} from './node-http.ts'
import { userAt } from './user-at.ts'
import { type WindowsHere, windowsHere } from './windows-here.ts'

export type Loopback = {
  readonly url: string
  readonly origin: string
  readonly port: number
  readonly session: string
  readonly windows: WindowsHere
  readonly close: () => Promise<void>
}

export type LoopbackSetting = {
  readonly port?: number
  /** The session cookie of an earlier run's windows, which stay valid. */
  readonly session?: string | undefined
  /** Whether another process of this user, with this proof, may have a window on a file; an empty name means the open file. */
  readonly join?: ((proof: string | null, file: string) => 'yes' | 'other-file' | 'no') | undefined
  readonly note?: NoteDiagnostic
  /** Timeouts of a request's arrival, in milliseconds. */
  readonly patience?: ArrivalTimeouts
  /** Upper bound of open connections that have not shown the session yet; beyond it the oldest is closed. */
  readonly unproven?: number
}

/** The header of a second start, and its path. */
export const JOIN_HEADER = 'x-shinpan-join'

/** In an address: this window closes itself where one of an earlier run is still there. */
export const UNLESS_OPEN = 'unless-open'

/** `proven`: is called where the request shows the session. */
type Guard = (request: Request, proven: () => void) => Promise<Response>

/** Serves the desk to a browser on this machine: 127.0.0.1 only, a one-time token, Host and Origin checked. Every refusal is logged. */
export const listen = async (
  fetch: Fetch,
  {
    port = 0,
    session = randomBytes(32).toString('base64url'),
    join,
    note = () => undefined,
    patience = ARRIVAL_TIMEOUTS,
    unproven = MOST_UNPROVEN,
  }: LoopbackSetting = {},
): Promise<Loopback> => {
  const windows = windowsHere()
  const tokens = new Set<string>()
  const addressWithToken = (): string => {
    const token = randomBytes(32).toString('base64url')
    tokens.add(token)
    return `${origin}/?token=${token}`
  }
  let guard: Guard = () => Promise.resolve(refuse('not yet'))
  let origin = 'http://127.0.0.1'
  const waiting = new Set<Socket>()
  const server = createServer(patience, (message, reply) => {
    const { socket } = message
    void answerRequest({ fetch: (request) => guard(request, () => waiting.delete(socket)), origin, note }, message, reply)
  })
  server.on('connection', (socket: Socket) => {
    if (isStranger(socket)) {
      note('refused', { why: 'another user' })
      socket.destroy()
      return
    }
    waiting.add(socket)
    socket.once('close', () => waiting.delete(socket))
    const [oldest] = waiting
    if (waiting.size > unproven) oldest?.destroy()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  // as when this program has too many files open for one more connection: those that there are go on
  server.on('error', (error) => note('window', describeError(error)))
  const { port: used } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${used}`
  guard = guarded({ fetch, origin, session, tokens, windows, join, addressWithToken, note })
  return {
    url: addressWithToken(),
    origin,
    port: used,
    session,
    windows,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** More than windows that have just been opened need. */
const MOST_UNPROVEN = 100

/**
 * A program of another user of this machine, if the system reveals that. It may have read the token in the browser's
 * command line, but can't use it here. The machine's administrator has all our rights, and proxies for others.
 */
const isStranger = ({ remoteAddress, remotePort, localPort }: Socket): boolean => {
  const user = userAt({ address: remoteAddress, port: remotePort, to: localPort })
  return user !== undefined && user !== 0 && user !== process.getuid?.()
}

/**
 * Lets through only requests of a browser that once came with the token. The first visit with it gets a cookie, named by port because
 * cookies know no ports; after that the token opens nothing, but the browser that has the cookie may come by the same address again.
 */
const guarded = ({ fetch, origin, session, tokens, windows, join, addressWithToken, note }: Guarding): Guard => {
  const { host, port } = new URL(origin)
  const name = `desk-${port}`
  const no = ({ method }: Request, why: string, said = why): Response => {
    note('refused', { why, method: /^[A-Z]{1,10}$/.test(method) ? method : 'other' })
    return refuse(said)
  }
  return async (request, proven) => {
    if (request.headers.get('host') !== host) return no(request, 'wrong host')
    const from = request.headers.get('origin')
    if (from !== null && from !== origin) return no(request, 'wrong origin')
    const url = new URL(request.url)
    if (!isSameSite(request.headers.get('sec-fetch-site')) && (request.method !== 'GET' || url.pathname.startsWith('/api')))
      return no(request, 'wrong origin')
    if (url.pathname === '/join' && request.method === 'POST' && join) {
      const may = join(request.headers.get(JOIN_HEADER), await shortText(request, 8192))
      return may === 'yes'
        ? plainTextResponse(200, addressWithToken())
        : may === 'other-file'
          ? plainTextResponse(409, 'another file is open')
          : no(request, 'no proof')
    }
    const given = url.searchParams.get('token')
    const known = cookiesNamed(request, name).some((cookie) => timingSafeEqualText(cookie, session))
    if (known) proven()
    const token = given === null ? undefined : [...tokens].find((one) => timingSafeEqualText(one, given))
    if (given !== null && url.pathname === '/' && (known || token !== undefined)) {
      if (token !== undefined) tokens.delete(token)
      return enter(request, `${name}=${session}; HttpOnly; SameSite=Strict; Path=/`)
    }
    if (known && url.pathname === '/window' && request.method === 'POST')
      return windows.hear(url.searchParams) ? plainTextResponse(204, null) : plainTextResponse(400, 'no such window')
    return known
      ? fetch(request)
      : no(request, given === null ? 'no session' : 'wrong token', `${output.noSession.en}\n${output.noSession.fr}`)
  }
}

/**
 * Redirects to the window, with the cookie. A browser that comes from another page, even our own in the home, sends no
 * strict cookie while it follows redirects: a page of ours reloads.
 */
const enter = ({ url, headers }: Request, cookie: string): Response => {
  const location = new URL(url).searchParams.has(UNLESS_OPEN) ? `/?${UNLESS_OPEN}` : '/'
  const all = { ...SECURITY_HEADERS, 'set-cookie': cookie, 'cache-control': 'no-store' }
  if (isSameSite(headers.get('sec-fetch-site'))) return new Response(null, { status: 303, headers: { ...all, location } })
  return new Response(
    `<!doctype html><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${location}">\n`,
    {
      headers: { ...all, 'content-type': 'text/html; charset=utf-8' },
    },
  )
}

const refuse = (why: string): Response => plainTextResponse(403, why)

type Guarding = {
  readonly fetch: Fetch
  readonly origin: string
  readonly session: string
  /** Each opens one window. */
  readonly tokens: Set<string>
  readonly windows: WindowsHere
  readonly join: LoopbackSetting['join']
  readonly addressWithToken: () => string
  readonly note: NoteDiagnostic
}
