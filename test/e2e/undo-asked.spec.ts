import { acts, openRuling } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('in a list longer than its place the question before a ruling is undone is seen, and a key pressed twice does not answer it', async ({
  page,
  served,
}) => {
  await openRuling(page, served, '1')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(acts(page)).toHaveCount(9)
  const asks = page.getByRole('alert').filter({ hasText: 'This undoes the ruling signed by Marta Olsen' })
  for (const height of [768, 560, 430]) {
    await page.setViewportSize({ width: 1366, height })
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(asks).toBeInViewport({ ratio: 1 })
    const list = await page.locator('.side .scroll').boundingBox()
    const box = await asks.boundingBox()
    expect(box && list && box.y + box.height <= list.y + list.height + 1 && box.y >= list.y - 1, `${height} px high`).toBe(true)
    await expect(acts(page)).toHaveCount(9)
    await page.keyboard.press('Escape')
    await expect(asks).toHaveCount(0)
  }
})
