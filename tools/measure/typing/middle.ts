// npm run tool measure:middle: the time to start a hand in its middle by keyboard.
// Four rivers of six to eight tiles, two groups, a riichi, the wall and the dora, at five keys a second.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../desk/cli/browser/browser.ts'
import { serve } from '../../../test/e2e/serve.ts'

const KEYS_A_SECOND = 5
/** River, groups and riichi of East, South, West, North, as a recorder reads them off the table. */
const LYING = [
  ['19m3z5p^8s2m7p', '555pW', false],
  ['2z9p1m4s6s3m', '', false],
  ['1z1s9s7m4p5s2p', '', true],
  ['3z2z8m6p^9m5m7s', '423s', false],
] as const

const folder = await mkdtemp(join(tmpdir(), 'shinpan-middle-'))
const serving = await serve(folder)
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ locale: 'en-GB' })
  await page.goto(serving.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Middle')
  await page.getByLabel('Number of tables').fill('8')
  await page.getByLabel('Head referee').fill('Marta Olsen')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Setup' }).waitFor()
  await page.keyboard.press('Control+1')
  await page.getByRole('heading', { name: 'Middle' }).waitFor()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.locator('#entry:focus').waitFor()
  let keys = 0
  const press = async (key: string): Promise<void> => {
    keys++
    await page.keyboard.press(key)
    await page.waitForTimeout(1000 / KEYS_A_SECOND)
  }
  const begun = performance.now()
  await press('F3')
  await page.locator('.lying input:focus').waitFor()
  for (const [river, groups, riichi] of LYING) {
    for (const key of river) await press(key)
    await press('Tab')
    for (const key of groups) await press(key)
    // over the box for a riichi to the next seat
    for (const key of riichi ? ['Tab', 'Space', 'Tab'] : ['Tab', 'Tab']) await press(key)
  }
  for (const key of ['3', '8', 'Tab', '4', 'p', 'Enter']) await press(key)
  await page.locator('#entry:focus').waitFor()
  const seconds = (performance.now() - begun) / 1000
  await page.locator('.centre', { hasText: 'started in mid-hand' }).waitFor()
  console.log(`${keys} keys, ${seconds.toFixed(1)} s at ${KEYS_A_SECOND} keys a second`)
} finally {
  await browser.close()
  await serving.end('SIGTERM')
  await rm(folder, { recursive: true })
}
