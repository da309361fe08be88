import { enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test('an act removed before a finding that it moves: the table goes on', async ({ page, served, violations }) => {
  await makeTournament(page, served, 'ema-2025')
  await openTable(page, '7')
  const acts = 'E draw; E discard 1m; S draw; S discard 2m; W draw; W discard 9p; N draw; N discard 8p; E call pon; E retract'
  await enter(page, acts.split('; '))
  const note = page.locator('.note').filter({ hasText: 'claim.changed' })
  await expect(note).toBeVisible()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Delete')
  await expect(page.getByText('Remove this line')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(note).toContainText('6.5.2')
  await expect(page.locator('.acts')).not.toContainText('9 of dots')
  expect(violations).toEqual([])
})

test('a screen that cannot be drawn says so, the rest of the window goes on, and Enter draws it again', async ({ page, served }) => {
  await makeTournament(page, served)
  const broken = '**/api/reports/left'
  let isAsked = false
  await page.route(broken, async (route) => {
    isAsked = true
    await route.fulfill({ json: { json: { exports: 0 } } })
  })
  await page.keyboard.press('Control+6')
  const again = page.getByRole('button', { name: /Try again now/ })
  await expect(again).toBeFocused()
  expect(isAsked).toBe(true)
  await expect(page.getByRole('heading', { name: 'This screen can’t be drawn.' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+1')
  await expect(page.getByRole('heading', { name: 'Spring Open' })).toBeVisible()
  await page.keyboard.press('Control+6')
  await expect(again).toBeFocused()
  await page.unroute(broken)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible()
})
