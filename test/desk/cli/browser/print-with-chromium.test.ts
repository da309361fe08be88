import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as after } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { chromiumPrinter } from '../../../../desk/cli/browser/print-with-chromium.ts'
import { findHeadless } from '../../../../scripts/chromium.ts'

const path = findHeadless()
if (path) process.env.CHROMIUM_PATH = path

/** The browsers that this process has started, without their own processes and the shell scripts around them. */
const browsers = (): readonly number[] => {
  const programs = readdirSync('/proc').flatMap((name) => {
    try {
      const parent = Number(/ \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1])
      return [{ pid: Number(name), parent, line: readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0') }]
    } catch {
      return []
    }
  })
  const ours = (parent: number): boolean =>
    parent === process.pid || programs.some(({ pid, parent: above }) => pid === parent && above === process.pid)
  return programs
    .filter(
      ({ parent, line: [program = '', ...words] }) =>
        ours(parent) && !program.endsWith('/sh') && words.some(isProfile) && !words.some(isPart),
    )
    .map(({ pid }) => pid)
}
const isProfile = (word: string): boolean => word.startsWith('--user-data-dir=')
const isPart = (word: string): boolean => word.startsWith('--type=')

/** Ends the one browser as a crash does; its process id. */
const crash = (): number => {
  const [pid] = browsers()
  if (pid === undefined) throw new Error('no browser')
  process.kill(pid, 'SIGKILL')
  return pid
}

const aPrinter = (idle?: number) => {
  const printer = chromiumPrinter(idle)
  onTestFinished(() => printer.end?.())
  return printer
}

const page = (text: string): string => `<!doctype html><html lang="en"><title>${text}</title><p>${text}</p></html>`
/** Takes seconds to print. */
const LONG = page('so<br>'.repeat(200_000))
/** Takes a moment. */
const SHORTER = page('so<br>'.repeat(1500))
const PDF = { ok: true, value: expect.objectContaining({}) }
const STOPPED = { ok: false, error: { en: 'it was stopped; nothing was written' } }

test.runIf(path && process.platform === 'linux')('one browser prints all pages of a session, also at the same moment', async () => {
  const print = aPrinter()
  expect(browsers()).toEqual([])
  expect(await print(page('one'))).toMatchObject(PDF)
  const [first] = browsers()
  const both = await Promise.all([print(page('two')), print(page('three'))])
  // the page that was made ready after the first one is printed in once
  expect(both.map((one) => one.ok && /\/Title \((.+?)\)/.exec(Buffer.from(one.value).toString('latin1'))?.[1])).toEqual(['two', 'three'])
  expect(browsers()).toEqual([first])
  await print.end?.()
  expect(browsers()).toEqual([])
  expect(await print(page('late'))).toMatchObject(STOPPED)
  expect(browsers()).toEqual([])
})

test.runIf(path && process.platform === 'linux')('a browser that was killed, idle or while it printed, is replaced', async () => {
  const print = aPrinter()
  await print(page('one'))
  const first = crash()
  expect(await print(page('two'))).toMatchObject(PDF)
  expect(browsers()).toHaveLength(1)
  expect(browsers()).not.toContain(first)
  const long = print(SHORTER)
  await after(150)
  const second = crash()
  expect(await long).toMatchObject(PDF)
  expect(browsers()).toHaveLength(1)
  expect(browsers()).not.toContain(second)
})

test.runIf(path && process.platform === 'linux')('an unused browser is closed; the next page starts one', async () => {
  const print = aPrinter(50)
  expect(await print(page('one'))).toMatchObject(PDF)
  await expect.poll(browsers, { timeout: 10_000 }).toEqual([])
  expect(await print(page('two'))).toMatchObject(PDF)
})

test.runIf(path && process.platform === 'linux')(
  'a cancelled page ends its browser, unless it prints another page; a desk that closes ends both',
  async () => {
    const print = aPrinter()
    await print(page('one'))
    const alone = new AbortController()
    const long = print(LONG, alone.signal)
    await after(300)
    alone.abort()
    expect(await long).toMatchObject(STOPPED)
    expect(browsers()).toEqual([])
    const early = new AbortController()
    const starting = print(page('two'), early.signal)
    early.abort()
    expect(await starting).toMatchObject(STOPPED)
    expect(browsers()).toEqual([])

    const cancelled = new AbortController()
    const both = [print(LONG, cancelled.signal), print(page('two'))]
    await after(300)
    cancelled.abort()
    expect(await Promise.all(both)).toMatchObject([STOPPED, PDF])

    const left = print(LONG)
    await after(300)
    await print.end?.()
    expect(await left).toMatchObject({ ok: false })
    expect(browsers()).toEqual([])
  },
)
