import { DEAD_HAND, enter, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

/** West calls and never takes the tile, and North has declared riichi. */
const WITH_RIICHI = [...DEAD_HAND.slice(0, 5), 'N call riichi', ...DEAD_HAND.slice(5)]

/** Pairs of visible parts of the middle of the board that lie on each other. */
const OVERLAPS = `(() => {
  const boxes = [...document.querySelectorAll('.centre .wind, .centre .stick, .centre .centre-title, .centre .wall, .centre .deadwall')]
    .map((part) => ({ name: part.className + ' ' + part.textContent, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0)
  return boxes.flatMap((one, n) => boxes.slice(n + 1).flatMap((other) =>
    one.box.left < other.box.right - 1 && other.box.left < one.box.right - 1 && one.box.top < other.box.bottom - 1 && other.box.top < one.box.bottom - 1
      ? [one.name + ' / ' + other.name] : []))
})()`

test('at 200 %: a ruling keeps the keys on its buttons and a board that can be read, an incident opens at its title', async ({
  page,
  served,
}) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await makeTournament(page, served)
  await openTable(page, '7')
  await enter(page, WITH_RIICHI)
  await expect(page.locator('.note.violation')).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /West’s hand is dead/ }).waitFor()
  await expect(page.locator('.centre')).toBeVisible()
  expect(await page.evaluate(OVERLAPS)).toEqual([])
  await expect(page.locator('.centre')).toContainText('E 1')
  for (const name of [/Confirm and sign/, /Change/, /Dismiss/])
    await expect(page.getByRole('button', { name }).locator('kbd').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Show to players/ })).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.tag.done')).toBeVisible()
  await page.goto(page.url().replace(/#.*/, '#/incident/1'))
  await expect(page.locator('.acts [aria-current=step]')).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Incident 1' })).toBeInViewport({ ratio: 0.99 })
})

test('the frame of a finding that has the focus is whole, also where the finding is as high as the list', async ({ page, served }) => {
  await page.setViewportSize({ width: 1440, height: 720 })
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['E discard 1z', 'S draw', 'S discard 9m', 'W draw', 'W discard 5p', 'W discard 1s'])
  const note = page.locator('.note.question')
  await expect(note).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(note).toBeFocused()
  const below = () =>
    page.evaluate(`(() => {
    const note = document.querySelector('.note.question')
    const { outlineOffset, outlineWidth } = getComputedStyle(note)
    const frame = note.getBoundingClientRect().bottom + parseFloat(outlineOffset) + parseFloat(outlineWidth)
    return frame - note.closest('.scroll').getBoundingClientRect().bottom
  })()`)
  await expect.poll(below).toBeLessThanOrEqual(0)
})
