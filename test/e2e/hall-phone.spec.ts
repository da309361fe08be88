import { ask, caller, DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('on a phone the open incidents can be read and opened, and the file below them is in reach', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('Control+1')
  await page.setViewportSize({ width: 390, height: 844 })
  const open = page.locator('#waiting a')
  await open.scrollIntoViewIfNeeded()
  await expect(open).toBeInViewport({ ratio: 0.99 })
  const backup = page.getByRole('button', { name: 'Back up' })
  await backup.scrollIntoViewIfNeeded()
  await expect(backup).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
  await open.click()
  await expect(page.locator('.note.violation')).toBeFocused()
})

test('on a phone the hall opens at its top; an incident begun by touch is logged at the table that is touched next', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  const scrolled = () => page.locator('main.hall').evaluate((hall) => hall.scrollTop)
  expect(await scrolled()).toBe(0)
  await expect(page.locator('.who-signs')).toHaveText(/MO/)
  await expect(page.locator('.who-signs b')).toBeVisible()
  // a click of Playwright scrolls to the button first
  await page.getByRole('button', { name: 'Log an incident' }).dispatchEvent('click')
  expect(await scrolled()).toBe(0)
  await page.getByRole('link', { name: /^3/ }).click()
  await expect(page.getByText('Incident at table 3 logged.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Open incidents' })).toBeVisible()
  await page.getByRole('link', { name: /^3/ }).first().click()
  await expect(page.locator('#entry')).toBeFocused()
})

test('no screen of a phone or of a tablet held upright is wider than its window, with names and a fault in it', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByRole('button', { name: 'Open the sample' }).click()
  await openTable(page, '7')
  await expect(page.locator('.note.violation')).toBeVisible()
  const table = page.url()
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'CSV' }).click()
  await expect(page.getByText('Exported: ')).toBeVisible()
  for (const width of [390, 820, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    for (const screen of [table, '#/hall', '#/incidents', '#/penalties', '#/reports', '#/setup', '#/setup/players']) {
      await page.goto(new URL(screen, served.url).href)
      await expect(page.locator('main, .side').first()).toBeVisible()
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), `${screen} at ${width}`).toBe(width)
      const lists = await page
        .locator('.col .scroll, .reports')
        .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      if (screen === '#/setup/players') {
        const list = page.getByRole('table')
        await expect(list).toBeVisible()
        const [table, box] = [await list.boundingBox(), await page.locator('section').filter({ has: list }).boundingBox()]
        expect(table?.width, `players at ${width}`).toBeLessThanOrEqual(box?.width ?? 0)
      }
      expect(
        lists.filter((over) => over > 0),
        `lists of ${screen} at ${width}`,
      ).toEqual([])
    }
  }
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto(new URL('#/hall', served.url).href)
  await expect(page.locator('.pen tr').last(), 'the newest penalties are whole').toBeInViewport({ ratio: 0.99 })
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.getByLabel('Table, player or number').fill('!3')
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: /^Undo/ })
    await expect(undo, `what was done at ${width} can be undone by a finger`).toBeInViewport({ ratio: 0.99 })
    await undo.click()
    await expect(page.getByRole('button', { name: /^Redo/ })).toBeVisible()
  }
})

test('the words after `!4` are the note of the incident; the newest penalty comes first, and only those in force are counted', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  await page.keyboard.type('!4 player N says E looked')
  await expect(page.locator('.saying')).toContainText('Log an incident at table 4: player N says E looked')
  await page.keyboard.press('Enter')
  await expect.poll(() => ask(served, 'SELECT "table", note FROM incidents')).toEqual([{ table: '4', note: 'player N says E looked' }])

  const by = 'Marta Olsen'
  const penalty = { kind: 'notice' }
  for (let n = 1; n <= 8; n++)
    await call('penalties/impose', { rule: 'conduct.phone', player: { name: `Player Number${n}` }, penalty, reason: 'It rang', by })
  await call('penalties/cancel', { penalty: 8, reason: 'Somebody else', by })
  const heading = page.getByRole('heading', { name: /^Penalties/ })
  await expect(heading).toContainText('7')
  const rows = page.locator('table.pen tr')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toContainText('Number8')
  await expect(rows.last()).toContainText('Number3')
})

test('on a phone an incident that nobody has ruled on says what happened', async ({ page, served }) => {
  await makeTournament(page, served)
  const [{ id }] = ask(served, "SELECT id FROM table_ WHERE name = '4'") as [{ id: string }]
  await caller(page, served)('incidents/open', { table: id, note: 'A telephone rang', by: 'Marta Olsen' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(new URL('#/incidents', served.url).href)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr').getByText('A telephone rang')).toBeVisible()
})
