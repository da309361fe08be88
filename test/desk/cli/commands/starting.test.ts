import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { commandLine } from '../../../../scripts/build.ts'
import { folder } from '../../../db/fixtures/a-file.ts'

const MAIN = commandLine()

/** `shinpan open` as started by a user without a screen: the address that it serves or joins, its first error, and its end. */
const aStart = (home: string, ...words: readonly string[]) => {
  const child = spawn(process.execPath, [MAIN, 'open', '--no-window', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SHINPAN_HOME: home, LC_ALL: 'C' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const first = <T>(stream: NodeJS.ReadableStream, read: (line: string) => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      createInterface({ input: stream }).on('line', (line) => {
        const found = read(line)
        if (found !== undefined) resolve(found)
      })
    })
  return {
    child,
    origin: first(child.stdout, (line) => /^listening on (http:\/\/[\d.:]+)\//.exec(line)?.[1]),
    complaint: first(child.stderr, (line) => line),
    over: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
}

test('a second start waits for a first that is slow, a third for the second; one that waits goes on where the first dies', {
  timeout: 120_000,
}, async () => {
  const home = folder()
  const file = join(home, 'open.shinpan')
  const first = aStart(home, file)
  const origin = await first.origin
  first.child.kill('SIGSTOP')
  const second = aStart(home, file)
  expect(await second.complaint).toBe(
    `Shinpan is already running (process ${first.child.pid}) and does not answer yet; this start waits for it (Ctrl C ends this one).`,
  )
  const third = aStart(home)
  expect(await third.complaint).toMatch(/^Another start is under way/)
  first.child.kill('SIGCONT')
  for (const one of [second, third]) expect([await one.origin, await one.over]).toEqual([origin, 0])

  first.child.kill('SIGSTOP')
  const fourth = aStart(home)
  await fourth.complaint
  first.child.kill('SIGKILL')
  expect(await fourth.origin, 'with the address that its windows know').toBe(origin)
  fourth.child.kill('SIGTERM')
  expect(await fourth.over).toBe(0)
  expect(readdirSync(join(home, 'windows')).filter((name) => !name.endsWith('.lock'))).toEqual([])
})

test('of several starts at once one serves, and the others join it', { timeout: 120_000 }, async () => {
  const home = folder()
  const file = join(home, 'open.shinpan')
  const starts = [1, 2, 3].map(() => aStart(home, file))
  const origins = await Promise.all(starts.map(({ origin }) => origin))
  expect(new Set(origins).size).toBe(1)
  await expect.poll(() => starts.filter(({ child }) => child.exitCode === 0).length, { timeout: 60_000 }).toBe(2)
  expect(existsSync(file)).toBe(true)
  const serving = starts.find(({ child }) => child.exitCode === null)
  serving?.child.kill('SIGTERM')
  expect(await serving?.over).toBe(0)
})
