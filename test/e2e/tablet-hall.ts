import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRouterClient, type RouterClient } from '@orpc/server'
import type { Page } from '@playwright/test'
import { createDesk, type Desk } from '../../desk/api/desk.ts'
import { handlers } from '../../desk/api/handlers.ts'
import { type Loopback, listen } from '../../desk/network/serving/loopback.ts'
import { test as base, expect, leave } from './fixtures.ts'

/** `calls`: what the laptop's own window asks. */
export type Hall = {
  readonly desk: Desk
  readonly calls: RouterClient<typeof handlers>
  readonly loopback: Loopback
  readonly folder: string
  readonly tablet: Page
}

/** A desk that serves its own window, and tablets on an address of the loopback network; a tablet-sized browser of its own. */
export const test = base.extend<{ hall: Hall }>({
  hall: async ({ browser, place, shared }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'shinpan-tablets-'))
    const desk = createDesk({
      folder,
      home: folder,
      addresses: () => [{ address: '127.0.0.2', network: 'hall' }],
      tabletPort: 0,
    })
    const calls = createRouterClient(handlers, { context: { desk: desk.context } })
    await calls.tournaments.create({
      name: 'Spring Open',
      place: '',
      date: '2026-11-21',
      rules: 'wrc-2015',
      tables: 8,
      referee: 'Marta Olsen',
    })
    const loopback = await listen(desk.fetch, { port: place.port })
    place.port = loopback.port
    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1024, height: 768 }, hasTouch: true })
    await use({ desk, calls, loopback, folder, tablet: await context.newPage() })
    await context.close()
    await leave(shared, loopback.origin)
    await loopback.close()
    desk.close()
    await rm(folder, { recursive: true })
  },
})

/** A laptop's own window, at its hall. */
export const openHall = async (page: Page, { loopback }: Pick<Hall, 'loopback'>): Promise<void> => {
  await page.goto(loopback.url)
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
}

/** As a browser says that nobody sees the window, or somebody does again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(`
    Object.defineProperty(document, 'hidden', { configurable: true, value: ${hidden} })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${hidden ? 'hidden' : 'visible'}' })
    document.dispatchEvent(new Event('visibilitychange'))`)

/** Makes a code for a role, on the page of tablets; where the tablet goes with it. */
export const pairingCode = async (page: Page, role: string): Promise<{ readonly url: string; readonly code: string }> => {
  await page.getByLabel(/The next tablet is for/).selectOption({ label: role })
  await page.getByRole('button', { name: 'New code' }).click()
  const code = (await page.locator('.scan .code').textContent())?.replaceAll(/\D/g, '')
  return { url: (await page.locator('.listens b').textContent()) ?? '', code: code ?? '' }
}

/** The page of tablets, by the palette. */
export const openTablets = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await expect(page.locator('.palette input')).toBeFocused()
  await page.keyboard.type('tablets')
  await expect(page.locator('.palette [role=menuitem]').first()).toContainText('ablets')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tablets' })).toBeVisible()
}

/** The acts in the log, with who entered them. */
export const events = ({ desk }: Hall): unknown =>
  desk.context.open?.db.prepare(`SELECT body ->> '$.text' AS text, by FROM entry WHERE kind = 'event' ORDER BY seq`).all()

/** Switches tablets on and pairs one by its code, as a person does; it is at its first screen then. */
export const pairTablet = async (
  page: Page,
  tablet: Page,
  { role, name }: { readonly role: string; readonly name: string },
): Promise<void> => {
  await openTablets(page)
  const on = page.getByRole('button', { name: 'Switch on' })
  const listens = page.getByText('Fingerprint', { exact: true })
  await on.or(listens).first().waitFor()
  if (await on.isVisible()) await on.click()
  await listens.waitFor()
  const { url, code } = await pairingCode(page, role)
  await tablet.goto(`${url}/#/pair/${code}`)
  await tablet.getByLabel(/A name for this device/).fill(name)
  await tablet.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(tablet.getByRole('heading', { name: 'Pair this device' })).toHaveCount(0)
}

/** The laptop's own window at its hall, and a tablet that records table 7: paired by calls, as `pairTablet` does it on the screens. */
export const openWithTablet = async (page: Page, hall: Hall, name = 'Tablet A'): Promise<void> => {
  const { calls, tablet } = hall
  await openHall(page, hall)
  const { on } = await calls.tablets.turn({ on: true })
  const table = (await calls.tables.list()).find((one) => one.name === '7')?.id ?? ''
  const { code } = await calls.tablets.newCode({ role: { kind: 'recorder', table } })
  const url = on?.url ?? ''
  const answer = await tablet.request.post(`${url}/pair`, { data: { code: code?.code, name }, headers: { origin: url } })
  expect(answer.status()).toBe(204)
  await tablet.goto(url)
}
