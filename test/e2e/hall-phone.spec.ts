import { DEAD_HAND, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('on a phone the open incidents can be read and opened, and the file below them is in reach', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, DEAD_HAND)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('Control+1')
  await page.setViewportSize({ width: 390, height: 844 })
  const open = page.locator('#waiting a')
  await open.scrollIntoViewIfNeeded()
  await expect(open).toBeInViewport({ ratio: 0.99 })
  const backup = page.getByRole('button', { name: 'Back up' })
  await backup.scrollIntoViewIfNeeded()
  await expect(backup).toBeInViewport({ ratio: 0.99 })
  await expectAccessible(page)
  await open.click()
  await expect(page.locator('.note.violation')).toBeFocused()
})
