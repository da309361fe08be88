import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { createRouterClient } from '@orpc/server'
import fc from 'fast-check'
import { verify } from '../../db/file/verify.ts'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { PROCEDURES } from '../../desk/contract/procedures.ts'
import { isOpenTo } from '../../desk/network/tablets/access.ts'
import { certificateFor } from '../../desk/network/tablets/certificate.ts'
import { devicesIn } from '../../desk/network/tablets/devices.ts'
import { type Listener, listenOn } from '../../desk/network/tablets/listener.ts'
import { pairingAt } from '../../desk/network/tablets/pairing.ts'
import type { ByLanguage } from '../../engine/model/language.ts'
import { anyValue, inputOf } from '../../test/desk/api/attack/any-value.ts'
import { asker, pairAs } from '../../test/desk/network/tablets/a-tablet.ts'

type Answer = ByLanguage<string> | undefined
type Reading = { readonly samples: readonly Uint8Array[]; readonly read: (bytes: Uint8Array) => Promise<Answer> }

const ADDRESS = '127.0.0.1'
/** Time limit of a request, in ms; longer than any of them takes on a busy machine. */
const PATIENCE = 20_000

const homeOf = (name: string): string => {
  const home = mkdtempSync(join(tmpdir(), `shinpan-${name}-`))
  process.once('exit', () => rmSync(home, { recursive: true, force: true }))
  return home
}

