import { expectAccessible, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a number beyond its bound is said; an emptied one stays empty until it is left', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.goto(new URL('#/setup/rounds', served.url).href)
  const tables = page.getByLabel('Tables', { exact: true })
  await tables.fill('99999')
  await expect(tables).toHaveValue('500')
  await expect(page.getByText('500 at most')).toBeVisible()
  // the first Enter does not send a number that was not typed
  await tables.press('Enter')
  await expect(page.getByRole('button', { name: /^Plan/ })).toBeEnabled()
  await expect(page.getByText(/rounds planned/).last()).toContainText('0 rounds planned')
  await tables.fill('-3')
  await expect(page.getByText('0 at least')).toBeVisible()
  await expectAccessible(page)
  await tables.fill('')
  await expect(tables).toHaveValue('')
  await page.keyboard.type('5')
  await expect(tables).toHaveValue('5')
  await expect(page.getByText('at most')).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await expect(tables).toHaveValue('6')
})

test('a tournament is not made with a number of tables that is none; an empty field leaves them to the rounds', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Cup')
  await page.getByLabel('Head referee').fill('Marta Olsen')
  const tables = page.getByLabel('Number of tables')
  for (const none of ['0', '-2', '1,', 'six']) {
    await tables.fill(none)
    await expect(page.getByText('1 at least')).toBeVisible()
    await page.getByLabel('Head referee').press('Enter')
    await expect(tables).toBeFocused()
    await expect(tables).toHaveValue(none)
  }
  await tables.fill('')
  await expect(page.getByText('1 at least')).toHaveCount(0)
  await tables.press('Enter')
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
})

test('points with a comma between their thousands are not thousands of a point, in the window in French either', async ({
  page,
  served,
}) => {
  await makeTournament(page, served, 'ema-2025')
  await page.keyboard.press('F6')
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Pénalité sans acte' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('conduct.other')
  await page.getByRole('combobox', { name: 'Joueur' }).fill('Inès Moreau')
  await page.getByLabel('Motif').fill('Insultes')
  await page.locator('.actform').getByText('Autres points…').click()
  await page.getByRole('spinbutton').focus()
  await page.keyboard.type('12,000')
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('row', { name: /Inès Moreau/ })).toContainText('12 000 points de table')
})
