import type { Page } from '@playwright/test'
import { ask, expectAccessible, makeTournament } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const BY = 'Marta Olsen'

/** Asks the desk as another window would. */
const call = async (page: Page, served: Served, path: string, input: object): Promise<void> => {
  const answer = await page.request.post(new URL(`/api/${path}`, served.url).href, {
    data: { json: input },
    headers: { origin: new URL(served.url).origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('the list of incidents by keys alone: searched, opened, come back to as it was left; a long one is drawn in part', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const tables = ask(served, 'SELECT id FROM table_ ORDER BY entry') as { id: string }[]
  for (let n = 0; n < 120; n++) await call(page, served, 'incidents/open', { table: tables[n % 8]?.id, by: BY })
  const said = { role: 'player', who: { name: 'Łukasz Wiśniewski' }, by: BY }
  for (const incident of [7, 40])
    await call(page, served, 'incidents/addStatement', { ...said, incident, text: `It was my sleeve, désolé ${incident}` })

  await page.keyboard.press('Control+3')
  await expect(page.getByText('120 of 120')).toBeVisible()
  const rows = page.locator('tbody tr[data-index]')
  await expect(rows.first()).toContainText('120')
  expect(await rows.count()).toBeLessThan(60)
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: '1', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('link', { name: '2', exact: true })).toBeFocused()

  await page.keyboard.press('/')
  await expect(page.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('lukasz desole')
  await expect(page.getByText('2 of 120')).toBeVisible()
  await expect(rows.first()).toContainText('It was my sleeve, désolé 40')
  await expect(rows.first().locator('mark')).toHaveText(['désolé'])
  await expect(page).toHaveURL(/#\/incidents\/text=lukasz\+desole$/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Incident 7' })).toBeVisible()
  await page.keyboard.press('[')
  await expect(page.getByRole('heading', { name: 'Incident 40' })).toBeVisible()
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { name: 'Incident 7' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Search')).toHaveValue('lukasz desole')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('link', { name: '7', exact: true })).toBeFocused()
  await page.reload()
  await expect(page.getByText('2 of 120')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Incident 7' })).toBeVisible()
  await page.goForward()
  await expect(page.getByText('2 of 120')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await expect(page.getByText('120 of 120')).toBeVisible()
  await expect(page).toHaveURL(/#\/incidents$/)
})
