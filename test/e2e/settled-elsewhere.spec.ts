import { caller, openIncident } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('an appeal that another window decides while it is being decided here: its form closes, and the keys of the page act', async ({
  page,
  served,
}) => {
  await openIncident(page, served, 'the wall fell over')
  const call = caller(page, served)
  const about = { incident: 1, by: 'Marta Olsen' }
  const penalty = { kind: 'notice' }
  const player = { name: 'Ann Baker' }
  await call('incidents/rule', { ...about, rule: 'conduct.phone', player, decision: 'changed', penalty, reason: 'it rang' })
  await call('incidents/appeal', { ...about, who: player, grounds: 'not my phone' })
  await page.getByRole('button', { name: 'Decide' }).waitFor()
  await page.keyboard.press('a')
  const form = page.locator('.actform')
  await form.getByLabel('Reason').fill('it lay on the table')
  await call('incidents/decideAppeal', { ...about, outcome: 'upheld', reason: 'the bag is hers' })
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add a statement' })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByLabel('What is said')).toBeVisible()
  await page.keyboard.press('Escape')
  // the reason of the one is not there in the form of the next
  await call('incidents/appeal', { ...about, who: { name: 'Bruno Keller' }, grounds: 'I was disturbed' })
  await page.getByRole('button', { name: 'Decide' }).waitFor()
  await page.keyboard.press('a')
  await expect(form).toContainText('Bruno Keller')
  await expect(form.getByLabel('Reason')).toHaveValue('')
})
