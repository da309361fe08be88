import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { preloadForPage } from '../electron/stand-in/preload-page.ts'
import { type Running, running } from '../electron/stand-in/run-program.ts'
import { acts, DEAD_HAND, enter, openTable, typeActs } from './desk.ts'
import { testAlone as base, expect, wholeBrowser } from './fixtures.ts'

/** The built app behind the stand-in of Electron, and its windows as pages of a real browser. */
type App = {
  readonly start: () => Promise<void>
  readonly running: () => Running
  /** The state that the app stores for a start after a crash. A typed letter is stored within a tenth of a second. */
  readonly kept: () => string
  /** A window as Electron would open it: the built preload script, the permissions that the app grants, the address. */
  readonly open: (number: number) => Promise<Page>
}

/** Chromium's names for what a page may ask for, by Electron's. */
const PERMISSIONS = {
  'clipboard-sanitized-write': 'clipboard-write',
  'clipboard-read': 'clipboard-read',
  geolocation: 'geolocation',
  notifications: 'notifications',
}

const test = base.extend<{ app: App }>({
  app: async ({ context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'shinpan-shell-'))
    let app: Running | undefined
    const current = (): Running => {
      if (!app) throw new Error('not started')
      return app
    }
    const start = async (): Promise<void> => {
      const env = { SHINPAN_HOME: join(folder, 'home'), SHINPAN_USER_DATA: join(folder, 'user-data') }
      app = await running({ program: process.execPath, words: ['test/electron/stand-in/program.ts', '.'], env })
    }
    await start()
    const made = { name: 'Spring Open', place: '', date: '2026-11-21', rules: 'wrc-2015', tables: 8, referee: 'Marta Olsen' }
    const headers = { 'content-type': 'application/json', origin: current().url }
    const answer = await fetch(`${current().url}/1/api/tournaments/create`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ json: made }),
    })
    expect(answer.status).toBe(200)
    const kept = () => readFileSync(join(folder, 'user-data/left-open.json'), 'utf8')
    await use({ start, kept, running: current, open: (number) => windowOf(context, current(), number) })
    await app?.end()
    rmSync(folder, { recursive: true, force: true })
  },
})

const windowOf = async (context: BrowserContext, app: Running, number: number): Promise<Page> => {
  const url = (await app.outside()).windows[number - 1]?.url ?? ''
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Page.enable')
  await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadForPage() })
  for (const [name, inChromium] of Object.entries(PERMISSIONS)) {
    const setting = (await app.beside('permission', { name, url })) === true ? 'granted' : 'denied'
    await cdp.send('Browser.setPermission', { permission: { name: inChromium }, setting, origin: app.url })
  }
  await page.goto(url.replace('shinpan-app://desk', app.url))
  expect(await page.evaluate('typeof window.shinpan'), 'the preload script has run').toBe('object')
  return page
}

test('the main job by keyboard, in the window of the built app', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await typeActs(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toContainText('Violation · West')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /West’s hand is dead/ })).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await page.keyboard.type('Seen by both opponents')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toContainText('confirmed by Marta Olsen')
  expect((await app.running().outside()).windows[0]?.url, 'the shell knows where it is').toContain('#/')
})

/** The requests that a page can make, and their outcomes. It is a script of the page, whose types these tests do not have. */
const ASKS = `(async () => {
  const name = (error) => error.name
  const place = new Promise((resolve) => navigator.geolocation.getCurrentPosition(() => resolve('given'), ({ code }) => resolve(code)))
  return {
    write: await navigator.clipboard.writeText('7').then(() => 'copied', name),
    read: await navigator.clipboard.readText().catch(name),
    notify: await Notification.requestPermission(),
    place: await place,
  }
})()`

// permissions are the browser's own: its headless shell has none to give
test.use(wholeBrowser)

test('a page gets the one permission that it needs, to copy; others it asks for are refused', async ({ app }) => {
  const page = await app.open(1)
  await expect(page.locator('.hall')).toBeVisible()
  const asked = await page.evaluate(ASKS)
  expect(asked).toEqual({ write: 'copied', read: 'NotAllowedError', notify: 'denied', place: 1 })
})

test('a window that crashes comes back at its table, with the line that was being typed', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await page.keyboard.type('S dra')
  await expect.poll(app.kept).toContain('S dra')
  const crashed = page.waitForEvent('crash')
  await page.goto('chrome://crash').catch(() => undefined)
  await crashed
  const before = (await app.running().outside()).windows[0]
  await app.running().beside('crashed', { url: before?.url ?? '' })
  expect((await app.running().outside()).windows[0]).toEqual({ ...before, reloads: 1 })
  const again = await app.open(1)
  await expect(again.locator('#entry')).toHaveValue('S dra')
  expect(again.url()).toContain('#/table/')
})

test('a desk that is killed is followed by another one: the next act is saved, once', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  const [desk = 0] = (await app.running().outside()).desks
  process.kill(desk, 'SIGKILL')
  await enter(page, ['S draw'])
  await expect(acts(page)).toHaveCount(2)
  await page.reload()
  await expect(acts(page)).toHaveCount(2)
  expect((await app.running().outside()).desks).toHaveLength(2)
})

test('an app that is killed opens the same window again where it was, says so, and has what was typed', async ({ app }) => {
  const page = await app.open(1)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  await page.keyboard.type('S dra')
  await expect.poll(app.kept).toContain('S dra')
  await app.running().end('SIGKILL')
  await page.close()
  await app.start()
  const again = await app.open(1)
  await expect(again.getByText(/ended unexpectedly/)).toBeVisible()
  await expect(acts(again)).toHaveCount(1)
  await expect(again.locator('#entry')).toHaveValue('S dra')
})
