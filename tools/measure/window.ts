import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { syncFile } from '../../db/disk/sync.ts'
import { findChromium } from '../../desk/cli/browser/browser.ts'
import { commandLine } from '../../scripts/build.ts'
import { fullFile } from '../../test/desk/storage/full-file.ts'
import { readArguments } from '../arguments.ts'
import { pageWork, processWork } from './processor-time.ts'
import { type ActTimes, actTimes, enterAct, forgetAct, openBarePage, watchActs } from './watch-acts.ts'

/**
 * `node tools/measure/window.ts [ENTRIES [ACTS]] [--cache FOLDER]`: times a key until the frame that shows its act, and until
 * the frame that shows it as saved. It uses a real window on a file of that size, and a bare page as yardstick. It also times a window until it is usable. A
 * file of a million entries takes minutes to make; `--cache` stores and reuses it in that folder, outside the repository.
 */
const { options, numbers } = readArguments({ options: { cache: undefined }, numbers: [1_000_000, 2000] })
const [entries, acts] = numbers
const TILES = ['m', 'p', 's', 'z'].flatMap((suit) => Array.from({ length: suit === 'z' ? 7 : 9 }, (_, n) => `${n + 1}${suit}`))
/** The acts of a hand: draw and discard in turn, each tile once, so that no question arises. */
const HAND = TILES.flatMap((tile, n) => [`${'ESWN'[n % 4]} draw`, `${'ESWN'[n % 4]} discard ${tile}`])
/** One act per hand with a finding: East draws a second time. */
const FOUND = 'E draw'
const FOUND_AT = 41
/** One more than the acts of `HAND`. */
const ACTS_A_HAND = 69

/** The stages of an act in their order, each from Enter. */
const STAGES: Readonly<Record<keyof ActTimes, string>> = {
  asked: 'Enter until the request is made',
  echoed: 'echo: until the end of the frame with the act',
  answered: 'until the answer is whole, committed and synced',
  saved: 'saved: until the frame with mark gone, findings',
}

/** A writable file with that number of entries. */
const fileWith = async (count: number): Promise<string> => {
  const home = join(folder, String(count))
  mkdirSync(home)
  const file = await fullFile({ folder: home, entries: count, cache: count === 0 ? undefined : options.cache })
  // otherwise the acts wait until the disk has written the copy
  syncFile(file)
  return file
}

const serving = async (file: string, home: string) => {
  const began = performance.now()
  const child = spawn(process.execPath, [commandLine(), 'serve', '--db', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SHINPAN_HOME: home },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / (http\S+)$/.exec(line)?.[1]
    if (url) return { url, child, took: performance.now() - began }
  }
  throw new Error('the server gave no address')
}

/** Opens a new window; returns the time from requesting the page until its line accepts keys. */
const usableIn = async (browser: Browser, url: string): Promise<{ readonly page: Page; readonly took: number }> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const began = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('.cmd input:focus').waitFor()
  return { page, took: performance.now() - began }
}

const said = (what: string, ms: number): void => console.log(`${what.padEnd(52)} ${ms.toFixed(1)} ms`)
const at = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0

