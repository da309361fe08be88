import { ask, expectAccessible, makeTournamentByForm, tabTo } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('the choice of an edition says whose rules each holds and since when, by keyboard; EMA 2025 is chosen to begin with', async ({
  page,
  served,
}) => {
  await page.goto(served.url)
  await page.getByRole('link', { name: 'Other file' }).click()
  const choice = page.getByLabel('Rule set')
  await expect(choice).toHaveValue('ema-2025')
  await expect(choice).toHaveAccessibleDescription(/European Mahjong Association/)
  await expect(choice.locator('optgroup[label="In force"] option')).toHaveText([
    'EMA 2025, in force since August 2025',
    'WRC 2025, in force since 25 May 2025',
    'Russian regulations 1.5, in force since 20 April 2026',
  ])
  await expect(choice.locator('optgroup').nth(1).locator('option').nth(1)).toHaveText('EMA 2016, from 2016, replaced by EMA 2025')
  await tabTo(page, choice)
  await page.keyboard.press('ArrowDown')
  await expect(choice).toHaveValue('wrc-2025')
  await expect(choice).toHaveAccessibleDescription(/World Riichi Championship/)
  await expectAccessible(page)
})

test('a tournament made by the form is played by EMA 2025', async ({ page, served }) => {
  await makeTournamentByForm(page, served)
  await expect.poll(() => ask(served, 'SELECT rules, edition FROM tournament')).toEqual([{ rules: 'ema-2025', edition: '2025' }])
})
