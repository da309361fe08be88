import type { Page } from '@playwright/test'
import { setLanguage } from '../../tools/screens/look.ts'
import { enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** The parts of the record's head that lie outside it. */
const cut = (page: Page, parts: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const head = document.querySelector('.side > header')
    const { left, right } = head.getBoundingClientRect()
    return [...head.querySelectorAll(${JSON.stringify(parts)})]
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.left < left || box.right > right + 0.5)
      .map(({ part }) => part.className + ': ' + part.textContent)
  })()`)

const WIDTHS = Array.from({ length: 20 }, (_, step) => 380 + step * 80)
/** Below it the keys may scroll: a tablet or a phone. */
const DESKTOP = 1101

test('with two hands, live timing and open findings the head of the record is whole at every width, in English and French', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, ['E discard 1z', '@hand E1 1', 'E discard 1m', 'W draw', 'E chi 2m3m'])
  await page.getByRole('button', { name: 'Live timing' }).click()
  await expect(page.locator('.side > header .lv')).toHaveCount(2)
  for (const language of ['en', 'fr'] as const) {
    await setLanguage(page, language)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const parts = width < DESKTOP ? 'h1, .lv' : ':scope > *, button, .lv'
      await expect.poll(() => cut(page, parts), `${language}, ${width}`).toEqual([])
    }
    await expect(page.locator('.callnow kbd').last(), 'a wide head shows the keys again').toBeVisible()
  }
})
