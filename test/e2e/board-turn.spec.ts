import type { Page } from '@playwright/test'
import { acts, enter, makeTournament, openRuling, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** The seat whose plate is the lowest on the board. */
const lowest = async (page: Page): Promise<string> => {
  const plates = page.locator('.board .plate')
  const boxes = await Promise.all(
    (await plates.all()).map(async (one) => ({ text: await one.innerText(), y: (await one.boundingBox())?.y ?? 0 })),
  )
  return boxes.toSorted((a, b) => b.y - a.y)[0]?.text ?? ''
}

test('the board stays turned after an earlier hand, the hall and another table, whose board is its own', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['@hand E1 0', 'E draw', '@hand E1 1', 'E draw'])
  await expect(acts(page)).toHaveCount(1)
  const seat = await lowest(page)
  await page.keyboard.press('b')
  await expect.poll(() => lowest(page)).not.toBe(seat)
  const turned = await lowest(page)
  await page.keyboard.press('Alt+PageUp')
  await expect(page).toHaveURL(/\/hand\//)
  await expect.poll(async () => (await lowest(page)).slice(0, 7)).toBe(turned.slice(0, 7))
  await page.keyboard.press('Alt+PageDown')
  await expect(page).not.toHaveURL(/\/hand\//)
  await expect.poll(() => lowest(page)).toBe(turned)
  await page.keyboard.press('Control+1')
  await openTable(page, '6')
  await expect.poll(async () => (await lowest(page)).slice(0, 4)).toBe(seat.slice(0, 4))
  await page.keyboard.press('Control+1')
  await openTable(page, '7')
  await expect.poll(() => lowest(page)).toBe(turned)
})

/** The tiles of the board’s groups that lie beyond its edges. */
const tilesBeyond = (page: Page): Promise<number> =>
  page.locator('.board').evaluate((board) => {
    const mat = board.getBoundingClientRect()
    const tiles = [...board.querySelectorAll('.groups .t')].map((tile) => tile.getBoundingClientRect())
    if (tiles.length === 0) throw new Error('no groups')
    return tiles.filter(
      (tile) => tile.left < mat.left - 1 || tile.right > mat.right + 1 || tile.top < mat.top - 1 || tile.bottom > mat.bottom + 1,
    ).length
  })

test('a called group is on the board at every size, beside a player with a tag too', async ({ page, served }) => {
  await openRuling(page, served, '7')
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [820, 1180],
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => tilesBeyond(page), `a ruling at ${width}`).toBe(0)
  }
  await page.keyboard.press('Control+Enter')
  await page.getByLabel('Reason').fill('Seen by both')
  await page.keyboard.press('Control+Enter')
  await page.locator('.tag.done').waitFor()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeVisible()
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [820, 1180],
    [1024, 768],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => tilesBeyond(page), `an incident at ${width}`).toBe(0)
  }
})
