import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { isContractProcedure } from '@orpc/contract'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { contract } from '../../../../desk/contract/contract.ts'
import { PROCEDURES } from '../../../../desk/contract/procedures.ts'
import { listen } from '../../../../desk/network/serving/loopback.ts'
import { type ADesk, aDesk, disputed } from '../a-desk.ts'

// covers the whole contract, so that a new call is attacked from its first day

type Json = Readonly<Record<string, unknown>>
type Shape = {
  readonly [name in 'type' | 'const' | 'format' | 'minimum' | 'minLength' | 'minItems']?: unknown
} & {
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
}

const schemaOf = (call: string): z.ZodType | undefined => {
  const procedure = call.split('/').reduce<unknown>((part, name) => (part as Json)[name], contract)
  if (!isContractProcedure(procedure)) throw new Error(call)
  return procedure['~orpc'].inputSchema as z.ZodType | undefined
}

/** Texts of the required forms: a reference, a hash. */
const STRINGS = ['x:1', '0123abcd', '0123456789abcdef'.repeat(4), '0123456789abcdef'.repeat(2)]

/** Values that a JSON schema can't describe. */
const GIVEN: Readonly<Record<string, Json>> = { 'referees/setCode': { code: 'jade47' } }

/** A value of the right form that names nothing in the file. */
const sampleOf = (shape: Shape): unknown => {
  const one = shape.anyOf?.[0] ?? shape.oneOf?.[0]
  if (one) return sampleOf(one)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  if (shape.prefixItems) return shape.prefixItems.map(sampleOf)
  if (shape.type === 'object')
    return Object.fromEntries((shape.required ?? []).map((name) => [name, sampleOf(shape.properties?.[name] ?? {})]))
  if (shape.type === 'array') return Array.from({ length: Number(shape.minItems ?? 0) }, () => sampleOf(shape.items ?? {}))
  if (shape.type === 'integer' || shape.type === 'number')
    return Math.max(Number(shape.minimum ?? 0), 900_000) === 900_000 ? 1 : shape.minimum
  if (shape.type === 'boolean') return true
  if (shape.format === 'base64') return 'eA=='
  if (shape.format === 'date-time') return '2026-11-21T12:00:00Z'
  if (shape.format === 'date') return '2026-11-21'
  if (shape.type !== 'string') return 'players'
  const form = new RegExp(shape.pattern ?? '')
  return ['x'.repeat(Number(shape.minLength ?? 1)), ...STRINGS].find((text) => form.test(text))
}

const WITH_INPUT = PROCEDURES.flatMap((call) => {
  const schema = schemaOf(call)
  if (!schema) return []
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return [{ call, schema, sample: { ...(sampleOf(shape) as Json), ...GIVEN[call] } }]
})

const ODD: readonly unknown[] = [null, true, -1, 1.5, 2 ** 63, '', '\ud800', [], [[[]]], {}, { toString: 1 }]
const DEEP = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown

/** Contents of the file and the folder. */
const all = ({ desk, path }: ADesk): unknown => [
  desk.context.open?.db.prepare('SELECT max(seq), count(*) FROM entry').get(),
  desk.context.open?.file,
  readdirSync(path).filter((name) => !/^(log|device)$/.test(name)),
]

const ask = async ({ desk }: ADesk, call: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json'): Promise<number> => {
  const answer = await desk.fetch(new Request(`http://desk/api/${call}`, { method: 'POST', headers: { 'content-type': type }, body }))
  await answer.body?.cancel()
  return answer.status
}

test('each call has a sample that reads, so that what is refused below is refused for what was done to it', () => {
  expect(WITH_INPUT.filter(({ schema, sample }) => !schema.safeParse(sample).success).map(({ call }) => call)).toEqual([])
  expect(WITH_INPUT.length).toBeGreaterThan(70)
})

