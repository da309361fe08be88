import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { build, SHELL, WINDOW } from '../../scripts/build.ts'
import { thisMachine, whyNoElectron } from '../../scripts/can-run-electron.ts'
import { type FakeMachine, LISTENING, type Machine, makeMachine } from './a-machine.ts'

// Only a fake Electron can be run on the build machine: programs that end, hang or open as the real one does.
const cannot = process.platform === 'win32' ? 'shell scripts stand in for Electron' : whyNoElectron({ ...thisMachine(), user: 1000 })
if (cannot !== undefined) console.log(`How npm start tries Electron is not tested here: ${cannot}.`)
const mayRun = cannot === undefined
const asRoot = process.getuid?.() === 0

/** The cache of compiled code that one start leaves to the next: only the first one is that of a new machine. */
const compiled = mkdtempSync(join(tmpdir(), 'shinpan-compiled-'))
chmodSync(compiled, 0o777)
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

const aMachine = (given: FakeMachine): Machine => {
  const machine = makeMachine({ ...given, env: { NODE_COMPILE_CACHE: compiled, ...given.env } })
  onTestFinished(machine.end)
  return machine
}

// the ordinary user of these machines may not write here
beforeAll(() => void (build(WINDOW) && build(SHELL)))

test.runIf(mayRun).each([
  ['ends at once', 'exit 0', /Electron ended before it showed a window \(exit code 0\)/],
  ['lacks a library', 'exit 127', /\(exit code 127\)/],
  ['crashes at its sandbox', 'kill -TRAP $$', /\(signal SIGTRAP\)/],
  ['says 133, as a shell does of a crash', 'exit 133', /\(exit code 133\)/],
  ['hangs', 'exec sleep 100', /\(no window within 3 s\)/],
])('Electron that %s is followed by the browser window', async (_what, electron, said) => {
  const machine = aMachine({ electron, env: { SHINPAN_PATIENCE: '3000' } })
  const words = await machine.start().heard(LISTENING)
  expect(words).toMatch(said)
  expect(words).toContain(join(machine.home, 'electron-failed'))
  await expect.poll(machine.opened).toContain('--app=file:')
})

test.runIf(mayRun)('Electron that failed once on this machine is not tried again, and the start says why and how to', async () => {
  const machine = aMachine({ electron: 'exit 127' })
  const first = machine.start()
  await first.heard(LISTENING)
  first.stop()
  await first.ended
  const words = await machine.start().heard(LISTENING)
  expect(words).toMatch(/Electron ended before it showed one here \(exit code 127\)\. To try it again, delete \S+electron-failed\./)
  expect(words).not.toContain('window of its own')
})

test.runIf(mayRun)('Electron that shows its window is not followed by anything; its end is the end', async () => {
  const machine = aMachine({ electron: ': > "$SHINPAN_SHOWN"; exit 7' })
  const started = machine.start()
  expect(await started.ended).toBe(7)
  expect([machine.opened(), existsSync(join(machine.home, 'electron-failed'))]).toEqual(['', false])
})

test.runIf(mayRun && asRoot)('as root nothing is fetched: why, and the browser window', async () => {
  let asked = 0
  const mirror = `http://127.0.0.1:${await served(createServer((_request, answer) => void answer.end(String(++asked))))}/`
  const output = await aMachine({ asRoot: true, mirror }).start().heard(LISTENING)
  expect(output).toMatch(/^Shinpan opens in a browser window\. Electron's sandbox does not run as root: start Shinpan as an ordinary user/m)
  expect(asked).toBe(0)
})

/** A server on loopback, gone with the test; its port. */
const served = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    if ('closeAllConnections' in server) (server as HttpServer).closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** A mirror that sends so much of Electron's zip, part by part, and then stands still. */
const aMirror = (parts: number): Promise<number> =>
  served(
    createServer((_request, answer) => {
      answer.writeHead(200, { 'content-length': '1000000' })
      let sent = 0
      const timer = setInterval(() => {
        if (sent++ < parts) answer.write(Buffer.alloc(100_000))
      }, 50)
      answer.on('close', () => clearInterval(timer))
    }),
  )

/** A port on which nothing listens. */
const noMirror = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test.runIf(mayRun).each<[string, () => Promise<number>, readonly RegExp[]]>([
  ['can’t be reached', noMirror, [/Electron could not be fetched \(fetch failed: .*ECONNREFUSED.*\)/]],
  ['stands still in the middle', () => aMirror(3), [/Electron: 30 %/, /could not be fetched \(the download stood still for 2 s\)/]],
  ['sends another file', () => aMirror(10), [/Electron: 100 %/, /could not be fetched \(.*checksum.*\)/i]],
])('a download that %s: the browser window is open meanwhile, and why is said', async (_what, mirror, said) => {
  const machine = aMachine({ mirror: `http://127.0.0.1:${await mirror()}/`, env: { SHINPAN_STANDSTILL: '2000' } })
  const started = machine.start()
  for (const words of [LISTENING, ...said]) await started.heard(words)
  await expect.poll(machine.opened).toContain('--app=file:')
})

test.runIf(mayRun)('a download that failed is not tried again on the same day; the start says why', async () => {
  const machine = aMachine({ mirror: `http://127.0.0.1:${await noMirror()}/` })
  const first = machine.start()
  for (const words of [LISTENING, /could not be fetched/]) await first.heard(words)
  first.stop()
  await first.ended
  expect(await machine.start().heard(LISTENING)).toMatch(/Electron could not be fetched \(.*ECONNREFUSED.*a start tomorrow tries again/)
})

test.runIf(mayRun)('a download goes through the proxy of the environment', async () => {
  const asked: string[] = []
  const proxy = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.writeHead(403).end()
  }).on('connect', ({ url }, socket) => {
    asked.push(url ?? '')
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  })
  const address = `http://127.0.0.1:${await served(proxy)}`
  const machine = aMachine({
    mirror: 'http://mirror.example/',
    env: { HTTP_PROXY: address, http_proxy: address, NO_PROXY: '', no_proxy: '' },
  })
  await machine.start().heard(/Electron could not be fetched/)
  expect(asked.join()).toContain('mirror.example')
})
