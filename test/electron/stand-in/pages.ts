import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ORIGIN } from '../../../electron/security/scheme.ts'
import type { Seen, StandInWindow } from './stand-in.ts'

/** The app's state as a test reads it from outside. */
export type Outside = {
  readonly windows: readonly { readonly url: string; readonly reloads: number; readonly gone: boolean; readonly shown: boolean }[]
  /** The process of each desk, in the order of their starts. */
  readonly desks: readonly number[]
}

/** The folder of the server for what is no request of a page to the app's scheme. */
const BESIDE = '/-/'

/**
 * Serves the windows to a browser on loopback. A request is handed to the app's handler as one of its own scheme; `/-/` is what Electron does
 * beside requests: messages between page and shell (preload-page.ts), permissions, a crash.
 */
export const servePages = async (seen: Seen, desks: readonly number[]): Promise<string> => {
  let here = ''
  /** As the page would say it in Electron. */
  const inScheme = (text: string): string => text.replaceAll(here, ORIGIN)

  const page = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const handler = seen.handled.get('shinpan-app')
    if (!handler) throw new Error('no handler yet')
    const headers = Object.entries(request.headersDistinct)
      .filter(([name]) => !HOP.test(name))
      .map(([name, values = []]): [string, string] => [name, inScheme(values.join(', '))])
    const { method = 'GET', url = '/' } = request
    const body = method === 'POST' ? new Uint8Array(await buffer(request)) : null
    const got = await handler(new Request(`${ORIGIN}${url}`, { method, headers, body }))
    answer.writeHead(got.status, Object.fromEntries(got.headers))
    if (!got.body) return void answer.end()
    const data = Readable.fromWeb(got.body)
    data.on('error', () => answer.destroy())
    // a page that goes away gives up what it still reads
    answer.on('close', () => data.destroy())
    data.pipe(answer)
  }

  /** A message of a page, with the window and the frame that it is from. */
  const message = async (how: string, { url, channel, args }: Message): Promise<unknown> => {
    const window = windowAt(seen, inScheme(url))
    let reply: { readonly value: unknown } | undefined
    const event = {
      sender: window.contents,
      senderFrame: { url: inScheme(url), parent: null },
      // Electron replies with the first value that is set
      set returnValue(value: unknown) {
        reply ??= { value: structuredClone(value) }
      },
    }
    if (how === 'invoke') return seen.ipc.get(channel)?.(event, ...args)
    if (how === 'navigated') {
      window.urls.push(inScheme(url))
      return window.contents.emit('did-navigate-in-page', {}, inScheme(url))
    }
    seen.told.get(channel)?.(event, ...args)
    return reply?.value
  }

  const beside = async (name: string, request: IncomingMessage, answer: ServerResponse): Promise<unknown> => {
    const given = request.method === 'POST' ? JSON.parse((await buffer(request)).toString(), bytesBack) : {}
    const at = new URL(request.url ?? '/', here).searchParams
    switch (name) {
      case 'outside':
        return outside(seen, desks)
      case 'crashed':
        return windowAt(seen, at.get('url') ?? '').contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
      case 'permission':
        return granted(seen, at.get('name') ?? '', at.get('url') ?? '')
      case 'heard':
        return listen(windowAt(seen, inScheme(at.get('url') ?? '')), answer)
      default:
        return message(name, given as Message)
    }
  }

  const server = createServer((request, answer) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const done = path.startsWith(BESIDE)
      ? beside(path.slice(BESIDE.length), request, answer).then(
          (value) => answer.writableEnded || answer.headersSent || answer.end(JSON.stringify({ value })),
        )
      : page(request, answer)
    done.catch((error: unknown) => answer.destroy(error instanceof Error ? error : undefined))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return here
}

type Message = { readonly url: string; readonly channel: string; readonly args: readonly unknown[] }

/** Headers of the connection to our server, and those that Chromium sends to no scheme of an app. */
const HOP = /^(?:host|connection|keep-alive|content-length|referer|accept-encoding|sec-.*)$/

const bytesBack = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'bytes' in value && Array.isArray(value.bytes)
    ? Uint8Array.from(value.bytes as number[])
    : value

/** The window of an address in the app's scheme: `shinpan-app://desk/2/…` is the second. */
const windowAt = (seen: Seen, url: string): StandInWindow => {
  const window = seen.windows.find(({ urls }) => urls[0]?.split('#')[0] === url.split('#')[0])
  if (!window) throw new Error(`no window at ${url}`)
  return window
}

const outside = (seen: Seen, desks: readonly number[]): Outside => ({
  desks,
  windows: seen.windows.map(({ urls, contents, isGone, calls }) => ({
    url: urls.at(-1) ?? '',
    reloads: contents.reloads(),
    gone: isGone(),
    shown: calls.includes('show'),
  })),
})

/** Whether the app's two handlers both grant a page what it asks for: Electron calls them with its origin, and with its address. */
const granted = (seen: Seen, permission: string, url: string): boolean => {
  const { session } = seen
  let requested = false
  const answer = (grant: boolean): void => {
    requested = grant
  }
  session.permission?.({} as never, permission as never, answer, { requestingUrl: url, isMainFrame: true })
  return requested && (session.check?.(null, permission as never, `${new URL(url).protocol}//${new URL(url).host}/`, {} as never) ?? false)
}

/** Streams the shell's messages to the page. */
const listen = ({ contents }: StandInWindow, answer: ServerResponse): void => {
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  contents.on('sent', (channel: string, ...args: unknown[]) => answer.write(`data: ${JSON.stringify({ channel, args })}\n\n`))
}
