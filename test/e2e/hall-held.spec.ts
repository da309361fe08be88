import { ask, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'
import { intercept } from './slow.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('an incident logged while the desk does not answer is held, and written once it does', async ({ page, served }) => {
  await makeTournament(page, served)
  // the window tries again by itself every two seconds, so the button stays only while the desk is away
  let isAway = true
  await intercept(page, '**/api/incidents/open', (route) => (isAway ? route.abort() : route.continue()))
  await page.keyboard.type('!2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('1 act is held in this window')
  const asked = page.waitForRequest('**/api/incidents/open')
  await page.getByRole('button', { name: 'Try again now' }).click()
  await asked
  isAway = false
  await expect(page.getByRole('list', { name: 'Tables' }).getByRole('link', { name: /^2\b/ })).toContainText('Referee')
  await expect.poll(() => ask(served, 'SELECT count(*) AS n FROM incidents')).toEqual([{ n: 1 }])
})
