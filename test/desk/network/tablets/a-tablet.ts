import { type IncomingHttpHeaders, request } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress } from 'node:zlib'
import { expect } from 'vitest'
import type { DeskOptions } from '../../../../desk/context/context.ts'
import type { TabletRole } from '../../../../desk/contract/tablets.ts'
import { type ADesk, aDesk } from '../../api/a-desk.ts'

/** Addresses of the loopback network in place of a hall's: nothing leaves this machine. */
export const HALL = [
  { address: '127.0.0.1', network: 'hall' },
  { address: '127.0.0.2', network: 'other' },
]

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }
type Sending = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The end of the connection on this side. */
  readonly from?: string
}

/** Sends the raw request, without checking the certificate. */
export const send = (url: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Sending = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = url.startsWith('https:') ? requestOverTls : request
    const sent = asking(
      url,
      {
        method,
        headers: { ...headers },
        localAddress: from,
        agent: false,
        ...(asking === requestOverTls && { rejectUnauthorized: false }),
      },
      (reply) => {
        const whole = reply.headers['content-encoding'] === 'br' ? reply.pipe(createBrotliDecompress()) : reply
        text(whole).then((said) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: said }), reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** A desk with a tournament of two tables that serves tablets. */
export const aHall = async (options: DeskOptions = {}) => {
  const made = aDesk({ addresses: () => HALL, tabletPort: 0, ...options })
  const { calls } = made
  await calls.tournaments.create({
    name: 'Test Open',
    place: 'Lyon',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 0,
    referee: 'Michiko Hayashi',
  })
  const players = { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' }
  const [seven, eight] = [await calls.tables.create({ name: '7', players }), await calls.tables.create({ name: '8', players })]
  return { ...made, seven: seven.id, eight: eight.id, url: await turnOn(made) }
}

/** Where it listens then, on any free port. */
export const turnOn = async ({ calls }: ADesk): Promise<string> => {
  const { on, trouble } = await calls.tablets.turn({ on: true })
  expect(trouble).toBeNull()
  return on?.url ?? ''
}

/** A paired tablet: its cookie, and its calls. */
export type ATablet = {
  readonly id: string
  readonly cookie: string
  readonly ask: (
    call: string,
    input?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly json: never }>
}

export const pairAs = (url: string, code: string, name = 'Tablet', from = '127.0.0.1'): Promise<Answer> =>
  send(`${url}/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ code, name }),
    from,
  })

/** Pairs one with a code for a role. */
export const aTablet = async (
  { calls, url }: ADesk & { readonly url: string },
  role: TabletRole | null,
  name = 'Tablet',
): Promise<ATablet> => {
  const { code } = await calls.tablets.newCode({ role })
  const paired = await pairAs(url, code?.code ?? '', name)
  expect(paired.status).toBe(204)
  const cookie = paired.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const { devices } = await calls.tablets.state()
  return { id: devices.at(-1)?.id ?? '', cookie, ask: asker(url, cookie) }
}

export const asker =
  (url: string, cookie: string): ATablet['ask'] =>
  async (call, input, headers = {}) => {
    const { status, body } = await send(`${url}/api/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie, ...headers },
      body: JSON.stringify({ json: input }),
    })
    return { status, json: (body.startsWith('{') ? (JSON.parse(body) as { json: unknown }).json : body) as never }
  }