const HEAD = 'Host: {host}\r\nOrigin: https://{host}\r\nSec-Fetch-Site: same-origin\r\n'
const post = (path: string, body: string, head = HEAD): string =>
  `POST ${path} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Raw requests of a stranger to the network's door. `{host}` is replaced by its address, `{code}` by the code that admits one device. */
export const door = async (): Promise<Reading> => {
  const home = homeOf('door')
  const devices = devicesIn(home)
  let time = Date.parse('2026-11-21T12:00:00.000Z')
  const pairing = pairingAt(() => new Date(time))
  let fault: string | undefined
  let code = ''
  let shown = ''
  const listener: Listener = await listenOn(
    {
      note: (what) => {
        if (what === 'mistake') fault = 'made the door fail'
      },
      refused: () => undefined,
      connected: () => undefined,
      deviceShowing: (token) => devices.showing(token),
      fetch: ({ url, method }, device) => {
        if (device) fault = 'is taken for a paired device'
        else if (new URL(url).pathname.startsWith('/api') || method === 'POST') fault = 'is passed on'
        return Promise.resolve(new Response('the window'))
      },
      pair: ({ code: said, name, from }) => {
        const answer = pairing.show(said, from)
        if (answer.kind !== 'right') return answer
        if (!shown.includes('{code}')) fault = 'is let in'
        if (name.trim() === '' || name.length > 60) fault = 'has a name that is none'
        return { kind: 'right', token: '0'.repeat(64) }
      },
    },
    {
      address: ADDRESS,
      port: 0,
      certificate: await certificateFor(home, ADDRESS, new Date()),
      often: { each: Number.POSITIVE_INFINITY, all: Number.POSITIVE_INFINITY, within: 1000 },
    },
  )
  const host = new URL(listener.origin).host
  const onLine = (bytes: Uint8Array): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: ADDRESS, port: listener.port, rejectUnauthorized: false })
      const parts: Buffer[] = []
      const late = setTimeout(() => {
        socket.destroy()
        reject(new Error('is never answered'))
      }, PATIENCE)
      socket.on('data', (part: Buffer) => parts.push(part))
      // the server hung up during the request
      socket.on('error', () => undefined)
      socket.once('close', () => {
        clearTimeout(late)
        resolve(Buffer.concat(parts).toString('latin1'))
      })
      socket.end(bytes)
    })
  return {
    samples: [
      post('/pair', '{"code":"{code}","name":"Tablet A"}'),
      post('/pair', '{"code":"12345678","name":"Tablet A"}'),
      post('/api/tables/list', '{"json":{}}'),
      post('/api/tables/list', '{"json":{}}', `${HEAD}Cookie: __Host-shinpan=${'0'.repeat(64)}\r\n`),
      post('/window', ''),
      `GET / HTTP/1.1\r\n${HEAD}\r\n`,
      `GET /assets/index.js HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n`,
      `POST /pair HTTP/1.1\r\n${HEAD}Content-Type: application/json; charset=utf-8\r\nTransfer-Encoding: chunked\r\n\r\n23\r\n{"code":"{code}","name":"Tablet A"}\r\n0\r\n\r\n`,
    ].map((line) => Buffer.from(line)),
    read: async (bytes) => {
      // past the pause after wrong codes, with a new code
      time += 11 * 60_000
      code = pairing.begin({ role: null, file: null }).code
      fault = undefined
      shown = Buffer.from(bytes).toString('latin1')
      const answer = await onLine(Buffer.from(shown.replaceAll('{host}', host).replaceAll('{code}', code), 'latin1'))
      if (fault === undefined && /HTTP\/1\.1 5/.test(answer)) fault = 'makes the door fail'
      if (fault === undefined && /set-cookie/i.test(answer) && !shown.includes('{code}')) fault = 'gets a cookie'
      if (fault !== undefined) throw new Error(fault)
      const refused = /^HTTP\/1\.1 4\d\d.*?\r\n\r\n(.*)/s.exec(answer)?.[1]
      return refused ? { en: refused.split('\r\n')[0] ?? '', fr: refused.split('\r\n')[0] ?? '' } : undefined
    },
  }
}

const REFEREE = 'Michiko Hayashi'
/** Number of entries after which the next desk is a new one. */
const MOST_ENTRIES = 400

/** Requests of paired tablets: sender and procedure in the first line, the body after it. */
export const tabletCalls = async (): Promise<Reading> => {
  let hall = await aHall()
  const samples = PROCEDURES.filter((call) => call !== 'news' && isOpenTo({ kind: 'referee', referee: REFEREE }, call)).flatMap((call) => {
    const input = inputOf(call)
    const bodies = input ? fc.sample(anyValue(input, hall.words), { seed: 7, numRuns: 4 }) : [undefined]
    return bodies.map((json) =>
      Buffer.from(`${isOpenTo(hall.recorder, call) ? 'recorder' : 'referee'} ${call}\n${JSON.stringify({ json })}`),
    )
  })
  return {
    samples,
    read: async (bytes) => {
      const whole = Buffer.from(bytes).toString()
      const [line = '', ...body] = whole.split('\n')
      const [kind = '', call = ''] = line.split(' ')
      const tablet = hall.tablets.find(({ role }) => role === kind) ?? hall.tablets[0]
      // the stream never ends by itself
      if (!tablet || call === 'news') return undefined
      const before = hall.entries()
      const answer = await hall.post(tablet.cookie, call, body.join('\n').replaceAll('{table}', hall.table))
      const written = hall.by(before)
      if (tablet.role === 'viewer' && written.length > 0) throw new Error('who looks on has written')
      if (written.some((by) => by !== tablet.signs)) throw new Error('somebody else’s name is written')
      if (before + written.length > MOST_ENTRIES) {
        await hall.leave()
        hall = await aHall()
      }
      if (answer.status >= 500 && answer.status !== 507) throw new Error(`answers ${answer.status}: ${answer.said.slice(0, 80)}`)
      return answer.status >= 400 ? refusalIn(answer.said) : undefined
    },
  }
}

/** The message of a refusal. Refusals of the protocol itself have no reader and are skipped. */
const refusalIn = (said: string): Answer => {
  try {
    const { message, data } = (JSON.parse(said) as { json: { message: string; data?: { fr?: string } } }).json
    return data?.fr === undefined ? undefined : { en: message, fr: data.fr }
  } catch {
    return undefined
  }
}

/** A desk with a table, and a paired tablet of each role. */
const aHall = async () => {
  const home = homeOf('tablets')
  const desk = createDesk({ folder: home, home, by: 'desk', addresses: () => [{ address: ADDRESS, network: 'hall' }], tabletPort: 0 })
  const calls = createRouterClient(handlers, { context: { desk: desk.context } })
  await calls.tournaments.create({ name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 0, referee: REFEREE })
  const { id: table } = await calls.tables.create({ name: '7', players: { E: 'Zofia', S: 'Camille', W: 'Haruto', N: 'Jonas' } })
  const { findings } = (await calls.tables.record({ table, text: 'E discard 1z\nE discard 2z', by: 'desk' })).state
  const { on } = await calls.tablets.turn({ on: true })
  const url = on?.url ?? ''
  const recorder = { kind: 'recorder', table } as const
  const tablets = []
  for (const role of [recorder, { kind: 'referee', referee: REFEREE }, { kind: 'viewer' }] as const) {
    const { code } = await calls.tablets.newCode({ role })
    const paired = await pairAs(url, code?.code ?? '', `the ${role.kind}`)
    const cookie = paired.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    if ((await asker(url, cookie)('tablets/me')).status !== 200) throw new Error('it is not paired')
    tablets.push({ role: role.kind as string, cookie, signs: role.kind === 'referee' ? REFEREE : `the ${role.kind}` })
  }
  const db = desk.context.open?.db
  if (!db) throw new Error('no file is open')
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  const hand = db.prepare('SELECT id FROM hand').pluck().get() as string
  return {
    table,
    recorder,
    tablets,
    words: [
      '{table}',
      hand,
      String(findings[0]?.id ?? 1),
      'E',
      'S',
      'E draw',
      'W call pon',
      '* note x',
      '@hand E2 0',
      REFEREE,
      'Zofia',
      '7',
      'key',
    ],
    entries: () => db.prepare('SELECT max(seq) FROM entry').pluck().get() as number,
    by: (seq: number) => db.prepare('SELECT by FROM entry WHERE seq > ?').pluck().all(seq) as string[],
    post: (cookie: string, call: string, body: string) =>
      new Promise<{ readonly status: number; readonly said: string }>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), origin: url, cookie }
        const path = `/api/${call.split('/').map(encodeURIComponent).join('/')}`
        const asking = request(`${url}${path}`, { method: 'POST', agent, headers, signal: AbortSignal.timeout(PATIENCE) }, (reply) => {
          void text(reply).then((said) => resolve({ status: reply.statusCode ?? 0, said }), reject)
        })
        asking.on('error', reject)
        asking.end(body)
      }),
    leave: async () => {
      const { trouble } = verify(db)
      agent.destroy()
      await calls.tablets.turn({ on: false })
      desk.close()
      rmSync(home, { recursive: true, force: true })
      if (trouble) throw new Error(`what tablets wrote does not verify: ${trouble}`)
    },
  }
}
