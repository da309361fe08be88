import type { Page } from 'playwright-core'
import { facesDrawn, vary } from './look.ts'

/** The pictures of the README: the sample tournament when it is first opened. */
export const takeReadme = async (page: Page): Promise<void> => {
  await vary(page, { theme: 'light', width: 1440 })
  const home = new URL('/', page.url()).href
  await page.goto(`${home}#/start`)
  await page.getByRole('button', { name: 'Open the sample' }).click()
  await page.getByRole('heading', { name: 'Sample' }).waitFor()
  await page.screenshot({ path: 'docs/hall.png' })
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await page.locator('#entry:focus').waitFor()
  await page.locator('.note.violation').waitFor()
  await facesDrawn(page)
  await page.screenshot({ path: 'docs/table.png' })
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.locator('.doc h1').waitFor()
  await page.locator('.doc .said').first().waitFor()
  await facesDrawn(page)
  await page.screenshot({ path: 'docs/ruling.png' })
}
