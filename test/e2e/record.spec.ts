import { acts, ask, enter, expectAccessible, makeTournament, openTable } from './desk.ts'
import { expect, test } from './fixtures.ts'

test.afterEach(({ violations }) => expect(violations).toEqual([]))

const DOUBLED = [...(['E discard 1z', 'S draw', 'S discard 2z', 'S discard 2z', 'W draw', 'W discard 9m'] as const)]

test('an earlier act is changed, put in, taken out and moved in the list by keyboard alone, what would change shown before', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DOUBLED)
  await expect(acts(page)).toHaveCount(6)
  await expect(page.locator('.note.record')).toBeVisible()

  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await expect(page.getByText('The table as it lay after act 4')).toBeVisible()
  await page.keyboard.press('Delete')
  const draft = page.getByRole('article', { name: 'Correction' })
  await expect(draft).toContainText('Goes: Record')
  await expect(acts(page), 'nothing is done yet').toHaveCount(6)
  await page.keyboard.press('Enter')
  await expect(acts(page)).toHaveCount(5)
  await expect(page.locator('.note.record')).toHaveCount(0)
  await expect(page.locator('.undone')).toContainText('Mended: 4 S discard 2z taken out')
  await expect(page.locator('#entry')).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('8m')
  await expect(draft).toContainText('No finding comes or goes.')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(4)).toContainText('discard 8m')
  await expect(acts(page).nth(4)).toContainText('~')

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('i')
  await page.keyboard.type('W dicard')
  await page.keyboard.press('Enter')
  await expect(draft).toContainText('column 3: “dicard” does not fit here.')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('W note looked at the wall')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(4)).toContainText('+')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(draft).toContainText('Move this line')
  await page.keyboard.press('Enter')
  await expect(acts(page).nth(4)).toContainText('discard 8m')

  for (const count of [6, 5, 5, 6]) {
    await page.keyboard.press('Control+z')
    await expect(acts(page)).toHaveCount(count)
  }
  await expect(acts(page).last()).toContainText('discard 9m')
  expect(ask(served, "SELECT count(*) AS removed FROM entry WHERE kind = 'event-removed'")).toEqual([{ removed: 2 }])
})

test('header lines are corrected in the list too', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, ['@dora 4p', 'E discard 1z'])
  await expect(acts(page)).toHaveCount(1)
  const heads = page.getByRole('list', { name: 'Header lines' }).getByRole('listitem')
  await expect(heads).toHaveText(['@dora 4p'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5s')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@dora 5s'])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('a')
  await page.keyboard.type('@wall 60')
  await page.keyboard.press('Enter')
  await expect(heads).toHaveText(['@wall 60', '@dora 5s'])
})

test('the first mend of a finding is one key, the others beside it; what was mended is said, and undone by a key', async ({
  page,
  served,
}) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DOUBLED)
  const note = page.locator('.note.record')
  await expect(note.getByRole('button', { name: 'Remove 4' })).toBeVisible()
  await expect(page.locator('#entry')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('F2')
  await expect(acts(page)).toHaveCount(5)
  await expect(note).toHaveCount(0)
  await expect(page.locator('.undone')).toContainText('Mended: Remove 4')
  await page.keyboard.press('Control+z')
  await expect(acts(page)).toHaveCount(6)
  await expect(note.getByRole('button', { name: 'Remove 4' })).toBeVisible()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('k')
  await expect(note).toContainText('confirmed')
})

test('by touch on a tablet: an act is picked, a tile taps its place', async ({ page, served }) => {
  await makeTournament(page, served)
  await openTable(page, '1')
  await enter(page, DOUBLED)
  await page.setViewportSize({ width: 1024, height: 768 })
  await acts(page).nth(5).click()
  await page.getByRole('button', { name: 'Change' }).click()
  const pad = page.getByRole('region', { name: 'Correction' })
  await pad.getByRole('button', { name: '8 of characters' }).click()
  await pad.getByRole('button', { name: 'Change · W discard 8m' }).click()
  await expect(acts(page).nth(5)).toContainText('discard 8m')
})
