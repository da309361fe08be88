import { fork } from 'node:child_process'
import { Agent as HttpAgent, request } from 'node:http'
import { Agent as HttpsAgent, request as requestOverTls } from 'node:https'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { PROCEDURES } from '../../../desk/contract/procedures.ts'
import { readArguments, refuseArgument } from '../../arguments.ts'
import type { Hall, Said } from './a-full-hall.ts'
import { type LargestRequest, largestRequests } from './largest-requests.ts'
import { askAgainAndAgain } from './watch.ts'

/*
 * Measures the longest wait of any answer while the largest request of each procedure runs. The probes are a cheap request of the window
 * every few milliseconds, and an act of a recorder's tablet. They run against a real desk process.
 * npm run tool -- measure:longest [part of a procedure's name …]
 */
const { options, words: only } = readArguments({ options: { small: false }, words: 'any' })
const unknown = only.find((part) => !PROCEDURES.some((name) => name.includes(part)))
if (unknown !== undefined) refuseArgument(`no procedure has ${unknown} in its name`)
/** A hall of some hundred entries, made in seconds. */
const isSmall = options.small
const AIM = 100
/** Time limit of a request, in ms. */
const PATIENCE = 30_000

const child = fork(new URL('./a-full-hall.ts', import.meta.url).pathname, isSmall ? ['200', '3', '40'] : [])
const said: ((says: Said) => void)[] = []
child.on('message', (says: Said) => said.shift()?.(says))
const next = (): Promise<Said> => new Promise((resolve) => said.push(resolve))
const longest = async (): Promise<number> => {
  child.send('longest')
  const says = await next()
  return says.kind === 'longest' ? says.ms : 0
}

type Asking = { readonly url: string; readonly cookie: string; readonly agent: HttpAgent | HttpsAgent }
type Answered = { readonly status: number; readonly text: string }

const ask = ({ url, cookie, agent }: Asking, call: string, input: unknown, most = PATIENCE): Promise<Answered> =>
  new Promise((resolve) => {
    const isTls = url.startsWith('https:')
    const asking = (isTls ? requestOverTls : request)(
      `${url}/api/${call}`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', origin: url, cookie },
        ...(isTls && { rejectUnauthorized: false }),
        signal: AbortSignal.timeout(most),
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        const end = (): void => resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString().slice(0, 2000) })
        reply.on('end', end)
        reply.on('error', end)
      },
    )
    asking.on('error', ({ message }) => resolve({ status: 0, text: message }))
    asking.end(JSON.stringify({ json: input }))
  })

const enter = (url: string): Promise<Asking> =>
  new Promise((resolve) => {
    request(url, (reply) => {
      reply.resume()
      const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
      resolve({ url: new URL(url).origin, cookie, agent: new HttpAgent({ keepAlive: true, maxSockets: 1 }) })
    }).end()
  })

const began = await next()
if (began.kind !== 'hall') throw new Error('the desk did not begin')
const hall: Hall = began.hall
const window = await enter(hall.window)
const asker = { ...window, agent: new HttpAgent({ keepAlive: true, maxSockets: 2 }) }
const tablet: Asking = { url: hall.door, cookie: hall.recorder, agent: new HttpsAgent({ keepAlive: true, maxSockets: 1 }) }
const otherTablet: Asking = { ...tablet, agent: new HttpsAgent({ keepAlive: true, maxSockets: 1 }) }
let acts = 0
const looking = askAgainAndAgain(() => ask(window, 'referees/signedIn', undefined), 5)
const recording = askAgainAndAgain(
  () => ask(tablet, 'tables/record', { table: hall.own, text: acts++ % 100 ? 'E note x' : '@hand E1 0\nE note x', by: 'x' }),
  20,
)
await wait(2000)

const measure = async ({ call, what, input, from, unread }: LargestRequest): Promise<void> => {
  await wait(100)
  looking.waits()
  recording.waits()
  await longest()
  const start = performance.now()
  const { status, text } = await ask(from === 'recorder' ? otherTablet : asker, call, input, unread ? 1500 : PATIENCE)
  const took = performance.now() - start
  await wait(60)
  const [look, record, stretch] = [looking.waits(), recording.waits(), await longest()]
  const most = Math.max(look.most, record.most)
  const why = status === 0 || status >= 400 ? ` ${text.slice(0, 110).replaceAll('\n', ' ')}` : ''
  console.log(
    [
      stretch > AIM ? '!!' : most > AIM ? ' !' : '  ',
      `${call}: ${what}`.padEnd(60),
      String(status).padStart(3),
      `${took.toFixed(0)} ms`.padStart(9),
      `p99 ${look.p99.toFixed(0)}`.padStart(8),
      `most ${look.most.toFixed(0)}`.padStart(9),
      `act p99 ${record.p99.toFixed(0)}`.padStart(12),
      `most ${record.most.toFixed(0)}`.padStart(9),
      `thread ${stretch.toFixed(0)}`.padStart(11),
      why,
    ].join(' '),
  )
}

/** The referee who has been given a code signs in and removes it, or everything after would be refused. */
const removeCode = async (given: unknown): Promise<void> => {
  const { referee, code } = given as Readonly<Record<string, unknown>>
  const { by } = hall.words
  await ask(asker, 'referees/signIn', { name: by, code })
  const { status, text } = await ask(asker, 'referees/setCode', { referee, code: null, by })
  if (status !== 200) throw new Error(`the code stays: ${text}`)
}

console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}; times in ms; thread: processor time of the longest stretch of the desk's thread`,
)
await measure({ call: 'saving', what: 'calm, half a second', input: undefined })
for (const call of PROCEDURES.filter((name) => only.length === 0 || only.some((part) => name.includes(part))))
  for (const one of largestRequests(hall, call)) {
    await measure(one)
    if (call.startsWith('tournaments/')) await ask(asker, 'tournaments/open', { file: hall.file })
    if (call === 'referees/setCode') await removeCode(one.input)
  }
console.log(
  `load ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
)
looking.stop()
recording.stop()
child.disconnect()
process.exit(0)
