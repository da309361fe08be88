import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { parsedJson } from '../../../db/disk/tried.ts'
import { plainName } from '../../../engine/wording/terms/characters.ts'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { NoteDiagnostic } from '../../context/diagnostics/note.ts'
import type { TabletRefusal } from '../../contract/tablets.ts'
import { plainTextResponse, SECURITY_HEADERS } from '../serving/files.ts'
import { ARRIVAL_TIMEOUTS, type ArrivalTimeouts, answerRequest, cookiesNamed, isSameSite, shortText } from '../serving/node-http.ts'
import type { OwnCertificate } from './certificate.ts'
import type { Device } from './devices.ts'
import type { PairingResult } from './pairing.ts'
import { floodsAt, type RateLimits } from './rate-limit.ts'

/** The desk's callbacks for the network listener. */
export type ListenerHandlers = {
  /** Answers a paired device; undefined: a stranger, who gets only the window's files. */
  readonly fetch: (request: Request, device?: Device) => Promise<Response>
  readonly deviceShowing: (token: string) => Device | undefined
  readonly pair: (shown: {
    readonly code: string
    readonly name: string
    readonly from: string
  }) => Exclude<PairingResult, { kind: 'right' }> | { readonly kind: 'right'; readonly token: string }
  readonly refused: (why: TabletRefusal['why'], from: string) => void
  /** The number of a device's open connections changed. */
  readonly connected: () => void
  readonly note: NoteDiagnostic
}

export type ListenerSetting = {
  readonly address: string
  readonly port: number
  readonly certificate: OwnCertificate
  readonly patience?: ArrivalTimeouts
  /** The most connections by which no device has shown itself yet, of all and of one address; the oldest of all is hung up on for one more. */
  readonly strangers?: { readonly all: number; readonly each: number }
  readonly often?: RateLimits
}

export type Listener = {
  readonly address: string
  readonly port: number
  readonly origin: string
  readonly isConnected: (device: string) => boolean
  /** Closes a device's open connections. */
  readonly cut: (device: string) => void
  readonly close: () => Promise<void>
}

/** The cookie of a device: for this very address, never sent along by another page, never readable by a script. */
const COOKIE = '__Host-shinpan'
/** Browsers forget it after so long, in seconds. */
const KEPT = 30 * 86_400

const STRANGERS = { all: 200, each: 40 }
/** The most connections of a paired device: a browser has six to one place. */
const OF_A_DEVICE = 24
/** Upper bound of pending requests on one connection: a browser sends one after the other. */
const AT_ONCE = 4
/** The largest request of a device, in bytes: a picture as the window sends it, twice over. */
const MOST_BODY = 4 * 1024 * 1024

/** The name of a device, which signs what it sends: without the characters that a signature can't have. */
const deviceName = z.string().transform(plainName).pipe(z.string().trim().min(1).max(60))

/** A body that asks to be paired. */
const PAIR = z.object({ code: z.string().regex(/^\d{8}$/), name: deviceName })

/**
 * Serves the window over TLS on one address of this machine: to strangers its files and the pairing, to paired devices
 * the calls of their role.
 */
export const listenOn = async (
  behind: ListenerHandlers,
  { address, port, certificate, patience = ARRIVAL_TIMEOUTS, strangers = STRANGERS, often }: ListenerSetting,
): Promise<Listener> => {
  const floods = floodsAt(() => performance.now(), often)
  const unproven = new Set<TLSSocket>()
  const perAddress = new Map<string, number>()
  // by the remote port, since TLS wraps the connection in another object
  const waiting = new Map<string, () => void>()
  const shown = (socket: Socket): void => waiting.get(lineOf(socket))?.()
  const open = new Map<string, Set<Socket>>()
  // with those whose handshake has not ended, which the server does not close
  const all = new Set<Socket>()
  const asked = new WeakMap<Socket, number>()
  let origin = ''
  const server = createServer(
    { ...patience, key: certificate.key, cert: certificate.certificate, minVersion: 'TLSv1.2', handshakeTimeout: patience.headersTimeout },
    (message, reply) => {
      const socket = message.socket as TLSSocket
      const atOnce = (asked.get(socket) ?? 0) + 1
      asked.set(socket, atOnce)
      // the answers would all be buffered for a client that reads none
      if (atOnce > AT_ONCE) {
        if (!socket.destroyed) behind.refused('request', plain(socket.remoteAddress))
        socket.destroy()
        return
      }
      reply.once('close', () => asked.set(socket, (asked.get(socket) ?? 1) - 1))
      const proven = (device: Device): void => {
        unproven.delete(socket)
        shown(socket)
        hold(open, device.id, socket, behind.connected)
      }
      const isTooMuch = (from: string): boolean => {
        const is = floods.isTooMuch(from)
        if (is) reply.once('finish', () => socket.destroy())
        return is
      }
      const fetch = (request: Request) => guard(behind, { request, origin, from: plain(socket.remoteAddress), proven, isTooMuch })
      void answerRequest({ fetch, origin, note: behind.note, isRemote: true }, message, reply)
    },
  )
  server.on('connection', (socket: Socket) => {
    all.add(socket)
    socket.once('close', () => all.delete(socket))
    const from = plain(socket.remoteAddress)
    const known = (perAddress.get(from) ?? 0) + 1
    if (known > strangers.each || floods.isTooMuch(from)) {
      behind.refused('request', from)
      socket.destroy()
      return
    }
    perAddress.set(from, known)
    const leave = (): void => {
      if (!waiting.delete(line)) return
      const left = (perAddress.get(from) ?? 1) - 1
      if (left > 0) perAddress.set(from, left)
      else perAddress.delete(from)
    }
    const line = lineOf(socket)
    waiting.set(line, leave)
    socket.once('close', leave)
  })
  server.on('secureConnection', (socket: TLSSocket) => {
    unproven.add(socket)
    socket.once('close', () => unproven.delete(socket))
    const [oldest] = unproven
    if (unproven.size > strangers.all) oldest?.destroy()
  })
  // a client that breaks off the handshake is no error
  server.on('tlsClientError', (_, socket) => socket.destroy())
  server.maxConnections = strangers.all * 3
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve))
  // as when this program has too many files open for one more connection: those that there are go on
  server.on('error', (error) => behind.note('tablets', describeError(error)))
  const used = (server.address() as AddressInfo).port
  origin = `https://${address}:${used}`
  return {
    address,
    port: used,
    origin,
    isConnected: (device) => open.has(device),
    cut: (device) => {
      for (const socket of open.get(device) ?? []) socket.destroy()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of all) socket.destroy()
      }),
  }
}

