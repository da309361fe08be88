import { caller, makeTournament } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('a round that is over leads to the next one, by its button and by the key that starts its clock', async ({ page, served }) => {
  await makeTournament(page, served)
  const call = caller(page, served)
  const by = 'Marta Olsen'
  await call('rounds/plan', { round: 1, starts: '2026-11-28T09:30:00.000Z', minutes: 75, by })
  await call('rounds/plan', { round: 2, starts: '2026-11-28T11:30:00.000Z', minutes: 75, tables: 1, by })
  await call('rounds/start', { round: 1, by })
  await call('rounds/end', { round: 1, by })
  await page.reload()
  const next = page.getByRole('button', { name: 'Round 2' })
  const start = page.getByRole('button', { name: /^Start/ })
  const first = page.getByRole('button', { name: /^1 .*done/ })
  await first.click()
  await next.click()
  await expect(start).toBeVisible()
  await first.click()
  await expect(next).toBeVisible()
  await page.keyboard.press('F8')
  await expect(start).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByText('left of 75:00')).toBeVisible()
})
