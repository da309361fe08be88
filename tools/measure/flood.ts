import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { createRouterClient } from '@orpc/server'
import { chromium } from 'playwright-core'
import { createDesk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { findChromium } from '../../desk/cli/browser/browser.ts'
import { listen } from '../../desk/network/serving/loopback.ts'
import { pairAs, send } from '../../test/desk/network/tablets/a-tablet.ts'

/*
 * Measures the laptop's own window, from Enter to the desk's answer, in a real browser. Meanwhile a stranger floods the tablets' door, or
 * paired tablets hold streams open without reading.
 * npm run tool measure:flood
 */
const WAYS = ['calm', 'handshakes', 'calls', 'pages', 'codes', 'one address', 'news', 'calm again'] as const
type Way = (typeof WAYS)[number]
type Begun = { readonly own: string; readonly door: string; readonly cookies: readonly string[]; readonly table: string }
const ACTS = 60
/** Number of tablets; together they request more news streams than the limit allows. */
const TABLETS = 8
const AT_ONCE = 50

/** Starts the desk in a process of its own. */
const desk = async (): Promise<Begun> => {
  const folder = mkdtempSync(join(tmpdir(), 'shinpan-flood-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const made = createDesk({ folder, home: folder, addresses: () => [{ address: '127.0.0.2', network: 'hall' }], tabletPort: 0 })
  const calls = createRouterClient(handlers, { context: { desk: made.context } })
  await calls.tournaments.create({ name: 'Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 8, referee: 'Marta Olsen' })
  const { on } = await calls.tablets.turn({ on: true })
  const door = on?.url ?? ''
  const cookies: string[] = []
  for (let n = 0; n < TABLETS; n++) {
    const { code } = await calls.tablets.newCode({ role: { kind: 'viewer' } })
    cookies.push((await pairAs(door, code?.code ?? '', `tablet ${n}`)).headers['set-cookie']?.[0]?.split(';')[0] ?? '')
  }
  const [table] = await calls.tables.list()
  return { own: (await listen(made.fetch)).url, door, cookies, table: table?.id ?? '' }
}

/** A stranger's program, from twenty addresses, or from one in the way `one address`. */
const flood = (way: Way, { door, cookies }: Begun): void => {
  const { hostname, port, host } = new URL(door)
  const from = (n: number): string => (way === 'one address' ? '127.0.1.1' : `127.0.1.${1 + (n % 20)}`)
  let done = 0
  const shake = async (n: number): Promise<void> => {
    const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false, localAddress: from(n) } as never)
    await Promise.race([once(socket, 'secureConnect'), once(socket, 'close')])
    socket.destroy()
  }
  const head = { 'content-type': 'application/json', origin: door }
  const tries: Partial<Record<Way, (n: number) => Promise<unknown>>> = {
    handshakes: shake,
    'one address': shake,
    calls: (n) => send(`${door}/api/tables/list`, { method: 'POST', headers: head, body: '{}', from: from(n) }),
    pages: (n) => send(`${door}/`, { from: from(n) }),
    codes: (n) => pairAs(door, '12345678', 'x', from(n)),
  }
  const go = tries[way]
  if (way === 'news')
    for (let n = 0; n < TABLETS * 40; n++) {
      const socket = connect({ host: hostname, port: Number(port), rejectUnauthorized: false })
      socket.on('error', () => undefined)
      socket.write(
        `POST /api/news HTTP/1.1\r\nhost: ${host}\r\norigin: ${door}\r\ncookie: ${cookies[n % TABLETS]}\r\ncontent-length: 0\r\n\r\n`,
      )
    }
  const without = async (n: number): Promise<void> => {
    for (let tried = n; ; tried += AT_ONCE) {
      await go?.(tried).catch(() => undefined)
      done++
    }
  }
  if (go) for (let n = 0; n < AT_ONCE; n++) void without(n)
  process.on('message', () => process.send?.({ done }))
}

/** Measures the time from Enter to the desk's answer. */
const WATCH = `
  window.took = []
  let entered = 0
  addEventListener('keydown', ({ key }) => { if (key === 'Enter') entered = performance.now() }, true)
  const before = window.fetch
  window.fetch = async (...asked) => {
    const answer = await before(...asked)
    if (String(asked[0]?.url ?? asked[0]).endsWith('/api/tables/record')) window.took.push(performance.now() - entered)
    return answer
  }
`

const [as, said = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit(0))
if (as === 'desk') process.send?.(await desk())
else if (as === 'flood') {
  const [way, begun] = JSON.parse(said) as [Way, Begun]
  flood(way, begun)
} else {
  const child = fork(import.meta.filename, ['desk'])
  const [begun] = (await once(child, 'message')) as [Begun]
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.addInitScript(WATCH)
  await page.goto(begun.own)
  await page.evaluate(`location.hash = '#/table/${begun.table}'`)
  await page.locator('#entry').focus()
  for (const way of WAYS) {
    const stranger = way.startsWith('calm') ? undefined : fork(import.meta.filename, ['flood', JSON.stringify([way, begun])])
    await page.waitForTimeout(3000)
    await page.evaluate('window.took = []')
    const began = performance.now()
    for (let n = 0; n < ACTS; n++) {
      await page.keyboard.type(`E note ${n}`)
      await page.keyboard.press('Enter')
      while ((await page.evaluate<number>('window.took.length')) <= n) await page.waitForTimeout(5)
      await page.waitForTimeout(60)
    }
    const took = (await page.evaluate<number[]>('window.took')).toSorted((a, b) => a - b)
    const at = (part: number): string => (took[Math.floor(took.length * part)] ?? 0).toFixed(1)
    let done = ''
    if (stranger) {
      stranger.send('how often')
      const [{ done: times }] = (await once(stranger, 'message')) as [{ done: number }]
      done = `, ${Math.round(times / ((performance.now() - began) / 1000 + 3))} tries a second`
      stranger.kill('SIGKILL')
    }
    console.log(`${way.padEnd(12)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  most ${(took.at(-1) ?? 0).toFixed(1)} ms${done}`)
  }
  await browser.close()
  // a signal would leave its folder behind
  child.disconnect()
}
