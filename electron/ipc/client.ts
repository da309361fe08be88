import type { Fetch } from '../../desk/network/serving/node-http.ts'
import type { FromDesk, MessageLine, ToDesk } from './messages.ts'

/** The shell's end: the desk's `fetch` over a port. `hangUp` answers all pending requests with 503, for when the other end is gone. */
export type DeskClient = {
  readonly fetch: Fetch
  readonly hangUp: () => void
  /** Resolves once all requests made so far are delivered. */
  readonly handedOver: () => Promise<unknown>
}

export const fetchOverPort = (line: MessageLine<ToDesk, FromDesk>): DeskClient => {
  const underWay = new Map<number, Exchange>()
  const handing = new Set<Promise<void>>()
  let last = 0
  line.listen((message) => {
    if ('id' in message && message.kind !== 'print') underWay.get(message.id)?.hear(message)
  })
  return {
    fetch: async (request) => {
      const id = ++last
      const handed = Promise.withResolvers<void>()
      handing.add(handed.promise)
      try {
        const body = request.body ? new Uint8Array(await request.arrayBuffer()) : null
        return new Promise((resolve) => {
          const done = () => underWay.delete(id)
          const exchange = exchangeOf({ id, send: line.send, resolve, done })
          underWay.set(id, exchange)
          request.signal.addEventListener('abort', exchange.stop, { once: true })
          line.send({ kind: 'request', id, url: request.url, method: request.method, headers: [...request.headers], body })
          // the caller is gone: its input is still delivered, only the answer is dropped
          if (request.signal.aborted) exchange.stop()
        })
      } finally {
        handing.delete(handed.promise)
        handed.resolve()
      }
    },
    handedOver: () => Promise.all(handing),
    hangUp: () => {
      for (const exchange of underWay.values()) exchange.lose()
    },
  }
}

type Heard = Extract<FromDesk, { readonly id: number; readonly kind: 'head' | 'part' | 'end' | 'failed' }>
type Exchange = { readonly hear: (message: Heard) => void; readonly stop: () => void; readonly lose: () => void }
type Call = {
  readonly id: number
  readonly send: (message: ToDesk) => void
  readonly resolve: (answer: Response) => void
  readonly done: () => void
}

/** A pending request: first the head of its answer, then body chunks as the reader asks for them. */
const exchangeOf = ({ id, send, resolve, done }: Call): Exchange => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  let arrived: (() => void) | undefined
  const stop = () => {
    done()
    send({ kind: 'stop', id })
  }
  const fail = (message: string) => {
    done()
    if (stream) stream.error(new Error(message))
    else resolve(new Response(message, { status: 503 }))
  }
  const body = (): ReadableStream<Uint8Array> =>
    new ReadableStream(
      {
        start: (controller) => {
          stream = controller
        },
        pull: () => {
          const part = Promise.withResolvers<void>()
          arrived = part.resolve
          send({ kind: 'more', id })
          return part.promise
        },
        cancel: stop,
      },
      { highWaterMark: 1 },
    )
  return {
    stop: () => {
      stop()
      stream?.error(new DOMException('The window no longer wants it', 'AbortError'))
      resolve(gone())
    },
    lose: () => fail("The desk's process has ended; it starts again with the next request"),
    hear: (message) => {
      if (message.kind === 'head') {
        if (!message.hasBody) done()
        const headers = message.headers.map(([name, value]): [string, string] => [name, value])
        resolve(new Response(message.hasBody ? body() : null, { status: message.status, headers }))
      } else if (message.kind === 'part') {
        stream?.enqueue(message.bytes)
        arrived?.()
      } else if (message.kind === 'end') {
        done()
        stream?.close()
      } else {
        fail(message.message)
      }
    },
  }
}

const gone = (): Response => new Response(null, { status: 499 })
