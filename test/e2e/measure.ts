import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { createRouterClient } from '@orpc/server'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createDesk } from '../../desk/desk.ts'
import { handlers } from '../../desk/handlers.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { fill } from '../desk/full-file.ts'

/**
 * `node test/e2e/measure.ts ENTRIES ACTS`: how long a key takes until the frame that shows its act, durable commit included, in a real
 * window on a file of that size; and how long a window takes until it can be used.
 */
const [entries = 1_000_000, acts = 2000] = process.argv.slice(2).map(Number)
const HAND = ['E draw', 'E discard 1z', 'S draw', 'S discard 9p', 'W draw', 'W discard 2s', 'N draw', 'N discard 3z'] as const
/** Now and then an act that is a finding: East draws a second time. */
const FOUND = ['E draw', 'E draw'] as const
const ACTS_A_HAND = 70

/** A file with that many entries, of 50 tables. */
const fileWith = async (folder: string, count: number): Promise<string> => {
  const desk = createDesk({ folder, home: folder })
  const calls = createRouterClient(handlers, { context: { office: desk.office } })
  const { file } = await calls.tournaments.create({
    name: `M${count}`,
    place: '',
    date: '2026-11-21',
    rules: 'wrc-2015',
    tables: 50,
    referee: 'x',
  })
  const db = desk.office.open?.writable
  if (!db) throw new Error('the file is not open')
  fill(
    db,
    (await calls.tables.list()).map(({ id }) => id),
    count,
  )
  desk.close()
  return file
}

const serving = async (file: string, home: string) => {
  const began = performance.now()
  const child = spawn(process.execPath, ['desk/main.ts', 'serve', '--db', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SHINPAN_HOME: home },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = / (http\S+)$/.exec(line)?.[1]
    if (url) return { url, child, took: performance.now() - began }
  }
  throw new Error('the server gave no address')
}

/** In the page: from the Enter's own time stamp to the frame after the list of acts changed. */
const WATCH = `
  window.took = []
  let pressed = null
  addEventListener('keydown', (event) => { if (event.key === 'Enter') pressed = event.timeStamp }, true)
  const painted = new MessageChannel()
  painted.port1.onmessage = ({ data }) => window.took.push(performance.now() - data)
  new MutationObserver((changes) => {
    if (pressed === null || !changes.some(({ target }) => target.closest?.('.acts') || target.parentElement?.closest('.acts'))) return
    const from = pressed
    pressed = null
    requestAnimationFrame(() => painted.port2.postMessage(from))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })`

const tookOf = (page: Page): Promise<number[]> => page.evaluate('window.took')

/** Opens the window anew; the time from asking for the page until its line takes keys. */
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
    const { url, child, took } = await serving(await fileWith(folder, count), folder)
    try {
      said(`${count} entries: server started`, took)
      const { page, took: usable } = await usableIn(browser, url)
      said(`${count} entries: window usable`, usable)
      const sizes = await page.evaluate<number[]>(
        `performance.getEntriesByType('resource').filter(({ name }) => /\\.(js|css)$/.test(name)).map(({ encodedBodySize }) => encodedBodySize)`,
      )
      console.log(`first screen: ${sizes.length} files, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1024)} kB as sent`)
      if (count === entries) await measureActs(page)
    } finally {
      child.kill()
    }
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

async function measureActs(page: Page): Promise<void> {
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.locator('#entry').waitFor()
  await page.evaluate(WATCH)
  for (let n = 0; n < acts; n++) {
    if (n % ACTS_A_HAND === 0) {
      const before = await tookOf(page)
      await enter(page, `@hand S1 ${n / ACTS_A_HAND}`)
      await page.locator('.side .acts > li').first().waitFor({ state: 'detached' })
      await page.evaluate(`window.took = ${JSON.stringify(before)}`)
    }
    const done = (await tookOf(page)).length
    await enter(page, (n % ACTS_A_HAND === 40 ? FOUND[1] : HAND[n % HAND.length]) ?? '')
    while ((await tookOf(page)).length === done) await wait(5)
  }
  const sorted = (await tookOf(page)).toSorted((a, b) => a - b)
  said(`${sorted.length} acts, key to frame, p50`, at(sorted, 0.5))
  said(`${sorted.length} acts, key to frame, p99`, at(sorted, 0.99))
  said(`${sorted.length} acts, key to frame, the slowest`, sorted.at(-1) ?? 0)
}

async function enter(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
