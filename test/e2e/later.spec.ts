import { makeTournament, openRuling, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a window whose desk is away still opens what was never opened in it', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  // the forms of the table come with it, other screens a quarter of a minute after the window was opened
  await page.waitForFunction(() => {
    const come = performance.getEntriesByType('resource').map(({ name }) => name)
    return ['forms-', 'key-map-', 'incidents-screen-'].every((part) => come.some((name) => name.includes(part) && name.endsWith('.js')))
  })
  await page.context().setOffline(true)
  await page.keyboard.press('F7')
  await expect(page.locator('.handform .payments')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+3')
  await expect(page.getByRole('heading', { name: 'Incidents' })).toBeVisible()
  await expect(page.getByText('Shinpan does not answer.')).toBeVisible()
})

test('a screen that did not come says so, and comes once the desk answers; the window stays', async ({ page, served }) => {
  await page.route(/rulebook-screen-/, (route) => route.abort())
  await makeTournament(page, served)
  await page.goto(new URL('#/rulebook', served.url).href)
  await expect(page.getByText('This screen opens as soon as Shinpan answers again.')).toBeVisible()
  await page.keyboard.press('F6')
  await expect(page.getByText('Cet écran s’ouvre dès que Shinpan répond de nouveau.')).toBeVisible()
  await page.unroute(/rulebook-screen-/)
  await expect(page.locator('table.book')).toBeVisible()
})

test('a browser that never asks again for a screen that did not come, as Firefox, gets it with its page once the desk has it', async ({
  page,
  served,
}) => {
  // what threw is as lost to the page as what did not come is to Firefox's
  const lost = `throw new TypeError('error loading dynamically imported module: ' + import.meta.url)`
  await page.route(/rulebook-screen-/, (route) =>
    route.request().resourceType() === 'script' ? route.fulfill({ body: lost, contentType: 'text/javascript' }) : route.abort(),
  )
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.keyboard.type('E discard 5p')
  await page.keyboard.press('Control+5')
  await expect(page.getByText('This screen opens as soon as Shinpan answers again.')).toBeVisible()
  await page.unroute(/rulebook-screen-/)
  await expect(page.locator('table.book')).toBeVisible()
  await page.keyboard.press('Control+2')
  await expect(page.locator('#entry')).toHaveValue('E discard 5p')
})

test('a browser that can’t say when it has nothing to do, as Safari, opens the window and replays a hand', async ({ page, served }) => {
  await using _ = await page.addInitScript('delete window.requestIdleCallback; delete window.cancelIdleCallback')
  await openRuling(page, served, '7')
  await page.keyboard.press('v')
  await expect(page.locator('.replay .here')).toBeVisible()
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
})