const folder = mkdtempSync(join(tmpdir(), 'shinpan-measure-'))
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  for (const count of [0, entries]) {
    const { url, child, took } = await serving(await fileWith(count), folder)
    try {
      said(`${count} entries: server started`, took)
      const { page, took: usable } = await usableIn(browser, url)
      said(`${count} entries: window usable`, usable)
      const sizes = await page.evaluate<number[]>(
        `performance.getEntriesByType('resource').filter(({ name }) => /\\.(js|css)$/.test(name)).map(({ encodedBodySize }) => encodedBodySize)`,
      )
      console.log(`first screen: ${sizes.length} files, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1024)} kB as sent`)
      if (count === entries) {
        said(`${count} entries: checked behind it, until`, await checkedIn(page))
        const bare = await measureBarePage(browser)
        await measureActs(page, child.pid ?? 0, bare)
      }
    } finally {
      child.kill()
    }
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

/** Waits for the full check of the file, which runs in its own thread: in a hall it ends before the first hand. */
async function checkedIn(page: Page): Promise<number> {
  const began = performance.now()
  const asked = `fetch('api/saving', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })`
  while ((await page.evaluate<string>(`${asked}.then((answer) => answer.json()).then(({ json }) => json.check.state)`)) !== 'ok')
    await new Promise((resolve) => setTimeout(resolve, 500))
  return performance.now() - began
}

/** Waits until the window has loaded its other screens, which is not the work of an act. */
async function loadedAhead(page: Page): Promise<void> {
  let loaded = performance.now()
  const note = (request: Request): void => {
    if (request.url().includes('/assets/')) loaded = performance.now()
  }
  page.on('request', note)
  while (performance.now() - loaded < 3000) await new Promise((resolve) => setTimeout(resolve, 200))
  page.off('request', note)
}

async function measureBarePage(browser: Browser): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await openBarePage(page)
  for (let n = 0; n < acts; n++) await enterAct(page, HAND[n % HAND.length] ?? '')
  const echoes = (await actTimes(page)).map(({ echoed }) => echoed).toSorted((a, b) => a - b)
  await page.close()
  return echoes
}

async function measureActs(page: Page, desk: number, bare: readonly number[]): Promise<void> {
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.locator('#entry').waitFor()
  await loadedAhead(page)
  await watchActs(page)
  const workOf = await pageWork(page)
  const before = { page: await workOf(), desk: processWork(desk) }
  for (let n = 0; n < acts; n++) {
    if (n % ACTS_A_HAND === 0) {
      await enterAct(page, `@hand S1 ${n / ACTS_A_HAND}`)
      await forgetAct(page)
    }
    const inHand = n % ACTS_A_HAND
    await enterAct(page, inHand === FOUND_AT ? FOUND : (HAND[inHand > FOUND_AT ? inHand - 1 : inHand] ?? ''))
  }
  const after = { page: await workOf(), desk: processWork(desk) }
  const times = await actTimes(page)
  sayTimes(times)
  sayEcho(
    times.map(({ echoed }) => echoed).toSorted((a, b) => a - b),
    bare,
  )
  const each = (what: 'all' | 'script' | 'style' | 'layout'): string => ((after.page[what] - before.page[what]) / acts).toFixed(1)
  console.log(
    `processor time an act, its ${HAND[1]?.length} letters or so and its news included: the window's thread ${each('all')} ms (script ${each('script')}, style ${each('style')}, layout ${each('layout')})` +
      (before.desk === undefined || after.desk === undefined ? '' : `, the desk ${((after.desk - before.desk) / acts).toFixed(1)} ms`),
  )
}

function sayTimes(times: readonly ActTimes[]): void {
  console.log(`${times.length} acts, ms from Enter${' '.repeat(25)}     p50    p90    p99   most`)
  for (const stage of Object.keys(STAGES) as (keyof ActTimes)[]) {
    const sorted = times.map((one) => one[stage]).toSorted((a, b) => a - b)
    const said = [at(sorted, 0.5), at(sorted, 0.9), at(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(1).padStart(7))
    console.log(`${STAGES[stage].padEnd(48)}${said.join('')}`)
  }
}

/** Compares the echo with a row of the bare page, p50 by p50 and p99 by p99. */
function sayEcho(echoes: readonly number[], bare: readonly number[]): void {
  const ratio = (share: number): string =>
    `${at(echoes, share).toFixed(1)} over ${at(bare, share).toFixed(1)} ms, ${(at(echoes, share) / at(bare, share)).toFixed(2)} ×`
  console.log(`echo over a bare page's row: p50 ${ratio(0.5)}; p99 ${ratio(0.99)}`)
}
