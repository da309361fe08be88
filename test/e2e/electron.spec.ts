import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, type ElectronApplication, expect, type Page, test } from '@playwright/test'
import type { BrowserWindow } from 'electron'
import { electronBinary } from '../../scripts/electron-binary.ts'

// the real Electron, where its program is: `npm run tool test:electron`, on all three systems in the workflow
const program = electronBinary()
test.skip(program === undefined, "Electron's program is not on this machine: the shell is tested against its stand-in")

const started = async (words: readonly string[], home: string): Promise<{ readonly app: ElectronApplication; readonly page: Page }> => {
  const app = await _electron.launch({
    executablePath: program ?? '',
    args: ['.', `--user-data-dir=${join(home, 'electron')}`, ...words],
    env: { ...process.env, SHINPAN_HOME: home },
  })
  return { app, page: await app.firstWindow() }
}

const ACTS = '.side .acts > li:not(.unsaved)'
const COUNT = `globalThis.beforeTheCrash ? -1 : document.querySelectorAll('${ACTS}').length`

/** Runs in Electron's main process. A page without a process never answers. */
const countAfterCrash = ({ webContents }: BrowserWindow, count: string): Promise<unknown> =>
  Promise.race([webContents.executeJavaScript(count).catch(() => -1), new Promise((resolve) => setTimeout(() => resolve(-1), 2000))])

const record = async (page: Page, act: string, count: number): Promise<void> => {
  await page.keyboard.type(act)
  await page.keyboard.press('Enter')
  await expect(page.locator(ACTS)).toHaveCount(count)
}

test('the window in Electron: recorded, crashed, killed, and nothing lost', async () => {
  const home = mkdtempSync(join(tmpdir(), 'shinpan-electron-'))
  try {
    const { app, page } = await started([], home)
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text())
    })
    await page.waitForSelector('.hall')
    await page.getByLabel(/Table, player or number|Table, joueur ou numéro/).fill('4')
    await page.keyboard.press('Enter')
    await expect(page.locator('#entry')).toBeFocused()
    const before = await page.locator(ACTS).count()
    await record(page, 'S draw', before + 1)

    expect(
      await page.evaluate(() => [
        typeof (globalThis as { require?: unknown }).require,
        typeof (globalThis as { process?: unknown }).process,
      ]),
    ).toEqual(['undefined', 'undefined'])
    const menu = await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label))
    expect(menu?.length).toBeGreaterThanOrEqual(5)

    // the window's own process crashes: it comes back at the same table. Playwright's page ends with that process, so Electron is asked
    await page.evaluate(() => Object.assign(globalThis, { beforeTheCrash: true }))
    const window = await app.browserWindow(page)
    await window.evaluate((crashing: BrowserWindow) => crashing.webContents.forcefullyCrashRenderer())
    await expect.poll(() => window.evaluate(countAfterCrash, COUNT)).toBe(before + 1)

    // the whole app is killed: the next start opens it where it was and says so
    app.process().kill('SIGKILL')
    await app.waitForEvent('close').catch(() => undefined)
    const again = await started([], home)
    await expect(again.page.getByText(/ended unexpectedly|s’est arrêté de façon inattendue/)).toBeVisible()
    await expect(again.page.locator(ACTS)).toHaveCount(before + 1)
    expect(violations).toEqual([])
    await again.app.close()
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
})
