import { join } from 'node:path'
import type { Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { aMachine } from './browser-window.ts'
import { acts } from './desk.ts'
import { expect, base as test } from './fixtures.ts'

const only = (pages: readonly Page[]): Page => {
  expect(pages).toHaveLength(1)
  const [page] = pages
  if (!page) throw new Error('no window')
  return page
}

/** How often an act stands in a file. */
const count = (file: string, act: string): number => {
  const db = new Database(file, { readonly: true })
  try {
    return db.prepare('SELECT count(*) FROM event WHERE text = ?').pluck().get(act) as number
  } finally {
    db.close()
  }
}

const table = async (page: Page): Promise<void> => {
  await page.getByLabel('Table, player or number').fill('7')
  await page.keyboard.press('Enter')
  await expect(page.locator('#entry')).toBeFocused()
}

test('the desk is killed while an act is entered: it is on screen still, and in the file once the desk is started again', async () => {
  const machine = aMachine()
  try {
    const file = join(machine.folder, 'open.shinpan')
    const first = await machine.start(file)
    const page = only(await machine.pages())
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await table(page)
    await page.keyboard.type('E discard 1z')
    await page.keyboard.press('Enter')
    await expect(acts(page)).toHaveCount(1)

    // stopped, so that the next act is certainly under way when the kill comes
    first.child.kill('SIGSTOP')
    await page.keyboard.type('S draw')
    await page.keyboard.press('Enter')
    await page.keyboard.type('S disc')
    first.child.kill('SIGKILL')
    await first.over
    await expect(page.locator('.alarm')).toContainText('1 act is held')
    await expect(page.locator('#entry'), 'and what was being typed').toHaveValue('S disc')
    expect(count(file, 'S draw')).toBe(0)

    const again = await machine.start()
    // a browser without a screen takes nothing over from a second start of it: done here in its place
    await expect.poll(() => machine.asked().length).toBe(2)
    const superfluous = page.context().waitForEvent('page')
    const browser = await page.context().browser()?.newBrowserCDPSession()
    await browser?.send('Target.createTarget', { url: /--app=(file:\S+)/.exec(machine.asked().at(-1) ?? '')?.[1] ?? '' })
    const other = await superfluous
    if (!other.isClosed()) await other.waitForEvent('close')
    await expect(acts(page)).toHaveCount(2)
    await page.keyboard.type('ard 9m')
    await page.keyboard.press('Enter')
    await expect(acts(page)).toHaveCount(3)
    await expect.poll(() => ['E discard 1z', 'S draw', 'S discard 9m'].map((act) => count(file, act))).toEqual([1, 1, 1])
    await expect(page.locator('.alarm')).toContainText('Nothing was lost')
    only(await machine.pages())
    expect(asked.length, 'the window was watched').toBeGreaterThan(3)
    expect(
      asked.filter((url) => !url.startsWith(new URL(first.url).origin)),
      'the window asks nobody else',
    ).toEqual([])
    expect(machine.connected(), 'the desk asks nobody').toEqual([])
    expect(machine.asked().join(' '), 'the words that a browser is started with are no secret').not.toContain('token')

    await page.close()
    expect(await again.over, 'the last window is gone, and the server with it').toBe(0)
  } finally {
    await machine.leave()
  }
})

test('a second start joins the first: another window on the same desk; another file has a desk of its own', async () => {
  const machine = aMachine()
  try {
    const first = await machine.start(join(machine.folder, 'one.shinpan'))
    const page = only(await machine.pages())
    await page.waitForSelector('.hall')
    const second = await machine.start('--no-window', join(machine.folder, 'one.shinpan'))
    expect(await second.over).toBe(0)
    expect(new URL(second.url).origin).toBe(new URL(first.url).origin)
    expect(second.url, 'with a token of its own').not.toBe(first.url)
    expect(machine.connected().length, 'the second start looked for the first').toBeGreaterThan(0)
    expect(
      machine.connected().filter((to) => !to.includes('"127.0.0.1"')),
      'and asked nobody else',
    ).toEqual([])
    const beside = await page.context().newPage()
    await beside.goto(second.url)
    await beside.waitForSelector('.hall')
    const stranger = await page.context().newPage()
    expect((await stranger.goto(second.url))?.status(), 'the browser that came in may come again').toBe(200)
    await stranger.close()
    expect((await fetch(second.url)).status, 'nobody else').toBe(403)

    const other = await machine.start('--no-window', join(machine.folder, 'two.shinpan'))
    expect(new URL(other.url).origin).not.toBe(new URL(first.url).origin)
    other.child.kill('SIGTERM')
    expect(await other.over).toBe(0)

    await page.close()
    await beside.reload()
    await beside.waitForSelector('.hall')
    expect(first.child.exitCode, 'a window is still there').toBeNull()
    await beside.close()
    expect(await first.over).toBe(0)
  } finally {
    await machine.leave()
  }
})
