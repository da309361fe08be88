import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** A script of ours on a machine without a screen, with a home of its own. */
const run = async (words: readonly string[], { home = '', cwd = '.' } = {}) => {
  const own = await mkdtemp(join(tmpdir(), 'shinpan-start-'))
  const env = { ...process.env, LC_ALL: 'C', DISPLAY: '', WAYLAND_DISPLAY: '', SHINPAN_HOME: home || own, INIT_CWD: cwd }
  const child = spawn(process.execPath, [...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  let said = ''
  const heard = (wanted: RegExp) =>
    new Promise<string>((resolve, failed) => {
      const look = () => wanted.test(said) && resolve(said)
      child.stdout.on('data', look)
      child.on('close', () => failed(new Error(`ended after: ${said}`)))
      look()
    })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  }
  onTestFinished(async () => {
    child.kill()
    await ended
    await rm(own, { recursive: true, force: true })
  })
  return { heard, ended, said: () => said, own, stop: (signal: 'SIGINT' | 'SIGTERM' = 'SIGINT') => child.kill(signal) }
}

test('npm start without a screen says so, prints the address, serves it, and leaves at Ctrl-C', async () => {
  const started = await run(['scripts/start.ts'])
  const words = await started.heard(/listening on http\S+/)
  expect(await readdir(join(started.own, 'tournaments')), 'the sample is there at the first start').toContain('sample.shinpan')
  expect(words).toContain('There is no screen here')
  const answer = await fetch(/http\S+/.exec(words)?.[0] ?? '', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  started.stop()
  expect(await started.ended).toBe(0)
}, 60_000)

test('where no folder can be made for its files, npm start says so in one line', async () => {
  const started = await run(['scripts/start.ts'], { home: '/dev/null/x' })
  expect(await started.ended).toBe(1)
  expect(started.said()).toMatch(/^Shinpan has no folder to keep its files in \(ENOTDIR.*\)\. Set SHINPAN_HOME .*\n$/)
})

test('npm run shinpan takes paths from where the person stands, and gives the status on', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'shinpan-elsewhere-'))
  onTestFinished(() => rm(elsewhere, { recursive: true }))
  await writeFile(join(elsewhere, 'a.table'), '@rules wrc-2015\nE draw\nE discard 1z\n')
  const judged = await run(['scripts/shinpan.mjs', 'judge', '--json', 'a.table'], { cwd: elsewhere })
  expect(await judged.ended).toBe(0)
  expect(JSON.parse(judged.said())).toMatchObject({ file: 'a.table', events: 2, error: null })
  expect(await (await run(['scripts/shinpan.mjs', 'judge', 'missing.table'], { cwd: elsewhere })).ended).toBe(1)
  expect(await (await run(['scripts/shinpan.mjs', 'no-such-command'])).ended).toBe(2)
  expect(await (await run(['scripts/shinpan.ts', 'no-such-command'])).ended).toBe(2)
  const older = await run(['--no-experimental-strip-types', 'scripts/shinpan.mjs', 'judge', '--json', 'a.table'], { cwd: elsewhere })
  expect(await older.ended, 'an older Node starts the one that was installed').toBe(0)
  expect(JSON.parse(older.said())).toMatchObject({ file: 'a.table', events: 2, error: null })
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'an older Node that is ended by %s ends the one that it started',
  async (signal) => {
    const started = await run(['--no-experimental-strip-types', 'scripts/shinpan.mjs', 'open'])
    const words = await started.heard(/http\S+/)
    const address = /http\S+/.exec(words)?.[0] ?? ''
    expect((await fetch(address, { redirect: 'manual' })).status).toBe(303)
    started.stop(signal)
    expect(await started.ended).toBe(0)
    await expect(fetch(address, { redirect: 'manual' })).rejects.toThrow()
  },
  60_000,
)
