import { acts, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

test('the words of an act are whole where no finding needs the room beside it', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await page.setViewportSize({ width: 1366, height: 768 })
  await enter(page, ['@hand E1 0', 'E draw', 'E call riichi', 'E discard 9p rotated hand', 'E stick', 'S draw', 'S discard 3s'])
  await enter(page, ['E ron', 'E reveal 1m2m3m4m5m6m7p8p9p1s2s5s5s'])
  await expect(acts(page)).toHaveCount(8)
  const words = page.locator('.side .acts .words')
  const cut = async (): Promise<readonly string[]> =>
    (await words.all()).reduce<Promise<string[]>>(
      async (all, one) =>
        (await one.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1))
          ? [...(await all), (await one.textContent()) ?? '']
          : await all,
      Promise.resolve([]),
    )
  await expect(page.locator('.note')).toHaveCount(0)
  expect(await cut()).toEqual([])
  const list = page.locator('.side .scroll')
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
