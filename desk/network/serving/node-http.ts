import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { describeError } from '../../context/diagnostics/describe-error.ts'
import type { NoteDiagnostic } from '../../context/diagnostics/note.ts'
import { acceptsBrotli, plainTextResponse } from './files.ts'

export type ArrivalTimeouts = {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
}

/** Timeouts of a request's arrival, in milliseconds: a client that sends a byte now and then is disconnected. Answers have no timeout. */
export const ARRIVAL_TIMEOUTS: ArrivalTimeouts = { headersTimeout: 10_000, requestTimeout: 60_000, connectionsCheckingInterval: 2000 }

/** Browsers report the origin of a request, for which another port is the same site; other clients report nothing. */
export const isSameSite = (site: string | null): boolean => site === null || site === 'same-origin' || site === 'none'

/** The body of a short request; empty if it has more than `most` bytes, and the rest is not read. */
export const shortText = async ({ body }: Request, most: number): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > most) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Takes as long whatever differs. */
export const timingSafeEqualText = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export const cookiesNamed = (request: Request, name: string): readonly string[] =>
  (request.headers.get('cookie') ?? '')
    .split(/; */)
    .filter((cookie) => cookie.startsWith(`${name}=`))
    .map((cookie) => cookie.slice(name.length + 1))

export type Fetch = (request: Request) => Promise<Response>

type Answering = {
  readonly fetch: Fetch
  readonly origin: string
  readonly note: NoteDiagnostic
  /** Whether answers cross a network: then they are compressed. */
  readonly isRemote?: boolean
}

/** Requests that are being answered: one that was garbage-collected would no longer notice that its window is gone. */
const inHand = new Set<Request>()

/** Answers a request of Node's server with the response of `fetch`. */
export const answerRequest = async (
  { fetch, origin, note, isRemote }: Answering,
  message: IncomingMessage,
  reply: ServerResponse,
): Promise<void> => {
  const gone = new AbortController()
  reply.once('close', () => gone.abort())
  reply.once('finish', () => readOn(message))
  let request: Request | undefined
  try {
    request = await requestOf(message, origin, gone.signal)
    if (request) inHand.add(request)
    else note('refused', { why: 'no such address' })
    const response = request ? await fetch(request) : plainTextResponse(403, 'no such address')
    const headers = [...response.headers].flat()
    if (isStream(response) && response.body) {
      reply.writeHead(response.status, headers)
      reply.flushHeaders()
      await pipeline(Readable.fromWeb(response.body), reply)
      return
    }
    // head and body in one piece: the window is woken once
    const whole = Buffer.from(await response.arrayBuffer())
    const packed = isRemote && acceptsBrotli(message.headers['accept-encoding']) ? await compressed(response, whole) : undefined
    const body = packed ?? whole
    const further = packed ? ['content-encoding', 'br', 'vary', 'accept-encoding'] : []
    if (body.length > 0 && !response.headers.has('content-length')) further.push('content-length', String(body.length))
    reply.writeHead(response.status, [...headers, ...further]).end(body)
  } catch (error) {
    if (gone.signal.aborted) return
    note('mistake', describeError(error))
    console.error(error)
    if (!reply.headersSent) reply.writeHead(500)
    reply.end()
  } finally {
    if (request) inHand.delete(request)
  }
}

/** Drains the rest of a request that was answered early for being too large: the next request follows it on the connection. */
const readOn = (message: IncomingMessage): void => {
  if (message.complete) return
  message.removeAllListeners('data')
  message.resume()
}

/** Below this size, in bytes, a body is sent in one packet anyway. */
const LEAST_COMPRESSED = 1000
const brotli = promisify(brotliCompress)

/** The compressed body of an answer; undefined if it is short, compressed already, or no text. */
const compressed = async ({ headers }: Response, body: Buffer): Promise<Buffer | undefined> => {
  const isText = /^(?:application\/json|text\/)/.test(headers.get('content-type') ?? '')
  if (!isText || body.length < LEAST_COMPRESSED || headers.has('content-encoding') || headers.has('content-length')) return undefined
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** An event stream: it lasts as long as its listener. */
const isStream = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/event-stream') === true

/** Upper bound of a body that is buffered before it is passed on, in bytes: an act. Larger ones are streamed. */
const SMALL = 65_536

/** Undefined if the length is missing or greater. */
const smallBody = async (message: IncomingMessage): Promise<Buffer | undefined> => {
  const length = Number(message.headers['content-length'] ?? Number.NaN)
  if (!(length <= SMALL)) return undefined
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const requestOf = async (message: IncomingMessage, origin: string, signal: AbortSignal): Promise<Request | undefined> => {
  const hasBody = message.method !== 'GET' && message.method !== 'HEAD'
  const url = URL.parse(`${origin}${message.url?.startsWith('/') ? message.url : '/'}`)
  if (!url || message.method === 'TRACE' || message.method === 'CONNECT') return undefined
  return new Request(url, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    ),
    signal,
    ...(hasBody && { body: (await smallBody(message)) ?? Readable.toWeb(message), duplex: 'half' }),
  })
}
