import type { Fetch } from '../../desk/network/serving/node-http.ts'
import type { FromDesk, MessageLine, ToDesk } from './messages.ts'

/**
 * The desk's end of the port: answers requests with the desk's `fetch`, and aborts those that the window cancels. `answered` resolves once
 * all requests so far are answered or, for streams, begun.
 */
export const answerFetches = (line: MessageLine<FromDesk, ToDesk>, fetch: Fetch): { readonly answered: () => Promise<unknown> } => {
  const beginning = new Set<Promise<void>>()
  // a request that is no longer referenced does not notice its abort
  type Exchange = { readonly stop: AbortController; readonly request: Request; readonly reader?: ReadableStreamDefaultReader<Uint8Array> }
  const underWay = new Map<number, Exchange>()

  const begin = async (message: ToDesk & { kind: 'request' }): Promise<void> => {
    const { id, url, method, body } = message
    const stop = new AbortController()
    const headers = message.headers.map(([name, value]): [string, string] => [name, value])
    const request = new Request(url, { method, headers, signal: stop.signal, ...(body && { body: new Uint8Array(body) }) })
    underWay.set(id, { stop, request })
    const answer = await fetch(request)
    if (stop.signal.aborted) {
      await answer.body?.cancel()
      return
    }
    if (answer.body) underWay.set(id, { stop, request, reader: answer.body.getReader() })
    else underWay.delete(id)
    line.send({ kind: 'head', id, status: answer.status, headers: [...answer.headers], hasBody: answer.body !== null })
  }

  const goOn = async (id: number): Promise<void> => {
    const part = await underWay.get(id)?.reader?.read()
    if (!part || !underWay.has(id)) return
    if (!part.done) return line.send({ kind: 'part', id, bytes: part.value })
    underWay.delete(id)
    line.send({ kind: 'end', id })
  }

  const end = async (id: number): Promise<void> => {
    const exchange = underWay.get(id)
    underWay.delete(id)
    exchange?.stop.abort()
    await exchange?.reader?.cancel()
  }

  const fail = (id: number, error: unknown): void => {
    if (!underWay.delete(id)) return
    line.send({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) })
  }

  line.listen((message) => {
    if (message.kind === 'printed' || message.kind === 'leave') return
    const work = message.kind === 'request' ? begin(message) : message.kind === 'more' ? goOn(message.id) : end(message.id)
    const settled = work.catch((error: unknown) => fail(message.id, error)).finally(() => beginning.delete(settled))
    if (message.kind === 'request') beginning.add(settled)
  })
  return { answered: () => Promise.all(beginning) }
}
