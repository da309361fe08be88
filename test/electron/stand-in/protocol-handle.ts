import { Readable } from 'node:stream'
import type { Fetch } from '../../../desk/network/serving/node-http.ts'

/**
 * `protocol.handle` as Electron does it (lib/browser/api/protocol.ts). The handler gets a request that is built from what the network side
 * hands over, without the origin "null". Of its answer Electron takes status, headers as one record and the body as a Node stream, which
 * has to give Buffers (node_stream_loader.cc). A handler that throws fails the request.
 */
export const asHandled =
  (handler: Fetch): Fetch =>
  async ({ url, method, headers: given, body }) => {
    const headers = new Headers(given)
    if (headers.get('origin') === 'null') headers.delete('origin')
    const answer = await handler(new Request(url, { method, headers, referrer: '', ...(body && { body, duplex: 'half' }) }))
    if (answer.type === 'error') throw new Error('ERR_FAILED')
    const data = answer.body && Readable.fromWeb(answer.body)
    // the stream's loader listens as well
    data?.on('error', () => undefined)
    const stream = data && (Readable.toWeb(onlyBuffers(data)) as ReadableStream<Uint8Array>)
    return new Response(stream, { status: answer.status, headers: Object.fromEntries(answer.headers) })
  }

const onlyBuffers = (data: Readable): Readable =>
  Readable.from(
    (async function* () {
      for await (const chunk of data) {
        if (!Buffer.isBuffer(chunk)) throw new Error('not a Buffer: the loader would stop here')
        yield chunk
      }
    })(),
    { objectMode: false },
  )
