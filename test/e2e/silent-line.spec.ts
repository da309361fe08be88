import { expect, type Page } from '@playwright/test'
import { tieToHub } from '../../desk/context/hub-ties.ts'
import { namedTournamentIn } from '../../desk/network/hub/own-log.ts'
import { type BadNetwork, badNetwork } from '../desk/network/hub/bad-network.ts'
import { acts, enter, openTable } from './desk.ts'
import { events, test as inHall, openHall, openTablets, pairingCode, setHidden } from './tablet-hall.ts'

/** A browser of its own that comes to an address of this machine over a network that can be as bad as a hall's. */
type Bad = { readonly page: Page; readonly network: BadNetwork }

const test = inHall.extend<{ overBad: (url: string) => Promise<Bad> }>({
  overBad: async ({ playwright, launchOptions }, use) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (url) => {
      const { hostname, port, host } = new URL(url)
      const network = await badNetwork(Number(port), { delay: 0, at: hostname, swallowsEnds: true })
      const args = [`--host-resolver-rules=MAP ${host} 127.0.0.1:${network.port}`]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      ends.push(() => browser.close(), network.close)
      const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 800 } })
      return { page: await context.newPage(), network }
    })
    for (const end of ends) await end()
  },
})

/** Notes from now on what the window says of its saving. */
const watchSaid = (page: Page): Promise<void> =>
  page.evaluate(`
    globalThis.said = new Set()
    const look = () => said.add(/Away|Saved/.exec(document.querySelector('.save')?.textContent)?.[0])
    look()
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })`)
const said = (page: Page): Promise<readonly string[]> => page.evaluate('[...said]')

test('a tablet whose line swallows everything says within moments since when it is away and how old all is; the laptop does; it comes back by itself, nothing doubled', async ({
  page,
  hall,
  overBad,
}) => {
  await openHall(page, hall)
  await openTablets(page)
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByText('Fingerprint', { exact: true }).waitFor()
  const { url, code } = await pairingCode(page, 'Table 7')
  const { page: tablet, network } = await overBad(url)
  await tablet.goto(`${url}/#/pair/${code}`)
  await tablet.getByLabel(/A name for this device/).fill('Tablet A')
  await tablet.getByRole('button', { name: 'Pair', exact: true }).click()
  await tablet.locator('#entry').focus()
  await enter(tablet, ['E discard 1z'])
  await expect(acts(tablet)).toHaveCount(1)
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  const { open, home } = hall.desk.context
  if (!open) throw new Error('no file is open')
  tieToHub(home, namedTournamentIn(open.db).id, 'postgres://role:secret@127.0.0.1:9/hub')
  for (const width of [1280, 768, 400]) {
    await tablet.setViewportSize({ width, height: 800 })
    await expect(tablet.locator('.save .hub')).toContainText(/hub offline since .*, \d+ to send/)
    await expect(tablet.locator('.save .hub')).toBeVisible()
  }

  // left for longer than the desk may be silent, and in front again: nobody was away
  await watchSaid(tablet)
  await setHidden(tablet, true)
  await tablet.waitForTimeout(14_000)
  await setHidden(tablet, false)
  await tablet.waitForTimeout(3000)
  expect(await said(tablet)).toEqual(['Saved'])

  network.become('hole')
  const silent = Date.now()
  await expect(tablet.locator('.save')).toContainText(/Away since .*as of \d+ seconds ago/, { timeout: 30_000 })
  const noticed = Date.now() - silent
  console.log(`a silent line is noticed after ${noticed} ms`)
  expect(noticed).toBeLessThan(20_000)
  await expect(tablet.locator('.save').getByRole('status')).toBeVisible()
  await tablet.setViewportSize({ width: 1280, height: 800 })
  await tablet.locator('#entry').focus()
  await enter(tablet, ['S draw', 'S discard 2z'])
  await expect(tablet.locator('.save')).toContainText('2 acts held')
  await tablet.getByRole('button', { name: 'Call the referee' }).click()
  const called = Date.now()
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  await expect(page.getByText('away', { exact: true })).toBeVisible()
  expect(events(hall)).toHaveLength(1)
  // longer than any call is on its way
  await tablet.waitForTimeout(6000)

  network.become('open')
  await expect(tablet.locator('.save')).toContainText('Saved')
  await expect(acts(tablet)).toHaveCount(3)
  // it has waited on the tablet
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await page.locator('.callsband .wait').textContent()) ?? '') ?? []
  expect(Number(minutes) * 60 + Number(seconds)).toBeGreaterThan(5)
  expect(Number(minutes) * 60 + Number(seconds)).toBeGreaterThanOrEqual(Math.floor((Date.now() - called) / 1000) - 3)
  await expect(page.getByText('connected', { exact: true })).toBeVisible()
  expect(events(hall)).toEqual(['E discard 1z', 'S draw', 'S discard 2z'].map((text) => ({ text, by: 'Tablet A' })))

  // an act whose answer was swallowed is sent again under its key
  await enter(tablet, ['W draw'])
  network.become('hole')
  await expect(tablet.locator('.save')).toContainText('Away since')
  network.become('open')
  await expect(tablet.locator('.save')).toContainText('Saved')
  await expect(acts(tablet)).toHaveCount(4)
  expect(events(hall)).toHaveLength(4)
})

test('a window whose desk hangs says that it does not answer, holds what is entered, and goes on by itself', async ({ hall, overBad }) => {
  const { page, network } = await overBad(hall.loopback.url)
  await openHall(page, hall)
  await openTable(page, '7')
  await enter(page, ['E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  network.become('hole')
  await enter(page, ['S draw'])
  await expect(page.locator('.alarm')).toContainText('Shinpan does not answer')
  await expect(page.locator('.alarm')).toContainText('1 act')
  network.become('open')
  await expect(page.locator('.save')).toContainText('Saved')
  await expect(acts(page)).toHaveCount(2)
  expect(events(hall)).toHaveLength(2)
})
