import { ask, makeTournament, openRuling } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { loseAnswers } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a ruling whose answers are lost is held until one comes, and signed once', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  const reason = page.getByLabel('Reason')
  await reason.fill('as South said')
  await loseAnswers(page, 'findings/rule', 2)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done'), 'the news have it').toContainText('confirmed')
  await expect(reason, 'what was signed is not changed meanwhile').toBeDisabled()
  await expect(reason).toHaveCount(0)
  await expect(page.getByText('Signed and saved')).toBeVisible()
  expect(ask(served, 'SELECT reason FROM ruling')).toEqual([{ reason: 'as South said' }])
})

test('a ruling that was signed while the desk was away is held, also once its screen was left', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('as South said')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.bar2')).toContainText('Not saved yet. It is held here')
  await page.keyboard.press('Control+1')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  expect(ask(served, 'SELECT reason FROM ruling')).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => ask(served, 'SELECT reason FROM ruling')).toEqual([{ reason: 'as South said' }])
  await page.goBack()
  await expect(page.getByText('Signed and saved')).toBeVisible()
})

test('an act that was done while the desk was away is said not to be saved, also on the screen that was opened meanwhile', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  const other = page.getByRole('button', { name: 'Penalty without an act' })
  await page.keyboard.press('Control+4')
  await other.waitFor()
  await page.keyboard.press('Control+1')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  await page.context().setOffline(true)
  await page.keyboard.press('F8')
  await expect(page.locator('.alarm')).toContainText('Not saved')
  await page.keyboard.press('Control+4')
  await other.waitFor()
  await expect(page.locator('.alarm')).toContainText('Not saved')
  await page.context().setOffline(false)
  await expect(page.locator('.alarm'), 'the desk answers again').not.toContainText('held in this window')
  await expect(page.locator('.alarm')).toContainText('Not saved')
  expect(ask(served, 'SELECT what FROM clock')).toEqual([])
  await page.keyboard.press('Control+1')
  await expect(page.getByLabel('Table, player or number')).toBeFocused()
  await expect(page.locator('.alarm'), 'it was seen').toHaveCount(0)
})

test('minutes whose answer is lost are given once, and nothing says that they were not', async ({ page, served }) => {
  await makeTournament(page, served)
  await page.keyboard.press('F8')
  await expect(page.getByText('Round 1 started.')).toBeVisible()
  await loseAnswers(page, 'rounds/extend', 1)
  await page.keyboard.type('+5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Round 1, 5 more minutes.')).toBeVisible()
  await expect(page.locator('.alarm')).toHaveCount(0)
  expect(ask(served, `SELECT minutes FROM clock WHERE what = 'extended'`)).toEqual([{ minutes: 5 }])
})
