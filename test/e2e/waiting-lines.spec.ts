import { ask, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test('a refused line and those that wait for it are not called saved, with the desk there or away', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  const save = page.getByRole('banner').locator('.save')
  await page.keyboard.type('E discard 1z')
  await page.keyboard.press('Enter')
  await expect(save).toContainText('Saved')
  for (const line of ['S discrad 2z', 'W draw', 'W discard 3p']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await expect(save).toContainText('Not saved Lines to correct: 3')
  await page.keyboard.press('Control+1')
  await expect(save).toContainText('Lines to correct: 3')
  await page.goBack()
  await expect(page.locator('#entry')).toBeFocused()
  await page.route('**/api/**', (route) => route.abort())
  await page.keyboard.press('Control+7')
  await expect(page.getByRole('alert').filter({ hasText: 'Shinpan does not answer.' })).toContainText('Lines to correct: 3')
  await page.unroute('**/api/**')
  expect(ask(served, 'SELECT count(*) AS n FROM event')).toEqual([{ n: 1 }])
})

test('a reload signs as before, whoever another window has chosen since', async ({ page, served }) => {
  await makeTournament(page, served)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const signs = (of: typeof page) => of.getByRole('button', { name: /Signs as, language, appearance/ })
  await expect(signs(other)).toContainText('Marta Olsen')
  await other.keyboard.press('F9')
  await other.getByRole('menuitem', { name: /Add a referee/ }).click()
  await other.getByLabel('Name').fill('Hugo Brandt')
  await other.keyboard.press('Enter')
  await expect(signs(other)).toContainText('Hugo Brandt')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(signs(page)).toContainText('Marta Olsen')
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await expect(signs(other)).toContainText('Hugo Brandt')
})