test('wrong types, missing fields, huge and deep values are refused by every call with 400, and nothing changes', async () => {
  const made = await disputed()
  const before = all(made)
  const wrong: string[] = []
  let sent = 0
  for (const { call, schema, sample } of WITH_INPUT) {
    const inputs: readonly unknown[] = [
      ...ODD.filter((odd) => odd !== undefined),
      DEEP,
      'x'.repeat(100_000),
      ...Object.keys(sample).flatMap((name) => [
        Object.fromEntries(Object.entries(sample).filter(([other]) => other !== name)),
        ...[...ODD, DEEP, 'x'.repeat(1_000_001)].map((odd) => ({ ...sample, [name]: odd })),
      ]),
    ]
    for (const input of inputs.filter((one) => !schema.safeParse(one).success)) {
      sent++
      const body = JSON.stringify({ json: input })
      const status = await ask(made, call, body)
      // an oversized request is refused before it is read
      if (status !== 400 && !(status === 413 && body.length > 500_000))
        wrong.push(`${status} ${call} ${JSON.stringify(input).slice(0, 100)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThan(2000)
  expect(all(made)).toEqual(before)
})

const POLLUTED: readonly string[] = [
  '"__proto__":{"polluted":1}',
  '"constructor":{"prototype":{"polluted":1}}',
  '"toString":"x","hasOwnProperty":"x","polluted2":1',
]
const META = [
  [[0, '__proto__', 'polluted']],
  [[0, 'constructor', 'prototype']],
  [[3, '__proto__']],
  [[6, 'by']],
  [[1, 'nothing', 'there']],
  [0],
  'x',
  [null],
  [[7, 'a']],
]

test('names that JavaScript gives a meaning, and lies about types, change nothing in any call and in nothing else', async () => {
  const made = await disputed()
  for (const { call, sample } of WITH_INPUT) {
    const text = JSON.stringify(sample).slice(1, -1)
    for (const evil of POLLUTED) {
      const status = await ask(made, call, `{"json":{${evil}${text ? `,${text}` : ''}}}`)
      expect([call, evil, status]).not.toEqual([call, evil, 500])
    }
    for (const meta of META) {
      const status = await ask(made, call, JSON.stringify({ json: sample, meta }))
      expect([call, JSON.stringify(meta), status]).not.toEqual([call, JSON.stringify(meta), 500])
    }
  }
  expect([({} as Json).polluted, ({} as Json).polluted2, Object.keys(Object.prototype)]).toEqual([undefined, undefined, []])
})

test('bodies that are no JSON, or not of our kind, are refused by every call', async () => {
  const made = await disputed()
  const before = all(made)
  const bodies: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, string])[] = [
    ['cut off', '{"json":{', 'application/json'],
    ['no JSON', '<a/>', 'application/json'],
    ['too deep', `{"json":${'['.repeat(200_000)}`, 'application/json'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0, 0x80]), 'application/json'],
    ['as text', '{"json":{}}', 'text/plain'],
    ['as a form', 'json=1', 'application/x-www-form-urlencoded'],
    ['as parts', '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}\r\n--x--', 'multipart/form-data; boundary=x'],
    ['a stream of events', 'data: {}\n\n', 'text/event-stream'],
    ['nearly JSON', '{"json":{}}', 'application/jsonp'],
  ]
  for (const call of PROCEDURES) {
    for (const [how, body, type] of bodies) {
      const status = await ask(made, call, body, type)
      expect([call, how, status]).toEqual([call, how, type === 'application/json' ? 400 : 415])
    }
  }
  expect(all(made)).toEqual(before)
})

/** Sends a raw request; with an agent, over one of its connections. */
const send = (
  url: string,
  {
    method = 'POST',
    headers,
    agent,
  }: { readonly method?: string; readonly headers: Readonly<Record<string, string>>; readonly agent?: Agent },
): Promise<{ readonly status: number; readonly cookie: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (reply) => {
      if (agent) reply.resume()
      else reply.destroy()
      resolve({ status: reply.statusCode ?? 0, cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '' })
    })
    sent.on('error', reject)
    sent.end(method === 'POST' ? '{"json":{}}' : undefined)
  })

const served = async (made: ADesk) => {
  const loopback = await listen(made.desk.fetch, { note: made.desk.context.diagnostics.note })
  onTestFinished(() => loopback.close())
  const { cookie } = await send(loopback.url, { method: 'GET', headers: {} })
  return { ...loopback, cookie }
}

test('without the token, with another Host (DNS rebinding), from another origin, by another method: no call is answered, and each try is noted', async () => {
  const made = await disputed()
  const { origin, cookie } = await served(made)
  const before = all(made)
  const json = { 'content-type': 'application/json' }
  const tries: readonly (readonly [string, number, { readonly method?: string; readonly headers: Readonly<Record<string, string>> }])[] = [
    ['no session', 403, { headers: json }],
    ['wrong host', 403, { headers: { ...json, cookie, host: 'shinpan.evil.example' } }],
    ['wrong origin', 403, { headers: { ...json, cookie, origin: 'https://evil.example' } }],
    ['only POST', 405, { method: 'GET', headers: { cookie } }],
    ['only POST', 405, { method: 'PUT', headers: { ...json, cookie } }],
  ]
  // for each new connection the desk looks up whose it is, in a list of all connections of the machine
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  for (const call of PROCEDURES) {
    for (const [why, status, sent] of tries)
      expect([call, why, (await send(`${origin}/api/${call}`, { ...sent, agent })).status]).toEqual([call, why, status])
  }
  expect(all(made)).toEqual(before)
  const noted = made.desk.context.diagnostics.lines(1000).map((line) => JSON.parse(line) as { what: string; why: string })
  for (const [why] of tries) expect(noted.some((line) => line.what === 'refused' && line.why === why)).toBe(true)
})

test('on a desk without a tournament, out of any order, every call has a clear answer', async () => {
  const made = aDesk()
  for (const { call, sample } of WITH_INPUT) {
    const status = await ask(made, call, JSON.stringify({ json: sample }))
    expect([call, [200, 400, 404, 409, 422].includes(status)]).toEqual([call, true])
  }
  expect(readFileSync(made.desk.context.diagnostics.path, 'utf8')).not.toContain('mistake')
})

test('a request that says it is larger than anything we take, and one that grows past it, are refused', async () => {
  const made = await disputed()
  // a valid request, were it not for the blanks after it
  const right = '{"json":{}}'
  expect(await ask(made, 'tables/list', right)).toBe(200)
  const huge = Buffer.alloc(25 * 1024 * 1024, 32)
  huge.write(right)
  expect(await ask(made, 'tables/list', huge)).toBe(413)
  const { origin, cookie } = await served(made)
  const status = await new Promise<number>((resolve, reject) => {
    const sent = request(
      `${origin}/api/tables/list`,
      { method: 'POST', headers: { cookie, 'content-type': 'application/json' } },
      (reply) => {
        resolve(reply.statusCode ?? 0)
        sent.destroy()
      },
    )
    sent.on('error', reject)
    sent.write(right)
    for (let n = 0; n < 25; n++) sent.write(Buffer.alloc(1024 * 1024, 32))
    sent.end()
  })
  expect(status).toBe(413)
})

test('what is no HTTP at all is answered by closing, and the desk goes on', async () => {
  const made = await disputed()
  const { origin, cookie } = await served(made)
  for (const words of [
    '\0\0\0\0\r\n\r\n',
    'GET http://evil/ HTTP/1.1\r\n\r\n',
    `POST /api/tables/list HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ]) {
    await new Promise<void>((resolve) => {
      const line = connect(Number(new URL(origin).port), '127.0.0.1', () => line.write(words))
      line
        .on('data', () => line.destroy())
        .on('error', () => undefined)
        .on('close', () => resolve())
    })
  }
  expect((await send(`${origin}/api/tables/list`, { headers: { cookie, 'content-type': 'application/json' } })).status).toBe(200)
})
