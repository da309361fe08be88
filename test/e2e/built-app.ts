import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { preloadForPage } from '../electron/stand-in/preload-page.ts'
import { type Running, running } from '../electron/stand-in/run-program.ts'
import { testAlone as base, expect } from './fixtures.ts'

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

/** The app started with a tournament of eight tables. */
export const test = base.extend<{ app: App }>({
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
