import { ask, caller, makeTournament, openRuling } from './desk.ts'
import { expect, type Served, test } from './fixtures.ts'
import { loseAnswers } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a ruling whose answers are lost is held until one comes, and signed once', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  const reason = page.getByLabel('Reason')
  await reason.fill('as South said')
  const answer = await loseAnswers(page, 'findings/rule')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done'), 'the news have it').toContainText('confirmed')
  await expect(reason, 'what was signed is not changed meanwhile').toBeDisabled()
  answer()
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
  await expect(page.locator('.save.bad')).toContainText('Not saved 1 act held')
  await expect(page.locator('.alarm')).toContainText('1 act is held in this window')
  expect(ask(served, 'SELECT reason FROM ruling')).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => ask(served, 'SELECT reason FROM ruling')).toEqual([{ reason: 'as South said' }])
  await expect(page.locator('.save.bad')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('Signed and saved')).toBeVisible()
})

const SIGNED_MEANWHILE = 'Marta Olsen has signed meanwhile. Sign again to replace that decision.'
const inForce = (served: Served) => ask(served, 'SELECT reason FROM ruling_now WHERE superseded_by IS NULL')
const findingIn = (served: Served) => (ask(served, 'SELECT ref FROM finding') as [{ ref: string }])[0].ref

test('a ruling that is signed elsewhere is not replaced unread by the one that is being written', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('as all said')
  const ruled = { finding: findingIn(served), decision: 'upheld', remedies: [], reason: 'as South said', by: 'Marta Olsen' }
  await caller(page, served)('findings/rule', ruled)
  await expect(page.locator('.tag.done'), 'the news have it').toContainText('confirmed')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(SIGNED_MEANWHILE)).toBeVisible()
  expect(inForce(served)).toEqual([{ reason: 'as South said' }])
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => inForce(served)).toEqual([{ reason: 'as all said' }])
})

test('nor is it by one that was held and then refused: the next press says so, and only the one after it signs', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('as all said')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.bar2')).toContainText('It is held here')
  const ruled = { finding: findingIn(served), decision: 'upheld', remedies: [], reason: 'as South said', by: 'Marta Olsen' }
  await caller(page, served)('findings/rule', ruled)
  await page.context().setOffline(false)
  await expect(page.locator('.bar2')).toContainText('Not accepted: Marta Olsen already decided')
  await expect(page.locator('.tag.done')).toContainText('confirmed')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(SIGNED_MEANWHILE)).toBeVisible()
  expect(inForce(served)).toEqual([{ reason: 'as South said' }])
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => inForce(served)).toEqual([{ reason: 'as all said' }])
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

test('a penalty that was cancelled while the desk was away is cancelled once it answers', async ({ page, served }) => {
  await openRuling(page, served, '7')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Signed and saved')).toBeVisible()
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Cancel penalty' }).click()
  await page.keyboard.type('wrong table')
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.locator('main [role=alert]')).toContainText('held here')
  const cancelled = () => ask(served, 'SELECT cancelled_reason AS reason FROM penalty WHERE cancelled_reason IS NOT NULL')
  expect(cancelled()).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(cancelled).toEqual([{ reason: 'wrong table' }])
  await expect(page.getByLabel('Why is it cancelled?')).toHaveCount(0)
})