/** Keeps a connection with its device for as long as it lasts. */
const hold = (open: Map<string, Set<Socket>>, device: string, socket: Socket, changed: () => void): void => {
  const sockets = open.get(device) ?? new Set()
  if (sockets.has(socket)) return
  sockets.add(socket)
  open.set(device, sockets)
  const [oldest] = sockets
  // the device is notified that one is closed, and leaves room for other devices
  if (sockets.size > OF_A_DEVICE) oldest?.destroy()
  if (sockets.size === 1) changed()
  socket.once('close', () => {
    sockets.delete(socket)
    if (sockets.size > 0) return
    open.delete(device)
    changed()
  })
}

type Asked = {
  readonly request: Request
  readonly origin: string
  readonly from: string
  readonly proven: (device: Device) => void
  /** Whether strangers exceed the rate of real users; then the connection ends with the answer. */
  readonly isTooMuch: (from: string) => boolean
}

/**
 * Request guard: admits only requests of a browser that has our page open under this very address. A page from elsewhere, or a name that
 * resolves here (DNS rebinding), gets nothing. A call needs the cookie of a device that was not revoked.
 */
const guard = async (behind: ListenerHandlers, { request, origin, from, proven, isTooMuch }: Asked): Promise<Response> => {
  const { headers, method } = request
  const no = (why: TabletRefusal['why'], text: string, status = 403): Response => {
    behind.refused(why, from)
    return plainTextResponse(status, text)
  }
  const [token] = cookiesNamed(request, COOKIE)
  const device = token === undefined ? undefined : behind.deviceShowing(token)
  if (device?.revoked !== null && isTooMuch(from)) return no('request', 'too many requests', 429)
  if (headers.get('host') !== new URL(origin).host) return no('host', 'wrong host')
  const { pathname } = new URL(request.url)
  const site = headers.get('sec-fetch-site')
  const isPlain = (method === 'GET' || method === 'HEAD') && !pathname.startsWith('/api')
  if ((headers.get('origin') ?? origin) !== origin || (!isPlain && !isSameSite(site))) return no('origin', 'wrong origin')
  if (pathname === '/pair' && method === 'POST') return pair(behind, request, from)
  if (device && device.revoked === null) {
    proven(device)
    // a body without a length may have any
    if (headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > MOST_BODY) return no('request', 'too large', 413)
    return pathname === '/window' ? plainTextResponse(204, null) : behind.fetch(request, device)
  }
  if (isPlain) return behind.fetch(request)
  if (pathname === '/window') return plainTextResponse(204, null)
  return device ? no('revoked', 'revoked') : no('session', 'no session')
}

const pair = async (behind: ListenerHandlers, request: Request, from: string): Promise<Response> => {
  const isJson = /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
  const { data } = PAIR.safeParse(isJson ? parsedJson(await shortText(request, 2048)) : undefined)
  if (!data) {
    behind.refused('request', from)
    return plainTextResponse(400, 'a code and a name')
  }
  const shown = behind.pair({ ...data, from })
  switch (shown.kind) {
    case 'right':
      return new Response(null, {
        status: 204,
        headers: {
          ...SECURITY_HEADERS,
          'cache-control': 'no-store',
          'set-cookie': `${COOKIE}=${shown.token}; Secure; HttpOnly; SameSite=Strict; Path=/; Max-Age=${KEPT}`,
        },
      })
    case 'wrong':
      behind.refused('code', from)
      return plainTextResponse(422, 'wrong code')
    case 'wait': {
      behind.refused('tries', from)
      const answered = plainTextResponse(429, 'too many tries')
      answered.headers.set('retry-after', String(shown.seconds))
      return answered
    }
  }
}

/** Key of one open connection. */
const lineOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`

const plain = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/, '')
